import { townSorts, type TownSort } from "~/domain/town-sorts";
import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";
import { ChipRow } from "~/ui/chip-row";

interface SortTabsProps {
  chosen: TownSort;
  /** The sorts that have something of the list. */
  sorts: readonly TownSort[];
  addressOf: (order: TownSort) => string;
}

/** The sorts that have something of a list of the town, and the chosen one, as links; nothing where there is no other one. */
export function SortTabs({ chosen, sorts, addressOf }: SortTabsProps) {
  const { t } = useTranslation("shelf");
  const offered = townSorts.filter((sort) => sort === chosen || sorts.includes(sort));
  if (offered.length < 2) return null;
  return (
    <ChipRow label={t("order")} chosen={offered.indexOf(chosen)} className="max-sm:mask-r-from-90%">
      {offered.map((order) => (
        <li key={order}>
          <ChipLink to={addressOf(order)} aria-current={order === chosen ? "page" : undefined}>
            {t(`orders.${order}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}

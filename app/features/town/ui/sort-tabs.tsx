import { townSorts, type TownSort } from "~/domain/town-sorts";
import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";
import { ChipRow } from "~/ui/chip-row";

interface SortTabsProps {
  chosen: TownSort;
  addressOf: (order: TownSort) => string;
}

/** The sorts of a list of the town, as links. */
export function SortTabs({ chosen, addressOf }: SortTabsProps) {
  const { t } = useTranslation("shelf");
  return (
    <ChipRow label={t("order")} chosen={townSorts.indexOf(chosen)} className="max-sm:mask-r-from-90%">
      {townSorts.map((order) => (
        <li key={order}>
          <ChipLink to={addressOf(order)} aria-current={order === chosen ? "page" : undefined}>
            {t(`orders.${order}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}

import { townOrders, type TownOrder } from "~/domain/town-orders";
import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";

interface OrderTabsProps {
  chosen: TownOrder;
  addressOf: (order: TownOrder) => string;
}

/** The orders of a list of the town, as links. */
export function OrderTabs({ chosen, addressOf }: OrderTabsProps) {
  const { t } = useTranslation("shelf");
  return (
    <nav aria-label={t("order")}>
      <ul className="flex flex-wrap gap-1.5">
        {townOrders.map((order) => (
          <li key={order}>
            <ChipLink to={addressOf(order)} aria-current={order === chosen ? "page" : undefined}>
              {t(`orders.${order}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

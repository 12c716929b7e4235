import { Link } from "react-router";

import { townOrders, type TownOrder } from "~/domain/town-orders";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

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
            <Link
              to={addressOf(order)}
              preventScrollReset
              discover="none"
              aria-current={order === chosen ? "page" : undefined}
              className={joinClasses(
                "chip",
                order === chosen
                  ? "border-accent bg-accent-soft font-semibold text-accent-text"
                  : "chip-open",
              )}
            >
              {t(`orders.${order}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from "react-router";

import { categoryNames, type Category } from "~/domain/categories";
import { useTranslation } from "~/i18n";

import type { TownCounts } from "~/domain/town-sorts";
import type { TownQuery } from "../query";
import { ShopDrawing } from "./shop-drawing";
import { useCategoryNames } from "./use-category";

interface ShopsProps {
  /** Null for all of the town. */
  chosen: Category | null;
  counts: TownCounts;
  /** The categories with something new. */
  lit: readonly Category[];
  addressOf: (place: Pick<TownQuery, "category" | "subcategory">) => string;
}

/**
 * The town's street: its gate, which leads to all prompts, and a shop for each category, with a red lantern where something is new.
 * On a phone the street scrolls.
 */
export function Shops({ chosen, counts, lit, addressOf }: ShopsProps) {
  const { t } = useTranslation("street");
  const { nameOf } = useCategoryNames();
  return (
    <nav aria-label={t("shops.label")} className="lg:col-span-full">
      <ul className="flex overflow-x-auto max-sm:-mx-4 max-sm:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
        {[null, ...categoryNames].map((category) => {
          const isNew = category !== null && lit.includes(category);
          return (
            <li key={category ?? "all"} className="flex-1">
              <Link
                to={addressOf({ category, subcategory: null })}
                preventScrollReset
                discover="none"
                className="shop"
                aria-current={category === chosen ? "true" : undefined}
                data-new={isNew || undefined}
                data-empty={!counts[category ?? "all"] || undefined}
              >
                <ShopDrawing of={category ?? "all"} />
                <span className="shop-name">{nameOf(category)}</span>
                {isNew && <span className="sr-only"> {t("shops.lit")}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
      {lit.length > 0 && (
        <p className="phrases text-center text-sm text-ink-soft max-lg:sr-only">{t("shops.lead")}</p>
      )}
    </nav>
  );
}

import { Link } from "react-router";

import { numberFormat } from "~/domain/formats";
import { categoryNames, type Category } from "~/domain/categories";
import { useTranslation } from "~/i18n";

import type { TownCounts } from "../count-town.server";
import type { TownQuery } from "../query";
import drawing from "./shops.svg?no-inline";

interface ShopsProps {
  counts: TownCounts;
  /** The categories with something new. */
  lit: readonly Category[];
  /** The URL of a category. */
  addressOf: (place: Pick<TownQuery, "category">) => string;
}

/** The town's street: a shop for each category, its windows lit where something is new; on a phone the street scrolls. */
export function Shops({ counts, lit, addressOf }: ShopsProps) {
  const { t, language } = useTranslation("town");
  return (
    <nav aria-label={t("place.category")}>
      <ul className="flex max-lg:overflow-x-auto max-lg:pb-1 max-sm:-mx-4 max-sm:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
        {categoryNames.map((category) => (
          <li key={category} className="flex-1 max-lg:min-w-33">
            <Link
              to={addressOf({ category })}
              discover="none"
              className="shop"
              data-lit={lit.includes(category) || undefined}
            >
              <svg aria-hidden viewBox="0 -26 136 192">
                <use href={`${drawing}#${category}`} />
              </svg>
              <span className="shop-name">{t(`categories.${category}`)}</span>{" "}
              <span className="text-sm text-ink-soft">
                {numberFormat(language).format(counts[category] ?? 0)}
              </span>
              {lit.includes(category) && <span className="sr-only"> {t("shops.lit")}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {lit.length > 0 && (
        <p className="phrases mt-1 text-center text-sm text-balance text-ink-soft">{t("shops.lead")}</p>
      )}
    </nav>
  );
}

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { joinClasses } from "~/ui/join-classes";

import { categoryNames, subcategoriesOf } from "../categories";
import type { TownCounts } from "../count-town.server";
import type { TownQuery } from "../query";
import { usePlaceNames } from "./use-place-names";

interface CategoryNavProps {
  query: TownQuery;
  counts: TownCounts;
  /** The address of a change of place. */
  addressOf: (place: Pick<TownQuery, "category" | "subcategory">) => string;
}

/** All, and each category with its count; a category opens to its subcategories (specification, section 2). */
export function CategoryNav({ query, counts, addressOf }: CategoryNavProps) {
  const { t } = useTranslation("town");
  const { nameOf, subcategoryName } = usePlaceNames();
  return (
    <nav aria-label={t("place.category")}>
      <ul className="flex flex-col gap-0.5">
        <li>
          <PlaceLink
            to={addressOf({ category: null, subcategory: null })}
            here={query.category === null}
            count={counts.all ?? 0}
          >
            {t("all")}
          </PlaceLink>
        </li>
        {categoryNames.map((category) => (
          <li key={category} className="relative">
            <PlaceLink
              to={addressOf({ category, subcategory: null })}
              here={query.category === category && query.subcategory === null}
              count={counts[category] ?? 0}
              className="mr-11"
            >
              {nameOf(category)}
            </PlaceLink>
            <details open={query.category === category} className="group/places">
              <summary
                aria-label={t("subcategoriesOf", { category: nameOf(category) })}
                className="absolute top-0 right-0 flex size-11 list-none items-center justify-center rounded-control text-ink-soft hover:bg-ink/7 hover:text-ink [&::-webkit-details-marker]:hidden"
              >
                <ChevronDown aria-hidden className="size-5 group-open/places:rotate-180" />
              </summary>
              <ul className="mb-1 ml-3 flex flex-col border-l border-line pl-2">
                {subcategoriesOf(category).map((subcategory) => (
                  <li key={subcategory}>
                    <PlaceLink
                      to={addressOf({ category, subcategory })}
                      here={query.subcategory === subcategory}
                      count={query.category === category ? (counts[subcategory] ?? 0) : undefined}
                      small
                    >
                      {subcategoryName(subcategory)}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PlaceLinkProps {
  to: string;
  here: boolean;
  count?: number;
  small?: boolean;
  className?: string;
  children: ReactNode;
}

function PlaceLink({ to, here, count, small, className, children }: PlaceLinkProps) {
  const { i18n } = useTranslation();
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={here ? "page" : undefined}
      className={joinClasses(
        "flex items-center gap-2 rounded-control px-3 py-1 leading-snug no-underline hover:bg-ink/7",
        small ? "min-h-9 text-sm pointer-coarse:min-h-11" : "min-h-11",
        here && "bg-accent-soft font-semibold text-accent-text",
        className,
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      {count !== undefined && (
        <span className={joinClasses("text-sm", !here && "text-ink-soft")}>
          {count.toLocaleString(i18n.language)}
        </span>
      )}
    </Link>
  );
}

import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";

import { numberFormat } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

import type { TownCounts } from "~/domain/town-sorts";
import type { TownQuery } from "../query";
import { useCategoryNames } from "./use-category";

interface CategoryNavProps {
  query: TownQuery;
  counts: TownCounts;
  /** The URL of another category. */
  addressOf: (place: Pick<TownQuery, "category" | "subcategory">) => string;
}

/** All, and each category with its count; a category opens to its subcategories (specification, section 2). */
export function CategoryNav({ query, counts, addressOf }: CategoryNavProps) {
  const { t } = useTranslation("town");
  const { nameOf } = useCategoryNames();
  return (
    <nav aria-label={t("place.category")}>
      <ul className="flex flex-col gap-0.5">
        <li>
          <CategoryLink
            to={addressOf({ category: null, subcategory: null })}
            here={query.category === null}
            count={counts.all ?? 0}
            // Aligns its count with the others.
            className="mr-11"
          >
            {t("all")}
          </CategoryLink>
        </li>
        {categoryNames.map((category) => (
          <li key={category} className="relative">
            <CategoryLink
              to={addressOf({ category, subcategory: null })}
              here={query.category === category && query.subcategory === null}
              count={counts[category] ?? 0}
              className="mr-11"
            >
              {nameOf(category)}
            </CategoryLink>
            <Subcategories category={category} query={query} counts={counts} addressOf={addressOf} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubcategoriesProps extends CategoryNavProps {
  category: Category;
}

/**
 * The subcategories of a category, collapsed except for the current one. The others are rendered when opened: all
 * of them would be a sixth of the page. Without scripts a link leads to them.
 */
function Subcategories({ category, query, counts, addressOf }: SubcategoriesProps) {
  const { t } = useTranslation("town");
  const { nameOf, subcategoryName } = useCategoryNames();
  const [wasOpened, setWasOpened] = useState(false);
  const group = useRef<HTMLDetailsElement>(null);
  // Also if it was opened before hydration.
  useEffect(() => setWasOpened(group.current!.open), []);
  const isOpen = query.category === category;
  const label = t("subcategoriesOf", { category: nameOf(category) });
  return (
    <details
      ref={group}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary aria-label={label} className="place-opener">
        <Icon name="chevron-down" />
      </summary>
      {isOpen || wasOpened ? (
        <ul className="mb-1 ml-3 flex flex-col border-l border-line pl-2">
          {subcategoriesOf(category).map((subcategory) => (
            <li key={subcategory}>
              <CategoryLink
                to={addressOf({ category, subcategory })}
                here={query.subcategory === subcategory}
                count={isOpen ? (counts[subcategory] ?? 0) : undefined}
                small
              >
                {subcategoryName(subcategory)}
              </CategoryLink>
            </li>
          ))}
        </ul>
      ) : (
        <CategoryLink to={addressOf({ category, subcategory: null })} className="without-script" small>
          {label}
        </CategoryLink>
      )}
    </details>
  );
}

interface CategoryLinkProps {
  to: string;
  here?: boolean;
  count?: number;
  small?: boolean;
  className?: string;
  children: ReactNode;
}

function CategoryLink({ to, here, count, small, className, children }: CategoryLinkProps) {
  const { language } = useTranslation();
  return (
    <Link
      to={to}
      preventScrollReset
      discover="none"
      aria-current={here ? "page" : undefined}
      className={joinClasses(
        "place-link",
        small && "place-link-small",
        here && "bg-accent-soft font-semibold text-accent-text",
        className,
      )}
    >
      {count === undefined ? (
        children
      ) : (
        <>
          <span className="min-w-0 flex-1">{children}</span>{" "}
          <span className={joinClasses("text-sm", !here && "text-ink-soft")}>
            {numberFormat(language).format(count)}
          </span>
        </>
      )}
    </Link>
  );
}

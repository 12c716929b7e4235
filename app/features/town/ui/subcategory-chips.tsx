import { useEffect, useRef } from "react";

import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";
import { subcategoriesOf, type Category, type Subcategory } from "~/domain/categories";

import { useCategoryNames } from "./use-category";

interface SubcategoryChipsProps {
  category: Category;
  chosen: Subcategory | null;
  addressOf: (subcategory: Subcategory | null) => string;
}

/** Null for all of the category. */
const chipsOf = (category: Category) => [null, ...subcategoriesOf(category)];

/** The subcategories of the selected category in a row; "all" clears the selection (specification, section 2). */
export function SubcategoryChips({ category, chosen, addressOf }: SubcategoryChipsProps) {
  const { t } = useTranslation("town");
  const { subcategoryName } = useCategoryNames();
  const row = useRef<HTMLUListElement>(null);
  // On a phone the row scrolls: centers the selected one.
  useEffect(() => {
    const list = row.current!;
    const chip = list.children[chipsOf(category).indexOf(chosen)] as HTMLElement;
    list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
  }, [category, chosen]);
  return (
    <nav aria-label={t("place.subcategory")}>
      <ul
        ref={row}
        className="relative flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      >
        {chipsOf(category).map((subcategory) => (
          <li key={subcategory ?? "all"} className="shrink-0">
            <ChipLink to={addressOf(subcategory)} aria-current={subcategory === chosen ? "page" : undefined}>
              {subcategory ? subcategoryName(subcategory) : t("all")}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useState } from "react";

import { type Category, categoryOf, type Subcategory } from "~/domain/categories";
import { useTranslation } from "~/i18n";

/** A placement as field values, empty where not selected. */
export interface ChosenCategory {
  category: string;
  subcategory: string;
}

/** State of a placement's fields; another category clears the subcategory (specification, section 4). */
export function useCategory(start: ChosenCategory) {
  const { t } = useTranslation("town");
  const [place, setCategory] = useState(start);
  return {
    place,
    /** Labels of what is still to choose. */
    missing: (["category", "subcategory"] as const)
      .filter((field) => place[field] === "")
      .map((field) => t(`place.${field}`)),
    setPlace: setCategory,
    setCategory: (category: string) => setCategory({ category, subcategory: "" }),
    setSubcategory: (subcategory: string) =>
      setCategory(({ category }) => ({ category: category || (categoryOf(subcategory) ?? ""), subcategory })),
  };
}

/** The translated names of categories and subcategories. */
export function useCategoryNames() {
  const { t } = useTranslation("town");
  return {
    nameOf: (category: Category | null) => (category ? t(`categories.${category}`) : t("all")),
    subcategoryName: (subcategory: Subcategory) => t(`subcategories.${subcategory}`),
  };
}

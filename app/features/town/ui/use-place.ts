import { useState } from "react";

import { useTranslation } from "~/i18n";

import { categoryOf, type Category, type Subcategory } from "../categories";

/** The names of a place as a form holds them, chosen or not. */
export interface ChosenPlace {
  category: string;
  subcategory: string;
}

/** A place that is being chosen; another category takes its subcategory away (specification, section 4). */
export function usePlace(start: ChosenPlace) {
  const [place, setPlace] = useState(start);
  return {
    place,
    isComplete: place.category !== "" && place.subcategory !== "",
    setPlace,
    setCategory: (category: string) => setPlace({ category, subcategory: "" }),
    setSubcategory: (subcategory: string) =>
      setPlace(({ category }) => ({ category: category || (categoryOf(subcategory) ?? ""), subcategory })),
  };
}

/** Names the places of the town for the reader. */
export function usePlaceNames() {
  const { t } = useTranslation("town");
  return {
    nameOf: (category: Category | null) => (category ? t(`categories.${category}`) : t("all")),
    subcategoryName: (subcategory: Subcategory) => t(`subcategories.${subcategory}`),
  };
}

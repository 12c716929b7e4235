import { useTranslation } from "~/i18n";
import type { Category, Subcategory } from "~/domain/categories";

/** Names the places of the town for the reader. */
export function usePlaceNames() {
  const { t } = useTranslation("town");
  return {
    nameOf: (category: Category | null) => (category ? t(`categories.${category}`) : t("all")),
    subcategoryName: (subcategory: Subcategory) => t(`subcategories.${subcategory}`),
  };
}

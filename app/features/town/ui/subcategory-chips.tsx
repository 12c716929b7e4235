import { useTranslation } from "~/i18n";
import { ChipLink } from "~/ui/chip-link";
import { ChipRow } from "~/ui/chip-row";
import { subcategoriesOf, type Category, type Subcategory } from "~/domain/categories";

import { useCategoryNames } from "./use-category";

interface SubcategoryChipsProps {
  category: Category;
  chosen: Subcategory | null;
  addressOf: (subcategory: Subcategory | null) => string;
}

/** The subcategories of the selected category in a row; "all" clears the selection (specification, section 2). */
export function SubcategoryChips({ category, chosen, addressOf }: SubcategoryChipsProps) {
  const { t } = useTranslation("town");
  const { subcategoryName } = useCategoryNames();
  const choices = [null, ...subcategoriesOf(category)];
  return (
    <ChipRow
      key={category}
      className="chips-small"
      label={t("place.subcategory")}
      chosen={choices.indexOf(chosen)}
    >
      {choices.map((subcategory) => (
        <li key={subcategory ?? "all"}>
          <ChipLink to={addressOf(subcategory)} aria-current={subcategory === chosen ? "page" : undefined}>
            {subcategory ? subcategoryName(subcategory) : t("all")}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}

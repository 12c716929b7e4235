import { useTranslation } from "~/i18n";
import { useHydrated } from "~/ui/use-hydrated";
import { SelectField } from "~/ui/text-fields";
import { categoryNames, isCategory, subcategoriesOf, type Category } from "~/domain/categories";

import { useCategoryNames, type useCategory } from "./use-category";

interface CategoryFieldsProps {
  choice: ReturnType<typeof useCategory>;
  fieldError: (field: string) => string | undefined;
}

/** Category and subcategory; without scripts the subcategories are one list, grouped by category. */
export function CategoryFields({ choice, fieldError }: CategoryFieldsProps) {
  const { t } = useTranslation("town");
  const { nameOf } = useCategoryNames();
  const hydrated = useHydrated();
  const { place, setCategory, setSubcategory } = choice;
  const chosen = isCategory(place.category) ? place.category : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
      <SelectField
        label={t("place.category")}
        aside={t("place.required")}
        error={fieldError("category")}
        required
        name="category"
        value={place.category}
        onChange={(event) => setCategory(event.currentTarget.value)}
        options={categoryNames.map((category) => [category, nameOf(category)])}
      >
        <option value="">{t("place.choose")}</option>
      </SelectField>
      <SelectField
        label={t("place.subcategory")}
        aside={t("place.required")}
        error={fieldError("subcategory")}
        required
        name="subcategory"
        value={place.subcategory}
        disabled={hydrated && chosen === null}
        onChange={(event) => setSubcategory(event.currentTarget.value)}
      >
        <option value="">{hydrated && !chosen ? t("place.categoryFirst") : t("place.choose")}</option>
        {hydrated && chosen ? (
          <Subcategories of={chosen} />
        ) : (
          categoryNames.map((category) => (
            <optgroup key={category} label={nameOf(category)}>
              <Subcategories of={category} />
            </optgroup>
          ))
        )}
      </SelectField>
    </div>
  );
}

function Subcategories({ of: category }: { of: Category }) {
  const { subcategoryName } = useCategoryNames();
  return subcategoriesOf(category).map((subcategory) => (
    <option key={subcategory} value={subcategory}>
      {subcategoryName(subcategory)}
    </option>
  ));
}

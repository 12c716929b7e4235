import {
  categories,
  categoryNames,
  subcategoriesOf,
  type Category,
  type Subcategory,
} from "~/domain/categories";

interface Labels {
  all: string;
  categories: Record<Category, string>;
  subcategories: Record<Subcategory, string>;
}

/** One category, for third parties. */
interface Branch {
  /** First tag of its prompts, the same in every language. */
  title: string;
  label: string;
  /** Japanese name to label. */
  subcategories: Record<string, string>;
}

/** The category tree (specification, section 3), with labels in one language. */
export function categoryTree(labels: Labels): Record<Category | "all", Branch> {
  const branches = categoryNames.map((category) => {
    const names = subcategoriesOf(category).map((name) => [name, labels.subcategories[name]]);
    const { title } = categories[category];
    return [
      category,
      { title, label: labels.categories[category], subcategories: Object.fromEntries(names) },
    ];
  });
  return {
    all: { title: "すべて", label: labels.all, subcategories: {} },
    ...(Object.fromEntries(branches) as Record<Category, Branch>),
  };
}

import type { Category, Subcategory } from "~/domain/categories";

/** The part of the town that a search keeps to, as the index knows it. */
export const scopeOf = (category: Category, subcategory: Subcategory | null): string =>
  subcategory === null ? category : `${category}_${subcategory}`;

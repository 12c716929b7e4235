import type { categories, Category } from "../../categories";

/**
 * The words that point to a subcategory, comma-separated. What stands under a language names the thing that belongs there,
 * `hints` of any language only point to it. Latin words match whole, whatever their number, without articles and short
 * prepositions; one that ends in "*" matches every word that begins so. Japanese words match anywhere, with or without の and を.
 */
export interface SubcategoryWords {
  ja: string;
  en: string;
  es: string;
  hints: string;
}

/** The words of every subcategory of a category. */
export type CategoryWords<C extends Category> = Record<
  (typeof categories)[C]["subcategories"][number],
  SubcategoryWords
>;

import { sql, type Placeholder, type SQL } from "drizzle-orm";

import { publications } from "~/db/schema";
import type { Category, Subcategory } from "~/domain/categories";
import { listName } from "~/domain/town-sorts";
import type { ListLanguage, PromptLanguage } from "~/domain/prompt-languages";

/** The language that a list is limited to. Null for all. */
export const oneLanguage = (language: ListLanguage | null): PromptLanguage | null =>
  language === "all" ? null : language;

/** SQL condition of a category's list, the category as SQL; the key of one of the partial indexes. */
export const inCategory = (category: SQL, language: PromptLanguage | null): SQL =>
  language
    ? sql`${publications.language} || ':' || ${publications.category} = ${listName("", language)} || ${category}`
    : sql`iif(${publications.isLead}, ${publications.category}, null) = ${category}`;

interface Place {
  category: Category | null;
  subcategory: Subcategory | null;
}

/** Keys of the lists in SQL, one language's and all languages', each of a partial index. */
const keys = {
  language: sql`${publications.language}`,
  category: sql`${publications.language} || ':' || ${publications.category}`,
  subcategory: sql`${publications.language} || ':' || ${publications.subcategory}`,
  all: sql`${publications.isLead}`,
  "all category": sql`iif(${publications.isLead}, ${publications.category}, null)`,
  "all subcategory": sql`iif(${publications.isLead}, ${publications.subcategory}, null)`,
};

/** The kind of a list: its key, as a column. */
export type ListKind = keyof typeof keys;

export function kindOfList({ category, subcategory }: Place, language: PromptLanguage | null): ListKind {
  const place = subcategory ? "subcategory" : category ? "category" : null;
  if (language) return place ?? "language";
  return place ? `all ${place}` : "all";
}

/** The value of a list's key. */
export function keyOfList(
  { category, subcategory }: Place,
  language: PromptLanguage | null,
): string | number {
  const place = subcategory ?? category;
  if (language) return place ? listName(place, language) : language;
  return place ?? 1;
}

/** SQL condition of a list by kind and key. `by number`: without the list's index, for prompts found by number. */
export const hasKey = (kind: ListKind, key: string | number | Placeholder, found?: "by number"): SQL =>
  found ? sql`+(${keys[kind]}) = ${key}` : sql`${keys[kind]} = ${key}`;

/** SQL condition of a list: of one language, or of all with one version of each work. */
export const inList = (place: Place, language: PromptLanguage | null): SQL =>
  hasKey(kindOfList(place, language), keyOfList(place, language));

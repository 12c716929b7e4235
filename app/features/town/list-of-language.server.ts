import { sql, type SQL } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Category, Subcategory } from "~/domain/categories";
import { listName } from "~/domain/town-orders";
import type { ListLanguage, PromptLanguage } from "~/domain/prompt-languages";

/** The language that a list is limited to; null: all. */
export const oneLanguage = (language: ListLanguage | null): PromptLanguage | null =>
  language === "all" ? null : language;

/** SQL condition of a category's list, the category as SQL; the key of one of the partial indexes. */
export const inCategory = (category: SQL, language: PromptLanguage | null): SQL =>
  language
    ? sql`${prompts.language} || ':' || ${prompts.category} = ${listName("", language)} || ${category}`
    : sql`iif(${prompts.isLead}, ${prompts.category}, null) = ${category}`;

interface Place {
  category: Category | null;
  subcategory: Subcategory | null;
}

/**
 * SQL condition of a list: of one language, or of all with what stands for its work alone; each is the key of one of the partial
 * indexes. `by number`: not to find the prompts by.
 */
export function inList(
  { category, subcategory }: Place,
  language: PromptLanguage | null,
  found?: "by number",
): SQL {
  const place = subcategory ?? category;
  const column = subcategory ? prompts.subcategory : prompts.category;
  const is = (key: SQL, value: string | number) =>
    found ? sql`+(${key}) = ${value}` : sql`${key} = ${value}`;
  if (language && place) return is(sql`${prompts.language} || ':' || ${column}`, listName(place, language));
  if (language) return is(sql`${prompts.language}`, language);
  return place ? is(sql`iif(${prompts.isLead}, ${column}, null)`, place) : is(sql`${prompts.isLead}`, 1);
}

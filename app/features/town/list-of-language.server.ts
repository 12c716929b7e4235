import { eq, sql, type SQL } from "drizzle-orm";

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
 * indexes.
 */
export function inList({ category, subcategory }: Place, language: PromptLanguage | null): SQL {
  const place = subcategory ?? category;
  const column = subcategory ? prompts.subcategory : prompts.category;
  if (language && place) return sql`${prompts.language} || ':' || ${column} = ${listName(place, language)}`;
  if (language) return eq(prompts.language, language);
  return place ? sql`iif(${prompts.isLead}, ${column}, null) = ${place}` : eq(prompts.isLead, true);
}

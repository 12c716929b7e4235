import type { prompts, publications } from "~/db/schema";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { filledText } from "~/domain/variable-definitions";
import { foldText } from "~/features/text/fold-text";
import type { SearchChange } from "~/platform/search/search-index";
import { categories, type Category, type Subcategory } from "~/domain/categories";
import { splitRuns } from "~/platform/search/grams";

import { searchLimit, searchRunLength, searchRunsLimit } from "./limits";

/** Search scope of a list, as a term of the index. Null for the whole town. */
export const scopeOf = (
  category: Category | null,
  subcategory: Subcategory | null,
  language: PromptLanguage | null = null,
): string | null => [language, category, subcategory].filter((part) => part !== null).join("_") || null;

/** The scopes of the lists with a prompt besides the whole town. */
const scopesOf = (category: Category, subcategory: Subcategory, language: PromptLanguage | null) =>
  [null, ...(language ? [language] : [])].flatMap((spoken) =>
    [
      scopeOf(null, null, spoken),
      scopeOf(category, null, spoken),
      scopeOf(category, subcategory, spoken),
    ].filter((scope) => scope !== null),
  );

type Texts = Pick<
  typeof prompts.$inferSelect,
  "originalInput" | "title" | "description" | "content" | "variables" | "tags"
> &
  Pick<typeof publications.$inferSelect, "category" | "subcategory" | "language">;

/** Search document of a publication: its texts and category. */
export function searchDocument(prompt: Texts): NonNullable<SearchChange["document"]> {
  const { originalInput, title, description, content, variables, tags, category, subcategory, language } =
    prompt;
  const place = category && subcategory ? [categories[category].title, subcategory] : [];
  const scopes = category && subcategory ? scopesOf(category, subcategory, language) : [];
  const filled = filledText({ content, variables: variables ?? [] });
  const texts = [originalInput, title ?? "", description ?? "", filled, ...tags, ...place];
  return { scopes, text: foldText(texts.join("\n")) };
}

/** Search terms of a query: its first runs of letters, long ones cut, folded like the texts, without duplicates. */
export function searchRuns(search: string): string[] {
  const typed = [...search].slice(0, searchLimit).join("");
  const runs = splitRuns(foldText(typed)).map((run) => [...run].slice(0, searchRunLength).join(""));
  return [...new Set(runs)].slice(0, searchRunsLimit);
}

import type { prompts } from "~/db/schema";
import { foldText } from "~/features/texts/fold-text";
import type { SearchChange } from "~/platform/search/search-index";
import { categories } from "~/domain/categories";

import { scopeOf } from "./scope";

type Texts = Pick<
  typeof prompts.$inferSelect,
  "originalInput" | "title" | "description" | "content" | "tags" | "category" | "subcategory"
>;

/** What the search of the town knows of a publication: its texts and where it stands. */
export function searchDocument(prompt: Texts): NonNullable<SearchChange["document"]> {
  const { originalInput, title, description, content, tags, category, subcategory } = prompt;
  const place = category && subcategory ? [categories[category].title, subcategory] : [];
  const scopes = category ? [scopeOf(category, null), scopeOf(category, subcategory)] : [];
  const texts = [originalInput, title ?? "", description ?? "", content, ...tags, ...place];
  return { scopes, text: foldText(texts.join("\n")) };
}

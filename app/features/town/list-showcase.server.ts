import { and, desc, notInArray, sql, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";
import { categoryNames } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { filledText } from "~/domain/variable-definitions";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import type { Services } from "~/services";

import { firstLine } from "./first-line";
import { showcaseSize } from "./limits";
import type { ShowcasePrompt } from "./showcase-prompt";
import { inCategory, inList } from "./list-of-language.server";

/** How much of a text is read for its first line, and of that line for a card, in characters. */
const beginning = 600;
const lineLength = 140;

/**
 * The newest publications of a language, of as many categories as possible, the latest first; then further ones of the language, then
 * of all languages. A round trip for each of the three that is needed. Without `language`, all languages.
 */
export async function listShowcase(
  { db }: Pick<Services, "db">,
  language: PromptLanguage | null = null,
): Promise<ShowcasePrompt[]> {
  const select = (condition: SQL | undefined, most: number) =>
    db
      .select({
        shareId: prompts.shareId,
        title: prompts.title,
        description: prompts.description,
        originalInput: prompts.originalInput,
        content: sql<string>`substr(${prompts.content}, 1, ${beginning})`,
        variables: prompts.variables,
        category: prompts.category,
        publication: prompts.publication,
      })
      .from(prompts)
      .where(and(isListed, condition))
      .orderBy(desc(prompts.publication))
      .limit(most);
  const newestOfEach = sql`${prompts.publication} in (
    select (
      select shown.publication from (select ${prompts.publication} as publication from ${prompts}
        where ${isListed} and ${inCategory(sql`value`, language)} order by ${prompts.publication} desc limit 1) as shown
    ) from json_each(${JSON.stringify(categoryNames)}))`;
  const rows = await select(newestOfEach, showcaseSize);
  for (const wider of language ? [language, null] : [null]) {
    const taken = rows.map(({ publication }) => publication!);
    const missing = showcaseSize - taken.length;
    if (missing === 0) break;
    const isIn = inList({ category: null, subcategory: null }, wider);
    rows.push(...(await select(and(isIn, notInArray(prompts.publication, taken)), missing)));
  }
  return rows.map(({ shareId, category, description, ...row }) => ({
    shareId: shareId!,
    category: category!,
    title: shownTitle(row),
    line: [...(description || firstLine(filledText(withVariables(row))))].slice(0, lineLength).join(""),
  }));
}

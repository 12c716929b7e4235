import { and, desc, notInArray, sql, type SQL } from "drizzle-orm";

import { isItsPublication, isListed } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
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
        shareId: publications.shareId,
        title: prompts.title,
        description: prompts.description,
        originalInput: prompts.originalInput,
        content: sql<string>`substr(${prompts.content}, 1, ${beginning})`,
        variables: prompts.variables,
        category: publications.category,
        publication: publications.publication,
      })
      .from(publications)
      // SQLite keeps the order of a cross join.
      .crossJoin(prompts)
      .where(and(isItsPublication, isListed, condition))
      .orderBy(desc(publications.publication))
      .limit(most);
  const newestOfEach = sql`${publications.publication} in (
    select (
      select shown.publication from (select ${publications.publication} as publication from ${publications}
        where ${isListed} and ${inCategory(sql`value`, language)} order by ${publications.publication} desc limit 1) as shown
    ) from json_each(${JSON.stringify(categoryNames)}))`;
  const rows = await select(newestOfEach, showcaseSize);
  for (const wider of language ? [language, null] : [null]) {
    const taken = rows.map(({ publication }) => publication!);
    const missing = showcaseSize - taken.length;
    if (missing === 0) break;
    const isIn = inList({ category: null, subcategory: null }, wider);
    rows.push(...(await select(and(isIn, notInArray(publications.publication, taken)), missing)));
  }
  return rows.map(({ shareId, category, description, ...row }) => ({
    shareId,
    category: category!,
    title: shownTitle(row),
    line: [...(description || firstLine(filledText(withVariables(row))))].slice(0, lineLength).join(""),
  }));
}

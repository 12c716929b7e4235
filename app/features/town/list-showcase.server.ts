import { and, desc, notInArray, sql, type SQL } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { categoryNames } from "~/domain/categories";
import { filledText } from "~/domain/variable-definitions";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import { shownTitle } from "~/features/sharing/shown-texts";
import type { Services } from "~/services";

import { firstLine } from "./first-line";
import { showcaseSize } from "./limits";
import type { ShowcasePrompt } from "./showcase-prompt";
import { isListed } from "./town-rows.server";

/** How much of a text is read for its first line, and of that line for a card, in characters. */
const beginning = 600;
const lineLength = 140;

/**
 * The newest publications, of as many categories as possible, the latest first: those of `showcaseSize` categories in one round trip,
 * the rest of a town with fewer in another. `isShown`: SQL condition of the prompts to choose from.
 */
export async function listShowcase(
  { db }: Pick<Services, "db">,
  isShown: SQL = isListed,
): Promise<ShowcasePrompt[]> {
  const select = (condition: SQL, most: number) =>
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
      .where(and(isShown, condition))
      .orderBy(desc(prompts.publication))
      .limit(most);
  const newestOfEach = sql`${prompts.publication} in (
    select (
      select shown.publication from (select ${prompts.publication} as publication from ${prompts}
        where ${isShown} and ${prompts.category} = value order by ${prompts.publication} desc limit 1) as shown
    ) from json_each(${JSON.stringify(categoryNames)}))`;
  const rows = await select(newestOfEach, showcaseSize);
  const missing = showcaseSize - rows.length;
  const taken = rows.map(({ publication }) => publication!);
  const more =
    missing > 0 && rows.length > 0 ? await select(notInArray(prompts.publication, taken), missing) : [];
  return [...rows, ...more].map(({ shareId, category, description, ...row }) => ({
    shareId: shareId!,
    category: category!,
    title: shownTitle({ ...row, description }),
    line: [...(description || firstLine(filledText(withVariables(row))))].slice(0, lineLength).join(""),
  }));
}

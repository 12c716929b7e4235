import { and, eq, isNotNull, sql } from "drizzle-orm";

import { isSavedBy } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";
import type { Language } from "~/languages";
import type { Services } from "~/services";

import { promptFields, type TownRow } from "./town-rows.server";

/** The rows of a list, each with the version in the reader's language in place of another, if one is listed; reads at most a row more each. */
export async function inReaderLanguage<Row extends TownRow>(
  { db }: Pick<Services, "db">,
  viewer: { id: string } | null,
  rows: Row[],
  language: Language,
): Promise<Row[]> {
  const versionOf = (work: string) =>
    db
      .select({ prompt: promptFields, isSaved: isSavedBy(viewer, prompts.id) })
      .from(prompts)
      .where(
        and(
          eq(prompts.workId, work),
          eq(prompts.language, language),
          // Not `isListed`: the plus keeps the planner from reading the whole list of the language.
          sql`+${prompts.isPublic}`,
          isNotNull(prompts.publication),
        ),
      )
      // At most one exists; without the limit the database would look for a second.
      .limit(1);
  const [first, ...others] = rows.flatMap(({ prompt }) =>
    prompt.workId !== null && prompt.language !== language ? [versionOf(prompt.workId)] : [],
  );
  if (!first) return rows;
  // A statement each: a list of works would cost a row more for each.
  const found = (await db.batch([first, ...others])).flat();
  const byWork = new Map(found.map((version) => [version.prompt.workId, version]));
  // The versions of a work have one author.
  return rows.map((row) => ({ ...row, ...byWork.get(row.prompt.workId ?? "") }));
}

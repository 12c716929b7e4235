import { and, eq, isNotNull, sql } from "drizzle-orm";

import { isItsPublication, isSavedBy } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import type { Language } from "~/domain/languages";
import type { Services } from "~/services";

import { promptFields, type TownRow } from "./town-rows.server";

/** The rows of a list, each with the version in the reader's language in place of another, if one is listed; reads at most two rows more each. */
export async function inReaderLanguage<Row extends TownRow>(
  { db }: Pick<Services, "db">,
  viewer: { id: string } | null,
  rows: Row[],
  language: Language,
): Promise<Row[]> {
  const versionOf = (work: string) =>
    db
      .select({ prompt: promptFields, isSaved: isSavedBy(viewer, prompts.id) })
      .from(publications)
      .innerJoin(prompts, isItsPublication)
      .where(
        and(
          eq(publications.workId, work),
          eq(publications.language, language),
          // Not `isListed`: the plus keeps the planner from reading the whole list of the language.
          sql`+${publications.isPublic}`,
          isNotNull(publications.publication),
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

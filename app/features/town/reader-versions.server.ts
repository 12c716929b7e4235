import { and, eq, inArray, isNotNull } from "drizzle-orm";

import { prompts } from "~/db/schema";
import type { Language } from "~/languages";
import type { Services } from "~/services";

import { selectTownRows, type TownRow } from "./town-rows.server";

/** The same rows, each with the version in the reader's language in place of another, if one is listed; at most a row more each. */
export async function inReaderLanguage(
  services: Pick<Services, "db">,
  rows: TownRow[],
  language: Language,
): Promise<TownRow[]> {
  const works = rows.flatMap(({ prompt }) =>
    prompt.workId !== null && prompt.language !== language ? [prompt.workId] : [],
  );
  if (works.length === 0) return rows;
  // Not `isListed`: with its literal the planner would read the whole list of the language.
  const isShown = and(eq(prompts.isPublic, true), isNotNull(prompts.publication));
  const versions = await selectTownRows(services).where(
    and(inArray(prompts.workId, works), eq(prompts.language, language), isShown),
  );
  const byWork = new Map(versions.map((version) => [version.workId, version]));
  // The versions of a work have one author.
  return rows.map(({ prompt, user }) => ({
    prompt: (prompt.workId !== null && byWork.get(prompt.workId)) || prompt,
    user,
  }));
}

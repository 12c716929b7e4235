import { and, desc, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import type { VersionEntry } from "./version";
import { entryColumns, firstColumns, noMarks } from "./version-columns.server";

/** Length of the beginning of a text in the list, in characters. */
const excerptLength = 160;

/** A version in the list of its member. */
export interface ListedVersion extends VersionEntry {
  /** The beginning of its text. */
  excerpt: string;
}

/** A prompt's versions, the latest first. Errors: `prompt_not_found`. */
export async function listVersions(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<ListedVersion[]> {
  const [[first], versions] = await db.batch([
    db
      .select({ ...firstColumns, excerpt: sql<string>`substr(${prompts.content}, 1, ${excerptLength})` })
      .from(prompts)
      .where(isOwn(viewer, promptId)),
    db
      .select({
        ...entryColumns,
        excerpt: sql<string>`substr(${promptVersions.content}, 1, ${excerptLength})`,
      })
      .from(promptVersions)
      .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.userId, viewer.id)))
      .orderBy(desc(promptVersions.number)),
  ]);
  if (!first) throw new AppError("prompt_not_found");
  return versions.length > 0 ? versions : [{ ...first, ...noMarks }];
}

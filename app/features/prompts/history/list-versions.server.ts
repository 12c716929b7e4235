import { and, desc, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { isItsPublication } from "~/db/prompt-conditions";
import { promptVersions, prompts, publications } from "~/db/schema";
import { AppError } from "~/errors";
import type { Prompt } from "~/features/prompts/prompt";
import { isOwn } from "~/features/prompts/get-prompt.server";
import type { Services } from "~/services";

import type { VersionEntry } from "./responses";
import { entryColumns, firstColumns, noMarks } from "./version-columns.server";

/** Length of the beginning of a text in the list, in characters. */
const excerptLength = 160;

export interface ListedVersion extends VersionEntry {
  excerpt: string;
}

export interface PromptHistory {
  prompt: Pick<Prompt, "id" | "originalInput" | "type" | "shareId">;
  /** The latest first. */
  versions: ListedVersion[];
}

/** The versions of one of the viewer's prompts. Errors: `prompt_not_found`. */
export async function listVersions(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
): Promise<PromptHistory> {
  const [[row], versions] = await db.batch([
    db
      .select({
        prompt: {
          id: prompts.id,
          originalInput: prompts.originalInput,
          type: prompts.type,
          shareId: publications.shareId,
        },
        first: { ...firstColumns, excerpt: sql<string>`substr(${prompts.content}, 1, ${excerptLength})` },
      })
      .from(prompts)
      .leftJoin(publications, isItsPublication)
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
  if (!row) throw new AppError("prompt_not_found");
  const { prompt, first } = row;
  return { prompt, versions: versions.length > 0 ? versions : [{ ...first, ...noMarks }] };
}

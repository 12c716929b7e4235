import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { promptVersions, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { isOwn } from "~/features/prompts/get-prompt.server";
import { withVariables } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import type { PromptVersion } from "./version";
import { entryColumns, firstColumns, noMarks } from "./version-columns.server";

/** A version of one of the viewer's prompts. Errors: `prompt_not_found`, `version_not_found`. */
export async function getVersion(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  number: number,
): Promise<PromptVersion> {
  const row = await db
    .select({
      version: { ...entryColumns, content: promptVersions.content, variables: promptVersions.variables },
      first: { ...firstColumns, content: prompts.content, variables: prompts.variables },
    })
    .from(prompts)
    .leftJoin(promptVersions, and(eq(promptVersions.promptId, prompts.id), eq(promptVersions.number, number)))
    .where(isOwn(viewer, promptId))
    .get();
  if (!row) throw new AppError("prompt_not_found");
  if (row.version) return withVariables(row.version);
  if (row.first.number !== number) throw new AppError("version_not_found");
  return withVariables({ ...row.first, ...noMarks });
}

import { and, eq, exists, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import { uncategorized } from "~/features/folders/folder";
import type { Services } from "~/services";

import { foldedColumns, nextVersion, promptColumns, toPrompt } from "./prompt-columns.server";
import { getPrompt, isOwn } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import type { PromptPatch } from "./schema";
import { withTypeTag } from "./tags";
import { changedTemplate } from "./change-template.server";

/** A changed prompt; `overwrote`: it had changed since the client's version. */
export interface UpdatedPrompt {
  prompt: Prompt;
  overwrote: boolean;
}

export const updatePromptOperation = {
  limit: "write",
  errors: ["prompt_not_found", "folder_not_found"],
} as const satisfies Operation;

/**
 * Changes some fields of one of the viewer's prompts; the type tag stays (specification, section 5). The later change wins.
 * Errors: `prompt_not_found`, `folder_not_found`, and `invalid_fields` for a wrong definition of a variable.
 */
export async function updatePrompt(
  services: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
  { updatedAt: basis, folderId, pinned, ...patch }: PromptPatch,
): Promise<UpdatedPrompt> {
  const { db } = services;
  const stored = await getPrompt(services, viewer, id);
  const tags = patch.tags && withTypeTag(stored.type, patch.tags);
  const template = changedTemplate(stored, patch);
  const isTarget = folderId === null ? eq(folders.name, uncategorized) : eq(folders.id, folderId ?? "");
  const folder =
    folderId !== undefined
      ? db
          .select({ id: folders.id })
          .from(folders)
          .where(and(isTarget, eq(folders.userId, viewer.id)))
      : undefined;
  const changesText = [patch.originalInput, template, tags].some((text) => text !== undefined);
  const [before, [prompt]] = await db.batch([
    db.select({ updatedAt: prompts.updatedAt }).from(prompts).where(isOwn(viewer, id)),
    db
      .update(prompts)
      .set({
        ...patch,
        ...template,
        tags,
        folderId: folder && sql`(${folder})`,
        pinnedAt: pinned === undefined ? undefined : pinned ? services.clock.now() : null,
        ...foldedColumns({ ...patch, tags, template }),
        updatedAt: changesText ? nextVersion(services) : sql`${prompts.updatedAt}`,
      })
      .where(and(isOwn(viewer, id), folder && exists(folder)))
      .returning(promptColumns),
  ]);
  if (!prompt) throw new AppError(before.length > 0 ? "folder_not_found" : "prompt_not_found");
  return {
    prompt: toPrompt(prompt),
    overwrote: basis !== undefined && before[0]!.updatedAt > new Date(basis),
  };
}

import { and, eq, exists, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import type { VersionKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { tellChanges } from "~/features/facts/place-own-facts.server";
import { operation } from "~/operation";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { Services } from "~/services";

import {
  beforeEdit,
  foldedColumns,
  mayReplaceSince,
  nextUpdatedAt,
  overwrites,
  templateColumns,
  selectPrompts,
  toPrompt,
} from "./prompt-columns.server";
import { getPrompt, isOwn } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import type { PromptPatch } from "./schema";
import { placeOwnTags } from "./shown-tags.server";
import { withTypeTag } from "./tags";
import { changedShownTemplate, storedText } from "./change-template.server";

/** A changed prompt; `overwrote`: it had changed since the client's version. */
export interface UpdatedPrompt {
  prompt: Prompt;
  overwrote: boolean;
}

export const updatePromptOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "folder_not_found", "prompt_changed", "facts_in_texts", ...copiedEditErrors],
});

/**
 * Changes some fields of one of the viewer's prompts; the type tag stays (specification, section 5). Another content is
 * a version of that kind. The later change wins; with `ifUnchanged` a change since the client's basis refuses other
 * texts. Errors: `prompt_not_found`, `folder_not_found`, `prompt_changed`, `facts_in_texts` of `tellChanges`, those of `refuseCopiedEdit`, and
 * `invalid_fields` for a wrong definition of a variable and for a published text of hidden characters only.
 */
export async function updatePrompt(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
  { updatedAt: basis, ifUnchanged, folderId, pinned, facts, ...changes }: PromptPatch,
  kind: VersionKind = "edited",
): Promise<UpdatedPrompt> {
  const { db } = services;
  const stored = await getPrompt(services, viewer, id);
  const { originalInput: purpose } = await tellChanges(
    services,
    viewer,
    stored,
    { originalInput: changes.originalInput },
    facts,
  );
  const originalInput = purpose === undefined ? undefined : storedText(stored, "originalInput", purpose);
  const patch = { ...changes, originalInput };
  const given = patch.tags && withTypeTag(stored.type, patch.tags);
  const tags = given && stored.isPublic ? await placeOwnTags(services, viewer, given) : given;
  const template = await changedShownTemplate(services, viewer, stored, patch);
  await refuseCopiedEdit(services, viewer, stored, { originalInput, ...template });
  const folder = folderId === undefined ? undefined : selectFolder(services, viewer, folderId);
  const mayReplace = mayReplaceSince(ifUnchanged ? basis : undefined, { originalInput, template });
  const changesText = [originalInput, template, tags].some((text) => text !== undefined);
  const [[before], [changed], [prompt]] = await db.batch([
    db.select(beforeEdit(mayReplace)).from(prompts).where(isOwn(viewer, id)),
    db
      .update(prompts)
      .set({
        ...patch,
        ...(template && templateColumns(template, kind)),
        tags,
        folderId: folder && sql`(${folder})`,
        ...(pinned !== undefined && { pinnedAt: pinned ? services.clock.now() : null }),
        ...foldedColumns({ ...patch, tags, template }),
        updatedAt: changesText ? nextUpdatedAt(services) : sql`${prompts.updatedAt}`,
      })
      .where(and(isOwn(viewer, id), mayReplace, folder && exists(folder)))
      .returning({ id: prompts.id }),
    selectPrompts(services).where(isOwn(viewer, id)),
  ]);
  if (!before) throw new AppError("prompt_not_found");
  const overwrote = overwrites(before, basis);
  if (!changed || !prompt) throw new AppError("folder_not_found");
  return { prompt: toPrompt(prompt), overwrote };
}

/** The viewer's folder of this id. Null: 'uncategorized'. */
const selectFolder = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">, folderId: string | null) =>
  db
    .select({ id: folders.id })
    .from(folders)
    .where(
      and(
        folderId === null ? eq(folders.name, uncategorized) : eq(folders.id, folderId),
        eq(folders.userId, viewer.id),
      ),
    );

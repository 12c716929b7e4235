import { and, eq, exists, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import type { VersionKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { listFactsToHide } from "~/features/facts/list-facts.server";
import { toldTexts } from "~/features/facts/told-texts.server";
import { operation } from "~/operation";
import { uncategorized } from "~/features/prompts/folders/folder";
import type { Services } from "~/services";

import {
  beforeEdit,
  hasTexts,
  mayReplaceSince,
  mayShow,
  overwrites,
  selectPrompts,
  type StoredTemplate,
  textColumns,
  toPrompt,
} from "./prompt-columns.server";
import { getPrompt, isOwn } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import type { PromptPatch } from "./schema";
import { shownTags } from "./shown-tags.server";
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
 * texts, and so does a private prompt that has become public meanwhile. Errors: `prompt_not_found`, `folder_not_found`, `prompt_changed`, `facts_in_texts` of `toldTexts`, those of `refuseCopiedEdit`, and
 * `invalid_fields` for a wrong definition of a variable and for a published text of hidden characters only.
 */
export async function updatePrompt(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
  { facts: choices, originalInput, tags, content, variables, ...place }: PromptPatch,
  kind: VersionKind = "edited",
): Promise<UpdatedPrompt> {
  const stored = await getPrompt(services, viewer, id);
  const texts = [originalInput, tags, content, variables];
  const facts = await listFactsToHide(services, viewer, stored, texts);
  const change = {
    ...place,
    ...toldTexts({ originalInput }, facts, choices, stored),
    tags: tags && shownTags(withTypeTag(stored.type, tags), facts),
    template: changedShownTemplate(stored, { content, variables }, facts),
  };
  return storeChange(services, viewer, stored, change, kind);
}

type Change = Pick<
  PromptPatch,
  "originalInput" | "tags" | "folderId" | "pinned" | "updatedAt" | "ifUnchanged"
> & {
  template?: StoredTemplate;
};

/** Stores changes of a prompt whose texts hide what others shall not see. Errors: those of `updatePrompt`. */
export async function storeChange(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  stored: Prompt,
  { updatedAt: basis, ifUnchanged, folderId, pinned, template, ...given }: Change,
  kind: VersionKind = "edited",
): Promise<UpdatedPrompt> {
  const { db } = services;
  const { id } = stored;
  const originalInput =
    given.originalInput === undefined ? undefined : storedText(stored, "originalInput", given.originalInput);
  const texts = { ...given, originalInput };
  await refuseCopiedEdit(services, viewer, stored, { ...texts, ...template });
  const folder = folderId === undefined ? undefined : selectFolder(services, viewer, folderId);
  const isSince = mayReplaceSince(ifUnchanged ? basis : undefined, { originalInput, template });
  const changesText = [originalInput, template, texts.tags].some((text) => text !== undefined);
  const mayReplace = and(isSince, changesText ? mayShow(stored) : undefined)!;
  const [[before], [changed], [prompt]] = await db.batch([
    db
      .select(beforeEdit(mayReplace, hasTexts({ ...texts, template })))
      .from(prompts)
      .where(isOwn(viewer, id)),
    db
      .update(prompts)
      .set({
        ...textColumns(services, { ...texts, template }, kind),
        folderId: folder && sql`(${folder})`,
        ...(pinned !== undefined && { pinnedAt: pinned ? services.clock.now() : null }),
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

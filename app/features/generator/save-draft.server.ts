import type { Viewer } from "~/context";
import { drafts } from "~/db/schema";
import type { Template } from "~/domain/variable-definitions";
import { makeTemplate } from "~/features/generator/composing/make-template";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors } from "~/features/prompts/copies/refuse-copied-edit.server";
import { createFolder } from "~/features/prompts/folders/create-folder.server";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { createPrompt, createPromptOperation } from "~/features/prompts/create-prompt.server";
import { findPrompt } from "~/features/prompts/get-prompt.server";
import { contentLimit } from "~/features/prompts/limits";
import type { Prompt } from "~/features/prompts/prompt";
import { typeTags } from "~/domain/prompt-use";
import { tagsFromTopics } from "~/features/prompts/tag-list";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getDraft, opensFor } from "./get-draft.server";
import type { DraftSave } from "./schema";

export const saveDraftOperation = operation({
  limit: "write",
  errors: ["draft_not_found", ...createPromptOperation.errors, ...copiedEditErrors],
});

/**
 * Saves a draft, with the submitted edit, to a folder of the viewer's library; a later save changes the same
 * prompt. Its questions become variables of the text. With the `id` of a new prompt two saves at once make one. Errors: `draft_not_found`, also for another member's draft,
 * and those of `createPrompt` and `refuseCopiedEdit`.
 */
export async function saveDraft(
  services: Comparing & Pick<Services, "clock" | "ids">,
  viewer: Viewer,
  draftId: string,
  { content, folder, id }: DraftSave & { id?: string },
): Promise<Prompt> {
  const { originalInput, use, tags, promptId, composition } = await getDraft(services, viewer, draftId);
  const type = typeTags[use];
  const template = composition
    ? makeTemplate(content, composition, contentLimit)
    : { content, variables: [] };
  const prompt =
    (promptId && (await saveAgain(services, viewer, promptId, template, folder))) ||
    (await createPrompt(services, viewer, {
      originalInput,
      ...template,
      type,
      tags: tagsFromTopics(type, tags),
      folder,
      // A prompt that was deleted keeps its id: this one is another.
      id: promptId ? undefined : id,
    }));
  // From now on the draft has the edit, filled, opens for its member only, and is deleted with the account.
  await services.db
    .update(drafts)
    .set({ content, userId: viewer.id, promptId: prompt.id })
    .where(opensFor(services, viewer, draftId));
  return prompt;
}

/** Updates the prompt a draft was saved as; null if it is deleted or somebody else's. */
async function saveAgain(
  services: Comparing & Pick<Services, "clock" | "ids">,
  viewer: Viewer,
  promptId: string,
  template: Template,
  folder: FolderChoice,
): Promise<Prompt | null> {
  const saved = await findPrompt(services, viewer, promptId);
  if (!saved) return null;
  const folderId = await folderIdOf(services, viewer, folder);
  return (await updatePrompt(services, viewer, promptId, { ...template, folderId })).prompt;
}

/** The id of the chosen folder, created if new. Undefined if none is chosen. */
async function folderIdOf(
  services: Pick<Services, "db" | "ids">,
  viewer: Viewer,
  folder: FolderChoice,
): Promise<string | undefined> {
  if (folder === null) return undefined;
  return "id" in folder ? folder.id : (await createFolder(services, viewer, folder)).id;
}

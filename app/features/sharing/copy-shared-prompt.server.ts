import type { Viewer } from "~/context";
import type { VersionKind } from "~/domain/kinds";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { createPrompt, createPromptOperation, type NewPrompt } from "~/features/prompts/create-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import { isUntouchedLink } from "~/features/prompts/untouched-copies.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getSharedPrompt } from "./get-shared-prompt.server";

export const copySharedPromptOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", ...createPromptOperation.errors],
});

/** What a copy has of its own from the start; omitted fields are the source's. */
export type CopyChanges = Partial<Pick<NewPrompt, "id" | "originalInput" | "content" | "variables">>;

/** Cause of a copy's first version; `remixed`: another member's text as it is, never shown as the owner's own. */
const kindOfCopy = (isOthers: boolean, isSame: boolean): VersionKind =>
  isSame && isOthers ? "remixed" : isSame ? "created" : "edited";

/**
 * Saves a copy of a shared prompt, or of a shared version of it, with its variables, to the viewer's library; another member's is
 * remembered as the copy's source. Errors: `prompt_not_found` and those of `createPrompt`.
 */
export async function copySharedPrompt(
  services: Pick<Services, "db" | "clock" | "ids" | "adminEmails">,
  viewer: Pick<Viewer, "id">,
  shareId: string,
  folder: FolderChoice,
  version?: number,
  changes: CopyChanges = {},
): Promise<Prompt> {
  const { prompt, isOwner } = await getSharedPrompt(services, viewer, shareId, version);
  const { tags, type } = prompt;
  const content = changes.content ?? prompt.content;
  const isOthers = !isOwner || (await isUntouchedLink(services, shareId, version));
  const isSame = content === prompt.content && changes.originalInput === undefined;
  return createPrompt(services, viewer, {
    // A remix is another prompt, and gets its own.
    title: isSame ? prompt.title : null,
    originalInput: changes.originalInput ?? prompt.originalInput,
    content,
    variables: changes.variables ?? prompt.variables,
    tags,
    type,
    folder,
    kind: kindOfCopy(isOthers, content === prompt.content),
    copyOf: { shareId },
    id: changes.id,
  });
}

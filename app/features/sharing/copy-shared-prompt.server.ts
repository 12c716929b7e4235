import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts } from "~/db/schema";
import type { FolderChoice } from "~/features/folders/schema";
import { createPrompt, createPromptOperation, type NewPrompt } from "~/features/prompts/create-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { getSharedPrompt } from "./get-shared-prompt.server";

export const copySharedPromptOperation = {
  limit: "write",
  errors: ["prompt_not_found", ...createPromptOperation.errors],
} as const satisfies Operation;

/** What a copy has of its own from the start; omitted fields are the source's. */
export type CopyChanges = Partial<Pick<NewPrompt, "originalInput" | "content" | "variables">>;

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
  const { prompt } = await getSharedPrompt(services, viewer, shareId, version);
  const { tags, type } = prompt;
  return createPrompt(services, viewer, {
    originalInput: changes.originalInput ?? prompt.originalInput,
    content: changes.content ?? prompt.content,
    variables: changes.variables ?? prompt.variables,
    tags,
    type,
    folder,
    kind: "remixed",
    copyOf: eq(prompts.shareId, shareId),
  });
}

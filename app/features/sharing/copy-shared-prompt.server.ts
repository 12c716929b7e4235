import type { Viewer } from "~/context";
import type { FolderChoice } from "~/features/folders/schema";
import { createPrompt, createPromptOperation } from "~/features/prompts/create-prompt.server";
import type { Prompt } from "~/features/prompts/prompt";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { getSharedPrompt } from "./get-shared-prompt.server";

export const copySharedPromptOperation = {
  limit: "write",
  errors: ["prompt_not_found", ...createPromptOperation.errors],
} as const satisfies Operation;

/** Saves a copy of a shared prompt, or of a shared version of it, with its variables, to the viewer's library. Errors: `prompt_not_found` and those of `createPrompt`. */
export async function copySharedPrompt(
  services: Pick<Services, "db" | "clock" | "ids" | "adminEmails">,
  viewer: Pick<Viewer, "id">,
  shareId: string,
  folder: FolderChoice,
  version?: number,
): Promise<Prompt> {
  const { prompt } = await getSharedPrompt(services, viewer, shareId, version);
  const { originalInput, content, variables, tags, type } = prompt;
  return createPrompt(services, viewer, {
    originalInput,
    content,
    variables,
    tags,
    type,
    folder,
    kind: "remixed",
  });
}

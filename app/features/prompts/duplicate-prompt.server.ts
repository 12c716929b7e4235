import type { Viewer } from "~/context";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { createPrompt, createPromptOperation } from "./create-prompt.server";
import { getPrompt } from "./get-prompt.server";
import type { Prompt } from "./prompt";
import { untouchedCopies } from "./untouched-copies.server";

export const duplicatePromptOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", ...createPromptOperation.errors],
});

/** A private copy of one of the viewer's prompts. Errors: `prompt_not_found`, and those of `createPrompt`. */
export async function duplicatePrompt(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Prompt> {
  const [{ originalInput, content, variables, type, tags, folderId }, copies] = await Promise.all([
    getPrompt(services, viewer, id),
    untouchedCopies(services, viewer, [id]),
  ]);
  return createPrompt(services, viewer, {
    originalInput,
    content,
    variables,
    type,
    tags,
    // Another member's text stays one in a copy of its copy.
    kind: copies.has(id) ? "remixed" : "created",
    copyOf: { id },
    folder: { id: folderId },
  });
}

import type { Viewer } from "~/context";
import type { Prompt } from "~/features/prompts/prompt";
import type { PromptPatch } from "~/features/prompts/schema";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors } from "~/features/prompts/copies/refuse-copied-edit.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getVersion } from "./get-version.server";

export const restoreVersionOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "version_not_found", ...copiedEditErrors],
});

/**
 * Gives a prompt the text of one of its versions, which is a new version; the current text again is none. `basis` as in
 * `updatePrompt`. Errors: `prompt_not_found`, `version_not_found`, `prompt_changed`, and those of `refuseCopiedEdit`.
 */
export async function restoreVersion(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  number: number,
  basis: Pick<PromptPatch, "updatedAt" | "ifUnchanged"> = {},
): Promise<Prompt> {
  const { kind, content, variables } = await getVersion(services, viewer, promptId, number);
  // Another member's text, restored, is theirs again.
  const cause = kind === "remixed" ? kind : "restored";
  return (await updatePrompt(services, viewer, promptId, { content, variables, ...basis }, cause)).prompt;
}

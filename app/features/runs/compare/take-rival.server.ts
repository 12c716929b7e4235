import type { Viewer } from "~/context";
import type { VersionKind } from "~/domain/kinds";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { restoreVersion, restoreVersionOperation } from "~/features/prompts/history/restore-version.server";
import type { Prompt } from "~/features/prompts/prompt";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { getComparison } from "./get-comparison.server";

export const takeRivalOperation = operation({
  limit: "write",
  errors: [...restoreVersionOperation.errors, "comparison_not_found", "prompt_changed"],
});

const kinds = { line: "edited", proposal: "optimized" } as const satisfies Record<string, VersionKind>;

/**
 * Gives one of the viewer's prompts the text that it was compared with, as a new version; an earlier version comes with its own
 * variables. Errors: `prompt_not_found`, `comparison_not_found`, `version_not_found`, `prompt_changed` since `updatedAt`, those of
 * `refuseCopiedEdit`.
 */
export async function takeRival(
  services: Comparing & Pick<Services, "clock">,
  viewer: Pick<Viewer, "id">,
  promptId: string,
  comparisonId: string,
  updatedAt: string,
): Promise<Prompt> {
  const { rival, rivalVersion, rivalText } = await getComparison(services, viewer, promptId, comparisonId);
  const basis = { updatedAt, ifUnchanged: true };
  if (rival === "version") return restoreVersion(services, viewer, promptId, rivalVersion!, basis);
  const change = { content: rivalText, ...basis };
  return (await updatePrompt(services, viewer, promptId, change, kinds[rival])).prompt;
}

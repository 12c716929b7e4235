import type { Viewer } from "~/context";
import { modelErrors } from "~/features/generator/model/engine";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { describePrompt, type DescribeOptions, type Description } from "./describe-prompt.server";

export const describeOwnPromptOperation = operation({
  limit: "assist",
  errors: ["prompt_not_found", ...modelErrors],
});

/**
 * Title and description for one of the viewer's prompts, from its unsaved text if given.
 * Errors: `prompt_not_found` and those of `describePrompt`.
 */
export async function describeOwnPrompt(
  services: Pick<Services, "db" | "clock" | "model" | "modelBudget">,
  viewer: Pick<Viewer, "id">,
  callerKey: string,
  id: string,
  { content }: { content?: string },
  options: DescribeOptions = {},
): Promise<Description> {
  const prompt = await getPrompt(services, viewer, id);
  return describePrompt(services, callerKey, { ...prompt, content: content ?? prompt.content }, options);
}

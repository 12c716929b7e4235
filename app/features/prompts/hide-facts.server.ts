import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { placeOwnFacts } from "~/features/facts/place-own-facts.server";
import type { Services } from "~/services";

import { getPrompt } from "./get-prompt.server";
import { contentLimit } from "./limits";
import type { Prompt } from "./prompt";
import { updatePrompt } from "./update-prompt.server";

/**
 * One of the viewer's prompts without their facts, before others see it; a text that held some is a new version. The purpose is another
 * one where it is given. Error: `prompt_not_found`.
 */
export async function hideFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  id: string,
  originalInput?: string,
): Promise<Prompt> {
  const prompt = await getPrompt(services, viewer, id);
  const { content, variables, placed } = await placeOwnFacts(services, viewer, prompt, contentLimit);
  const change = {
    ...(placed.length > 0 && { content, variables }),
    ...(originalInput !== undefined && originalInput !== prompt.originalInput && { originalInput }),
  };
  if (Object.keys(change).length === 0) return prompt;
  return (await updatePrompt(services, viewer, id, change)).prompt;
}

/** The names of the viewer's facts that become fields when others see the prompt. */
export const hiddenFacts = async (
  services: Pick<Services, "db">,
  viewer: { id: string },
  prompt: Prompt,
): Promise<string[]> => (await placeOwnFacts(services, viewer, prompt, contentLimit)).placed;

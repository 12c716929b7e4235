import { prompts } from "~/db/schema";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import { placeOwnFacts } from "~/features/facts/place-own-facts.server";
import { foldText } from "~/features/text/fold-text";
import type { Services } from "~/services";

import { getPrompt, isOwn } from "./get-prompt.server";
import { contentLimit } from "./limits";
import type { Prompt } from "./prompt";
import { shownTags } from "./shown-tags.server";
import { updatePrompt } from "./update-prompt.server";

type Told = Partial<Pick<Prompt, "originalInput" | "title" | "description">>;

/**
 * One of the viewer's prompts without their facts, before others see it; a text that held some is a new version. Purpose, title and
 * description become those that were told of (`tellFacts`), where they are given. Error: `prompt_not_found`.
 */
export async function hideFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  id: string,
  { originalInput, title, description }: Told = {},
): Promise<Prompt> {
  const prompt = await getPrompt(services, viewer, id);
  const texts = {
    ...(title && title !== prompt.title && { title, foldedTitle: foldText(title) }),
    ...(description && description !== prompt.description && { description }),
  };
  if (Object.keys(texts).length > 0) await services.db.update(prompts).set(texts).where(isOwn(viewer, id));
  const facts = await listFacts(services, viewer);
  const { content, variables, placed } = placeFacts(prompt, facts, contentLimit);
  const tags = shownTags(prompt.tags, facts);
  const change = {
    ...(tags.join() !== prompt.tags.join() && { tags }),
    ...(placed.length > 0 && { content, variables }),
    ...(originalInput !== undefined &&
      originalInput !== prompt.originalInput && {
        originalInput,
        facts: { originalInput: "keep" as const },
      }),
  };
  if (Object.keys(change).length === 0) return { ...prompt, ...texts };
  return (await updatePrompt(services, viewer, id, change)).prompt;
}

/** The names of the viewer's facts that become fields when others see the prompt. */
export const hiddenFacts = async (
  services: Pick<Services, "db">,
  viewer: { id: string },
  prompt: Prompt,
): Promise<string[]> => (await placeOwnFacts(services, viewer, prompt, contentLimit)).placed;

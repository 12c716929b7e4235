import type { Fact } from "~/domain/fact";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import type { Services } from "~/services";

import { shownTemplate } from "./change-template.server";
import type { Prompt } from "./prompt";
import { shownTags } from "./shown-tags.server";
import { changePrompt } from "./update-prompt.server";

type Told = Partial<Pick<Prompt, "originalInput" | "title" | "description">>;

/**
 * One of the viewer's prompts without their facts, before others see it; a text that held some is a new version. Purpose, title and
 * description become those that were told of (`toldTexts`), where they are given. Errors: those of `changePrompt`.
 */
export async function hideFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  prompt: Prompt,
  facts: readonly Fact[],
  told: Told = {},
): Promise<Prompt> {
  const others = Object.entries(told).filter(([field, text]) => text && text !== prompt[field as keyof Told]);
  const tags = shownTags(prompt.tags, facts);
  const change = {
    ...Object.fromEntries(others),
    ...(tags.join() !== prompt.tags.join() && { tags }),
    template: shownTemplate(prompt, facts),
  };
  if (Object.values(change).every((part) => part === undefined)) return prompt;
  return (await changePrompt(services, viewer, prompt, change)).prompt;
}

import { and, desc, eq } from "drizzle-orm";

import { prompts, publications } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors } from "~/features/prompts/copies/refuse-copied-edit.server";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { shownTemplate } from "./change-template.server";
import { getPrompt } from "./get-prompt.server";
import { findHeldElsewhere } from "./held-elsewhere.server";
import { contentLimit } from "./limits";
import type { Prompt } from "./prompt";
import { selectPrompts, toPrompt } from "./prompt-columns.server";
import { shownTags } from "./shown-tags.server";
import { changePrompt } from "./update-prompt.server";

type Told = Partial<Pick<Prompt, "originalInput" | "title" | "description">>;

/**
 * One of the viewer's prompts without their facts, before others see it; a text that held some is a new version, and what else others saw
 * with some in it is not shown any more (`findHeldElsewhere`). Purpose, title and description become those that were told of
 * (`toldTexts`), where they are given. Errors: those of `changePrompt`.
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
  const elsewhere = prompt.shareId
    ? await findHeldElsewhere(services, viewer, [prompt.id], facts)
    : undefined;
  const more = elsewhere?.get(prompt.id) ?? [];
  if (more.length === 0 && Object.values(change).every((part) => part === undefined)) return prompt;
  return (await changePrompt(services, viewer, prompt, change, "edited", more)).prompt;
}

export const hideOwnFactsOperation = {
  limit: "write",
  errors: ["prompt_not_found", ...copiedEditErrors],
} as const satisfies Operation;

/** `hideFacts` of the prompt of this id with the viewer's facts. Errors: `prompt_not_found`, those of `changePrompt`. */
export async function hideOwnFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  id: string,
): Promise<Prompt> {
  const [prompt, facts] = await Promise.all([getPrompt(services, viewer, id), listFacts(services, viewer)]);
  return hideFacts(services, viewer, prompt, facts);
}

/** Most prompts that `listHolding` reads, those changed last. */
const lookedThrough = 100;

/** The viewer's prompts that others see with some of these facts, kept since they were shared. */
export async function listHolding(
  services: Pick<Services, "db">,
  viewer: { id: string },
  facts: readonly Fact[],
): Promise<Prompt[]> {
  if (facts.length === 0) return [];
  const rows = await selectPrompts(services)
    .where(and(eq(prompts.userId, viewer.id), publications.isPublic))
    .orderBy(desc(prompts.updatedAt))
    .limit(lookedThrough);
  const ids = rows.map(({ id }) => id);
  const elsewhere = await findHeldElsewhere(services, viewer, ids, facts);
  return rows.map(toPrompt).filter((prompt) => elsewhere.has(prompt.id) || holds(prompt, facts));
}

const holds = (prompt: Prompt, facts: readonly Fact[]): boolean =>
  placeFacts(prompt, facts, contentLimit).placed.length > 0 ||
  shownTags(prompt.tags, facts).join() !== prompt.tags.join();

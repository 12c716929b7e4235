import { and, desc, eq, sql } from "drizzle-orm";

import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import { AppError } from "~/errors";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors } from "~/features/prompts/copies/refuse-copied-edit.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { shownTemplate } from "./change-template.server";
import { getPrompt } from "./get-prompt.server";
import { findHeldElsewhere } from "./held-elsewhere.server";
import { contentLimit } from "./limits";
import type { Prompt } from "./prompt";
import { selectPrompts, toPrompt, withVariables } from "./prompt-columns.server";
import { shownTags } from "./shown-tags.server";
import { changePrompt } from "./update-prompt.server";

type Told = Partial<Pick<Prompt, "originalInput" | "title" | "description">>;

/**
 * A prompt as others shall see it, without some facts, and the parts that change for it. Its texts become those that were told of
 * (`toldTexts`), where they are given.
 */
export function planHiding(prompt: Prompt, facts: readonly Fact[], told: Told = {}) {
  const others = Object.entries(told).filter(([field, text]) => text && text !== prompt[field as keyof Told]);
  const tags = shownTags(prompt.tags, facts);
  const template = shownTemplate(prompt, facts);
  const texts = {
    ...(Object.fromEntries(others) as Record<keyof Told, string>),
    ...(tags.join() !== prompt.tags.join() && { tags }),
  };
  const shown: Prompt = { ...prompt, ...texts, ...(template && withVariables(template)) };
  return { facts, change: { ...texts, template }, shown };
}

/**
 * Stores one of the viewer's prompts without their facts, before others see it; a text that held some is a new version, and what else others
 * saw with some in it is not shown any more (`findHeldElsewhere`). Errors: those of `changePrompt`, `prompt_changed` after any edit since the prompt was read.
 */
export async function hideFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  prompt: Prompt,
  { facts, change }: ReturnType<typeof planHiding>,
): Promise<Prompt> {
  const elsewhere = prompt.shareId
    ? await findHeldElsewhere(services, viewer, [prompt.id], facts)
    : undefined;
  const [first, ...more] = elsewhere?.get(prompt.id) ?? [];
  if (!first && Object.values(change).every((part) => part === undefined)) return prompt;
  const unedited = { ...change, editedUntil: prompt.updatedAt };
  const { prompt: hidden } = await changePrompt(services, viewer, prompt, unedited);
  // Only then: a refused change shall hide nothing elsewhere.
  if (first) await services.db.batch([first, ...more]);
  return hidden;
}

export const hideOwnFactsOperation = operation({
  limit: "write",
  errors: ["prompt_not_found", "prompt_changed", ...copiedEditErrors],
});

/** One of the viewer's prompts that others see. Errors: `prompt_not_found`. */
export async function getSeenPrompt(services: Pick<Services, "db">, viewer: { id: string }, id: string) {
  const prompt = await getPrompt(services, viewer, id);
  if (!prompt.isPublic) throw new AppError("prompt_not_found");
  return prompt;
}

/** `hideFacts` of a prompt that others see with the viewer's facts. Errors: `prompt_not_found`, those of `hideFacts`. */
export async function hideOwnFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  id: string,
): Promise<Prompt> {
  const [prompt, facts] = await Promise.all([
    getSeenPrompt(services, viewer, id),
    listFacts(services, viewer),
  ]);
  return hideFacts(services, viewer, prompt, planHiding(prompt, facts));
}

/** Most prompts that `listHolding` reads, and about how many characters of them and of what others see with them. */
const lookedThrough = 100;
const charactersLookedThrough = 1_000_000;

/** The characters of what `listHolding` reads of a prompt besides its row. */
const charactersElsewhere = sql<number>`(
  (select coalesce(sum(length(content) + coalesce(length(variables), 0)), 0) from prompt_versions where prompt_id = ${prompts.id} and is_shared)
  + (select coalesce(sum(length(trials)), 0) from comparisons where prompt_id = ${prompts.id} and published_at is not null)
  + (select coalesce(sum(length(variable_values)), 0) from examples where prompt_id = ${prompts.id})
)`;

/** The viewer's prompts that others see with some of these facts, kept since they were shared; of many, only the ones changed last. */
export async function listHolding(
  services: Pick<Services, "db">,
  viewer: { id: string },
  facts: readonly Fact[],
): Promise<Prompt[]> {
  if (facts.length === 0) return [];
  const { db } = services;
  const areSeen = and(eq(prompts.userId, viewer.id), publications.isPublic);
  const [all, sizes] = await db.batch([
    selectPrompts(services).where(areSeen).orderBy(desc(prompts.updatedAt)).limit(lookedThrough),
    db
      .select({ id: prompts.id, characters: charactersElsewhere })
      .from(prompts)
      .innerJoin(publications, isItsPublication)
      .where(areSeen)
      .orderBy(desc(prompts.updatedAt))
      .limit(lookedThrough),
  ]);
  const elsewhereOf = new Map(sizes.map(({ id, characters }) => [id, characters]));
  let room = charactersLookedThrough;
  const rows = all.filter(({ id, content }) => {
    const isWithin = room > 0;
    room -= content.length + (elsewhereOf.get(id) ?? 0);
    return isWithin;
  });
  const ids = rows.map(({ id }) => id);
  const elsewhere = await findHeldElsewhere(services, viewer, ids, facts);
  return rows.map(toPrompt).filter((prompt) => elsewhere.has(prompt.id) || holds(prompt, facts));
}

const holds = (prompt: Prompt, facts: readonly Fact[]): boolean =>
  placeFacts(prompt, facts, contentLimit).placed.length > 0 ||
  shownTags(prompt.tags, facts).join() !== prompt.tags.join();

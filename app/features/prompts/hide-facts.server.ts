import { and, desc, eq, exists, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { listOf } from "~/db/in-rounds";
import { isItsPublication } from "~/db/prompt-conditions";
import { prompts, publications } from "~/db/schema";
import type { Fact } from "~/domain/fact";
import type { VersionKind } from "~/domain/kinds";
import { AppError } from "~/errors";
import { listFacts } from "~/features/facts/list-facts.server";
import { placeFacts } from "~/features/facts/place-facts";
import type { Comparing } from "~/features/prompts/copies/find-near-copies.server";
import { copiedEditErrors, refuseCopiedEdit } from "~/features/prompts/copies/refuse-copied-edit.server";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { changedShownTemplate, shownTemplate } from "./change-template.server";
import { getPrompt, isOwn } from "./get-prompt.server";
import { findHeldElsewhere } from "./held-elsewhere.server";
import { contentLimit } from "./limits";
import type { Prompt } from "./prompt";
import { selectPrompts, textColumns, toPrompt, withVariables } from "./prompt-columns.server";
import { shownTags } from "./shown-tags.server";

type Told = Partial<Pick<Prompt, "originalInput" | "title" | "description">>;
type Hiding = ReturnType<typeof planHiding>;

/**
 * A prompt as others shall see it, without some facts, and the parts that change for it. Its texts become those that were told of
 * (`toldTexts`), and its text the given one.
 */
export function planHiding(prompt: Prompt, facts: readonly Fact[], told: Told = {}, content?: string) {
  const others = Object.entries(told).filter(
    ([field, text]) => text !== undefined && text !== prompt[field as keyof Told],
  );
  const tags = shownTags(prompt.tags, facts);
  const placed = shownTemplate(content === undefined ? prompt : { ...prompt, content }, facts);
  const template =
    placed ?? (content === undefined ? undefined : changedShownTemplate(prompt, { content }, facts));
  const texts = {
    ...(Object.fromEntries(others) as Record<keyof Told, string>),
    ...(tags.join() !== prompt.tags.join() && { tags }),
  };
  const shown: Prompt = { ...prompt, ...texts, ...(template && withVariables(template)) };
  const kind: VersionKind = placed ? "placed" : "edited";
  return { facts, change: { ...texts, template }, kind, shown };
}

/**
 * Statements of the batch in which others come to see one of the viewer's prompts: they store it without its facts, where `isAllowed` and it is
 * unedited since it was read; a text that held some is a new version, and what else others saw with some in it is not shown any more
 * (`findHeldElsewhere`). None for a prompt without facts. Errors: those of `refuseCopiedEdit`.
 */
export async function hidingStatements(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  prompt: Prompt,
  { facts, change: { template, ...texts }, kind }: Hiding,
  isAllowed?: SQL,
): Promise<BatchItem<"sqlite">[]> {
  await refuseCopiedEdit(services, viewer, prompt, { ...texts, ...template });
  const { db } = services;
  const mayHide = and(isUnedited(viewer, prompt), isAllowed);
  const isHidden = exists(db.select().from(prompts).where(mayHide));
  const elsewhere = prompt.shareId
    ? await findHeldElsewhere(services, viewer, [prompt.id], facts, isHidden)
    : undefined;
  const statements = elsewhere?.get(prompt.id) ?? [];
  if (!template && Object.keys(texts).length === 0) return statements;
  // The prompt last: with the change it is edited.
  return [
    ...statements,
    db
      .update(prompts)
      .set(textColumns(services, { ...texts, template }, kind))
      .where(mayHide),
  ];
}

/** SQL condition: the prompt is the viewer's, and unedited since it was read. */
export const isUnedited = (viewer: { id: string }, { id, updatedAt }: Pick<Prompt, "id" | "updatedAt">) =>
  and(isOwn(viewer, id), lte(prompts.updatedAt, updatedAt));

/** Stores one of the viewer's prompts without their facts. Errors: `prompt_not_found`, `prompt_changed` after any edit since the prompt was read, those of `hidingStatements`. */
export async function hideFacts(
  services: Comparing & Pick<Services, "clock">,
  viewer: { id: string },
  prompt: Prompt,
  hiding: Hiding,
): Promise<Prompt> {
  const { db } = services;
  const statements = await hidingStatements(services, viewer, prompt, hiding);
  if (statements.length === 0) return prompt;
  const [[unedited]] = await db.batch([
    db.select({ id: prompts.id }).from(prompts).where(isUnedited(viewer, prompt)),
    ...statements,
  ]);
  const hidden = await getPrompt(services, viewer, prompt.id);
  if (!unedited) throw new AppError("prompt_changed");
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

/** The characters of what `listHolding` reads of a prompt. */
const characters = sql<number>`(
  length(${prompts.content}) + coalesce(length(${prompts.variables}), 0)
  + (select coalesce(sum(length(content) + coalesce(length(variables), 0)), 0) from prompt_versions where prompt_id = ${prompts.id} and is_shared)
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
  const sizes = await services.db
    .select({ id: prompts.id, characters })
    .from(prompts)
    .innerJoin(publications, isItsPublication)
    .where(and(eq(prompts.userId, viewer.id), publications.isPublic))
    .orderBy(desc(prompts.updatedAt))
    .limit(lookedThrough);
  let room = charactersLookedThrough;
  const within = sizes.filter((one) => {
    const hasRoom = room > 0;
    room -= one.characters;
    return hasRoom;
  });
  const ids = within.map(({ id }) => id);
  const areRead = and(eq(prompts.userId, viewer.id), inArray(prompts.id, listOf(ids)));
  const [rows, elsewhere] = await Promise.all([
    selectPrompts(services).where(areRead).orderBy(desc(prompts.updatedAt)),
    findHeldElsewhere(services, viewer, ids, facts),
  ]);
  return rows.map(toPrompt).filter((prompt) => elsewhere.has(prompt.id) || holdsFacts(prompt, facts));
}

/** Whether a fact stands in the text, the fields or the tags of a prompt. */
export const holdsFacts = (
  prompt: Pick<Prompt, "content" | "variables" | "tags">,
  facts: readonly Fact[],
): boolean =>
  placeFacts(prompt, facts, contentLimit).placed.length > 0 ||
  shownTags(prompt.tags, facts).join() !== prompt.tags.join();

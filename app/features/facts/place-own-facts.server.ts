import type { Fact } from "~/domain/fact";
import type { Template } from "~/domain/variable-definitions";
import type { Values } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";
import type { Services } from "~/services";

import { listFacts } from "./list-facts.server";
import { factsIn, heldFacts, nameFacts, placeFacts, type PlacedFacts } from "./place-facts";
import { toldFields, type FactChoices, type ToldField } from "./schema";

/** A text as others may see it: without the viewer's facts, which are fields again (`placeFacts`). */
export const placeOwnFacts = async (
  services: Pick<Services, "db">,
  viewer: { id: string },
  template: Template,
  limit: number,
): Promise<PlacedFacts> => placeFacts(template, await listFacts(services, viewer), limit);

/** Refuses texts that others would see if one holds a fact of the viewer. Error: `holds_facts`. */
export async function refuseFacts(
  services: Pick<Services, "db">,
  viewer: { id: string },
  texts: readonly string[],
): Promise<void> {
  if (heldFacts(texts, await listFacts(services, viewer)).length > 0) throw new AppError("holds_facts");
}

/** Values that others may see: without those that hold a fact of the viewer. */
export async function withoutFacts(
  services: Pick<Services, "db">,
  viewer: { id: string },
  values: Values,
): Promise<Values> {
  const facts = await listFacts(services, viewer);
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => heldFacts([value], facts).length === 0),
  );
}

type ToldTexts = Partial<Record<ToldField, string | null>>;

/**
 * Texts that others will read, with facts of the viewer as they chose: as typed, or their places. Error: `facts_in_texts` by field, where
 * one holds a fact that they did not choose about.
 */
export const tellFacts = async <Texts extends ToldTexts>(
  services: Pick<Services, "db">,
  viewer: { id: string },
  texts: Texts,
  choices?: FactChoices,
): Promise<Texts> => toldTexts(texts, await listFacts(services, viewer), choices);

/** `tellFacts` for other texts of a prompt, if others see it; those that it has already were told of. */
export const tellChanges = async <Texts extends ToldTexts>(
  services: Pick<Services, "db">,
  viewer: { id: string },
  stored: ToldTexts & { isPublic: boolean },
  changes: Texts,
  choices?: FactChoices,
): Promise<Texts> =>
  stored.isPublic && toldFields.some((field) => changes[field] && changes[field] !== stored[field])
    ? toldTexts(changes, await listFacts(services, viewer), choices, stored)
    : changes;

/** `tellFacts` with facts that are known; texts as `before` need no choice. */
export function toldTexts<Texts extends ToldTexts>(
  texts: Texts,
  facts: readonly Fact[],
  choices: FactChoices = {},
  before: ToldTexts = {},
): Texts {
  const told: ToldTexts = { ...texts };
  const fields: FieldErrors = {};
  for (const field of toldFields) {
    const text = texts[field];
    if (!text || text === before[field] || choices[field] === "keep") continue;
    if (factsIn(text, facts).length === 0) continue;
    if (choices[field] === "replace") told[field] = nameFacts(text, facts);
    else fields[field] = { code: "holds_fact" };
  }
  if (Object.keys(fields).length > 0) throw new AppError("facts_in_texts", { fields });
  return told as Texts;
}

/** Which facts of the viewer stand in texts for others, by field, as their names. */
export async function heldNames(
  services: Pick<Services, "db">,
  viewer: { id: string },
  texts: ToldTexts,
): Promise<Partial<Record<ToldField, string[]>>> {
  const facts = await listFacts(services, viewer);
  return Object.fromEntries(
    toldFields.map((field) => [field, factsIn(texts[field] ?? "", facts).map(({ name }) => name)]),
  );
}

/** Made texts without facts of the viewer: nobody wrote them, so their places need no leave. */
export async function nameOwnFacts<Texts extends { title: string; description: string }>(
  services: Pick<Services, "db">,
  viewer: { id: string },
  texts: Texts,
): Promise<Texts> {
  const facts = await listFacts(services, viewer);
  return {
    ...texts,
    title: nameFacts(texts.title, facts),
    description: nameFacts(texts.description, facts),
  };
}

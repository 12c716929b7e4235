import type { Fact } from "~/domain/fact";
import type { Values } from "~/domain/variables";
import { AppError, type FieldErrors } from "~/errors";

import { factsIn, heldFacts, nameFacts } from "./place-facts";
import { toldFields, type FactChoices, type ToldField } from "./schema";

/** Refuses texts that others would see if one holds a fact. Error: `holds_facts`. */
export function refuseFacts(texts: readonly string[], facts: readonly Fact[]): void {
  if (heldFacts(texts, facts).length > 0) throw new AppError("holds_facts");
}

/** Values that others may see: without those that hold a fact, or have one in their name. */
export const withoutFacts = (values: Values, facts: readonly Fact[]): Values =>
  Object.fromEntries(Object.entries(values).filter((entry) => heldFacts(entry, facts).length === 0));

type ToldTexts = Partial<Record<ToldField, string | null>>;

/**
 * Texts that others will read, with facts as their person chose: as typed, or their places; texts as `before` need no choice. Error:
 * `facts_in_texts` by field, where one holds a fact without a choice.
 */
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

/** The facts that stand in texts for others, by field, as their names. */
export const heldNames = (texts: ToldTexts, facts: readonly Fact[]): Partial<Record<ToldField, string[]>> =>
  Object.fromEntries(
    toldFields.map((field) => [field, factsIn(texts[field] ?? "", facts).map(({ name }) => name)]),
  );

/** Made texts without facts: nobody wrote them, so their places need no leave. */
export const nameTexts = <Texts extends { title: string; description: string }>(
  texts: Texts,
  facts: readonly Fact[],
): Texts => ({
  ...texts,
  title: nameFacts(texts.title, facts),
  description: nameFacts(texts.description, facts),
});

import type { Fact, OwnAnswer } from "~/domain/fact";
import { countCharacters } from "~/features/text/visible-text";

import { factNameLimit, factTextLimit } from "./limits";
import type { FactDraft } from "./schema";

/** How many answers are proposed. */
const most = 8;

/** Whether an answer may be a fact: it says something, on one line. */
export function mayBeFact(text: string): boolean {
  const length = countCharacters(text);
  return length >= 3 && length <= factTextLimit && !text.includes("\n");
}

/** An answer as a fact to keep, under the label of its question. */
export const draftOf = ({ name, label, text }: OwnAnswer): FactDraft => ({
  name: [...label].slice(0, factNameLimit).join(""),
  text,
  subject: "",
  fits: [name],
});

/** Answers that could be facts and are not kept yet, each text once, in their order. */
export function proposedFacts(
  answers: readonly OwnAnswer[],
  kept: readonly Pick<Fact, "text">[],
): FactDraft[] {
  const known = new Set(kept.map(({ text }) => text));
  const proposals = new Map<string, FactDraft>();
  for (const answer of answers) {
    const text = answer.text.trim();
    if (mayBeFact(text) && !known.has(text) && !proposals.has(text))
      proposals.set(text, draftOf({ ...answer, text }));
  }
  return [...proposals.values()].slice(0, most);
}

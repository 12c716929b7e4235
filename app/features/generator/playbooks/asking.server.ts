import type { Asking } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { avoidId } from "~/features/generator/composing/asking-passage";
import { foreignLanguageOf } from "~/features/generator/reading/foreign-language";
import type { Reading } from "~/features/generator/reading/read";
import type { Language } from "~/domain/languages";

import { general, type Playbook, type Playbooks } from "./playbooks.server";

/** The facts that a line does not tell; pasted material tells the one that asks for it. */
export const openFacts = ({ facts }: Playbook, { topics, hasMaterial }: Reading): Playbook["facts"] =>
  facts.filter(
    ({ about, material }) => !about.some((topic) => topics.has(topic)) && !(material && hasMaterial),
  );

/**
 * The questions that a prompt of this kind tells the AI to ask before it starts, in the line's language; null for pictures
 * and films: their generators do not converse.
 */
export function askingOf(
  reading: Reading,
  playbooks: Playbooks,
  book: Playbook,
  { language, on, wording }: { language: Language; on: boolean; wording: number },
): Asking | null {
  const { use } = reading;
  if (isSceneUse(use)) return null;
  const { lead, counts, last, go, avoid, foreign } = playbooks.passages;
  const facts = openFacts(book, reading);
  const nameOf = (id: string) => `${book.id}.${id}`;
  if (!reading.language && !reading.promptLanguage && use === "text") {
    const passage = foreign[foreignLanguageOf(reading.request) ?? "other"] ?? foreign.other!;
    const names = [...book.facts.map(({ id }) => id), avoidId].map(nameOf);
    const items = passage.items.map((text, index) => ({ name: names[index] ?? nameOf(avoidId), text }));
    return {
      on,
      lead: passage.lead,
      items,
      counts: [],
      last: null,
      ending: passage.ending,
      isContract: false,
    };
  }
  const isContract = book.contract !== undefined;
  const label = avoid[use].label[language];
  return {
    on,
    lead: lead[use][wording]![language],
    items: facts.map((fact) => ({ name: nameOf(fact.id), text: inSentence(fact.label[language], language) })),
    counts: counts[language],
    last: {
      name: nameOf(avoidId),
      text: last[language].replace("{avoid}", () => inSentence(label, language)),
    },
    ending: isContract
      ? book.contract![language]
      : endingOf(book, playbooks, use)[language] + go[use][language],
    isContract,
  };
}

/** A label within a sentence: without its capital, unless it is "I" or an abbreviation. */
const inSentence = (label: string, language: Language): string =>
  language === "ja" || !/^\p{Lu}(?:\p{Ll}|(?<!I)[\s])/u.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);

/** The task of the AI once it has the answers: by the playbook, its family, or the general one. */
function endingOf(book: Playbook, playbooks: Playbooks, use: "text" | "automation") {
  return book.ending ?? playbooks.familyOf(book)?.ending ?? playbooks.find(use, general)!.ending!;
}

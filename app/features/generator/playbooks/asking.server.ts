import type { Asking } from "~/domain/composition";
import { isSceneUse } from "~/domain/prompt-use";
import { avoidId, successId } from "~/features/generator/composing/asides";
import { foreignLanguageOf } from "~/features/generator/reading/foreign-language";
import type { Reading } from "~/features/generator/reading/read";
import { speaksOf, type WordLists } from "~/features/generator/reading/topics";
import type { Language } from "~/domain/languages";

import { general, type Playbook, type Playbooks } from "./playbooks.server";

/** Whether a line tells of a topic, or says one of the words. */
export const saidIn =
  (reading: Reading) =>
  ({ about, said }: { about: readonly string[]; said?: WordLists }): boolean =>
    about.some((topic) => reading.topics.has(topic)) ||
    (said !== undefined && speaksOf(reading.folded, said, true));

const isToldTogether = ({ together }: Playbook["facts"][number], { topics }: Reading): boolean =>
  together.length > 0 && together.every((topic) => topics.has(topic));

/** A question, with the topics it is about. */
export type AboutQuestion = Pick<Playbook["choices"][number], "id" | "about">;

/** Whether questions of two kinds ask for one thing, such as the style of a picture. */
const asksTheSame = (one: AboutQuestion, other: AboutQuestion): boolean =>
  one.id === other.id || one.about.some((topic) => other.about.includes(topic));

/** The part of its time that an automation by the clock leaves open. Null if its line names the hour, or what sets it off. */
function openSchedule({ scheduled }: Playbook, { use, topics }: Reading): "days" | "hour" | null {
  const isTimed = topics.has("recurs") || (scheduled && !topics.has("trigger"));
  if (use !== "automation" || !isTimed || topics.has("clock")) return null;
  return topics.has("weekday") ? "hour" : "days";
}

/** A question that a line leaves open. */
type Open = Pick<Playbook["facts"][number], "id" | "label">;

/**
 * Questions that a line leaves open: `limit` facts and choices of the playbook at most, the one that changes the result most first; with
 * Deep Thinking one more. Pasted material tells the fact that asks for it, and so does an answer to another kind's question.
 */
export function openQuestions(
  book: Playbook,
  reading: Reading,
  { passages }: Pick<Playbooks, "passages">,
  { deep, limit, answered }: { deep: boolean; limit: number; answered: readonly AboutQuestion[] },
): Open[] {
  const isAnswered = (question: AboutQuestion) => answered.some((other) => asksTheSame(question, other));
  const isSaid = saidIn(reading);
  const isOpen = (question: AboutQuestion) => !isSaid(question) && !isAnswered(question);
  const facts = book.facts.filter(
    (fact) => isOpen(fact) && !isToldTogether(fact, reading) && !(fact.material && reading.hasMaterial),
  );
  const choices = book.choices.filter(isOpen);
  // After the subject, people look for the style of a picture.
  const isStyle = ({ id, about }: AboutQuestion) =>
    isSceneUse(reading.use) && (id === "style" || about.includes("style"));
  const others = choices.filter((choice) => !isStyle(choice));
  const open: Open[] = [...facts.slice(0, 1), ...choices.filter(isStyle), ...facts.slice(1), ...others];
  const schedule = openSchedule(book, reading);
  // Without its time nothing can be set up, and it is a word to answer.
  if (schedule && !answered.some(({ id }) => id === schedule))
    open.splice(1, 0, { ...passages.schedule[schedule], id: schedule });
  const { use } = reading;
  if (deep && !isSceneUse(use) && !book.unasked) open.push({ ...passages.success[use], id: successId });
  return open.slice(0, limit);
}

interface AskingOptions {
  language: Language;
  on: boolean;
  /** Which wording of the passage. */
  wording: number;
  /** Questions of the AI before the one for what must not be in the result, `limit` at most. */
  open: readonly Open[];
  limit: number;
}

/**
 * The questions that a prompt of this kind tells the AI to ask before it starts, in the line's language; null for pictures
 * and films: their generators do not converse.
 */
export function askingOf(
  reading: Reading,
  playbooks: Playbooks,
  book: Playbook,
  { language, on, wording, open, limit }: AskingOptions,
): Asking | null {
  const { use } = reading;
  if (isSceneUse(use)) return null;
  const { lead, counts, last, rest, go, avoid, foreign } = playbooks.passages;
  const nameOf = (id: string) => `${book.id}.${id}`;
  if (!reading.language && !reading.promptLanguage && use === "text") {
    const passage = foreign[foreignLanguageOf(reading.request) ?? "other"] ?? foreign.other!;
    const names = [...book.facts.map(({ id }) => id), avoidId].map(nameOf);
    const items = passage.items
      .map((text, index) => ({ name: names[index] ?? nameOf(avoidId), text }))
      .filter((_, index, all) => index < limit || index === all.length - 1);
    return {
      on,
      lead: passage.lead,
      items,
      counts: [],
      last: null,
      rest: passage.rest,
      ending: passage.ending,
      isContract: false,
    };
  }
  const isContract = book.contract !== undefined;
  const label = avoid[use].label[language];
  return {
    on,
    lead: lead[use][wording]![language],
    items: (book.unasked ? [] : open).map(({ id, label: text }) => ({
      name: nameOf(id),
      text: inSentence(text[language], language),
    })),
    counts: counts[language].slice(0, limit),
    last: {
      name: nameOf(avoidId),
      text: last[language].replace("{avoid}", () => inSentence(label, language)),
    },
    rest: isContract ? "" : rest[use][language],
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

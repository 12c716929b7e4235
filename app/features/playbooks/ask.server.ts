import type { Wish } from "~/domain/composition";
import type { Variable } from "~/domain/variables";
import type { Reading } from "~/features/reading/read";
import { speaksOf, type WordLists } from "~/features/reading/topics";
import { AppError } from "~/errors";
import type { Language } from "~/languages";

import { general, splitName, type Playbook, type PlaybookLibrary } from "./library.server";
import type { Recognition } from "./recognizer";

/** Thresholds of a certain task; below either, the general questions are asked. */
export const certainty = { score: 0.1, margin: 0.25 };

const most = { questions: 3, deepQuestions: 5, wishes: 5, deepWishes: 8, switchedOn: 5 };

export interface Asked {
  /** The recognized playbook; the general one if uncertain. */
  book: Playbook;
  certain: boolean;
  /** The line is complete; nothing is switched on. */
  enough: boolean;
  /** Language of questions, answers and wishes. */
  language: Language;
  variables: Variable[];
  wishes: Wish[];
}

export interface AskOptions {
  deep: boolean;
  /** Language of the questions about a line in none of the three languages. */
  readerLanguage: Language;
  /** Answers by variable name. */
  answers?: Record<string, string>;
  /** The ids of the wishes that are on; omitted: the proven ones if nothing is answered. */
  wishes?: readonly string[];
}

/** The playbook nearest to a reading, or the general one if uncertain. */
export function recognizePlaybook(
  reading: Reading,
  library: PlaybookLibrary,
): { book: Playbook; certain: boolean; recognition: Recognition | null } {
  const recognition = reading.language
    ? library.recognizer(reading.use, reading.language).recognize(reading.request)
    : null;
  const certain =
    recognition !== null &&
    recognition.label !== general &&
    recognition.score >= certainty.score &&
    recognition.margin >= certainty.margin;
  return { book: library.find(reading.use, certain ? recognition.label : general)!, certain, recognition };
}

/**
 * Questions and wishes for a line, without those it already answers. Answered questions and switched-on wishes
 * stay in any case. Errors: `invalid_fields` for a name in no playbook of the use.
 */
export function ask(reading: Reading, library: PlaybookLibrary, options: AskOptions): Asked {
  const { deep, readerLanguage, answers = {}, wishes: chosen } = options;
  const { book, certain } = recognizePlaybook(reading, library);
  const language = reading.promptLanguage ?? reading.language ?? readerLanguage;
  const saidAlready = ({ about, said }: { about: string[]; said: WordLists }) =>
    about.some((topic) => reading.topics.has(topic)) || speaksOf(reading.folded, said, true);
  const find = <K extends "questions" | "wishes">(kind: K, name: string, field: string) => {
    const [bookId, id] = splitName(name);
    const owner = library.find(reading.use, bookId);
    const found = owner?.[kind].find((entry) => entry.id === id) as Playbook[K][number] | undefined;
    if (!owner || !found)
      throw new AppError("invalid_fields", { fields: { [field]: { code: "not_an_option" } } });
    return { owner, found };
  };

  const enough = reading.detail === "enough";
  // A complete line gets no general questions.
  const open = enough && !certain ? [] : book.questions;
  const questions = open
    .filter((question) => !saidAlready(question))
    .slice(0, deep ? most.deepQuestions : most.questions)
    .map((question) => variableOf(book, question, language, reading.language ?? language, answers));
  const names = new Set(questions.map(({ name }) => name));
  for (const name of Object.keys(answers).filter((given) => !names.has(given))) {
    const { owner, found } = find("questions", name, `answers.${name}`);
    questions.push(variableOf(owner, found, language, reading.language ?? language, answers));
  }

  // Beside the person's answers, points no longer help (quality/README.md).
  const isAnswered = Object.keys(answers).length > 0;
  const unasked = certain && reading.detail === "bare" && !reading.hasMaterial && !isAnswered;
  const offered = book.wishes.filter((wish) => (deep || !wish.deep) && !saidAlready(wish));
  const list = [
    ...offered.filter((wish) => !wish.deep).slice(0, most.wishes),
    ...offered.filter((wish) => wish.deep),
  ]
    .slice(0, deep ? most.deepWishes : most.wishes)
    .map((wish): Wish & { proven: boolean } => ({
      id: `${book.id}.${wish.id}`,
      text: wish.text[language],
      on: false,
      proven: unasked && wish.proven,
    }));
  let room = most.switchedOn;
  const wishes: Wish[] = list.map(({ proven, ...wish }) => ({
    ...wish,
    on: chosen ? chosen.includes(wish.id) : proven && room-- > 0,
  }));
  for (const id of chosen ?? [])
    if (!wishes.some((wish) => wish.id === id))
      wishes.push({ id, text: find("wishes", id, "wishes").found.text[language], on: true });
  return { book, certain, enough, language, variables: questions, wishes };
}

function variableOf(
  book: Playbook,
  question: Playbook["questions"][number],
  language: Language,
  asking: Language,
  answers: Record<string, string>,
): Variable {
  const name = `${book.id}.${question.id}`;
  return {
    name,
    label: question.label[language],
    question: question.ask[asking],
    kind: "text",
    required: false,
    options: question.options.map((option) => option[language]),
    value: (Object.hasOwn(answers, name) && answers[name]) || null,
  };
}

import type { Variable, Wish } from "~/domain/composition";
import type { Reading } from "~/features/reading/read";
import { speaksOf, type WordLists } from "~/features/reading/topics";
import { AppError } from "~/errors";
import type { Language } from "~/languages";

import { general, splitName, type Playbook, type PlaybookLibrary } from "./library.server";
import type { Recognition } from "./recogniser";

/** Below either, the task is not certain and the general questions are asked. */
export const certainty = { score: 0.1, margin: 0.25 };

const most = { questions: 3, deepQuestions: 5, wishes: 5, deepWishes: 8, switchedOn: 5 };

export interface Asked {
  /** The recognised playbook; the general one where nothing is certain. */
  book: Playbook;
  certain: boolean;
  /** The line says what matters; nothing is switched on. */
  enough: boolean;
  /** Of questions, answers and wishes. */
  language: Language;
  variables: Variable[];
  wishes: Wish[];
}

export interface AskOptions {
  deep: boolean;
  /** The language of questions where the line has none of the three. */
  readerLanguage: Language;
  /** Given answers, by variable name. */
  answers?: Record<string, string>;
  /** The ids of the wishes that are on; left out: the proven ones where nothing is answered. */
  wishes?: readonly string[];
}

/** The playbook that a reading is most like, where one is certain. */
export function recognisePlaybook(
  reading: Reading,
  library: PlaybookLibrary,
): { book: Playbook; certain: boolean; recognition: Recognition | null } {
  const recognition = reading.language
    ? library.recogniser(reading.use, reading.language).recognise(reading.request)
    : null;
  const certain =
    recognition !== null &&
    recognition.label !== general &&
    recognition.score >= certainty.score &&
    recognition.margin >= certainty.margin;
  return { book: library.find(reading.use, certain ? recognition.label : general)!, certain, recognition };
}

/**
 * What to ask about a line and which wishes to offer: what it does not say already. Answered questions and switched-on wishes stay,
 * whatever the line says. Errors: `invalid_fields` for a name that no playbook of the use has.
 */
export function ask(reading: Reading, library: PlaybookLibrary, options: AskOptions): Asked {
  const { deep, readerLanguage, answers = {}, wishes: chosen } = options;
  const { book, certain } = recognisePlaybook(reading, library);
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
  // Whoever has said what matters is not asked in general.
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

  // Beside the person's answers points no longer help (quality/README.md).
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
    kind: "choice",
    options: question.options.map((option) => option[language]),
    value: (Object.hasOwn(answers, name) && answers[name]) || null,
  };
}

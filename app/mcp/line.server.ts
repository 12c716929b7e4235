import type { Composition, Kind, Question, Wish } from "~/domain/composition";
import { generationInput } from "~/features/generator/schema";
import { translator } from "~/i18n/dictionaries.server";
import type { Language } from "~/domain/languages";

import { listVariables } from "./list-variables";

const { use, deepThinking } = generationInput.shape;

/** A line as tools take it: the input of the generator, with its defaults. */
export const lineInput = generationInput
  .omit({ refused: true })
  .extend({ use: use.default("text"), deepThinking: deepThinking.default(true) });

export const lineWords = {
  purpose: "What your user wants to do, in their own words and language: one line.",
  use: "What the prompt is for: text, business automation, an image or a video.",
  deepThinking: "More questions and wishes; true unless speed matters more.",
  answers: "Your user's answers, by the names of the questions.",
  wishes: "The ids of the wishes that are on; omitted: the safe defaults.",
  kind: "The kind of task, by its id from ask_questions; omitted: the recognized one.",
  asks: "Whether the prompt tells the AI to ask what is still open; true unless you asked your user yourself.",
};

type Line = Pick<Composition, "kind" | "kinds" | "variables" | "wishes">;

/** The questions without an answer. */
export const openAmong = (variables: readonly Question[]): Question[] =>
  variables.filter(({ value }) => value === null);

/** Questions for the person, asked by their client in the language of the line. */
export const askPerson = (questions: readonly Question[], language: Language) => ({
  message: translator(language, "generator")("questions.pageTitle"),
  questions,
});

/** What a line is taken for and leaves open, as text for the model: kinds of task, questions and wishes with what a call names them by. */
export function describeLine({ kind, kinds, variables, wishes }: Line): string {
  const [recognized, others] = [kinds.find(({ id }) => id === kind), kinds.filter(({ id }) => id !== kind)];
  const named = ({ id, name }: Kind) => `${id} (${name})`;
  return [
    `Kind of task: ${recognized ? named(recognized) : kind}`,
    ...(others.length > 0 ? [`Other kinds: ${others.map(named).join(" / ")}`] : []),
    ...(variables.length > 0 ? ["Questions:", listVariables(variables)] : ["The line leaves nothing open."]),
    ...(wishes.length > 0 ? ["Wishes:", ...wishes.map(listWish)] : []),
  ].join("\n");
}

const listWish = ({ id, text, on }: Wish): string => `- ${id}: ${text}${on ? " (on)" : ""}`;

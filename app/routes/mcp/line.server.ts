import type { Question } from "~/domain/composition";
import { generationOrder } from "~/features/generation/schema";
import { translator } from "~/i18n/dictionaries.server";
import type { Language } from "~/languages";

const { use, deepThinking } = generationOrder.shape;

/** A line as tools take it: the order of the generator, with its defaults. */
export const lineOrder = generationOrder
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

/** The questions without an answer. */
export const openAmong = (variables: readonly Question[]): Question[] =>
  variables.filter(({ value }) => value === null);

/** Questions for the person, asked by their client in the language of the line. */
export const askPerson = (questions: readonly Question[], language: Language) => ({
  message: translator(language, "generator")("questions.pageTitle"),
  questions,
});

/** Questions as a list for the model. */
export const listQuestions = (variables: readonly Question[]): string =>
  variables
    .map(({ name, label, question, options, example, value }) => {
      const open = options.length > 0 ? options.join(" / ") : example && `e.g. ${example}`;
      const given = value === null ? open : `answered: ${value}`;
      return `- ${name}: ${question || label}${given ? ` (${given})` : ""}`;
    })
    .join("\n");

import { countCharacters, visibleLine } from "~/features/texts/visible-text";

/** The longest answer to a question, in characters (code points). */
export const answerLimit = 300;

/**
 * Form fields of the questions: `answer:<name>` an option, `own:<name>` free text (wins over an option),
 * `wish:<id>` a wish that is on.
 */
export const answerField = { option: "answer:", own: "own:", wish: "wish:" } as const;

/** Normalizes an answer for storage: visible text, on one line. */
export const answerText = visibleLine;

export const isTooLong = (answer: string): boolean => countCharacters(answer) > answerLimit;

/**
 * Reads the fields of a form: answers by variable name, and the ids of the wishes that are on. A form with
 * wishes has one wish field without an id: an empty list means all off, undefined a form without wishes.
 */
export function readAnswerFields(fields: Iterable<readonly [string, unknown]>) {
  const answers: Record<string, string> = {};
  let wishes: string[] | undefined;
  for (const [field, value] of fields) {
    const text = String(value);
    if (field.startsWith(answerField.option)) answers[field.slice(answerField.option.length)] ??= text;
    if (field.startsWith(answerField.own) && text.trim() !== "")
      answers[field.slice(answerField.own.length)] = text;
    if (field.startsWith(answerField.wish)) (wishes ??= []).push(field.slice(answerField.wish.length));
  }
  return { answers, wishes: wishes?.filter(Boolean) };
}

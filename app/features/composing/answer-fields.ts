import { countCharacters, visibleLine } from "~/features/texts/visible-text";

/** The longest answer to a question, in characters (code points). */
export const answerLimit = 300;

/** The fields of the questions' form: `answer:<name>` an option, `own:<name>` own words, which win, `wish:<id>` what is on. */
export const answerField = { option: "answer:", own: "own:", wish: "wish:" } as const;

/** An answer as it is kept: what one sees, on one line. */
export const answerText = visibleLine;

export const isTooLong = (answer: string): boolean => countCharacters(answer) > answerLimit;

/**
 * What the fields of a form have in them: answers by variable name, and the ids of the wishes that are on. Of its wishes a form has
 * one field without an id, so that none of them on is told from a form without wishes (undefined).
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

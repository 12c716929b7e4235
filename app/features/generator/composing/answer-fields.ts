import type { VariableKind } from "~/domain/variables";
import { countCharacters, visibleLine, visibleText } from "~/features/text/visible-text";

/** The longest answer to a question, and the longest pasted material, in characters (code points). */
export const answerLimit = 500;
export const materialLimit = 8_000;

export const limitOf = (kind: VariableKind): number => (kind === "long_text" ? materialLimit : answerLimit);

/**
 * Form fields of the questions: `answer:<name>` an option, `own:<name>` free text (wins over an option),
 * `wish:<id>` a wish that is on.
 */
export const answerField = { option: "answer:", own: "own:", wish: "wish:" } as const;

/** An answer as it stands in the prompt: visible text, on one line unless it is pasted material. */
export const answerText = (text: string, kind: VariableKind = "text"): string =>
  kind === "long_text"
    ? visibleText(text)
        .replace(/^(?:[^\S\n]*\n)+/, "")
        .trimEnd()
    : visibleLine(text);

export const isTooLong = (answer: string, kind: VariableKind = "text"): boolean =>
  countCharacters(answer) > limitOf(kind);

/**
 * Reads the fields of a form: answers by variable name, and the ids of the wishes that are on. A form with
 * wishes has one wish field without an id: an empty list means all off, undefined a form without wishes.
 */
export function parseAnswerFields(fields: Iterable<readonly [string, unknown]>) {
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

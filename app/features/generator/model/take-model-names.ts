import type { Question, Wish } from "~/domain/composition";
import { answerTo } from "~/features/generator/composing/answer-to";
import { statedFacts, statedName } from "~/features/generator/composing/stated-facts";
import { visibleText } from "~/features/text/visible-text";
import { AppError } from "~/errors";

import { isLeanPoint } from "./text-checks";
import { longest } from "./limits";
import { modelName, textOfName } from "./model-names";

/** Answers by question name, and the ids of the wishes that are on. */
interface Chosen {
  answers?: Record<string, string>;
  wishes?: string[];
}

const isSound = (name: string, text: string, limit: number) =>
  modelName(text) === name && isLeanPoint(text, limit) && visibleText(text).trim() === text;

/**
 * Splits an input's answers and wishes: a model's from an earlier call with the stated facts, and the rest. Errors: `invalid_fields` for
 * an impossible name.
 */
export function takeModelNames({ answers = {}, wishes }: Chosen) {
  const rest: Record<string, string> = {};
  const variables: Question[] = statedFacts(answers, answerTo);
  for (const [name, value] of Object.entries(answers)) {
    if (statedName(name) !== null) continue;
    const label = textOfName(name);
    if (label === null) rest[name] = value;
    else if (!isSound(name, label, longest.label)) throw unknown(`answers.${name}`);
    else {
      const question = { name, label, question: label, kind: "text" as const, example: "" };
      variables.push({ ...question, required: false, options: [], value: answerTo(question, value) });
    }
  }
  const on = (wishes ?? []).flatMap((id): Wish[] => {
    const text = textOfName(id);
    if (text === null) return [];
    if (!isSound(id, text, longest.point)) throw unknown("wishes");
    return [{ id, text, on: true }];
  });
  return {
    rest: { answers: rest, wishes: wishes?.filter((id) => textOfName(id) === null) },
    variables,
    wishes: on,
  };
}

const unknown = (field: string) =>
  new AppError("invalid_fields", { fields: { [field]: { code: "not_an_option" } } });

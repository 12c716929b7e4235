import { AppError, type FieldErrors } from "~/errors";
import type { Composition } from "~/domain/composition";

import { answerTo } from "./answer-to";
import { statedFacts, statedName } from "./stated-facts";

/**
 * A composition with new answers (by variable name; a missing one is unanswered), with the facts among them, new wishes, and the switch
 * of what the AI asks (omitted: as it was). Errors: `invalid_fields` for an unknown name or id, and for too long an
 * answer.
 */
export function answerComposition(
  composition: Composition,
  answers: Readonly<Record<string, string>>,
  wishes: readonly string[],
  asks?: boolean,
): Composition {
  const fields: FieldErrors = {};
  const questions = composition.variables.filter(({ name }) => statedName(name) === null);
  for (const name of Object.keys(answers))
    if (statedName(name) === null && !questions.some((variable) => variable.name === name))
      fields[`answers.${name}`] = { code: "not_an_option" };
  for (const id of wishes)
    if (!composition.wishes.some((wish) => wish.id === id)) fields.wishes = { code: "not_an_option" };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  return {
    ...composition,
    variables: [
      ...questions.map((variable) => ({
        ...variable,
        value: answerTo(variable, Object.hasOwn(answers, variable.name) ? answers[variable.name]! : ""),
      })),
      ...statedFacts(answers, answerTo),
    ],
    asking: composition.asking && { ...composition.asking, on: asks ?? composition.asking.on },
    wishes: composition.wishes.map((wish) => ({ ...wish, on: wishes.includes(wish.id) })),
  };
}

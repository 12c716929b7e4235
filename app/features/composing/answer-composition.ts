import { AppError, type FieldErrors } from "~/errors";
import type { Composition } from "~/domain/composition";

/**
 * A composition with new answers (by variable name; a missing one is unanswered) and new wishes.
 * Error: `invalid_fields` for an unknown name or id.
 */
export function answerComposition(
  composition: Composition,
  answers: Readonly<Record<string, string>>,
  wishes: readonly string[],
): Composition {
  const fields: FieldErrors = {};
  for (const name of Object.keys(answers))
    if (!composition.variables.some((variable) => variable.name === name))
      fields[`answers.${name}`] = { code: "not_an_option" };
  for (const id of wishes)
    if (!composition.wishes.some((wish) => wish.id === id)) fields.wishes = { code: "not_an_option" };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  return {
    ...composition,
    variables: composition.variables.map((variable) => ({
      ...variable,
      value: (Object.hasOwn(answers, variable.name) && answers[variable.name]) || null,
    })),
    wishes: composition.wishes.map((wish) => ({ ...wish, on: wishes.includes(wish.id) })),
  };
}

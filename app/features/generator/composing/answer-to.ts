import type { VariableKind } from "~/domain/variables";
import { AppError } from "~/errors";

import { isTooLong, limitOf } from "./answer-fields";
import { givenAnswer } from "./given-answer";

/** The answer to a question, null for none (`givenAnswer`). Error: `invalid_fields` where it is too long. */
export function answerTo({ name, kind }: { name: string; kind: VariableKind }, given: string): string | null {
  const answer = givenAnswer({ name, kind }, given);
  if (isTooLong(answer, kind))
    throw new AppError("invalid_fields", {
      fields: { [`answers.${name}`]: { code: "too_long", limit: limitOf(kind) } },
    });
  return answer || null;
}

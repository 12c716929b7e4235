import type { VariableKind } from "~/domain/variables";
import { AppError } from "~/errors";

import { answerText, isTooLong, limitOf } from "./answer-fields";

/** The answer to a question, null for an empty one. Error: `invalid_fields` where it is too long. */
export function answerTo({ name, kind }: { name: string; kind: VariableKind }, given: string): string | null {
  const answer = answerText(given, kind);
  if (isTooLong(answer, kind))
    throw new AppError("invalid_fields", {
      fields: { [`answers.${name}`]: { code: "too_long", limit: limitOf(kind) } },
    });
  return answer || null;
}

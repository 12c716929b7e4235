import { withoutAsking } from "~/domain/asking-leads";
import { valueErrors } from "~/domain/variable-values";
import { fillPieces, type Values, type Variable } from "~/domain/variables";
import { AppError } from "~/errors";

import { filledLimit } from "./limits";

/**
 * The text of a prompt with values by variable name; `asks` false: without the passage that tells the AI to ask what is
 * open. Errors: `invalid_fields` by `values.<name>`, and for a filled
 * text beyond the limit.
 */
export function fillTemplate(
  { content: whole, variables }: { content: string; variables: readonly Variable[] },
  values: Values,
  asks = true,
): string {
  const content = asks ? whole : withoutAsking(whole);
  const fields = valueErrors(variables, values);
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  const pieces = fillPieces(content, variables, values);
  // Counted before the text is made: a value may have a thousand placeholders.
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) > filledLimit)
    throw new AppError("invalid_fields", { fields: { values: { code: "too_long", limit: filledLimit } } });
  return pieces.map(({ text }) => text).join("");
}

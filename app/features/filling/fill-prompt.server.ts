import type { Viewer } from "~/context";
import { valueErrors } from "~/domain/variable-values";
import { fillPieces, type Values } from "~/domain/variables";
import { AppError } from "~/errors";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { findTemplate } from "./find-template.server";
import { filledLimit } from "./limits";

export const fillPromptOperation = {
  limit: "read",
  errors: ["prompt_not_found"],
} as const satisfies Operation;

/**
 * The text of a prompt with values by variable name: the reader's own by its id, a shared one by its share id.
 * Errors: `prompt_not_found`; `invalid_fields` by `values.<name>`, and for a filled text beyond the limit.
 */
export async function fillPrompt(
  services: Pick<Services, "db">,
  reader: Pick<Viewer, "id"> | null,
  id: string,
  values: Values,
): Promise<string> {
  const { content, variables } = await findTemplate(services, reader, id);
  const fields = valueErrors(variables, values);
  if (Object.keys(fields).length > 0) throw new AppError("invalid_fields", { fields });
  const pieces = fillPieces(content, variables, values);
  // Counted before the text is made: a value may have a thousand places.
  if (pieces.reduce((sum, { text }) => sum + text.length, 0) > filledLimit)
    throw new AppError("invalid_fields", { fields: { values: { code: "too_long", limit: filledLimit } } });
  return pieces.map(({ text }) => text).join("");
}

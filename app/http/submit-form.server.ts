import { data, type ActionFunctionArgs } from "react-router";
import type { z } from "zod";

import { AppError, type RefusedForm } from "~/errors";

import { errorHeaders } from "./error-body.server";
import { toAppError } from "./error-response.server";
import { toFieldErrors } from "./field-errors";
import { readForm } from "./read-form.server";

type Asked = Pick<ActionFunctionArgs, "request" | "context">;

/**
 * Reads a posted form by its schema and runs its command, which answers with a redirect. Whatever is refused, the page
 * is drawn again with what was typed, the reason, and the status of the refusal (422 for fields).
 */
export async function submitForm<Schema extends z.ZodType>(
  asked: Asked,
  schema: Schema,
  run: (value: z.output<Schema>) => Promise<Response>,
) {
  const values = await readForm(asked.request);
  try {
    const result = schema.safeParse(values);
    if (!result.success) throw new AppError("invalid_fields", { fields: toFieldErrors(result.error) });
    return await run(result.data);
  } catch (thrown) {
    const error = toAppError(thrown, asked);
    const refused: RefusedForm = { values, code: error.code, fields: error.fields ?? {} };
    return data(refused, { status: error.status, headers: errorHeaders(error) });
  }
}

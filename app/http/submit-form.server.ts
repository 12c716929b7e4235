import { data } from "react-router";
import { z } from "zod";

import { submittedValuesContext } from "~/context";
import type { RefusedForm } from "~/errors";
import { largestFile } from "~/platform/files";
import type { RateLimits } from "~/platform/rate-limits";
import { isSecretField } from "~/secret-fields";

import { readForm, type Upload } from "./body.server";
import { asAppError, logFailure, sendRetryAfter, type RequestArgs } from "./errors.server";
import { parseValue } from "./parse-value";
import { enforceLimit } from "./rate-limits.server";
import { isFetched } from "./request.server";

interface FormOptions {
  /** The rate limit that the caller has to pass first. */
  limit?: keyof RateLimits;
  /** The file that the form may bring; far too large a one draws the page again without what was typed. */
  upload?: Upload;
}

/** A form of nothing but its button. */
export const emptyForm = z.object({});

/** Undefined: the form takes fields of any name. */
function fieldNames(schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord) return undefined;
  return schema instanceof z.ZodPipe ? fieldNames(schema.in as z.ZodType) : [];
}

/**
 * Reads a posted form by its schema and runs its command, which answers with a redirect; `file` is null where none was chosen.
 * What is refused draws the page again with what was typed (passwords aside), the reason, and the status of the refusal (422
 * for fields). A body that is no form, or too large to be read, is thrown: the error page answers it.
 */
export async function submitForm<Schema extends z.ZodType>(
  args: RequestArgs,
  schema: Schema,
  run: (value: z.output<Schema>, file: Uint8Array<ArrayBuffer> | null) => Promise<Response>,
  { limit, upload }: FormOptions = {},
) {
  let posted;
  try {
    // A file costs before anybody knows whether its form is mistyped.
    if (limit && upload) await enforceLimit(limit, args);
    posted = await readForm(args.request, upload);
  } catch (thrown) {
    if (![upload?.tooLarge, "rate_limited"].includes(asAppError(thrown).code)) throw thrown;
    return refuse(thrown, {}, args);
  }
  const typed = submittedValues(posted.values, fieldNames(schema));
  try {
    const value = parseValue(schema, posted.values);
    // What was mistyped is no try.
    if (limit && !upload) await enforceLimit(limit, args);
    return await run(value, posted.file);
  } catch (thrown) {
    // Should the page not be drawn either, its error page has what was typed.
    args.context.set(submittedValuesContext, typed);
    return refuse(thrown, typed, args);
  }
}

function refuse(thrown: unknown, values: Record<string, string>, args: RequestArgs) {
  const error = asAppError(thrown);
  logFailure(error, args);
  sendRetryAfter(error, args);
  const refused: RefusedForm = { values, code: error.code, limit: error.limit, fields: error.fields ?? {} };
  return data(refused, { status: error.status });
}

/** An answer repeats no more of a form than the largest form of the site holds, in fields and in characters. */
const mostFields = 100;
const longestName = 500;
const longestValue = 40_000;
const longestForm = 80_000;

/** What was typed into these fields, or into all, as far as it goes back to the page. */
export function submittedValues(
  values: Record<string, string>,
  names = Object.keys(values),
): Record<string, string> {
  const typed = names
    .filter((name) => !isSecretField(name) && Object.hasOwn(values, name) && name.length <= longestName)
    .slice(0, mostFields);
  let room = longestForm;
  const repeated = typed.map((name) => {
    const value = values[name]!.slice(0, Math.min(longestValue, room));
    room -= value.length;
    return [name, value];
  });
  return Object.fromEntries(repeated);
}

/** A picture that comes with what was typed is read, and does not go back. */
const anyPicture: Upload = { field: "picture", limit: largestFile, tooLarge: "body_too_large" };

/**
 * Reads what was typed into the form of a page that will not be drawn, for the error page to send it again; scripts keep their
 * page, and need nothing back.
 */
export async function keepSubmittedValues({ request, context }: RequestArgs): Promise<void> {
  if (request.method !== "POST" || isFetched(request)) return;
  const posted = await readForm(request, anyPicture).catch(() => null);
  if (posted) context.set(submittedValuesContext, submittedValues(posted.values));
}

import { data } from "react-router";
import { z } from "zod";

import { submittedValuesContext } from "~/context";
import type { RefusedForm } from "~/errors";
import { largestFile } from "~/platform/files";
import type { LimitName } from "~/platform/rate-limits";
import { isSecretField } from "~/domain/secret-fields";

import { readForm, type Upload, type UploadedFile } from "./body.server";
import { asAppError, logFailure, sendRetryAfter, type RequestArgs } from "./errors.server";
import { parseValue } from "./parse-value";
import { enforceLimit } from "./rate-limits.server";
import { isFetched } from "./request.server";

interface FormOptions {
  limit?: LimitName;
  /** The file of the form; one far too large draws the page again without submitted values. */
  upload?: Upload;
}

/** The field names of a form. Undefined if any name is allowed. */
function fieldNames(schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodObject)
    return schema.def.catchall instanceof z.ZodString ? undefined : Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord) return undefined;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const names = schema.options.map((option) => fieldNames(option as z.ZodType));
    return names.includes(undefined) ? undefined : names.flatMap((some) => some ?? []);
  }
  return schema instanceof z.ZodPipe ? fieldNames(schema.in as z.ZodType) : [];
}

/**
 * Parses a posted form by its schema and runs `run` with the value and the file. A refusal draws the page again with
 * the submitted values (without secrets), the error and its status (422 for fields). A body that is no form, or too large to be
 * read, is thrown: the error page answers it.
 */
export async function submitForm<Schema extends z.ZodType>(
  args: RequestArgs,
  schema: Schema,
  run: (value: z.output<Schema>, file: UploadedFile) => Promise<Response>,
  { limit, upload }: FormOptions = {},
) {
  let posted;
  try {
    // Reading a file costs, whether or not its form is valid.
    if (limit && upload) await enforceLimit(limit, args);
    posted = await readForm(args.request, upload);
  } catch (thrown) {
    if (![upload?.tooLarge, "rate_limited"].includes(asAppError(thrown).code)) throw thrown;
    return refuse(thrown, {}, args);
  }
  const submitted = submittedValues(posted.values, fieldNames(schema));
  try {
    const value = parseValue(schema, posted.values);
    // An invalid form is not counted.
    if (limit && !upload) await enforceLimit(limit, args);
    const { file, fileName } = posted;
    return await run(value, { file, fileName });
  } catch (thrown) {
    // If the page fails too, its error page has the values.
    args.context.set(submittedValuesContext, submitted);
    return refuse(thrown, submitted, args);
  }
}

function refuse(thrown: unknown, values: Record<string, string>, args: RequestArgs) {
  const error = asAppError(thrown);
  logFailure(error, args);
  sendRetryAfter(error, args);
  const { code, limit, minutes, place, original, text, fields = {} } = error;
  const refused: RefusedForm = { values, code, limit, minutes, place, original, text, fields };
  return data(refused, { status: error.status });
}

/** The size of the largest form of the site, in fields and characters: a response repeats no more. */
const mostFields = 300;
const longestNames = 8_000;
const longestValue = 40_000;
const longestForm = 80_000;

/** The submitted values of these fields, or of all: without secrets, bounded in number and length. */
export function submittedValues(
  values: Record<string, string>,
  names = Object.keys(values),
): Record<string, string> {
  const shown = names
    .filter((name) => !isSecretField(name) && Object.hasOwn(values, name))
    .slice(0, mostFields);
  let nameRoom = longestNames;
  let room = longestForm;
  const repeated = shown.flatMap((name) => {
    nameRoom -= name.length;
    if (nameRoom < 0) return [];
    const value = values[name]!.slice(0, Math.min(longestValue, room));
    room -= value.length;
    return [[name, value]];
  });
  return Object.fromEntries(repeated);
}

/** The picture of a form is read, and not sent back. */
const anyPicture: Upload = { field: "picture", limit: largestFile, tooLarge: "body_too_large" };

/**
 * Keeps the submitted values of a form whose page is not drawn, for the error page to send again. A form that scripts submit needs
 * nothing back: its page stays.
 */
export async function keepSubmittedValues({ request, context }: RequestArgs): Promise<void> {
  if (request.method !== "POST" || isFetched(request)) return;
  const posted = await readForm(request, anyPicture).catch(() => null);
  if (posted) context.set(submittedValuesContext, submittedValues(posted.values));
}

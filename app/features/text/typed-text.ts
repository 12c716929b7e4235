import { z } from "zod";

import type { FieldErrorCode } from "~/errors";

import { countCharacters, visibleLine, visibleText } from "./visible-text";

// Tab, line feed and carriage return are how people lay out text; every other control character is a mistake or a trick.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Surrogate}/u;
const invisible = /[\s\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Typed text: trimmed, without control characters, at most `limit` long. `missing`: error code of a blank one. */
export const typedText = (limit: number, missing: FieldErrorCode = "required") =>
  textOf(limit, missing)
    .refine((text) => text.replace(invisible, "") !== "", { error: missing, abort: true })
    .meta({ minLength: 1, maxLength: limit, pattern: "\\S" });

/** Typed text that may be blank: trimmed, line ends unified, at most `limit` characters, no control characters. */
export const optionalText = (limit: number) => textOf(limit, "required");

/** A short text next to other people's words: one line, without invisible characters and direction overrides. */
export const typedLine = (limit: number, missing?: FieldErrorCode) =>
  typedText(limit, missing).overwrite(visibleLine);

/** A short text of one line that may be blank, without invisible characters and direction overrides. */
export const optionalLine = (limit: number) => optionalText(limit).overwrite(visibleLine);

/** A short text of several lines that may be blank, without invisible characters and direction overrides. */
export const optionalNote = (limit: number) =>
  optionalText(limit).overwrite((text) => visibleText(text).trim());

function textOf(limit: number, missing: FieldErrorCode) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : "wrong_type") })
    .overwrite((text) => text.replace(/\r\n?/g, "\n").trim())
    .superRefine((text, context) => {
      const refuse = (message: string, params?: { limit: number }) =>
        context.addIssue({ code: "custom", message, params, input: text });
      if (countCharacters(text) > limit) refuse("too_long", { limit });
      else if (controlCharacters.test(text)) refuse("control_characters");
    })
    .meta({ maxLength: limit });
}

/**
 * `schema` for a list of at most `most` items; a longer list is not parsed, because zod reports each invalid
 * item and chokes on a hundred thousand. Error `too_many`, with `limit` as the limit.
 */
export const boundedList = <Schema extends z.ZodType>(schema: Schema, most: number, limit = most) =>
  z.preprocess((value: z.input<Schema>, context) => {
    if (Array.isArray(value) && value.length > most)
      context.addIssue({ code: "custom", message: "too_many", params: { limit }, input: [] });
    return value;
  }, schema);

import type { JSONSchema7 } from "ai";
import { z } from "zod";

import type { ChatReply } from "./call-chat.server";
import { parseJsonReply } from "./parse-json-reply";

/**
 * A zod schema as JSON Schema for the request, and as a rule in English for services that ignore it.
 * Text lengths are left to our own check: strict structured output does not support their keywords.
 */
export function replyFormat(schema: z.ZodType): { jsonSchema: JSONSchema7; rule: string } {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    override({ jsonSchema: part }) {
      delete part.minLength;
      delete part.maxLength;
    },
  });
  const rule = `Answer with one JSON object and nothing before or after it. It fits this JSON Schema:\n${JSON.stringify(jsonSchema)}`;
  return { jsonSchema: jsonSchema as JSONSchema7, rule };
}

type Reading<T> = { success: true; data: T } | { success: false; complaint: string };

/** A model's reply as the schema's data, or an error message in English for the model. */
export function parseReply<T>({ text, atLimit }: ChatReply, schema: z.ZodType<T>): Reading<T> {
  const value = parseJsonReply(text);
  if (value === undefined) {
    const complaint = atLimit
      ? "It was cut off because it is too long; write less."
      : "It is not one complete JSON object.";
    return { success: false, complaint };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { success: true, data: parsed.data };
  return { success: false, complaint: `It does not fit the schema:\n${z.prettifyError(parsed.error)}` };
}

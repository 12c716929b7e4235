import { z } from "zod";

import type { ChatAnswer } from "./call-chat.server";
import { readJson } from "./read-json";

type Reading<T> = { success: true; data: T } | { success: false; complaint: string };

/** What a model wrote, as the schema's data, or a complaint in English that the model can act on. */
export function readAnswer<T>({ text, atLimit }: ChatAnswer, schema: z.ZodType<T>): Reading<T> {
  const value = readJson(text);
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

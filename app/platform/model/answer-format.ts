import type { JSONSchema7 } from "ai";
import { z } from "zod";

/**
 * A zod schema as the JSON Schema that goes upstream, and as a rule in words for services that ignore it.
 * The length of texts is left to our own check: strict structured output does not know these keywords.
 */
export function answerFormat(schema: z.ZodType): { jsonSchema: JSONSchema7; rule: string } {
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

import { z } from "zod";

/** `POST /api/prompts/{id}/fill`. */
export const filledAnswer = z.object({ text: z.string() });

/** A property of an input schema: one variable. */
const inputAnswer = z.object({
  title: z.string(),
  description: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  examples: z.array(z.string()).optional(),
  maxLength: z.int().optional(),
  default: z.union([z.string(), z.number()]).optional(),
});

/** `GET /api/prompts/{id}/schema`: a JSON Schema of the values of a prompt. */
export const inputSchemaAnswer = z
  .object({
    $schema: z.string(),
    title: z.string(),
    type: z.literal("object"),
    properties: z.record(z.string(), inputAnswer),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .meta({ id: "InputSchema" });

export type Input = z.output<typeof inputAnswer>;

export type InputSchema = z.output<typeof inputSchemaAnswer>;

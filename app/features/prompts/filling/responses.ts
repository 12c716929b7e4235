import { z } from "zod";

/** `POST /api/prompts/{id}/fill`. */
export const filledResponse = z.object({ text: z.string() });

/** A property of an input schema: one variable. */
const inputSchema = z.object({
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
export const inputSchemaResponse = z
  .object({
    $schema: z.string(),
    title: z.string(),
    type: z.literal("object"),
    properties: z.record(z.string(), inputSchema),
    required: z.array(z.string()),
    additionalProperties: z.literal(false),
  })
  .meta({ id: "InputSchema" });

export type Input = z.output<typeof inputSchema>;

export type InputSchema = z.output<typeof inputSchemaResponse>;

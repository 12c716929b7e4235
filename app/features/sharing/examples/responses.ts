import { z } from "zod";

import { exampleKinds } from "~/domain/example-pictures";
import { jsonInstant } from "~/platform/json-values";

/** A picture of an example: paths of the large one and of its preview, pixels of the large one. */
export const pictureSchema = z
  .object({
    url: z.string(),
    previewUrl: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    isSample: z.boolean(),
  })
  .meta({ id: "ExamplePicture" });

/** The beginning of an example's text, at most 400 characters; a sample is written by the editors, not made by an AI. */
export const firstTextSchema = z
  .object({ text: z.string(), isSample: z.boolean() })
  .meta({ id: "ExampleBeginning" });

export const exampleSchema = z
  .object({
    id: z.string(),
    kind: z.enum(exampleKinds),
    /** Null for a picture. */
    text: z.string().nullable(),
    /** Null for a text. */
    picture: pictureSchema.nullable(),
    /** Values that made it, by variable name. The prompt's definitions may have changed since. */
    values: z.record(z.string(), z.string()),
    /** Written or drawn by the editors, not made by an AI. */
    isSample: z.boolean(),
    createdAt: jsonInstant,
  })
  .meta({ id: "Example" });

/** A result of a published prompt: a picture or a text. */
export type Example = z.output<typeof exampleSchema>;

/** The examples of a prompt, in order. */
export const examplesResponse = z.object({ examples: z.array(exampleSchema) });

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
  })
  .meta({ id: "ExamplePicture" });

/** An example of a published prompt. */
export const exampleSchema = z
  .object({
    id: z.string(),
    kind: z.enum(exampleKinds),
    text: z.string().nullable(),
    picture: pictureSchema.nullable(),
    values: z.record(z.string(), z.string()),
    createdAt: jsonInstant,
  })
  .meta({ id: "Example" });

/** The examples of a prompt, in order. */
export const examplesResponse = z.object({ examples: z.array(exampleSchema) });

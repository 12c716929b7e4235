import { z } from "zod";

import type { Composition } from "~/domain/composition";
import { promptUses } from "~/domain/prompt-use";
import { asksAnything } from "~/features/generator/composing/asking-passage";
import { compose } from "~/features/generator/composing/compose";
import { questionSchema, typeTagSchema } from "~/features/prompts/responses";
import { languages } from "~/domain/languages";

/** An optional sentence to switch on. */
export const wishSchema = z
  .object({ id: z.string(), text: z.string(), on: z.boolean() })
  .meta({ id: "Wish" });

/** A kind of task; its id is `kind` of a request. */
const kindSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: "Kind" });

/** The kind of task of a line, then the next likely ones. */
const recognized = { kind: z.string(), kinds: z.array(kindSchema) };

const askedItem = z.object({ name: z.string(), text: z.string() });

/**
 * The passage that tells the AI what to ask before it starts: `lead`, with the open `items` in it, `last` and `ending`; with none open
 * `rest` and `ending`.
 */
const askingSchema = z
  .object({
    on: z.boolean(),
    lead: z.string(),
    items: z.array(askedItem),
    counts: z.array(z.string()),
    last: askedItem.nullable(),
    rest: z.string(),
    ending: z.string(),
    isContract: z.boolean(),
  })
  .meta({ id: "Asking" });

/**
 * `POST /api/questions`: the pieces of a line's prompt, and its text without a model. `enough` means that the line
 * is complete; `asks` that the text tells the AI to ask what is still open.
 */
export const questionsResponse = z
  .object({
    use: z.enum(promptUses),
    language: z.enum(languages),
    ...recognized,
    certain: z.boolean(),
    enough: z.boolean(),
    base: z.string(),
    form: z.enum(["prose", "midjourney", "negative"]),
    exclusions: z.array(z.string()),
    ratio: z.string().nullable(),
    untranslated: z.boolean(),
    variables: z.array(questionSchema),
    wishes: z.array(wishSchema),
    asking: askingSchema.nullable(),
    asks: z.boolean(),
    content: z.string(),
  })
  .meta({ id: "Questions" });

/** A composition as the response to `POST /api/questions`. */
export const describeQuestions = (composition: Composition): z.output<typeof questionsResponse> => ({
  ...composition,
  asks: asksAnything(composition),
  content: compose(composition),
});

/**
 * `POST /api/generate`: `engine` is `builtin` or the model's name; `fellBack`: the model failed and the
 * built-in engine wrote the prompt.
 */
export const generatedResponse = z
  .object({
    content: z.string(),
    originalInput: z.string(),
    tags: z.array(z.string()),
    type: typeTagSchema,
    ...recognized,
    asks: z.boolean(),
    variables: z.array(questionSchema),
    wishes: z.array(wishSchema),
    engine: z.string(),
    fellBack: z.boolean(),
  })
  .meta({ id: "GeneratedPrompt" });

import { z } from "zod";

import { typeTagAnswer, variableAnswer } from "~/features/prompts/answers";

/** An optional sentence to switch on. */
export const wishAnswer = z
  .object({ id: z.string(), text: z.string(), on: z.boolean() })
  .meta({ id: "Wish" });

/** `POST /api/questions`: `enough` means that the line is complete. */
export const questionsAnswer = z
  .object({ variables: z.array(variableAnswer), wishes: z.array(wishAnswer), enough: z.boolean() })
  .meta({ id: "Questions" });

/**
 * `POST /api/generate`: `engine` is `builtin` or the model's name; `fellBack`: the model failed and the
 * built-in engine wrote the prompt.
 */
export const generatedAnswer = z
  .object({
    content: z.string(),
    originalInput: z.string(),
    tags: z.array(z.string()),
    type: typeTagAnswer,
    variables: z.array(variableAnswer),
    wishes: z.array(wishAnswer),
    engine: z.string(),
    fellBack: z.boolean(),
  })
  .meta({ id: "GeneratedPrompt" });

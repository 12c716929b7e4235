import { z } from "zod";

import { typeTagAnswer } from "~/features/prompts/answers";

/** `POST /api/generate`: `engine` is `builtin` or the model's name. */
export const generatedAnswer = z
  .object({
    content: z.string(),
    originalInput: z.string(),
    tags: z.array(z.string()),
    type: typeTagAnswer,
    engine: z.string(),
  })
  .meta({ id: "GeneratedPrompt" });

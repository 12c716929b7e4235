import { z } from "zod";

import { questionAnswer } from "~/features/prompts/answers";

/**
 * `POST /api/optimize`: the better prompt, every change with its reason in the client's language, and open
 * questions for the prompt's user. `fellBack`: the model failed and the built-in engine answered.
 */
export const optimizationAnswer = z.object({
  optimizedPrompt: z.string(),
  improvements: z.array(z.string()),
  variables: z.array(questionAnswer),
  engine: z.string(),
  fellBack: z.boolean(),
});

import { z } from "zod";

import { variableAnswer } from "~/features/generation/answers";

/**
 * `POST /api/optimize`: the better prompt, every change with its reason in the caller's language, and the questions that only the
 * prompt's user can answer. `fellBack`: the model failed and the built-in engine answered.
 */
export const optimizationAnswer = z.object({
  optimizedPrompt: z.string(),
  improvements: z.array(z.string()),
  variables: z.array(variableAnswer),
  engine: z.string(),
  fellBack: z.boolean(),
});

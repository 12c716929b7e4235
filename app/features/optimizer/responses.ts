import { z } from "zod";

import { questionSchema } from "~/features/prompts/responses";

/**
 * `POST /api/optimize`: the better prompt, every change with its reason in the client's language, and open questions
 * for the prompt's user. `fellBack`: the model failed and the built-in engine responded.
 */
export const optimizationResponse = z.object({
  optimizedPrompt: z.string(),
  improvements: z.array(z.string()),
  variables: z.array(questionSchema),
  engine: z.string(),
  fellBack: z.boolean(),
});

import { z } from "zod";

/** `POST /api/optimize`: what became better, in sentences of the caller's language. */
export const optimizationAnswer = z.object({
  optimizedPrompt: z.string(),
  improvements: z.array(z.string()),
  engine: z.string(),
});

import { z } from "zod";

import { visibleText } from "~/features/generation/visible-text";
import { content } from "~/features/prompts/content";

/** The model's improvement. No limit on the list: one that is too long is cut, which is cheaper than asking again. */
export const improvementAnswer = z.object({
  content: z
    .string()
    .refine(
      (text) => content.safeParse(visibleText(text)).success,
      "It is empty or longer than 20,000 characters.",
    ),
  improvements: z.array(z.string()),
});

export type ImprovementAnswer = z.output<typeof improvementAnswer>;

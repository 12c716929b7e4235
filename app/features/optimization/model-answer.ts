import { z } from "zod";

import { content } from "~/features/prompts/content";
import { visibleText } from "~/features/texts/visible-text";

/** The model's improvement. No limits on lists: one that is too long is cut, which is cheaper than asking again. */
export const improvementAnswer = z.object({
  content: z
    .string()
    .refine(
      (text) => content.safeParse(visibleText(text)).success,
      "It is empty or longer than 20,000 characters.",
    ),
  improvements: z.array(z.string()),
  questions: z.array(z.object({ label: z.string(), question: z.string(), options: z.array(z.string()) })),
});

export type ImprovementAnswer = z.output<typeof improvementAnswer>;

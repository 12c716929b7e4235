import { z } from "zod";

import { content } from "~/features/prompts/content";

import { visibleText } from "./visible-text";

// No limits on lists: a list that is too long is cut, which is cheaper than asking again.
const texts = z.array(z.string());

const writtenPrompt = z
  .string()
  .refine(
    (text) => content.safeParse(visibleText(text)).success,
    "It is empty or longer than 20,000 characters.",
  );

/** What Deep Thinking finds out before it writes. */
export const analysisAnswer = z.object({
  understanding: z.object({
    goal: z.string(),
    audience: z.string(),
    language: z.string(),
    assumptions: texts,
  }),
  plan: z.object({
    variables: z.array(z.object({ name: z.string(), meaning: z.string() })),
    outline: texts,
    edgeCases: texts,
    successCriteria: texts,
  }),
});

export const draftAnswer = z.object({ content: writtenPrompt, topics: texts });

export const checkAnswer = z.object({ contradictions: texts, format: texts });

export const revisionAnswer = z.object({ content: writtenPrompt });

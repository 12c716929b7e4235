import { z } from "zod";

import { content } from "~/features/prompts/content";
import { purpose } from "~/features/prompts/purpose";

/** What is to be improved: the one truth behind the JSON door and the form. */
const optimizationOrder = z.strictObject({ content, purpose });

export type OptimizationOrder = z.output<typeof optimizationOrder>;

/** `POST /api/optimize` (specification, section 7). */
export const optimizationRequest = z
  .strictObject({ promptContent: content, promptPurpose: purpose })
  .transform(({ promptContent, promptPurpose }): OptimizationOrder => ({
    content: promptContent,
    purpose: promptPurpose,
  }));

/** The dialog's form: text fields in, the same order out. */
export const optimizationForm = z
  .object({ content: z.string().default(""), purpose: z.string().default("") })
  .pipe(optimizationOrder);

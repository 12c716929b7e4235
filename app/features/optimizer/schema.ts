import { z } from "zod";

import { parseAnswerFields } from "~/features/generator/composing/answer-fields";
import { answers } from "~/features/generator/schema";
import { content, purpose } from "~/features/prompts/schema";

import { acceptedAmong } from "./changes";

/** A prompt to improve, with the answers so far; shared by the JSON route and the form. */
const optimizationInput = z.strictObject({ content, purpose, answers: answers.optional() });

export type OptimizationInput = z.output<typeof optimizationInput>;

/** `POST /api/optimize` (specification, section 7), with the answers of the prompt's user. */
export const optimizationRequest = z
  .strictObject({ promptContent: content, promptPurpose: purpose, answers: answers.optional() })
  .transform(({ promptContent, promptPurpose, answers: given }): OptimizationInput => ({
    content: promptContent,
    purpose: promptPurpose,
    ...(given && { answers: given }),
  }));

/** The dialog's form: text fields and question fields in, an input out. */
export const optimizationForm = z
  .record(z.string(), z.string())
  .transform(({ content: text = "", purpose: aim = "", ...fields }) => {
    const given = parseAnswerFields(Object.entries(fields)).answers;
    return { content: text, purpose: aim, ...(Object.keys(given).length > 0 && { answers: given }) };
  })
  .pipe(optimizationInput);

/** The form of the chosen changes: both texts, and the checked changes between them. */
export const acceptanceForm = z
  .object({
    originalInput: z.string().default(""),
    before: z.string().default(""),
    after: z.string().default(""),
  })
  .extend({ updatedAt: z.string().default("") })
  .catchall(z.string())
  .transform(({ originalInput, before, after, updatedAt, ...fields }) => ({
    originalInput,
    before,
    after,
    updatedAt,
    accepted: acceptedAmong(fields),
  }))
  .pipe(
    z.object({
      originalInput: purpose,
      before: content,
      after: content,
      updatedAt: z.iso.datetime({ error: "wrong_type" }),
      accepted: z.array(z.int()),
    }),
  );

export type Acceptance = z.output<typeof acceptanceForm>;

import { z } from "zod";

import { parseAnswerFields } from "~/features/generator/composing/answer-fields";
import { answers } from "~/features/generator/schema";
import { content, purpose } from "~/features/prompts/schema";
import { typedText } from "~/features/text/typed-text";
import { visibleText } from "~/features/text/visible-text";

import { acceptedAmong, changeKeys, changesAmong, changesBetween } from "./changes";
import { insertedField } from "./inserted-field";

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

/** The form: text fields, question fields and the choice among earlier changes in; an input and the refused changes out. */
export const optimizationForm = z
  .record(z.string(), z.string())
  .transform(({ content: text = "", purpose: aim = "", after, ...fields }) => {
    const given = parseAnswerFields(Object.entries(fields)).answers;
    const input = { content: text, purpose: aim, ...(Object.keys(given).length > 0 && { answers: given }) };
    return { ...input, ...(after !== undefined && { after }), accepted: acceptedAmong(fields) };
  })
  .pipe(optimizationInput.extend({ after: content.optional(), accepted: z.array(z.int()) }))
  .transform(({ after, accepted, ...input }) => {
    const keys = changeKeys(changesAmong(changesBetween(input.content, after ?? input.content)));
    return { input, refusedChanges: keys.filter((_, at) => !accepted.includes(at)) };
  });

/** The answers that a form says are inserted, by variable name. */
const insertedAmong = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) =>
      field.startsWith(insertedField) ? [[field.slice(insertedField.length), text]] : [],
    ),
  );

/** The form of the chosen changes: both texts, the checked changes between them, and the answers, inserted or only typed. */
export const acceptanceForm = z
  .object({
    purpose: z.string().default(""),
    content: z.string().default(""),
    after: z.string().default(""),
  })
  .extend({ updatedAt: z.string().default("") })
  .catchall(z.string())
  .transform(({ purpose: aim, content: before, after, updatedAt, ...fields }) => ({
    purpose: aim,
    content: before,
    after,
    updatedAt,
    accepted: acceptedAmong(fields),
    answers: parseAnswerFields(Object.entries(fields)).answers,
    inserted: insertedAmong(fields),
  }))
  .pipe(
    z.object({
      purpose,
      content,
      after: content,
      updatedAt: z.iso.datetime({ error: "wrong_type" }),
      accepted: z.array(z.int()),
      answers,
      inserted: answers,
    }),
  );

export type Acceptance = z.output<typeof acceptanceForm>;

/** Maximum length of a pasted reply, in characters: a prompt, and as much around it. */
const replyLimit = 40_000;

/** The form of another AI's reply to `ownAiRequest`, with the text that the AI was given. */
export const replyForm = z.object({
  purpose,
  given: content,
  reply: z.string().default("").overwrite(visibleText).pipe(typedText(replyLimit)),
});

export type PastedReply = z.output<typeof replyForm>;

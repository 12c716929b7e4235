import { z } from "zod";

import { decisionReasons, moderationActions, reportReasons } from "~/domain/moderation";
import type { FieldErrorCode } from "~/errors";
import { optionalNote, typedText } from "~/features/text/typed-text";
import { visibleText } from "~/features/text/visible-text";

import { answerLimit, commentLimit, queuePagesLimit, sentenceLimit } from "./limits";

const option = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: (issue) => (issue.input === undefined ? "choice_required" : "not_an_option") });

/** `POST /api/public-prompts/{id}/reports`. */
export const reportRequest = z.strictObject({
  reason: option(reportReasons),
  comment: optionalNote(commentLimit).default(""),
});

export type ReportRequest = z.output<typeof reportRequest>;

export const reportForm = z.object(reportRequest.shape);

/** An admin's decision; the sentence is for the author, and required for one that withholds their prompt. */
export const decisionForm = z
  .object({
    action: option(moderationActions),
    reason: option(decisionReasons).default("none"),
    sentence: optionalNote(sentenceLimit).default(""),
    /** The mark of the text that the admin read; omitted: none was shown. */
    read: z.string().optional(),
  })
  .superRefine(({ action, reason, sentence }, context) => {
    const refuse = (field: string, message: FieldErrorCode) =>
      context.addIssue({ code: "custom", message, path: [field], input: "" });
    if (action === "keep" || action === "lift") return;
    if (reason === "none") refuse("reason", "choice_required");
    if (sentence === "") refuse("sentence", "required");
  });

export type DecisionRequest = z.output<typeof decisionForm>;

export const answerForm = z.object({
  answer: typedText(answerLimit).overwrite((text) => visibleText(text).trim()),
});

/** The page of the queue; an invalid number means the first. */
export const queueQuery = z.object({
  page: z.coerce.number().int().min(1).max(queuePagesLimit).catch(1),
});

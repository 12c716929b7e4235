import { z } from "zod";

import { boundedList, typedText } from "~/features/text/typed-text";

import { answerField, replyField, saidIn } from "./fields";
import { answerLimit, answeredLimit, promptLimit, replyLimit } from "./limits";

const prompt = typedText(promptLimit, "content_required");
const answered = z.strictObject(
  { reply: typedText(replyLimit), answer: typedText(answerLimit) },
  { error: "wrong_type" },
);

/** `POST /api/try`: a prompt, and the conversation about it so far, which the server does not store. */
export const tryRequest = z.strictObject({
  prompt,
  answered: boundedList(
    z.array(answered, { error: "wrong_type" }).meta({ maxItems: answeredLimit }),
    answeredLimit,
  ).default([]),
});

export type TryInput = z.output<typeof tryRequest>;

const field = z.string().optional();
const turns = Array.from({ length: answeredLimit }, (_, at) => at);

/** The page's form. Its first step shows the prompt and what a try costs, and spends nothing. */
export const tryForm = z
  .object({
    step: z.enum(["open", "run"], { error: "not_an_option" }).default("run"),
    /** Leads back to the reader's own published prompt; its pages check whose it is. */
    of: z.string().max(64, { error: "not_an_option" }).optional(),
    prompt,
    ...Object.fromEntries(
      turns.flatMap((at) => [replyField(at), answerField(at)]).map((name) => [name, field]),
    ),
  })
  .transform(({ step, of, prompt: text, ...fields }, context) => {
    const read = tryRequest.safeParse({
      prompt: text,
      answered: saidIn(fields).map(({ reply, answer }) => ({ reply, answer })),
    });
    if (read.success) return { step, of: of || null, input: read.data };
    for (const issue of read.error.issues) {
      const [, at, part] = issue.path;
      const name = part === "reply" ? replyField : answerField;
      context.addIssue({ ...issue, path: [name(Number(at))] } as never);
    }
    return z.NEVER;
  });

import { z } from "zod";

import { rivals, type Rival } from "~/domain/comparison";
import { highestVersion, parseVersionNumber } from "~/domain/version-number";
import { contentLimit } from "~/features/prompts/limits";
import { fillRequest } from "~/features/prompts/filling/schema";
import { boundedList, optionalText, typedText } from "~/features/text/typed-text";

import { choicesIn, trialsIn } from "./fields";
import { choices } from "./letters";
import { factsLimit, trialsLimit } from "./limits";

const trial = z.strictObject(
  { values: fillRequest.shape.values, facts: optionalText(factsLimit).default("") },
  { error: "wrong_type" },
);

/** A list of one to three. */
const some = <Item extends z.ZodType>(item: Item) =>
  boundedList(
    z
      .array(item, { error: (issue) => (issue.input === undefined ? "required" : "wrong_type") })
      .min(1, { error: "required" })
      .meta({ minItems: 1, maxItems: trialsLimit }),
    trialsLimit,
  );

const fields = {
  rival: z.enum(rivals, { error: (issue) => (issue.input === undefined ? "required" : "not_an_option") }),
  version: z.int({ error: "wrong_type" }).min(1, { error: "not_an_option" }).max(highestVersion).optional(),
  text: typedText(contentLimit, "content_required").optional(),
  trials: some(trial),
};

/** An earlier version has its number, and a proposal its text. */
export function hasRival(
  { rival, version, text }: { rival: Rival; version?: number; text?: string },
  context: z.RefinementCtx,
): void {
  const lacks = (field: string) =>
    context.addIssue({ code: "custom", message: "required", path: [field], input: undefined });
  if (rival === "version" && version === undefined) lacks("version");
  if (rival === "proposal" && text === undefined) lacks("text");
}

/** `POST /api/prompts/{id}/comparisons`: `version` for an earlier version, `text` for a proposal. */
export const comparisonRequest = z.strictObject(fields).superRefine(hasRival);

export type ComparisonInput = z.output<typeof comparisonRequest>;

/** `POST /api/prompts/{id}/comparisons/{comparisonId}/judge`: the person's choice for each set, in order. */
export const judgeRequest = z.strictObject({
  choices: some(
    z.enum(choices, {
      error: (issue) => (issue.input === undefined ? "choice_required" : "not_an_option"),
    }),
  ),
});

export type JudgeInput = z.output<typeof judgeRequest>;

const step = z.enum(["open", "run"], { error: "not_an_option" }).default("run");

const typedComparison = z.object({ ...fields, step }).superRefine(hasRival);

/** The page's form. Its first step (`open`) shows what would be compared, and spends nothing. */
export const comparisonForm = z
  .object({ step, rival: fields.rival, version: z.string().optional(), text: z.string().optional() })
  .catchall(z.string())
  .transform(({ step: asked, rival, version, text, ...rest }): z.input<typeof typedComparison> => ({
    step: asked,
    rival,
    version: version === undefined ? undefined : (parseVersionNumber(version) ?? 0),
    text,
    trials: asked === "open" ? [{}] : trialsIn(rest),
  }))
  .pipe(typedComparison);

/** The form of the choices: `choices.0`, and so on. */
export const judgeForm = z
  .record(z.string(), z.string())
  .transform((typed) => ({ choices: choicesIn(typed) as z.input<typeof judgeRequest>["choices"] }))
  .pipe(judgeRequest);

/** The form that takes the rival's text. */
export const takeForm = z.object({ updatedAt: z.iso.datetime({ error: "wrong_type" }) });

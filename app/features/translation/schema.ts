import { z } from "zod";

import { isDeeperThan } from "~/features/text/nesting";
import { boundedList } from "~/features/text/typed-text";
import { countCharacters } from "~/features/text/visible-text";
import { languages } from "~/domain/languages";

import { charactersPerRequest, objectDepth, textsPerBatch, textsPerObject } from "./limits";
import { textsIn } from "./object-texts";

const missingOr = (code: "wrong_type" | "not_an_option") => (issue: { input?: unknown }) =>
  issue.input === undefined ? "required" : code;

const language = z.enum(languages, { error: missingOr("not_an_option") });
const text = z.string({ error: missingOr("wrong_type") });

interface Complaints {
  addIssue(issue: { code: "custom"; message: string; params: { limit: number } }): void;
}

const refuse = (context: Complaints, message: string, limit: number) =>
  context.addIssue({ code: "custom", message, params: { limit } });

function refuseTooLong(texts: string[], context: Complaints) {
  const characters = texts.reduce((sum, one) => sum + countCharacters(one), 0);
  if (characters > charactersPerRequest) refuse(context, "too_long", charactersPerRequest);
}

const languagePair = {
  targetLanguage: language,
  /** Only a hint; default: texts with Japanese are translated. */
  sourceLanguage: language.optional(),
};

/** `POST /api/translate` (specification, section 7). A blank text is valid and returned unchanged. */
export const translateRequest = z.strictObject({
  text: text
    .superRefine((one, context) => refuseTooLong([one], context))
    .meta({ maxLength: charactersPerRequest }),
  ...languagePair,
});

/** `POST /api/translate/batch`. */
export const translateBatch = z.strictObject({
  texts: boundedList(
    z
      .array(text.meta({ maxLength: charactersPerRequest }), { error: missingOr("wrong_type") })
      .superRefine(refuseTooLong)
      .meta({ maxItems: textsPerBatch }),
    textsPerBatch,
  ),
  ...languagePair,
});

/** `POST /api/translate/object`: any JSON. Every text in it is translated; field names and other values stay. */
export const translateObject = z.strictObject({
  object: z.unknown().superRefine((value, context) => {
    if (value === undefined) return void context.addIssue({ code: "custom", message: "required" });
    if (isDeeperThan(value, objectDepth)) return refuse(context, "too_deep", objectDepth);
    const texts = textsIn(value);
    if (texts.length > textsPerObject) refuse(context, "too_many", textsPerObject);
    else refuseTooLong(texts, context);
  }),
  ...languagePair,
});

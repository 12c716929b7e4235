import { z } from "zod";

import { factChoiceFields, factChoices, withFactChoices } from "~/features/facts/schema";
import { content, formWithDefinitions, purpose, variableDefinitions } from "~/features/prompts/schema";
import { sharedTexts } from "~/features/sharing/schema";
import { languages } from "~/domain/languages";

const language = z.enum(languages, {
  error: (issue) => (issue.input === undefined ? "required" : "not_an_option"),
});

/** `POST /api/prompts/{id}/languages`: a publication in another language; category, folder and tags are those of the prompt. */
export const languageVersionRequest = sharedTexts.extend({
  language,
  originalInput: purpose,
  content,
  variables: variableDefinitions.optional(),
  facts: factChoices,
});

export type LanguageVersionRequest = z.output<typeof languageVersionRequest>;

const text = z.string().default("");

/** The form of a publication in another language: text fields in. */
const languageVersionForm = formWithDefinitions({
  task: z.literal("publish"),
  language: text,
  title: text,
  description: text,
  originalInput: text,
  content: text,
  ...factChoiceFields,
})
  .transform(({ task: _task, ...form }) => withFactChoices(form) as z.input<typeof languageVersionRequest>)
  .pipe(languageVersionRequest)
  .transform((version) => ({ task: "publish" as const, version }));

/** The forms of the page of a publication's languages: publish in another one, ask for a draft, or unlink a version by its id. */
export const languagesForm = z.discriminatedUnion("task", [
  languageVersionForm,
  z.object({ task: z.literal("draft"), language }),
  z.object({ task: z.literal("unlink"), version: z.string() }),
]);

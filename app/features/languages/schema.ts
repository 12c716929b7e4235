import { z } from "zod";

import { content, definitionsIn, purpose, variableDefinitions } from "~/features/prompts/schema";
import { sharedTexts } from "~/features/sharing/schema";
import { languages } from "~/languages";

const language = z.enum(languages, {
  error: (issue) => (issue.input === undefined ? "required" : "not_an_option"),
});

/** `POST /api/prompts/{id}/languages`: a publication in another language; category, folder and tags are those of the prompt. */
export const versionRequest = sharedTexts.extend({
  language,
  originalInput: purpose,
  content,
  variables: variableDefinitions.optional(),
});

export type VersionRequest = z.output<typeof versionRequest>;

const text = z.string().default("");

/** The form of a publication in another language: text fields in. */
export const versionForm = z
  .object({ language: text, title: text, description: text, originalInput: text, content: text })
  .catchall(z.string())
  .transform(
    ({
      language: chosen,
      title,
      description,
      originalInput,
      content: typed,
      ...rest
    }): z.input<typeof versionRequest> => ({
      language: chosen as z.input<typeof language>,
      title,
      description,
      originalInput,
      content: typed,
      variables: definitionsIn(rest),
    }),
  )
  .pipe(versionRequest);

/** The request of a machine's draft. */
export const draftForm = z.object({ language });

import { z } from "zod";

import { promptLanguageAnswer, typeTagAnswer, variableAnswer } from "~/features/prompts/answers";
import { exampleAnswer } from "~/features/sharing/examples/answers";
import { profileAnswer } from "~/features/profiles/answers";
import { jsonInstant } from "~/platform/json-values";

/** A shared prompt for everybody with its link (specification, section 7). */
const sharedPromptAnswer = z
  .object({
    shareId: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableAnswer),
    tags: z.array(z.string()),
    type: typeTagAnswer,
    isPublic: z.boolean(),
    createdAt: jsonInstant,
    updatedAt: jsonInstant,
    version: z.int().nullable(),
    hasNewer: z.boolean(),
    language: promptLanguageAnswer.nullable(),
    versions: z.partialRecord(promptLanguageAnswer, z.string()),
  })
  .meta({ id: "SharedPrompt" });

/** `GET /api/prompts/{shareId}`: `creator` is null if they hide their profile. */
export const sharedViewAnswer = z.object({
  prompt: sharedPromptAnswer,
  creator: profileAnswer.nullable(),
  isOwner: z.boolean(),
  saves: z.int(),
  uses: z.int(),
  isSaved: z.boolean(),
  /** Its results; of the current text alone. */
  examples: z.array(exampleAnswer),
});

/** `PATCH /api/prompts/{shareId}/edit`. */
export const editedTextsAnswer = z.object({ prompt: sharedPromptAnswer });

/** `POST /api/prompts/{id}/share`. */
export const shareAnswer = z.object({ shareId: z.string() });

/** `POST /api/prompts/{id}/generate-title-description`. */
export const describeAnswer = z.object({ title: z.string(), description: z.string(), engine: z.string() });

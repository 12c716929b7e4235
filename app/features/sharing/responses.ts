import { z } from "zod";

import { promptLanguageSchema, typeTagSchema, variableSchema } from "~/features/prompts/responses";
import { exampleSchema } from "~/features/sharing/examples/responses";
import { profileResponse } from "~/features/profiles/responses";
import { shownProofSchema } from "~/features/runs/proof/responses";
import { jsonInstant } from "~/platform/json-values";

/** A shared prompt for everybody with its link (specification, section 7). */
const sharedPromptSchema = z
  .object({
    shareId: z.string(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    originalInput: z.string(),
    content: z.string(),
    variables: z.array(variableSchema),
    tags: z.array(z.string()),
    type: typeTagSchema,
    isPublic: z.boolean(),
    createdAt: jsonInstant,
    updatedAt: jsonInstant,
    version: z.int().nullable(),
    hasNewer: z.boolean(),
    language: promptLanguageSchema.nullable(),
    versions: z.partialRecord(promptLanguageSchema, z.string()),
  })
  .meta({ id: "SharedPrompt" });

/** `GET /api/prompts/{shareId}`: `creator` is null if they hide their profile. */
export const sharedViewResponse = z.object({
  prompt: sharedPromptSchema,
  creator: profileResponse.nullable(),
  isOwner: z.boolean(),
  saves: z.int(),
  uses: z.int(),
  isSaved: z.boolean(),
  /** Its results; of the current text only. */
  examples: z.array(exampleSchema),
  /** The comparison that its author shows; null: none, or another version was asked for. */
  proof: shownProofSchema.nullable(),
});

/** `PATCH /api/prompts/{shareId}/edit`. */
export const editedTextsResponse = z.object({ prompt: sharedPromptSchema });

/** `POST /api/prompts/{id}/share`. */
export const shareResponse = z.object({ shareId: z.string() });

/** `POST /api/prompts/{id}/generate-title-description`. */
export const describeResponse = z.object({ title: z.string(), description: z.string(), engine: z.string() });

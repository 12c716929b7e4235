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
    /** The text, with `{{name}}` where a value goes. */
    content: z.string(),
    variables: z.array(variableSchema),
    tags: z.array(z.string()),
    type: typeTagSchema,
    isPublic: z.boolean(),
    createdAt: jsonInstant,
    updatedAt: jsonInstant,
    /** The version its link names. Null if the link shows the current text. */
    version: z.int().nullable(),
    /** The prompt has a newer version than that. */
    hasNewer: z.boolean(),
    /** Language of the publication. Null if it is not published. */
    language: promptLanguageSchema.nullable(),
    /** Its listed versions in several languages, itself included; empty: it has no other. */
    versions: z.partialRecord(promptLanguageSchema, z.string()),
  })
  .meta({ id: "SharedPrompt" });

export type SharedPrompt = z.output<typeof sharedPromptSchema>;

/** `GET /api/prompts/{shareId}`: `creator` is null if they hide their profile. */
export const sharedViewResponse = z.object({
  prompt: sharedPromptSchema,
  creator: profileResponse.nullable(),
  isOwner: z.boolean(),
  /** Members who have it on their shelf, and uses by others, each once a day. */
  saves: z.int(),
  uses: z.int(),
  /** It is on the viewer's shelf. */
  isSaved: z.boolean(),
  /** Its results; of the current text only. */
  examples: z.array(exampleSchema),
  /** The comparison that its author shows; null: none, or another version was asked for. */
  proof: shownProofSchema.nullable(),
});

/** A shared prompt for its page. */
export interface SharedView extends Omit<z.output<typeof sharedViewResponse>, "examples" | "proof"> {
  /** Id of the creator's page; null if they hide their profile. */
  creatorId: string | null;
  /** Id of the prompt for its owner; null for others. */
  ownId: string | null;
}

/** `PATCH /api/prompts/{shareId}/edit`. */
export const editedTextsResponse = z.object({ prompt: sharedPromptSchema });

/** `POST /api/prompts/{id}/share`. */
export const shareResponse = z.object({ shareId: z.string() });

/** `POST /api/prompts/{id}/generate-title-description`. */
export const describeResponse = z.object({ title: z.string(), description: z.string(), engine: z.string() });

import { z } from "zod";

import { versionKinds } from "~/domain/kinds";
import { variableSchema } from "~/features/prompts/responses";
import { jsonInstant } from "~/platform/json-values";

/** A version in a list, or after a change of its marks. */
export const versionEntrySchema = z
  .object({
    /** From 1, in order of time; thinned numbers are missing. */
    number: z.int(),
    kind: z.enum(versionKinds),
    createdAt: jsonInstant,
    /** Its member has pinned it: it is never thinned. */
    isPinned: z.boolean(),
    /** It opens for everybody with the prompt's link and `?v=`, while the prompt is public. */
    isShared: z.boolean(),
  })
  .meta({ id: "VersionEntry" });

export type VersionEntry = z.output<typeof versionEntrySchema>;

/** `GET /api/prompts/{id}/versions`: the latest first. */
export const versionListResponse = z.object({ versions: z.array(versionEntrySchema) });

/** `GET /api/prompts/{id}/versions/{number}`. */
export const versionResponse = versionEntrySchema
  .extend({ content: z.string(), variables: z.array(variableSchema) })
  .meta({ id: "Version" });

export type PromptVersion = z.output<typeof versionResponse>;

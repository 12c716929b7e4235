import { z } from "zod";

import { versionKinds } from "~/domain/kinds";
import { variableSchema } from "~/features/prompts/responses";
import { jsonInstant } from "~/platform/json-values";

/** A version in a list, or after a change of its marks. */
export const versionEntrySchema = z
  .object({
    number: z.int(),
    kind: z.enum(versionKinds),
    createdAt: jsonInstant,
    isPinned: z.boolean(),
    isShared: z.boolean(),
  })
  .meta({ id: "VersionEntry" });

/** `GET /api/prompts/{id}/versions`: the latest first. */
export const versionListResponse = z.object({ versions: z.array(versionEntrySchema) });

/** `GET /api/prompts/{id}/versions/{number}`. */
export const versionResponse = versionEntrySchema
  .extend({ content: z.string(), variables: z.array(variableSchema) })
  .meta({ id: "Version" });

import { z } from "zod";

import { versionKinds } from "~/domain/kinds";
import { variableAnswer } from "~/features/prompts/answers";
import { jsonInstant } from "~/platform/json-values";

/** A version in a list, or after a change of its marks. */
export const versionEntryAnswer = z
  .object({
    number: z.int(),
    kind: z.enum(versionKinds),
    createdAt: jsonInstant,
    isPinned: z.boolean(),
    isShared: z.boolean(),
  })
  .meta({ id: "VersionEntry" });

/** `GET /api/prompts/{id}/versions`: the latest first. */
export const versionListAnswer = z.object({ versions: z.array(versionEntryAnswer) });

/** `GET /api/prompts/{id}/versions/{number}`. */
export const versionAnswer = versionEntryAnswer
  .extend({ content: z.string(), variables: z.array(variableAnswer) })
  .meta({ id: "Version" });

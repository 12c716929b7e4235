import { z } from "zod";

import { outcomes, rivals, winners } from "~/domain/comparison";
import { verdictSchema } from "~/features/runs/compare/responses";
import { jsonInstant } from "~/platform/json-values";

/** A comparison shown with a prompt: with a line, an earlier version or a proposal, each set of values with both replies. */
export const shownProofSchema = z
  .object({
    rival: z.enum(rivals),
    rivalVersion: z.int().nullable(),
    outcome: z.enum(outcomes),
    trials: z.array(
      z.object({
        values: z.record(z.string(), z.string()),
        facts: z.string(),
        replies: z.object({ prompt: z.string(), rival: z.string() }),
        isRivalFirst: z.boolean(),
        choice: z.enum(winners).nullable(),
        /** The judge's decisions in both orders. */
        verdicts: z.tuple([verdictSchema, verdictSchema]).nullable(),
      }),
    ),
    engine: z.string(),
    createdAt: jsonInstant,
    version: z.int(),
    textHash: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "ShownComparison" });

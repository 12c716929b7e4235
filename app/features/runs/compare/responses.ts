import { z } from "zod";

import { outcomes, rivals, winners } from "~/domain/comparison";
import { jsonInstant } from "~/platform/json-values";

import type { Comparison } from "./comparison";
import { choiceOf, choices, sideOf } from "./letters";
import { winnerOf } from "./outcome";

/** A judge's decision, in one order of the replies. */
export const verdictSchema = z.object({ winner: z.enum(winners), quote: z.string(), why: z.string() });

const trialSchema = z.object({
  values: z.record(z.string(), z.string()),
  facts: z.string(),
  replies: z.object({ a: z.string(), b: z.string() }),
  /** The letter of the prompt's reply. Null until the comparison is judged: the person chooses first. */
  prompt: z.enum(["a", "b"]).nullable(),
  choice: z.enum(choices).nullable(),
  winner: z.enum(winners).nullable(),
  /** The judge's decisions in both orders. */
  verdicts: z.array(verdictSchema).nullable(),
});

const entry = z.object({
  id: z.string(),
  rival: z.enum(rivals),
  rivalVersion: z.int().nullable(),
  version: z.int(),
  createdAt: jsonInstant,
  outcome: z.enum(outcomes).nullable(),
  publishedAt: jsonInstant.nullable(),
  isCurrent: z.boolean(),
});

/** `GET /api/prompts/{id}/comparisons`: the latest first, with their numbers of sets. */
export const comparisonsResponse = z.object({
  comparisons: z.array(entry.extend({ trials: z.int() }).meta({ id: "ComparisonEntry" })),
});

/** A comparison for the prompt's owner. */
export const comparisonResponse = entry
  .extend({ rivalText: z.string(), engine: z.string(), trials: z.array(trialSchema) })
  .meta({ id: "Comparison" });

/** A new comparison, and how many sets of values have no replies. */
export const startedResponse = z.object({ comparison: comparisonResponse, failed: z.int() });

/** The comparison without what its person is to learn after their choice. */
export function serializeComparison(comparison: Comparison): z.output<typeof comparisonResponse> {
  const isJudged = comparison.outcome !== null;
  return {
    ...comparison,
    trials: comparison.trials.map((trial) => {
      const { values, facts, replies, choice, verdicts } = trial;
      return {
        values,
        facts,
        replies: { a: replies[sideOf(trial, "a")], b: replies[sideOf(trial, "b")] },
        prompt: isJudged ? (sideOf(trial, "a") === "prompt" ? "a" : "b") : null,
        choice: choice && choiceOf(trial, choice),
        winner: isJudged ? winnerOf(trial) : null,
        verdicts: isJudged ? verdicts : null,
      };
    }),
  };
}

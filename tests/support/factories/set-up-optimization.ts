import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { usageDaily } from "~/db/schema";
import { optimizePrompt, type OptimizationOptions } from "~/features/optimizer/optimize-prompt.server";
import type { OptimizationInput } from "~/features/optimizer/schema";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";

let day = 0;

interface SetUp {
  replies?: Reply[];
  budget?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  withoutModel?: boolean;
}

/** An optimizer with a model on a lane of its own, real D1, and an untouched daily budget. */
export async function setUpOptimization({
  replies = [],
  budget,
  settings,
  withoutModel = false,
}: SetUp = {}) {
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...replies);
  day += 1;
  const now = new Date(Date.UTC(2041, 0, day, 12));
  const db = openDb(env.DB.withSession());
  const connection = { apiKey: "sk-test", baseUrl: lane.baseUrl, model: "town-large" };
  const services = {
    db,
    clock: { now: () => now },
    model: withoutModel ? null : openAiModel({ ...connection, ...settings }),
    modelBudget: budget ?? { perCaller: 10, inAll: 100 },
  };
  return {
    lane,
    optimize: (input: Partial<OptimizationInput> = {}, options: OptimizationOptions = {}) =>
      optimizePrompt(
        services,
        "ada",
        {
          content: "You are a world-class expert. Write a letter to {{landlord}} on one page.",
          purpose: "A letter to my landlord",
          ...input,
        },
        options,
      ),
    /** Today's model calls by caller. */
    async spent() {
      const rows = await db.select().from(usageDaily);
      const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
      return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
    },
  };
}

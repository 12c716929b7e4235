import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { usageDaily } from "~/db/schema";
import { generatePrompt, type GenerationOptions } from "~/features/generation/generate-prompt.server";
import type { GenerationOrder, GenerationProgress } from "~/features/generation/schema";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "./openai-lane";
import type { Reply } from "./openai-reply";

let day = 0;

interface SetUp {
  replies?: Reply[];
  budget?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  withoutModel?: boolean;
}

/** A generator with a model on a lane of its own, real D1, and a day of its own with an untouched budget. */
export async function setUpGeneration({ replies = [], budget, settings, withoutModel = false }: SetUp = {}) {
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...replies);
  day += 1;
  const now = new Date(Date.UTC(2040, 0, day, 12));
  const db = openDb(env.DB.withSession());
  const connection = {
    apiKey: "sk-test",
    baseUrl: lane.baseUrl,
    model: "town-large",
    fastModel: "town-small",
  };
  const services = {
    db,
    clock: { now: () => now },
    model: withoutModel ? null : openAiModel({ ...connection, ...settings }),
    modelBudget: budget ?? { perCaller: 10, inAll: 100 },
  };
  const progress: GenerationProgress[] = [];
  return {
    lane,
    generate: (order: Partial<GenerationOrder> = {}, options: GenerationOptions = {}) =>
      generatePrompt(
        services,
        "ada",
        { purpose: "Write a letter to my landlord", use: "text", deepThinking: true, ...order },
        { onProgress: (step) => progress.push(step), ...options },
      ),
    stages: () => progress.flatMap((step) => ("stage" in step ? [step.stage] : [])),
    deltas: () => progress.flatMap((step) => ("delta" in step ? [step.delta] : [])),
    /** Model calls of the day by caller. */
    async spent() {
      const rows = await db.select().from(usageDaily);
      const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
      return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
    },
  };
}

/** Good replies, stage by stage, to a purpose in English. */
export const analysis = {
  understanding: {
    goal: "A letter that gets the heating repaired.",
    audience: "the landlord",
    language: "English",
    assumptions: ["The tenancy is running."],
  },
  plan: {
    variables: [{ name: "{{landlord}}", meaning: "the landlord's name" }],
    outline: ["Role and task", "Steps"],
    edgeCases: ["No date is known."],
    successCriteria: ["The letter names a deadline."],
  },
};

export const draft = {
  content:
    "# Role\nYou are a careful letter writer.\n\n# Task\nWrite a letter to {{landlord}} about the heating.",
  topics: ["letter", "landlord"],
};

export const noFaults = { contradictions: [], format: [] };

export const faults = {
  contradictions: ["It is short and long at once."],
  format: ["The length is missing."],
};

export const revision = { content: `${draft.content}\n\n# Output\nOne page, in English.` };

/** The scripted replies that answer with these contents, in order. */
export const answers = (...contents: unknown[]): Reply[] =>
  contents.map((content) => ({ kind: "answer", content }));

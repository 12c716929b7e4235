import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { usageDaily } from "~/db/schema";
import { generatePrompt, type GenerationOptions } from "~/features/generator/generate-prompt.server";
import type { GenerationInput, GenerationProgress } from "~/features/generator/schema";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";

// Before any test with a time limit: a busy machine trains the classifiers for long.
await openPlaybooks();

let day = 0;

interface SetUp {
  replies?: Reply[];
  budget?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  withoutModel?: boolean;
}

/** A short line without a task: an example of the general playbook. */
export const shortLine = "make something cool";

/** A generator with a model on a lane of its own, real D1, and an untouched daily budget. */
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
    generate: (input: Partial<GenerationInput> = {}, options: GenerationOptions = {}) =>
      generatePrompt(
        services,
        "ada",
        { purpose: shortLine, use: "text", deepThinking: true, ...input },
        { onProgress: (step) => progress.push(step), ...options },
      ),
    stages: () => progress.flatMap((step) => ("stage" in step ? [step.stage] : [])),
    deltas: () => progress.flatMap((step) => ("delta" in step ? [step.delta] : [])),
    /** Today's model calls by caller. */
    async spent() {
      const rows = await db.select().from(usageDaily);
      const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
      return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
    },
  };
}

/** A line of a picture without additions: its prompt is the description only. */
export const fox = { purpose: "a red fox", use: "image", wishes: [] } satisfies Partial<GenerationInput>;

/** A model's questions about a line: a fact, and a choice. */
export const asks = {
  questions: [
    { label: "For whom", question: "For whom is it?", example: "my team of six", options: [] },
    {
      label: "What it costs",
      question: "What may it cost?",
      example: "",
      options: ["Nothing", "A little", "Whatever it takes"],
    },
  ],
  wishes: ["Two versions to choose from.", "No jargon."],
  topics: ["idea", "team"],
};

/** Valid replies, stage by stage, to a short line in English; only pictures and films are described and checked. */
export const analysis = {
  goal: "Something to show on Monday.",
  criteria: ["It can be built in a day."],
  ...asks,
};
export const described = { description: "A red fox in deep snow" };
export const noFaults = { faults: [] };
export const faults = { faults: ['It invents: "deep snow".'] };
export const revision = { description: "A red fox, seen from the side" };

/** Scripted replies with these contents, in order. */
export const responses = (...contents: unknown[]): Reply[] =>
  contents.map((content) => ({ kind: "answer", content }));

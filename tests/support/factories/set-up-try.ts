import { env } from "cloudflare:workers";
import { inject } from "vitest";

import { openDb } from "~/db/client";
import { getTries } from "~/features/runs/try/tries.server";
import { tryPrompt } from "~/features/runs/try/try-prompt.server";
import { openAiModel, type OpenAiSettings } from "~/platform/model/openai-model.server";

import { openAiLane } from "../servers/openai-lane";
import type { Reply } from "../servers/openai-reply";

type Options = Parameters<typeof tryPrompt>[3];
type Input = Partial<Parameters<typeof tryPrompt>[2]>;

let day = 0;

interface SetUp {
  replies?: Reply[];
  calls?: { perCaller: number; inAll: number };
  settings?: Partial<OpenAiSettings>;
  withoutModel?: boolean;
}

/** A place to try prompts, with a model on a lane of its own, real D1, and a day on which nothing is spent yet. */
export async function setUpTry({ replies = [], calls, settings, withoutModel = false }: SetUp = {}) {
  const lane = openAiLane(inject("openAiServer"));
  await lane.script(...replies);
  day += 1;
  const now = new Date(Date.UTC(2042, 0, day, 12));
  const connection = { apiKey: "sk-test", baseUrl: lane.baseUrl, model: "town-large" };
  const services = {
    db: openDb(env.DB.withSession("first-primary")),
    clock: { now: () => now },
    model: withoutModel ? null : openAiModel({ ...connection, ...settings }),
    modelBudget: calls ?? { perCaller: 1_000, inAll: 1_000 },
    tryBudget: { perVisitor: 3, perMember: 20 },
  };
  return {
    lane,
    services,
    tryAs: (caller: string, input: Input = {}, options: Options = {}) =>
      tryPrompt(services, caller, { prompt: "Plan my day.", answered: [], ...input }, options),
    left: async (caller: string) => (await getTries(services, caller)).left,
  };
}

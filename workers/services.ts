import { openDb } from "~/db/client";
import { readBookmark } from "~/platform/bookmark";
import { systemClock } from "~/platform/clock";
import { randomIds } from "~/platform/ids";
import { openAiModel } from "~/platform/model/openai-model.server";
import type { Services } from "~/services";

/** The bindings of `wrangler.toml` and the secrets, which no file declares. */
export type Environment = Env & { OPENAI_API_KEY?: string };

const efforts = ["minimal", "low", "medium", "high"] as const;

/** Builds what commands need from the Worker's bindings; the only place that reads them. No request: a scheduled run. */
export function createServices(request: Request | null, env: Environment): Services {
  const session = env.DB.withSession(readBookmark(request));
  return {
    db: openDb(session),
    bookmark: () => session.getBookmark(),
    clock: systemClock,
    ids: randomIds,
    limits: { generate: env.GENERATE_LIMIT },
    model: env.OPENAI_API_KEY
      ? openAiModel({
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL,
          model: env.OPENAI_MODEL,
          fastModel: env.OPENAI_FAST_MODEL || env.OPENAI_MODEL,
          timeoutMs: Number(env.MODEL_TIMEOUT_MS),
          reasoning: efforts.find((effort) => effort === env.OPENAI_REASONING_EFFORT),
          structuredOutput: env.OPENAI_STRUCTURED_OUTPUT !== "off",
        })
      : null,
    modelBudget: { perCaller: Number(env.MODEL_CALLS_PER_CALLER), inAll: Number(env.MODEL_CALLS_IN_ALL) },
    supportEmail: env.SUPPORT_EMAIL,
  };
}

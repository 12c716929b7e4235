// The built Worker with a double of Workers AI: an entry for test servers only. The double passes each call on to a lane of the
// OpenAI server, at `AI_LANE`, and throws its 429 as the binding does: with a code before the message.
// @ts-expect-error The built Worker stands next to this module where it is served (`serve-workers.ts`).
import worker from "./index.js";

interface WithLane extends Env {
  AI_LANE: string;
}

const built = worker as Required<Pick<ExportedHandler<Env>, "fetch" | "scheduled">>;

async function run(lane: string, model: string, input: object, { signal }: { signal?: AbortSignal } = {}) {
  const response = await fetch(`${lane}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model, ...input }),
    signal,
  });
  if (response.status !== 429) return response;
  const { error } = (await response.json()) as { error: { message: string } };
  throw new Error(error.message);
}

const withAi = (env: WithLane) =>
  ({
    ...env,
    AI: { run: (model: string, input: object, options: object) => run(env.AI_LANE, model, input, options) },
  }) as unknown as Env;

export default {
  fetch: (request, env, execution) => built.fetch(request, withAi(env), execution),
  scheduled: (controller, env, execution) => built.scheduled(controller, withAi(env), execution),
} satisfies ExportedHandler<WithLane>;

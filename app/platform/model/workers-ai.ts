import { secondsToNextDay } from "~/platform/clock";

/** The part of the binding that is used. */
type Runs = Pick<Ai, "run">;

/**
 * Statuses by the codes at the beginning of the binding's errors
 * (https://developers.cloudflare.com/workers-ai/platform/errors/). 3036: the account's free allocation of the day is spent.
 */
const statuses: Record<string, number> = {
  3003: 400,
  3006: 413,
  3007: 408,
  3008: 408,
  3036: 429,
  3040: 429,
  3042: 404,
  5004: 400,
  5007: 400,
};

/** Seconds to wait for capacity. */
const capacityWait = 30;

/**
 * A `fetch` that sends chat completions to Workers AI by its binding, for the client of an OpenAI-compatible service. It does
 * not go through an AI Gateway, which would keep prompts in its log. A thrown error of the binding becomes a response with its status.
 */
export const workersAiFetch =
  (ai: Runs, now: () => Date): typeof fetch =>
  async (_address, init) => {
    const { model, ...input } = JSON.parse(String(init?.body)) as { model: keyof AiModels };
    try {
      return await ai.run(model, input, {
        returnRawResponse: true,
        ...(init?.signal && { signal: init.signal }),
      });
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      const message = error instanceof Error ? error.message : String(error);
      const [, code = ""] = /\b(\d{4}):/.exec(message) ?? [];
      const wait = code === "3036" ? secondsToNextDay(now()) : capacityWait;
      return Response.json(
        { error: { message, type: "workers_ai", code } },
        { status: statuses[code] ?? 500, headers: { "retry-after": String(wait) } },
      );
    }
  };

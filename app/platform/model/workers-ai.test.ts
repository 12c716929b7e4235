import { afterAll, beforeAll, expect, test } from "vitest";

import { failureOf, haiku, setUpModel } from "../../../tests/support/factories/set-up-model";
import type { Reply } from "../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../tests/support/servers/openai-server";
import { workersAiFetch } from "./workers-ai";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const hourBeforeMidnight = () => new Date("2026-11-29T23:30:00Z");

/** A model on a double of the binding, which passes calls on to a lane, or throws. */
async function setUp(replies: Reply[], thrown?: Error) {
  let address = "";
  const run = (model: string, input: object, { signal }: { signal?: AbortSignal }) =>
    thrown
      ? Promise.reject(thrown)
      : fetch(address, { method: "POST", body: JSON.stringify({ model, ...input }), signal });
  const fetchByBinding = workersAiFetch({ run } as unknown as Pick<Ai, "run">, hourBeforeMidnight);
  const made = await setUpModel(server.url, replies, { apiKey: "", fetch: fetchByBinding, timeoutMs: 2_000 });
  address = `${made.lane.baseUrl}/chat/completions`;
  return made;
}

test("a call by the binding has the model and the schema, streamed or not", async () => {
  const { lane, ask } = await setUp([
    { kind: "answer", content: haiku },
    { kind: "answer", content: haiku },
  ]);
  expect(await ask()).toEqual(haiku);
  expect(await ask({ onPartial: () => {} })).toEqual(haiku);
  for (const { body } of await lane.calls())
    expect(body).toMatchObject({ model: "town-large", response_format: { type: "json_schema" } });
});

test.each([
  ["3036: You have used up your daily free allocation of 10,000 neurons.", "model_busy", 1_800],
  ["InferenceUpstreamError: 3040: No more data centers to forward the request to", "model_busy", 30],
  ["5007: No such model @cf/none or task", "model_failed", undefined],
  ["internal error; reference = abc", "model_failed", undefined],
])("the binding's error %s is %s", async (message, code, retryAfter) => {
  const { ask } = await setUp([], new Error(message));
  const failure = await failureOf(ask());
  expect([failure.code, failure.retryAfter]).toEqual([code, retryAfter]);
});

test("a client that leaves ends the call upstream", async () => {
  const { lane, ask } = await setUp([{ kind: "hang" }]);
  const caller = new AbortController();
  const asked = ask({ signal: caller.signal });
  await expect.poll(async () => (await lane.calls()).length).toBe(1);
  caller.abort(new Error("Left."));
  await expect(asked).rejects.toThrow("Left.");
  await expect.poll(async () => (await lane.calls())[0]?.clientLeft).toBe(true);
});

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../tests/support/servers/openai-server";
import { failureOf, haiku, setUpModel } from "../../../tests/support/factories/set-up-model";
import type { ModelCall } from "./call-chat.server";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

async function setUp(...replies: Reply[]) {
  const calls: ModelCall[] = [];
  const { ask } = await setUpModel(server.url, replies, {
    fastModel: "town-small",
    onCall: (call) => calls.push(call),
  });
  return { ask, calls };
}

const answered = { outcome: "answered", inputTokens: 11, outputTokens: 7, milliseconds: expect.any(Number) };

test("a call is logged with its model and its tokens, plain and streamed", async () => {
  const { ask, calls } = await setUp({ kind: "answer", content: haiku }, { kind: "answer", content: haiku });
  await ask();
  await ask({ fast: true, onPartial: () => {} });
  expect(calls).toEqual([
    { ...answered, model: "town-large" },
    { ...answered, model: "town-small" },
  ]);
});

test("a repair is a call of its own", async () => {
  const { ask, calls } = await setUp(
    { kind: "answer", content: "no JSON" },
    { kind: "answer", content: haiku },
  );
  await ask();
  expect(calls.map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
});

test("a failure is logged by its code, without texts of the service or of the request", async () => {
  const { ask, calls } = await setUp({ kind: "error", status: 503, message: "a frog again" });
  await failureOf(ask());
  expect(calls).toEqual([
    { ...answered, model: "town-large", outcome: "model_busy", inputTokens: null, outputTokens: null },
  ]);
});

test("a call whose client leaves is logged as abandoned", async () => {
  const { ask, calls } = await setUp({ kind: "hang" });
  const caller = new AbortController();
  const asked = ask({ signal: caller.signal });
  caller.abort(new Error("Left."));
  await expect(asked).rejects.toThrow("Left.");
  expect(calls.map(({ outcome }) => outcome)).toEqual(["abandoned"]);
});

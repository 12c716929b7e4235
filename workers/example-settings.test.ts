import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

import type { Reply } from "../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../tests/support/servers/openai-server";
import { haiku, setUpModel } from "../tests/support/factories/set-up-model";
import { readSettings } from "./settings";

const root = join(import.meta.dirname, "..");

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

/** The example's settings, with its lines for another service enabled. */
function exampleSettings() {
  const example = readFileSync(join(root, ".dev.vars.example"), "utf8");
  const lines = Object.fromEntries(
    [...example.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const { vars } = unstable_readConfig({ config: join(root, "wrangler.toml") });
  return readSettings({ ...vars, ...lines, OPENAI_API_KEY: "any" });
}

/** A refusal that is repeated while the parameter is sent. */
const refuses = (parameter: string): Reply => ({
  kind: "error",
  status: 400,
  message: `json: unknown field "${parameter}"`,
  when: `"${parameter}":`,
});

const optional = [
  "reasoning_effort",
  "store",
  "response_format",
  "stream_options",
  "max_tokens",
  "max_completion_tokens",
];

test("a service that refuses unknown parameters works with the example's settings", async () => {
  const settings = exampleSettings();
  expect(settings.OPENAI_BASE_URL).toContain("localhost:11434");
  const answer: Reply = { kind: "answer", content: haiku };
  const { lane, ask, spent } = await setUpModel(server.url, [...optional.map(refuses), answer, answer], {
    model: settings.OPENAI_MODEL,
    reasoning: settings.OPENAI_REASONING_EFFORT,
    structuredOutput: settings.OPENAI_STRUCTURED_OUTPUT,
  });
  expect(await ask({ onPartial: () => {} })).toEqual(haiku);
  const calls = await lane.calls();
  // The effort is the operator's to set, and nothing is stored at a service: both are in no call.
  for (const { body } of calls)
    for (const name of optional.slice(0, 2)) expect(body).not.toHaveProperty(name);
  expect(Object.keys(calls.at(-1)!.body).toSorted()).toEqual(["messages", "model", "stream"]);
  // A refused parameter is not sent again.
  const before = spent();
  expect(await ask({ onPartial: () => {} })).toEqual(haiku);
  expect(spent()).toBe(before + 1);
});

test("a configured effort is left out if the service refuses it", async () => {
  const replies: Reply[] = [refuses("reasoning_effort"), { kind: "answer", content: haiku }];
  const { lane, ask } = await setUpModel(server.url, replies, { model: "gpt-5-mini", reasoning: "low" });
  expect(await ask()).toEqual(haiku);
  expect((await lane.calls()).map(({ body }) => body.reasoning_effort)).toEqual(["low", undefined]);
});

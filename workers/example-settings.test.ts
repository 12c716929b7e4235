import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

import type { Reply } from "../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../tests/support/servers/openai-server";
import { failureOf, haiku, setUpModel } from "../tests/support/factories/set-up-model";
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

const parameters = ["reasoning_effort", "response_format"];

test("a service that refuses what the two settings leave out works with the example's settings", async () => {
  const settings = exampleSettings();
  expect(settings.OPENAI_BASE_URL).toContain("localhost:11434");
  const { lane, ask, spent } = await setUpModel(
    server.url,
    [...parameters.map(refuses), { kind: "answer", content: haiku }],
    {
      model: settings.OPENAI_MODEL,
      reasoning: settings.OPENAI_REASONING_EFFORT,
      structuredOutput: false,
    },
  );
  expect(await ask({ onPartial: () => {} })).toEqual(haiku);
  expect(spent()).toBe(1);
  const [call] = await lane.calls();
  // The effort is the operator's to set, and nothing is stored at a service.
  for (const name of [...parameters, "store"]) expect(call!.body).not.toHaveProperty(name);
});

test("a parameter that is set and refused is a failure, and no second call leaves it out", async () => {
  for (const [parameter, set] of [
    ["reasoning_effort", { model: "gpt-5-mini", reasoning: "low" }],
    ["response_format", { structuredOutput: true }],
  ] as const) {
    const replies: Reply[] = [refuses(parameter), { kind: "answer", content: haiku }];
    const { lane, ask, spent } = await setUpModel(server.url, replies, set);
    expect((await failureOf(ask())).code).toBe("model_failed");
    expect(spent()).toBe(1);
    expect((await lane.calls()).map(({ body }) => parameter in body)).toEqual([true]);
  }
});

import { afterAll, beforeAll, expect, test } from "vitest";

import { AppError } from "~/errors";

import type { Reply } from "../../../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../../../tests/support/servers/openai-server";
import { failureOf, haiku, setUpModel } from "../../../tests/support/factories/set-up-model";
import type { OpenAiSettings } from "./openai-model.server";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const setUp = (replies: Reply[], settings?: Partial<OpenAiSettings>) =>
  setUpModel(server.url, replies, settings);
const answer: Reply = { kind: "answer", content: haiku };
const onPartial = () => {};

/** A refusal that is repeated while the parameter is sent. */
const refuses = (parameter: string, message: string, status = 400): Reply => ({
  kind: "error",
  status,
  message,
  when: `"${parameter}":`,
});

const reasoning = { model: "gpt-5-mini", reasoning: "low" } as const;
const cases: [string, string, Partial<OpenAiSettings>?][] = [
  ["reasoning_effort", '"llama3.3" does not support thinking', reasoning],
  ["reasoning_effort", "Unrecognized request argument supplied: reasoning_effort", reasoning],
  ["response_format", "Invalid parameter: 'response_format' of type 'json_schema' is not supported."],
  ["response_format", "Structured outputs are not enabled for this deployment."],
  ["stream_options", "stream_options: Extra inputs are not permitted"],
];

test.each(cases)("%s, refused as %j, is left out of a second call", async (parameter, message, settings) => {
  const { lane, ask, spent } = await setUp([refuses(parameter, message), answer], settings);
  expect(await ask({ onPartial })).toEqual(haiku);
  expect(spent()).toBe(2);
  const [first, second, ...others] = (await lane.calls()).map(({ body }) => body);
  expect(others).toEqual([]);
  const { [parameter]: refused, ...rest } = first!;
  expect(refused).toBeDefined();
  expect(second).toEqual(rest);
});

test("a refused parameter is remembered for its service and model, and for no other", async () => {
  const refusal = refuses("response_format", "response_format is unknown here.");
  const { lane, ask, spent, model } = await setUp([refusal, answer, answer, answer], {
    fastModel: "town-small",
  });
  await ask();
  await ask();
  expect(spent()).toBe(3);
  await ask({ fast: true });
  const sent = (await lane.calls()).map(({ body }) => [body.model, "response_format" in body]);
  expect(sent).toEqual([
    [model.name, true],
    [model.name, false],
    [model.name, false],
    ["town-small", true],
  ]);
});

test("another model object of the same service shares the memory", async () => {
  const first = await setUp([refuses("response_format", "response_format?"), answer]);
  await first.ask();
  const second = await setUp([], { baseUrl: first.lane.baseUrl });
  await first.lane.script(answer);
  await second.ask();
  expect((await first.lane.calls())[0]?.body).not.toHaveProperty("response_format");
});

test("the limit of length uses its other name, and then none", async () => {
  const renamed = await setUp([
    {
      ...refuses("max_tokens", "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      param: "max_tokens",
    } as Reply,
    answer,
  ]);
  await renamed.ask();
  const [, second] = await renamed.lane.calls();
  expect(second?.body).toMatchObject({ max_completion_tokens: 8_000 });
  expect(second?.body).not.toHaveProperty("max_tokens");
  const old = await setUp(
    [refuses("max_completion_tokens", "max_completion_tokens: unknown", 422), answer],
    reasoning,
  );
  await old.ask();
  expect((await old.lane.calls())[1]?.body).toMatchObject({ max_tokens: 8_000 });
  const neither = await setUp([
    refuses("max_tokens", "max_tokens is too large: 8000."),
    refuses("max_completion_tokens", "max_completion_tokens is too large: 8000."),
    answer,
  ]);
  await neither.ask();
  expect(Object.keys((await neither.lane.calls())[2]!.body)).not.toContain("max_completion_tokens");
});

test("an error that names no parameter of the call is not retried", async () => {
  for (const message of ["No.", "temperature is not supported.", "reasoning_effort is not supported."]) {
    const { lane, ask, spent } = await setUp([{ kind: "error", status: 400, message }, answer]);
    expect((await failureOf(ask())).code).toBe("model_failed");
    expect(await lane.calls()).toHaveLength(1);
    expect(spent()).toBe(1);
  }
});

test("a parameter refused although it is gone, and other failures, are not retried", async () => {
  const refusal: Reply = { kind: "error", status: 400, message: "response_format is not supported." };
  const stubborn = await setUp([refusal, refusal, answer]);
  expect((await failureOf(stubborn.ask())).code).toBe("model_failed");
  expect(await stubborn.lane.calls()).toHaveLength(2);
  for (const status of [401, 500]) {
    const { lane, ask } = await setUp([{ ...refusal, status }, answer]);
    await failureOf(ask());
    expect(await lane.calls()).toHaveLength(1);
  }
  const filtered = await setUp([{ ...refusal, code: "content_filter" }, answer]);
  expect((await failureOf(filtered.ask())).code).toBe("model_refused");
  expect(await filtered.lane.calls()).toHaveLength(1);
});

test("an omission without effect is not remembered", async () => {
  const refusal: Reply = { kind: "error", status: 400, message: "response_format is not supported." };
  const { lane, ask } = await setUp([refusal, { kind: "error", status: 500, message: "No." }, answer]);
  await failureOf(ask());
  await ask();
  expect((await lane.calls())[2]?.body).toHaveProperty("response_format");
});

test("the second call needs a call of the budget", async () => {
  const { lane, ask } = await setUp([refuses("response_format", "response_format?"), answer]);
  let left = 1;
  const spend = async () => {
    left -= 1;
    if (left < 0) throw new AppError("budget_exhausted");
  };
  expect((await failureOf(ask({ spend }))).code).toBe("budget_exhausted");
  expect(await lane.calls()).toHaveLength(1);
});

test("a repair after a refusal leaves the parameter out as well", async () => {
  const { lane, ask, spent } = await setUp([
    refuses("response_format", "response_format?"),
    { kind: "answer", content: "no JSON" },
    answer,
  ]);
  expect(await ask()).toEqual(haiku);
  expect(spent()).toBe(3);
  expect((await lane.calls()).map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
});

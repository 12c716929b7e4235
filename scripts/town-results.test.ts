import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openAiLane } from "../tests/support/servers/openai-lane";
import type { Reply } from "../tests/support/servers/openai-reply";
import { startOpenAiServer, type OpenAiServer } from "../tests/support/servers/openai-server";
import { readEditors } from "./seed/read-editors";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer();
});
afterAll(() => server.close());

const prompt = (language: string, more = "", use = "text") => `title: Thanks (${language}, ${use})
subcategory: メール
language: ${language}
use: ${use}
originalInput: Thank a speaker
description: A short mail, ready to send.
tags: [thanks]
variables:
  speaker: { required: true }
content: |
  Thank {{speaker}} in ${language}.
sample:
  values: { speaker: Ana }
  text: Dear sample
${more}`;

/** Prompts in three languages, one of which has answers for a second turn, and an automation. */
async function setUp(...replies: Reply[]) {
  const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, "communication"), { recursive: true });
    writeFileSync(join(folder, "communication", `${name}.yaml`), text);
  };
  write("a", prompt("en"));
  write("b", prompt("ja", "  answers: She talked about tides.\n"));
  write("c", prompt("es"));
  write("d", prompt("en", "", "automation"));
  const lane = openAiLane(server.url);
  await lane.script(...replies);
  const run = async (...more: string[]) => {
    const child = spawn(process.execPath, ["scripts/town-results.mjs", "--folder", folder, ...more], {
      cwd: join(import.meta.dirname, ".."),
      env: { ...process.env, OPENAI_API_KEY: "sk", OPENAI_BASE_URL: lane.baseUrl, OPENAI_MODEL: "town" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece));
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    return { code, output };
  };
  const shown = () =>
    Object.fromEntries(
      readEditors(folder).map(({ file, sample, result }) => [file.slice(-1), result?.text ?? sample.text]),
    );
  return { lane, folder, write, run, shown };
}

const answer = (content: string, when: string): Reply => ({ kind: "answer", content, when });

test("text prompts get results with their own values, those with answers in two turns; it goes on where it stopped", async () => {
  const { lane, folder, write, run, shown } = await setUp(
    answer("Dear Ana", "Ana in en"),
    answer("アナさん、潮の話をありがとう", "about tides"),
    answer("What about?", "Ana in ja"),
    { kind: "cut", when: "Ana in es" },
    answer("Querida Ana", "Ana in es"),
    answer("Hello Ana", "Greet Ana"),
  );
  expect(shown()).toEqual({ a: "Dear sample", b: "Dear sample", c: "Dear sample", d: "Dear sample" });
  const first = await run("--calls", "0");
  expect(first.output).toContain("0 results, 0 calls; left: 3");
  expect(first.code).toBe(0);
  const second = await run();
  expect(second.output).toContain("failed: communication/c: model_failed");
  expect(second.output).toContain("2 results, 4 calls; left: 1");
  expect(second.code).toBe(1);
  const third = await run();
  expect(third).toMatchObject({ code: 0 });
  expect(third.output).toContain("1 results, 1 calls; left: 0");
  expect(shown()).toEqual({
    a: "Dear Ana",
    b: "アナさん、潮の話をありがとう",
    c: "Querida Ana",
    d: "Dear sample",
  });
  const results = JSON.parse(readFileSync(join(folder, "results.json"), "utf8"));
  expect(Object.keys(results)).toEqual(["communication/a", "communication/b", "communication/c"]);
  expect(results["communication/a"]).toMatchObject({ engine: "town", hash: expect.any(String) });

  write("a", prompt("en").replace("Thank {{speaker}}", "Greet {{speaker}}"));
  expect(shown()).toMatchObject({ a: "Dear sample", c: "Querida Ana" });
  expect((await run()).output).toContain("1 results, 1 calls; left: 0");
  expect(shown()).toMatchObject({ a: "Hello Ana", c: "Querida Ana" });
  const calls = await lane.calls();
  expect(calls).toHaveLength(6);
  expect(
    calls.flatMap(({ body }) => body.messages).some(({ content }) => content === "Thank Ana in en."),
  ).toBe(true);
});

test("a result too long to be shown leaves the sample, and is not asked for again", async () => {
  const { run, shown } = await setUp(
    answer("x".repeat(4_001), "Ana in en"),
    answer("b", "Ana in ja"),
    answer("b", "Ana in ja"),
    answer("c", "Ana in es"),
  );
  expect((await run()).output).toContain("communication/a: too long to be shown");
  expect(shown()).toMatchObject({ a: "Dear sample", c: "c" });
  expect((await run()).output).toContain("0 results, 0 calls; left: 0");
});

import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openAiLane } from "../tests/support/servers/openai-lane";
import { startOpenAiServer } from "../tests/support/servers/openai-server";

const folder = mkdtempSync(join(tmpdir(), "prompt-town-"));
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
write("cases.json", { thanks: { line: "thank the speaker", "what only they know": ["Ana"] } });
write("blind.json", [{ id: "thanks", want: "thank the speaker", replies: { X: "Hello" } }]);

/** The environment of this process without variables of models. */
const unsetModels = () => {
  const others = Object.entries(process.env).filter(([name]) => !/^(OPENAI|PERSON|JUDGE)_/.test(name));
  return Object.fromEntries(others) as NodeJS.ProcessEnv;
};

/** Runs a command in a folder with these `.dev.vars`, with these variables of the shell alone. */
async function run(command: string, devVars = "", shell: Record<string, string> = {}) {
  write(".dev.vars", devVars);
  const [script = "", ...args] = command.split(" ");
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: folder,
    env: Object.assign(unsetModels(), shell),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, output };
}

const noCalls = '--calls is a whole number, not "5O".\n';
const noKey = "A model is needed: put its key into .dev.vars, or the shell, as OPENAI_API_KEY.\n";
const wrong = (name: string) => new RegExp(`^These settings are wrong: ${name} .*wrangler.toml\\.\n$`);

test.each([
  ["quality.mjs round cases.json out --calls 5O", "", noCalls],
  ["town-results.mjs --calls 5O", "", noCalls],
  ["quality.mjs round cases.json out 2", "", /^npm run quality .*\n/],
  ["quality.mjs judge .", "", /^npm run quality .*\n/],
  ["town-results.mjs 2", "", /^Unexpected argument '2'.* behind "--"\.\n$/],
  ["quality.mjs judge . verdict.json", "", noKey],
  ["town-results.mjs", "OPENAI_API_KEY=", noKey],
  [
    "town-results.mjs",
    "OPENAI_API_KEY=sk\nOPENAI_STRUCTURED_OUTPUT=false",
    wrong("OPENAI_STRUCTURED_OUTPUT"),
  ],
  ["check-settings.mjs", "OPENAI_STRUCTURED_OUTPUT=false", wrong("OPENAI_STRUCTURED_OUTPUT")],
  ["check-settings.mjs", "OPENAI_REASONING_EFFORT=much", wrong("OPENAI_REASONING_EFFORT")],
])(
  "%s with the settings %j asks no model, and says what is wrong without a stack trace",
  async (...given) => {
    const [command, devVars, sentence] = given;
    const { code, output } = await run(command, devVars);
    expect(output).toMatch(sentence);
    expect(output).not.toContain("    at ");
    expect(code).toBe(2);
  },
);

test("who writes the prompts of a local site is told by its settings", async () => {
  expect(await run("check-settings.mjs")).toEqual({
    code: 0,
    output:
      "Prompts are written by the built-in engine; with OPENAI_API_KEY in .dev.vars a model writes them.\n",
  });
  const service = "OPENAI_API_KEY=sk\nOPENAI_MODEL=llama\nOPENAI_BASE_URL=http://localhost:11434/v1";
  expect((await run("check-settings.mjs", service)).output).toBe(
    "Prompts are written by llama at http://localhost:11434/v1\n",
  );
  expect(await run("check-settings.mjs --deployed", "MAIL_OUTBOX=yes")).toEqual({ code: 0, output: "" });
});

test("a measurement asks the model of .dev.vars with the site's settings, in at most its calls", async () => {
  const server = await startOpenAiServer();
  const lane = openAiLane(server.url);
  await lane.script({ kind: "answer", content: { scores: [{ letter: "X", score: 7 }], why: "Named." } });
  const settings = ["API_KEY=sk", `BASE_URL=${lane.baseUrl}`, "MODEL=town", "STRUCTURED_OUTPUT=off"];
  const devVars = settings.map((setting) => `OPENAI_${setting}\n`).join("");
  const effort = { OPENAI_REASONING_EFFORT: "low" };
  // npm 10 hands on an option without "--" in this way.
  const none = await run("quality.mjs judge . verdict.json", devVars, { npm_config_calls: "0" });
  expect(none).toEqual({ code: 2, output: "The 0 calls are spent.\n" });
  expect(await lane.calls()).toEqual([]);
  expect(await run("quality.mjs judge . verdict.json", devVars, effort)).toMatchObject({ code: 0 });
  const [call] = await lane.calls();
  expect(call?.body).toMatchObject({ model: "town", reasoning_effort: "low" });
  expect(call?.body).not.toHaveProperty("response_format");
  await server.close();
});

// The models of a measurement behind OpenAI-compatible services: OPENAI_*, and for the person and the judge PERSON_* and JUDGE_*, of
// the shell or .dev.vars.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { Mistake } from "../scripts/command.mjs";

/** Tries of a call while the service is busy, and the longest wait between two, in seconds. */
const mostTries = 5;
const longestWait = 120;

/** The end of a run: nothing more is asked. */
export class Stopped extends Error {}

/** The settings of each role: of the local site, and before them of the shell. */
async function settingsOfRoles() {
  // Not loaded where no model is asked: Wrangler takes a second, also for a mistake in a command.
  const { localVariables, settingsFrom } = await import("../scripts/local-settings.mjs");
  const given = Object.entries(process.env).filter(([name]) => /^(OPENAI|PERSON|JUDGE)_/.test(name));
  const variables = { ...localVariables(), ...Object.fromEntries(given) };
  const settingsOf = (role) => {
    const own = (name) => variables[`${role}_${name}`] || variables[`OPENAI_${name}`];
    const settings = settingsFrom({
      ...variables,
      OPENAI_API_KEY: own("API_KEY"),
      OPENAI_BASE_URL: own("BASE_URL"),
      OPENAI_MODEL: own("MODEL"),
    });
    if (!settings.OPENAI_API_KEY)
      throw new Mistake("A model is needed: put its key into .dev.vars, or the shell, as OPENAI_API_KEY.");
    return {
      apiKey: settings.OPENAI_API_KEY,
      baseUrl: settings.OPENAI_BASE_URL,
      model: settings.OPENAI_MODEL,
      reasoning: settings.OPENAI_REASONING_EFFORT,
      structuredOutput: settings.OPENAI_STRUCTURED_OUTPUT,
    };
  };
  return { executor: settingsOf("OPENAI"), person: settingsOf("PERSON"), judge: settingsOf("JUDGE") };
}

/** The calls that a file keeps, by key. A last line that was cut is dropped. */
function readCalls(file) {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const calls = whole.split("\n").filter(Boolean);
  return new Map(calls.map((line) => JSON.parse(line)).map((call) => [call.key, call]));
}

/** Random marks of fences, which are no part of what is asked. */
const marks = /[0-9a-f]{32}/g;

const keyOf = (...parts) =>
  createHash("sha256").update(JSON.stringify(parts).replaceAll(marks, "")).digest("hex");

/**
 * The models `executor`, `person` and `judge` of the app. `load` imports a file of `app`; `file` keeps each reply, so that nothing is
 * asked twice; `calls` bounds the calls of this run. Error: a `Mistake` without a key. `as(role, meter)` gives a model that adds its tokens to `meter`. Errors of its
 * calls: the app's, or `Stopped` where the calls are spent or the service stays busy.
 */
export async function openModels(load, { file = null, calls = Infinity } = {}) {
  const settings = await settingsOfRoles();
  const { openAiModel } = await load("platform/model/openai-model.server.ts");
  const known = file === null ? new Map() : readCalls(file);
  const underWay = new Map();
  let asked = 0;
  let stopped = null;
  const stop = (why) => {
    stopped ??= new Stopped(why);
    return stopped;
  };
  const spend = async () => {
    if (stopped) throw stopped;
    if (asked >= calls) throw stop(`The ${calls} calls are spent.`);
    asked += 1;
  };

  const patiently = async (send, tried = 1) => {
    try {
      return await send();
    } catch (error) {
      if (error.code !== "model_busy") throw error;
      if (tried === mostTries || error.retryAfter > longestWait) throw stop("The service is busy.");
      await wait(error.retryAfter * 1000);
      return patiently(send, tried + 1);
    }
  };

  const recorded = (role, key, send) => {
    if (known.has(key)) return Promise.resolve(known.get(key));
    if (!underWay.has(key)) {
      const tokens = { input: 0, output: 0 };
      const onCall = ({ inputTokens, outputTokens }) => {
        tokens.input += inputTokens ?? 0;
        tokens.output += outputTokens ?? 0;
      };
      const work = async () => {
        const model = openAiModel({ ...settings[role], onCall });
        const call = { key, role, model: model.name, reply: await patiently(() => send(model)), tokens };
        known.set(key, call);
        if (file !== null) appendFileSync(file, `${JSON.stringify(call)}\n`);
        return call;
      };
      underWay.set(
        key,
        work().finally(() => underWay.delete(key)),
      );
    }
    return underWay.get(key);
  };

  const as = (role, meter) => {
    const ask = async (send, ...asking) => {
      const { baseUrl, model } = settings[role];
      const { reply, tokens } = await recorded(role, keyOf(role, baseUrl, model, ...asking), send);
      meter.input += tokens.input;
      meter.output += tokens.output;
      return reply;
    };
    return {
      name: settings[role].model,
      converse: (conversation) =>
        ask((model) => model.converse({ ...conversation, spend }), conversation.messages),
      generate: (request) =>
        ask((model) => model.generate({ ...request, spend }), request.instructions, request.input),
    };
  };
  const names = Object.fromEntries(Object.entries(settings).map(([role, { model }]) => [role, model]));
  return { as, names, asked: () => asked, stopped: () => stopped?.message ?? null };
}

const atOnce = 4;

/** Does `work` for each entry, some at once; answers the errors of those that failed. Nothing more begins after a `Stopped`. */
export async function workThrough(entries, work) {
  const waiting = [...entries];
  const failed = [];
  const next = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      try {
        await work(entry);
      } catch (error) {
        if (error instanceof Stopped) return;
        failed.push({ entry, error });
      }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return failed;
}

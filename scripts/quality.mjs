// `npm run quality`: measures the prompts. Without an argument: the labeled lines, both halves. With one: the steps of a blind
// comparison (quality/README.md).
import { join } from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { mix, printScores, readJson, score, writeJson } from "../quality/compare.mjs";
import { withEngine } from "../quality/engine.mjs";
import { measureKinds } from "../quality/measure-kinds.mjs";
import { measureLines } from "../quality/measure-lines.mjs";
import { measurePadding } from "../quality/measure-padding.mjs";
import { openModels, workThrough } from "../quality/models.mjs";
import { runRound } from "../quality/round.mjs";
import { callsOf, Mistake, runCommand } from "./command.mjs";
import { importModule } from "./import-module.mjs";

const usage = `npm run quality                                      the labelled lines, both halves
npm run quality -- lines development --faults        one half, with the lines behind the figures
npm run quality -- padding [half] --faults           the padding that the optimizer finds, and the facts that it keeps
npm run quality -- round CASES OUT [--calls N]       a whole round by models, in at most N calls; the same command continues it
npm run quality -- prompts CASES OUT [use]           OUT/raw.json, OUT/product.json, OUT/questions.json
npm run quality -- answered CASES ANSWERS OUT [use]  OUT/answered.json, from {case: {variable: text}}
npm run quality -- execute PROMPTS REPLIES           replies of the model that OPENAI_* names
npm run quality -- mix CASES OUT arm=REPLIES …       OUT/blind.json for judges, OUT/secret.json
npm run quality -- judge OUT VERDICT                 a verdict by the model that OPENAI_* names
npm run quality -- score OUT VERDICT …               means, wins, ties, losses`;

/** How many arguments each step takes, at least and at most. */
const taken = {
  lines: [0, 1],
  padding: [0, 1],
  prompts: [2, 3],
  answered: [3, 4],
  round: [2, 2],
  execute: [2, 2],
  mix: [3, Infinity],
  judge: [2, 2],
  score: [2, Infinity],
};

/** Each receives the options of the command line, then its arguments. */
const steps = {
  lines: ({ faults }, half) =>
    withEngine(async (engine) => {
      for (const each of half ? [half] : ["development", "held-out"]) {
        await measureLines(engine, each, { faults });
        await measureKinds(engine, each, { faults });
      }
    }),
  padding: ({ faults }, half) =>
    withEngine(async ({ playbooks, load }) => {
      const { cleanPrompt } = await load("features/optimizer/optimize-builtin.ts");
      for (const each of half ? [half] : ["development", "held-out"])
        measurePadding((text) => cleanPrompt(text, playbooks).content, each, { faults });
    }),
  prompts: (_, cases, out, use = "text") =>
    withEngine(async ({ generate }) => {
      const arms = { raw: {}, product: {}, questions: {} };
      for (const [id, { line }] of Object.entries(readJson(cases))) {
        const { content, composition } = await generate(line, use);
        arms.raw[id] = line;
        arms.product[id] = content;
        arms.questions[id] = composition.variables.map(({ name, question, options }) => ({
          name,
          question,
          options,
        }));
      }
      for (const [arm, prompts] of Object.entries(arms)) writeJson(join(out, `${arm}.json`), prompts);
      const same = Object.keys(arms.raw).filter((id) => arms.raw[id] === arms.product[id]).length;
      console.log(`${Object.keys(arms.raw).length} cases; the product leaves ${same} lines as they are`);
    }),
  answered: (_, cases, answers, out, use = "text") =>
    withEngine(async ({ generate }) => {
      const given = readJson(answers);
      const prompts = {};
      for (const [id, { line }] of Object.entries(readJson(cases))) {
        const said = Object.fromEntries(Object.entries(given[id] ?? {}).filter(([, text]) => text));
        if (Object.keys(said).length > 0)
          prompts[id] = (await generate(line, use, { answers: said })).content;
      }
      writeJson(join(out, "answered.json"), prompts);
      console.log(`${Object.keys(prompts).length} answered prompts`);
    }),
  round: ({ calls }, cases, out) =>
    withEngine(async (engine) => {
      const isWhole = await runRound(engine, cases, out, { calls });
      process.exitCode = isWhole || calls < Infinity ? 0 : 1;
    }),
  execute: (options, prompts, replies) =>
    askEach("executor", options, readJson(prompts), replies, async (model, text) => {
      const { text: reply } = await model.converse({ messages: [{ role: "user", text }] });
      return reply;
    }),
  mix: (_, cases, out, ...arms) => {
    const replies = Object.fromEntries(
      arms.map((arm) => [arm.slice(0, arm.indexOf("=")), readJson(arm.slice(arm.indexOf("=") + 1))]),
    );
    const { blind, secret } = mix(readJson(cases), replies);
    writeJson(join(out, "blind.json"), blind);
    writeJson(join(out, "secret.json"), secret);
    console.log(`${blind.length} cases, arms ${Object.keys(replies).join(", ")}`);
  },
  judge: (options, out, verdict) => {
    const cases = readJson(join(out, "blind.json")).map(({ id, ...judged }) => [id, judged]);
    return askEach("judge", options, Object.fromEntries(cases), verdict, async (model, judged) => {
      const input = JSON.stringify(judged, null, 1);
      const { scores, why } = await model.generate({ instructions: judging, input, schema: verdictSchema });
      return { scores: Object.fromEntries(scores.map(({ letter, score: given }) => [letter, given])), why };
    });
  },
  score: (_, out, ...verdicts) =>
    printScores(score(readJson(join(out, "secret.json")), verdicts.map(readJson))),
};

const judging = `Somebody typed a line to an AI service. Judge the replies for this very person: how useful is each to them, from 0 (useless) to 10 (could not be better)? "why" is one sentence.`;

const verdictSchema = z.object({
  scores: z.array(z.object({ letter: z.string(), score: z.number() })),
  why: z.string(),
});

/** Asks a model about each case, and writes its replies to a file. Error: the first of the model's. */
async function askEach(role, { calls }, cases, file, ask) {
  const models = await openModels((path) => importModule(`app/${path}`), { calls });
  const model = models.as(role, { input: 0, output: 0 });
  const replies = {};
  const failed = await workThrough(Object.entries(cases), async ([id, one]) => {
    replies[id] = await ask(model, one);
    console.log(`${Object.keys(replies).length}/${Object.keys(cases).length} ${id}`);
  });
  writeJson(file, replies);
  if (models.stopped()) throw new Mistake(models.stopped());
  if (failed.length > 0) throw failed[0].error;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { calls: { type: "string" }, faults: { type: "boolean" } },
    allowPositionals: true,
  });
  const [step = "lines", ...args] = positionals;
  const [least, most] = Object.hasOwn(taken, step) ? taken[step] : [Infinity, 0];
  if (args.length < least || args.length > most) throw new Mistake(usage);
  await steps[step]({ ...values, calls: callsOf(values.calls) }, ...args);
});
process.exit();

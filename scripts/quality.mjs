// `npm run quality`: measures the prompts. Without an argument: the labeled lines, both halves. With one: the steps of a blind
// comparison (quality/README.md).
import { join } from "node:path";
import { parseArgs } from "node:util";

import { z } from "zod";

import { mix, printScores, readJson, score, writeJson } from "../quality/compare.mjs";
import { withEngine } from "../quality/engine.mjs";
import { measureKinds } from "../quality/measure-kinds.mjs";
import { measureLines } from "../quality/measure-lines.mjs";
import { openModels, workThrough } from "../quality/models.mjs";
import { runRound } from "../quality/round.mjs";

const [step = "lines", ...args] = process.argv.slice(2);
const usage = `npm run quality                                   the labelled lines, both halves
npm run quality -- lines development --faults     one half, with the lines behind the figures
npm run quality -- round CASES OUT [--calls N]    a whole round by models; the same command continues it
npm run quality prompts CASES OUT [use]           OUT/raw.json, OUT/product.json, OUT/questions.json
npm run quality answered CASES ANSWERS OUT [use]  OUT/answered.json, from {case: {variable: text}}
npm run quality execute PROMPTS REPLIES           replies of the model that OPENAI_* names
npm run quality mix CASES OUT arm=REPLIES …       OUT/blind.json for judges, OUT/secret.json
npm run quality judge OUT VERDICT                 a verdict by the model that OPENAI_* names
npm run quality score OUT VERDICT …               means, wins, ties, losses`;

const steps = {
  lines: (half, ...flags) =>
    withEngine(async (engine) => {
      for (const each of half ? [half] : ["development", "held-out"]) {
        const options = { faults: flags.includes("--faults") };
        await measureLines(engine, each, options);
        await measureKinds(engine, each, options);
      }
    }),
  prompts: (cases, out, use = "text") =>
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
  answered: (cases, answers, out, use = "text") =>
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
  round: (...rest) =>
    withEngine(async (engine) => {
      const options = { calls: { type: "string", default: "Infinity" } };
      const { positionals, values } = parseArgs({ args: rest, options, allowPositionals: true });
      const isWhole = await runRound(engine, ...positionals, { calls: Number(values.calls) });
      process.exitCode = isWhole || values.calls !== "Infinity" ? 0 : 1;
    }),
  execute: (prompts, replies) =>
    askEach("executor", readJson(prompts), replies, async (model, text) => {
      const { text: reply } = await model.converse({ messages: [{ role: "user", text }] });
      return reply;
    }),
  mix: (cases, out, ...arms) => {
    const replies = Object.fromEntries(
      arms.map((arm) => [arm.slice(0, arm.indexOf("=")), readJson(arm.slice(arm.indexOf("=") + 1))]),
    );
    const { blind, secret } = mix(readJson(cases), replies);
    writeJson(join(out, "blind.json"), blind);
    writeJson(join(out, "secret.json"), secret);
    console.log(`${blind.length} cases, arms ${Object.keys(replies).join(", ")}`);
  },
  judge: (out, verdict) => {
    const cases = readJson(join(out, "blind.json")).map(({ id, ...judged }) => [id, judged]);
    return askEach("judge", Object.fromEntries(cases), verdict, async (model, judged) => {
      const input = JSON.stringify(judged, null, 1);
      const { scores, why } = await model.generate({ instructions: judging, input, schema: verdictSchema });
      return { scores: Object.fromEntries(scores.map(({ letter, score: given }) => [letter, given])), why };
    });
  },
  score: (out, ...verdicts) => printScores(score(readJson(join(out, "secret.json")), verdicts.map(readJson))),
};

const judging = `Somebody typed a line to an AI service. Judge the replies for this very person: how useful is each to them, from 0 (useless) to 10 (could not be better)? "why" is one sentence.`;

const verdictSchema = z.object({
  scores: z.array(z.object({ letter: z.string(), score: z.number() })),
  why: z.string(),
});

/** Asks a model about each case, and writes its replies to a file. Error: the first of the model's. */
const askEach = (role, cases, file, ask) =>
  withEngine(async ({ load }) => {
    const models = await openModels(load);
    const model = models.as(role, { input: 0, output: 0 });
    const replies = {};
    const failed = await workThrough(Object.entries(cases), async ([id, one]) => {
      replies[id] = await ask(model, one);
      console.log(`${Object.keys(replies).length}/${Object.keys(cases).length} ${id}`);
    });
    writeJson(file, replies);
    if (models.stopped()) throw new Error(models.stopped());
    if (failed.length > 0) throw failed[0].error;
  });

if (!Object.hasOwn(steps, step)) {
  console.error(usage);
  process.exit(2);
}
await steps[step](...args);
process.exit();

// `npm run quality`: measures the prompts. Without an argument: the labeled lines, both halves. With one: the steps of a blind
// comparison (quality/README.md).
import { join } from "node:path";

import { mix, printScores, readJson, score, writeJson } from "../quality/compare.mjs";
import { withEngine } from "../quality/engine.mjs";
import { askModel } from "../quality/executor.mjs";
import { measureKinds } from "../quality/measure-kinds.mjs";
import { measureLines } from "../quality/measure-lines.mjs";

const [step = "lines", ...args] = process.argv.slice(2);
const usage = `npm run quality                                   the labelled lines, both halves
npm run quality lines development --faults        one half, with the lines behind the figures
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
  execute: async (prompts, replies) => writeJson(replies, await askModel(readJson(prompts))),
  mix: (cases, out, ...arms) => {
    const replies = Object.fromEntries(
      arms.map((arm) => [arm.slice(0, arm.indexOf("=")), readJson(arm.slice(arm.indexOf("=") + 1))]),
    );
    const { blind, secret } = mix(readJson(cases), replies);
    writeJson(join(out, "blind.json"), blind);
    writeJson(join(out, "secret.json"), secret);
    console.log(`${blind.length} cases, arms ${Object.keys(replies).join(", ")}`);
  },
  judge: async (out, verdict) => {
    const blind = readJson(join(out, "blind.json"));
    const asked = Object.fromEntries(blind.map(({ id, want, replies }) => [id, judgement(want, replies)]));
    const answers = await askModel(asked);
    writeJson(
      verdict,
      Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, readVerdict(text)])),
    );
  },
  score: (out, ...verdicts) => printScores(score(readJson(join(out, "secret.json")), verdicts.map(readJson))),
};

const judgement = (
  want,
  replies,
) => `Somebody typed a line to an AI service. Judge the replies for this very person.

${JSON.stringify({ want, replies }, null, 1)}

How useful is each reply to the person, from 0 (useless) to 10 (could not be better)? Answer with JSON alone: {"scores": {"X": 0, …}, "why": "one sentence"}`;

const readVerdict = (text) => JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));

if (!Object.hasOwn(steps, step)) {
  console.error(usage);
  process.exit(2);
}
await steps[step](...args);
process.exit(0);

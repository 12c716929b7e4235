// A whole round of comparisons: prompts of three arms, replies in two turns, judged in both orders. The method is in README.md.
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { readJson, signTest, writeJson } from "./compare.mjs";
import { openModels, workThrough } from "./models.mjs";
import { answerReply, typedWords } from "./person.mjs";

const askFirst = {
  en: "Before you answer, ask me up to three short questions.",
  ja: "答える前に、短い質問を3つまでしてください。",
  es: "Antes de responder, hazme hasta tres preguntas breves.",
};

const arms = ["line", "ask-first", "product"];

/** What is compared: the first against the second. */
const pairs = [
  ["product", "line"],
  ["product", "ask-first"],
  ["ask-first", "line"],
];

const longestReply = 20_000;

async function promptsOf(generate, { line, use = "text" }) {
  const { reading, content } = await generate(line, use);
  const asking = askFirst[reading.language] ?? askFirst.en;
  return { line, "ask-first": `${line}\n\n${asking}`, product: content };
}

/** The round's parts of the app, and its models. */
async function openRound(load, options) {
  const { runPrompt } = await load("features/runs/compare/run-prompt.server.ts");
  const { judgeReplies } = await load("features/runs/compare/judge.server.ts");
  const { agreedWinner } = await load("features/runs/compare/outcome.ts");
  const { guardModel } = await load("features/generator/model/guarded-model.ts");
  const models = await openModels(load, options);
  return { runPrompt, judgeReplies, agreedWinner, guardModel, models };
}

// The models count their calls themselves.
const call = { spend: async () => {} };

/** Runs the prompt of one arm: its reply, what the person said, their words, and the executor's tokens. */
async function runArm({ runPrompt, guardModel, models }, { line, facts }, prompt) {
  const tokens = { input: 0, output: 0 };
  const unmetered = { input: 0, output: 0 };
  let said = null;
  const person = async (reply) => {
    const model = models.as("person", unmetered);
    said = await answerReply({ guardModel, model, call }, { line, facts }, reply);
    return said;
  };
  const reply = await runPrompt(models.as("executor", tokens), prompt, person, longestReply, call);
  return { prompt, said, typed: typedWords(said ?? ""), reply, tokens };
}

/** Judges a pair: its winner, an arm or null, and the verdicts in both orders. Equal replies need no judge. */
async function judgePair({ judgeReplies, agreedWinner, models }, { line, facts, runs }, [one, other]) {
  const replies = { prompt: runs[one].reply, rival: runs[other].reply };
  if (replies.prompt === replies.rival) return { winner: null, verdicts: [] };
  const judge = models.as("judge", { input: 0, output: 0 });
  const verdicts = await judgeReplies(judge, { line, facts, replies }, call);
  return { winner: { prompt: one, rival: other, neither: null }[agreedWinner(verdicts)], verdicts };
}

const nameOf = ([one, other]) => `${one} against ${other}`;

/**
 * Runs a round of the cases in a file, and writes all of it to the folder `out`, which a later call continues. `calls` bounds the model
 * calls. Answers whether everything is judged.
 */
export async function runRound({ generate, load }, cases, out, { calls }) {
  mkdirSync(out, { recursive: true });
  const round = await openRound(load, { file: join(out, "calls.jsonl"), calls });
  const { models } = round;
  const results = {};
  const given = Object.entries(readJson(cases));
  const save = () => writeJson(join(out, "round.json"), { models: models.names, cases: results });
  for (const [id, { line, "what only they know": known }] of given)
    results[id] = { line, facts: known.join("\n"), runs: {}, judged: {} };

  const failed = await workThrough(given, async ([id, one]) => {
    const result = results[id];
    const prompts = await promptsOf(generate, one);
    const failures = [];
    const attempt = async (key, place, work) => {
      try {
        place[key] = await work();
        save();
      } catch (error) {
        if (models.stopped()) throw error;
        failures.push(`${key}: ${error.code ?? error} ${error.cause?.message ?? ""}`.trim());
      }
    };
    for (const arm of arms) await attempt(arm, result.runs, () => runArm(round, result, prompts[arm]));
    for (const pair of pairs)
      if (pair.every((arm) => result.runs[arm]))
        await attempt(nameOf(pair), result.judged, () => judgePair(round, result, pair));
    if (failures.length > 0) throw new Error(failures.join("; "));
  });
  save();
  printRound(results, models, failed);
  return Object.values(results).every(({ judged }) => pairs.every((pair) => judged[nameOf(pair)]));
}

function printRound(results, models, failed) {
  const all = Object.values(results);
  console.log(`models: ${Object.values(models.names).join(", ")}; ${models.asked()} calls`);
  for (const arm of arms) {
    const runs = all.flatMap(({ runs: { [arm]: run } }) => run ?? []);
    const sum = (count) => runs.reduce((total, run) => total + count(run), 0);
    console.log(
      `${arm}: ${runs.length} replies, ${sum(({ said }) => (said ? 1 : 0))} after answers; tokens ${sum(({ tokens }) => tokens.input)} in, ${sum(({ tokens }) => tokens.output)} out; typed words ${sum(({ typed }) => typed)}`,
    );
  }
  for (const pair of pairs) {
    const name = nameOf(pair);
    const judged = Object.entries(results).filter(([, result]) => result.judged[name]);
    const idsWon = (arm) =>
      judged.filter(([, result]) => result.judged[name].winner === arm).map(([id]) => id);
    const [won, lost] = pair.map(idsWon);
    const tied = judged.length - won.length - lost.length;
    const p = signTest(won.length, lost.length).toFixed(3);
    console.log(
      `${name}: ${won.length} won, ${tied} tied, ${lost.length} lost of ${judged.length}; sign test p ${p}`,
    );
    if (lost.length > 0) console.log(`  lost: ${lost.join(" ")}`);
  }
  for (const { entry, error } of failed) console.log(`failed: ${entry[0]}: ${error.message}`);
  const open = (kind, most) =>
    all.reduce((total, result) => total + most - Object.keys(result[kind]).length, 0);
  const [replies, judgements] = [open("runs", arms.length), open("judged", pairs.length)];
  if (models.stopped()) console.log(models.stopped());
  if (replies + judgements > 0)
    console.log(
      `left: ${replies} replies and ${judgements} comparisons; the same command continues the round`,
    );
}

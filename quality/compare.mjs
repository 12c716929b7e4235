// Blind comparisons of prompts: the files of a comparison, and their scores. The method is in README.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

export function writeJson(file, value) {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
}

const shuffled = (list) =>
  list
    .map((entry) => [Math.random(), entry])
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);

const letters = "XYZWVU";

/**
 * Shuffles replies of several arms to the same cases for judges. `arms`: `{arm: {case: reply}}`. Returns `blind` (cases with
 * their want and replies under letters) and `secret` (the arm of each letter).
 */
export function mix(wants, arms) {
  const blind = [];
  const secret = {};
  for (const [id, want] of shuffled(Object.entries(wants))) {
    const here = shuffled(Object.keys(arms).filter((arm) => arms[arm][id] !== undefined));
    if (here.length < 2) continue;
    secret[id] = Object.fromEntries(here.map((arm, index) => [letters[index], arm]));
    blind.push({
      id,
      want,
      replies: Object.fromEntries(here.map((arm, index) => [letters[index], arms[arm][id]])),
    });
  }
  return { blind, secret };
}

const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

/** Each arm's mean and, for each pair, wins, ties (within 0.5) and losses over the judges' mean, with the two-sided sign test. */
export function score(secret, verdicts) {
  const cases = Object.entries(secret).map(([id, arms]) => {
    const scores = {};
    for (const [letter, arm] of Object.entries(arms)) {
      const given = verdicts
        .map((verdict) => verdict[id]?.scores?.[letter])
        .filter((value) => typeof value === "number");
      if (given.length > 0) scores[arm] = mean(given);
    }
    return { id, scores };
  });
  const arms = [...new Set(cases.flatMap(({ scores }) => Object.keys(scores)))].sort();
  const means = arms.map((arm) => {
    const had = cases.filter(({ scores }) => arm in scores).map(({ scores }) => scores[arm]);
    return { arm, mean: mean(had), cases: had.length };
  });
  const pairs = arms.flatMap((first, index) =>
    arms.slice(index + 1).flatMap((second) => {
      const both = cases.filter(({ scores }) => first in scores && second in scores);
      const won = both.filter(({ scores }) => scores[first] > scores[second] + 0.5).map(({ id }) => id);
      const lost = both.filter(({ scores }) => scores[first] < scores[second] - 0.5).map(({ id }) => id);
      return both.length === 0
        ? []
        : [{ first, second, cases: both.length, won, lost, p: signTest(won.length, lost.length) }];
    }),
  );
  return { means, pairs };
}

/** The two-sided sign test of wins against losses. */
export function signTest(won, lost) {
  const all = won + lost;
  if (all === 0) return 1;
  let tail = 0;
  let ways = 1;
  for (let k = 0; k <= all; k++) {
    if (k >= Math.max(won, lost)) tail += ways / 2 ** all;
    ways = (ways * (all - k)) / (k + 1);
  }
  return Math.min(1, 2 * tail);
}

export function printScores({ means, pairs }) {
  for (const { arm, mean: value, cases } of means)
    console.log(`${arm}: mean ${value.toFixed(2)} of ${cases}`);
  for (const { first, second, cases, won, lost, p } of pairs) {
    const tied = cases - won.length - lost.length;
    console.log(
      `${first} against ${second}: ${won.length} won, ${tied} tied, ${lost.length} lost of ${cases}; sign test p ${p.toFixed(3)}`,
    );
    if (lost.length > 0) console.log(`  lost: ${lost.join(" ")}`);
  }
}

import { seededRandom } from "./factories/seeded-random.ts";

/** The whole suite: `TEST_ALL=1` takes the full number of everything that `npm test` samples. */
const isWhole = Boolean(process.env.TEST_ALL);

/** A number of random cases: the first in `npm test`, the second in the whole suite. */
export const sampled = (here: number, full: number): number => (isWhole ? full : here);

/** Chooses the seed of a run, unless `TEST_SEED` repeats one; the processes of the run inherit it. */
export const chooseSeed = (): string => (process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1e9)));

/** The seed of every random choice in this run. */
export const seed = Number(chooseSeed());

/** How to repeat the run's choices. */
export const seedHint = `TEST_SEED=${seed} repeats the random choices of this run.`;

/** So many of the items by the run's seed, others for each `stream`; all of them in the whole suite. */
export function someOf<Item>(items: readonly Item[], here: number, stream = 0): Item[] {
  const { below } = seededRandom(seed + stream);
  const chosen = [...items];
  while (chosen.length > sampled(here, Infinity)) chosen.splice(below(chosen.length), 1);
  return chosen;
}

import type { seededRandom } from "../../tests/support/factories/seeded-random";

export type Random = ReturnType<typeof seededRandom>;

const steps = 2 ** 30;

/** An index below `end` by Zipf's law: the n-th is about 1/n as frequent as the first. */
export const zipf = (random: Random, end: number): number =>
  Math.min(end - 1, Math.floor(Math.exp((random.below(steps) / steps) * Math.log(end + 1))) - 1);

/** An item of a list sorted by frequency. */
export const pickByZipf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[zipf(random, items.length)]!;

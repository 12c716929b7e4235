import type { seededRandom } from "../../tests/support/factories/seeded-random";

export type Random = ReturnType<typeof seededRandom>;

const steps = 2 ** 30;

/** An index below `end` as words are chosen: the n-th about 1/n as often as the first (Zipf). */
export const zipf = (random: Random, end: number): number =>
  Math.min(end - 1, Math.floor(Math.exp((random.below(steps) / steps) * Math.log(end + 1))) - 1);

/** An item of a list whose first ones are the most frequent. */
export const pickByZipf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[zipf(random, items.length)]!;

export type Random = ReturnType<typeof seededRandom>;

/** Reproducible random choices by seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** An integer from 0 to below `end`. */
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return {
    below,
    pick,
    chance: (probability: number) => next() < probability,
    /** Up to `most` items, possibly repeated. */
    some: <Item>(items: readonly Item[], most: number): Item[] =>
      Array.from({ length: below(most + 1) }, () => pick(items)),
  };
}

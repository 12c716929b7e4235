import { sampled, seed } from "./sampling";

/** All items in the whole suite; in `npm test` one of them, in turn by `at`, beginning elsewhere in each run. */
export const inTurn = <Item>(items: readonly Item[], at: number): readonly Item[] =>
  Array.from({ length: sampled(1, items.length) }, (_, more) => items[(seed + at + more) % items.length]!);

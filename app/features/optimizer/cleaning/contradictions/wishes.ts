import type { Cut } from "./removal-of";
import type { WishSigns } from "./wish-signs";
import type { WishedSentence } from "./wished-sentences";

/** A wish as its sentence, and the words that say it, by their place in it. */
export interface Wish {
  sentence: WishedSentence;
  start: number;
  end: number;
  adjunct?: readonly [number, number] | undefined;
  /** The cut by which a wish gives way to another one in its sentence; its words are then the passage. */
  cut?: Cut | null;
  /** The other wishes for the same. */
  alike?: readonly Wish[];
}

export type Pair = readonly [Wish, Wish];

/** The place of a sign that nothing negates; null without one. */
export function signIn(
  { text }: WishedSentence,
  sign: RegExp,
  { negation }: WishSigns,
): [number, number] | null {
  const found = sign.exec(text);
  return found && !negation.test(text.slice(0, found.index))
    ? [found.index, found.index + found[0].length]
    : null;
}

/** Two incompatible manners, each with its signs. */
export interface Opposites {
  one: RegExp;
  other: RegExp;
  /** Words that can go without breaking their sentence. */
  adjunct?: RegExp;
  /** Its signs tell by themselves when they hold. */
  holdsAlways?: boolean;
  /** It is about a thing, beside which a sentence may say more. */
  isThing?: boolean;
}

/** A wish to have or not to have something: the words for what, folded to their stems. */
export interface ThingWish {
  isWanted: boolean;
  verb: string;
  things: readonly string[];
  /** Whose it is, where that is told. */
  of?: string | undefined;
}

/** The signs of wishes in one language. */
export interface WishSigns {
  /** A number with its unit: groups `low`, `high`, `about`, `from`, `to`, `thing`, `unit`, `after`. */
  length: RegExp;
  /** Signs of a lower or upper bound, in those groups. */
  isLow: RegExp;
  isHigh: RegExp;
  numbers: Readonly<Record<string, number>>;
  /** The same unit in other words. */
  units: readonly (readonly [RegExp, string])[];
  /** How many of the smallest unit of text one of a unit has, at least and at most. */
  sizes: Readonly<Record<string, readonly [number, number]>>;
  /** A sentence that demands what it counts. */
  demands: RegExp;
  /** The length from which on a text is no longer brief, by unit. */
  brief: Readonly<Record<string, number>>;
  /** Words of a length that can go without breaking their sentence; with the length's own words between them. */
  around: { before: RegExp; after: RegExp };
  briefness: Opposites;
  /** Two opposites in one sentence: what is between them, with the adverbs of the second as its group, and what follows them. */
  inside: { between: RegExp; before: RegExp; after: RegExp; opposites: readonly Opposites[] };
  /** The part of the result that a sentence is about; empty for the whole. */
  topic: (sentence: string) => string;
  /** Manners, results and styles. */
  opposites: readonly Opposites[];
  /** The language of the whole; the first group is the value. */
  outputLanguage: RegExp;
  /** A sentence that holds only sometimes, or for one of several. */
  isConditional: RegExp;
  /** A part of the result, with a length of its own. */
  part: RegExp;
  /** Kinds of texts, where a prompt may ask for several. */
  kind: RegExp;
  /** Negations before words that would be a sign without it. */
  negation: RegExp;
  /** Words that carry a wish and say nothing else. */
  carrier: RegExp;
  /** The longest sentence that is taken out whole, in characters. */
  longestOut: number;
  thingWish: (sentence: string) => ThingWish[];
  /** The words that say something, and `not` where they ban it. */
  contentWords: (sentence: string) => string[];
  /** Words that announce what was said before. */
  reminder: RegExp;
  /** The line that tells which of two sentences counts. */
  counts: (kept: string, other: string) => string;
  /** The question which one holds. */
  question: { label: string; ask: string };
}

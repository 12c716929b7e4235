/** Two incompatible manners, each with its signs. */
export interface Opposites {
  one: RegExp;
  other: RegExp;
  /** Words that can go without breaking their sentence. */
  adjunct?: RegExp;
}

/** A wish to have or not to have something: the words for what, folded to their stems. */
export interface ThingWish {
  isWanted: boolean;
  verb: string;
  things: readonly string[];
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
  /** The length from which on a text is no longer brief, by unit. */
  brief: Readonly<Record<string, number>>;
  /** Words of a length that can go without breaking their sentence; with the length's own words between them. */
  around: { before: RegExp; after: RegExp };
  briefness: Opposites;
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
  /** The line that tells which of two sentences counts. */
  counts: (kept: string, other: string) => string;
  /** The question which one holds. */
  question: { label: string; ask: string };
}

import type { Values } from "./variables";

/** The other side of a comparison: the line it came from, an earlier version, or an optimizer's proposal. */
export const rivals = ["line", "version", "proposal"] as const;

export type Rival = (typeof rivals)[number];

/** Whose reply is better: the prompt's, its rival's, or neither's. */
export const winners = ["prompt", "rival", "neither"] as const;

export type Winner = (typeof winners)[number];

export const outcomes = ["better", "same", "worse"] as const;

export type Outcome = (typeof outcomes)[number];

/** A judge's decision about two replies, in one order of them. */
export interface Verdict {
  winner: Winner;
  /** Words of the better reply. Empty where neither is better. */
  quote: string;
  why: string;
}

/** The same facts given to a prompt and to its rival, with their replies and what people and judges said of them. */
export interface Trial {
  values: Values;
  /** The person's words when they are asked; empty: none. */
  facts: string;
  replies: { prompt: string; rival: string };
  /** The rival's reply is the first, A. */
  isRivalFirst: boolean;
  /** The person's choice, made before the judge's. Null while there is none. */
  choice: Winner | null;
  /** The judge's decisions in both orders. Null while there are none. */
  verdicts: [Verdict, Verdict] | null;
}

import type { Question } from "~/domain/composition";
import { paddingKinds } from "~/features/generator/playbooks/schema";

import type { Piece } from "~/features/text/compare-texts";

import type { OptimizationInput } from "./schema";

/**
 * Plain code's reasons for a change: a removed kind of padding, a manner asked for twice, what gave way in a contradiction, an added answer.
 * Texts: dictionary entry `optimization.improvement.<code>` in the reader's language.
 */
export const improvementCodes = [...paddingKinds, "repeated", "contradiction", "answer"] as const;

export type ImprovementCode = (typeof improvementCodes)[number];

/** One change with its reason: a code with the words in question, or the model's sentence in the prompt's language. */
export type Improvement = { code: ImprovementCode; words: string } | { text: string };

/** An improved prompt: the whole new text, the changes, and questions for its user. */
export interface Optimization {
  content: string;
  /** Empty if nothing changed; the content is then the original. */
  improvements: Improvement[];
  /** Open and answered questions. */
  variables: Question[];
  /** The prompt says enough, and nobody has read it who could tell what is still open. */
  enough: boolean;
  /** `builtin`, or the model's name. */
  engine: string;
  /** The model failed, and the built-in engine improved the prompt. */
  fellBack: boolean;
}

/** Reasons of the changes, by their position, and those of no single change. */
export interface ExplainedChanges {
  reasons: Improvement[][];
  others: Improvement[];
}

/** A loss of an improved text. Texts: dictionary entry `optimization.loss.<code>`. */
export interface Loss {
  code: "language" | "variable" | "code" | "words" | "talk";
  /** The lost words or, for a language, the one instead; empty for what makes a talk. */
  words: string;
}

/** Warnings about an improvement that another AI made. */
export interface Pasted {
  losses: Loss[];
  /** Sentences with facts or bans of which nothing is left (`lostSentences`), without those of the losses. */
  sentences: string[];
  /** It has little of the text that the AI was given: the reply may be something else. */
  isUnlike: boolean;
  /** No code block told where it begins and ends, and it does so with other words than that text. */
  isLoose: boolean;
}

/** Result for the screen: the input, and the changes to choose from with their reasons. */
export interface OptimizationView extends Optimization, ExplainedChanges {
  input: OptimizationInput;
  /** The changes that were refused before an answer was inserted (`changeKeys`). */
  refusedChanges: string[];
  /** Both texts in pieces (`changesBetween`). */
  pieces: Piece[];
  /** The beginning of the material that plain code did not look at; null if it looked at everything. */
  leftAlone: string | null;
  /** A request to another AI for this text (`ownAiRequest`). */
  request: string;
  /** Null for the site's own improvement. */
  pasted: Pasted | null;
}

import type { Variable } from "~/domain/composition";
import { paddingKinds } from "~/features/playbooks/schema";

import type { Comparison } from "./compare-texts";
import type { OptimizationOrder } from "./schema";

/**
 * Why plain code changed a prompt: a kind of padding that is gone, contradictions that are settled, answers that came in. Worded by
 * the dictionary entry `optimization.improvement.<code>` in the reader's language.
 */
export const improvementCodes = [...paddingKinds, "contradiction", "answer"] as const;

export type ImprovementCode = (typeof improvementCodes)[number];

/** One change with its reason: by plain code with the words in question, or told by the model in the prompt's language. */
export type Improvement = { code: ImprovementCode; words: string } | { text: string };

/** A prompt made better: the whole new text, what was changed, and what only its user can tell. */
export interface Optimization {
  content: string;
  /** Empty where nothing was changed: then the content is as it was. */
  improvements: Improvement[];
  /** The questions that are open, and those with an answer. */
  variables: Variable[];
  /** `builtin`, or the model's name. */
  engine: string;
  /** The model failed, and the built-in engine answered in its place. */
  fellBack: boolean;
}

/** What the screen gets: the texts before and after, with their differences marked. */
export interface OptimizationAnswer extends Optimization {
  order: OptimizationOrder;
  comparison: Comparison;
}

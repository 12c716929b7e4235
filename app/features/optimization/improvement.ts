/**
 * What the built-in diagnosis can find. The code is stored nowhere and is worded by the dictionary entry
 * `optimization.improvement.<code>` in the reader's language.
 */
export const improvementCodes = [
  "contradictions",
  "buried_task",
  "unnamed_inputs",
  "vague_words",
  "missing_role",
  "missing_audience",
  "missing_constraints",
  "missing_output_format",
  "missing_examples",
  "missing_criteria",
  "missing_light",
  "missing_style",
  "missing_composition",
  "missing_aspect_ratio",
  "missing_camera",
  "missing_audio",
  "missing_duration",
] as const;

export type ImprovementCode = (typeof improvementCodes)[number];

/** One named improvement: found by the built-in diagnosis, or named by the model in the prompt's language. */
export type Improvement = { code: ImprovementCode } | { text: string };

/** A prompt made better: the whole new text, what was improved, and by which engine. */
export interface Optimization {
  content: string;
  /** Empty where nothing was found: then the content is as it was. */
  improvements: Improvement[];
  /** `builtin`, or the model's name. */
  engine: string;
}

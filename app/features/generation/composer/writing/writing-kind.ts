import type { Localized, Variable } from "../composition";
import type { RecognisableKind } from "../recognise-kind";

/** What a purpose can already tell, so that nobody has to be asked for it. */
export type Known =
  | "topic"
  | "audience"
  | "material"
  | "names"
  | "places"
  | "quantities"
  | "request"
  | "detail";

/** An input that matters to a kind: asked for unless the purpose tells one of `unless`. */
export interface Slot {
  unless: readonly Known[];
  /** `label` introduces the variable in the context, as in "Recipient: {{recipient}}". */
  text: Localized<Variable & { label: string }>;
}

/** How one kind of writing is done, in one language. Every entry is a whole sentence or a short phrase. */
export interface WritingGuide {
  /** Two topic tags. */
  tags: readonly string[];
  role: string;
  /** Who reads it when the purpose does not say, as a sentence. */
  reader: string;
  /** The tone when the purpose does not say. */
  tone: string;
  /** What to settle before writing. */
  think: readonly string[];
  steps: readonly string[];
  /** Two or three rules of the kind; the first two are kept in the short prompt. */
  rules: readonly string[];
  /** The parts of the result, in order. */
  output: readonly string[];
  /** The length when the purpose does not say. */
  length: string;
  edges: readonly string[];
  criteria: readonly string[];
  checks: readonly string[];
  /** One or two samples of a small recurring unit, where that says more than a rule. */
  example?: string;
}

export interface WritingVariant extends RecognisableKind {
  guide: Localized<Partial<WritingGuide>>;
}

export interface WritingKind extends RecognisableKind {
  /** Quoted words are what the work is done on, so they are not kept as they are. */
  quotesAreMaterial?: boolean;
  /** The result is made up, so only what is given has to stay true. */
  imaginative?: boolean;
  slots: readonly Slot[];
  /** Occasions that call for other steps than the kind in general: what they change in its guide. */
  variants?: readonly WritingVariant[];
  guide: Localized<WritingGuide>;
}

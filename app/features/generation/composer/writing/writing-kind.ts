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
  | "detail"
  /** Into which language to work. */
  | "target";

/** An input that matters to a kind: asked for unless the purpose tells one of `unless`. */
export interface Slot {
  unless: readonly Known[];
  /** It matters only where the purpose has these words. */
  onlyIf?: RegExp;
  /** Words of the purpose that already answer it. */
  told?: RegExp;
  /** What the work is done on: without it there is nothing to do. */
  material?: boolean;
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
  /** Takes the place of a first step about the subject line where there is none. */
  opening?: string;
  /** Two or three rules of the kind; the first two are kept in the short prompt. */
  rules: readonly string[];
  /** The parts of the result, in order. */
  output: readonly string[];
  /** How many versions or parts there are when the purpose does not say. */
  versions?: readonly string[];
  /** The length when the purpose does not say. */
  length: string;
  edges: readonly string[];
  criteria: readonly string[];
  checks: readonly string[];
  /** One or two samples of a small recurring unit, where that says more than a rule. */
  example?: string;
}

export interface WritingVariant extends RecognisableKind {
  /** What to ask for instead of the kind's own inputs. */
  slots?: readonly Slot[];
  guide: Localized<Partial<WritingGuide>>;
}

export interface WritingKind extends RecognisableKind {
  /** Quoted words are what the work is done on, so they are not kept as they are. */
  quotesAreMaterial?: boolean;
  /** The result is made up, so only what is given has to stay true. */
  imaginative?: boolean;
  /** The units in which a purpose counts results of this kind ("案|パターン"), as a pattern. */
  counted?: Localized;
  /** The kind's usual length is a number of such units. */
  lengthIsCount?: boolean;
  /** A length asked for is that of the explanation, not of the result. */
  lengthOfNotes?: boolean;
  /** The usual versions differ in length, so a length asked for takes their place. */
  versionsByLength?: boolean;
  /** Read or performed aloud, so that minutes mean a number of words. */
  spoken?: boolean;
  slots: readonly Slot[];
  /** Occasions that call for other steps than the kind in general: what they change in its guide. */
  variants?: readonly WritingVariant[];
  /** Shapes that the result can have: what they change in the guide. Found apart from the occasion. */
  forms?: readonly WritingVariant[];
  guide: Localized<WritingGuide>;
}

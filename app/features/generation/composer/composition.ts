import type { PromptUse } from "~/features/prompts/prompt-use";
import type { Language } from "~/languages";

/** A text that exists in each of the composer's languages. */
export type Localized<T = string> = Record<Language, T>;

export interface Purpose {
  /** What the person typed, trimmed, 1 to 4,000 characters. */
  text: string;
  use: PromptUse;
  /** On: analysis, success criteria, edge cases and a self-check. Off: a shorter prompt. */
  deepThinking: boolean;
}

export interface Composition {
  content: string;
  language: Language;
  /** Which kind was recognised, e.g. "mail"; "general" when none was. */
  kind: string;
  /** One to four short topic tags in the purpose's language, without the type tag. */
  tags: string[];
}

/** One titled part of a prompt. Printed in this order; a section with nothing in it is left out. */
export interface Section {
  title: string;
  /** Running text; Markdown structure inside it is kept as it is. */
  body?: string;
  /** Inputs, printed as "- {{name}}: hint". */
  variables?: readonly Variable[];
  /** Printed as bullets. */
  items?: readonly string[];
  /** Printed as a numbered list. */
  steps?: readonly string[];
}

/** An input the person fills in before use, printed as `{{name}}`. */
export interface Variable {
  name: string;
  /** What belongs in it, e.g. "text, one sentence: what the customer asked". */
  hint: string;
}

/**
 * What a purpose already says, in verbatim pieces of the purpose; where it says more than one thing about the
 * tone or the length, the pieces are joined by the language's comma. `outputLanguage` may be a name of its own.
 */
export interface Facts {
  language: Language;
  audience?: string;
  tone?: string;
  length?: string;
  format?: string;
  deadline?: string;
  /** The language the result is asked to be in, named in the purpose's language, when it is another one. */
  outputLanguage?: string;
  quantities: string[];
  names: string[];
  places: string[];
  quotes: string[];
  urls: string[];
  code: string[];
}

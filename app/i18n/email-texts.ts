import type { LetterKind } from "~/domain/kinds";

/** The words of one kind of email in one language; the link stands between the lead and the notes. */
interface WordsOfOne {
  subject: string;
  lead: string[];
  /** The button over the link; the text form names the link with it. */
  action: string;
  notes: string[];
}

/** The emails of one language. Plain text. */
export interface EmailTexts extends Record<LetterKind, WordsOfOne> {
  /** Precedes the bare address below the button. */
  fallback: string;
  signature: string;
}

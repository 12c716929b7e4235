import type { LetterKind } from "~/platform/mail/mail";

/** The texts of one kind of email in one language; the link comes between the lead and the notes. */
interface TextsOfOne {
  subject: string;
  lead: string[];
  /** The label of the link: a button in HTML, a line above the link in plain text. */
  action: string;
  notes: string[];
}

/** The emails of one language. Plain text. */
export interface EmailTexts extends Record<LetterKind, TextsOfOne> {
  /** Precedes the bare address below the button. */
  fallback: string;
  signature: string;
}

import { joinClasses } from "~/ui/join-classes";

interface TranslationNoteProps {
  /** What is read here, by a name of its own: the reader's choice between translation and original goes by it. */
  of: string;
  /** What is said of it: that it is a machine's translation, or that its original is what is saved. */
  says?: "saved";
  className?: string;
}

/** Where the translator says what it has done to the texts of the element that this stands in; empty while it has done nothing. */
export const TranslationNote = ({ of, says, className }: TranslationNoteProps) => (
  <p className={joinClasses("translation-note", className)} data-of={of} data-says={says} />
);

/** A text as it leaves the page: copied, or opened elsewhere. */
export interface Passed {
  text: string | Promise<string>;
  /** What is said with it, once the text is known; undefined: nothing. */
  note?: () => string | undefined;
}

/**
 * What leaves the page for a text that somebody wrote, when `at` was pressed: the text. While the translator is on it answers in its
 * place, so that what is read is what is copied.
 */
export const reading: { pass: (text: string | Promise<string>, at: Element) => Passed } = {
  pass: (text) => ({ text }),
};

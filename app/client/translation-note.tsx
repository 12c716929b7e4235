import { joinClasses } from "~/ui/join-classes";

interface TranslationNoteProps {
  /** The prompt's name in its address. */
  of: string;
  /** What is said of it: that it is a machine's translation, or that its original is what is saved. */
  says?: "saved";
  className?: string;
}

/** Where the translator says what it has done to the texts of the element that this stands in; empty while it has done nothing. */
export const TranslationNote = ({ of, says, className }: TranslationNoteProps) => (
  <p className={joinClasses("translation-note", className)} data-of={of} data-says={says} />
);

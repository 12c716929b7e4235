import { useTranslations } from "~/i18n";
import { joinClasses } from "~/ui/join-classes";

import { useRootData } from "./root-data";

interface TranslationNoteProps {
  /** A unique name of the translated item, under which the reader's choice of original or translation is stored. */
  of: string;
  /** `saved`: notes that the original is saved; by default: notes the machine translation. */
  says?: "saved";
  className?: string;
}

/** Placeholder for the site translator's note about the texts of the parent element; empty without a translation. */
export function TranslationNote({ of, says, className }: TranslationNoteProps) {
  if (!useTranslates()) return null;
  return <p className={joinClasses("translation-note", className)} data-of={of} data-says={says} />;
}

/** Whether the site translator may replace people's texts on this page. */
function useTranslates(): boolean {
  const { hasModel } = useRootData() ?? {};
  const { language } = useTranslations();
  return hasModel === true && language !== "ja";
}

/** A text to copy, or to open in another service. */
export interface DisplayedText {
  text: string | Promise<string>;
  /** The description of the toast, once the text has resolved. Undefined if there is none. */
  note?: () => string | undefined;
}

/**
 * Gives the displayed version of a person's text, for the clicked element `at`. By default the text itself; the site translator
 * replaces `pass` while it runs, so that people copy the version that they read.
 */
export const displayedText: { pass: (text: string | Promise<string>, at: Element) => DisplayedText } = {
  pass: (text) => ({ text }),
};

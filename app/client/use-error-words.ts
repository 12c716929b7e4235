import { useTranslation as useWords } from "~/i18n";
// By another name than the build looks for: the words of errors are fetched when one is drawn, not with every page.

/** The shell's words and those of errors, for what a page seldom has to say. */
export const useErrorWords = () => useWords(["shell", "errors"]);

// By another name than the build looks for: the words of errors are fetched when one is drawn, not with every page.
import { useTranslation as useWords } from "react-i18next";

/** The words of the error page, besides the shell's. */
export const useErrorWords = () => useWords(["shell", "errors"]);

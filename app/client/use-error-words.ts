// Renamed, so that `vite-dictionaries.ts` does not prefetch the error texts with every page.
import { useTranslation as useWords } from "~/i18n";

/** The shell's texts and the error texts, which are fetched when the first error is drawn. */
export const useErrorWords = () => useWords(["shell", "errors"]);

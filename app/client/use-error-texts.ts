// Renamed: `vite-dictionaries.ts` would prefetch the error texts with every page.
import { useTranslation as useTexts } from "~/i18n";

/** The shell's texts and the error texts; the error texts are loaded when the first error is rendered. */
export const useErrorTexts = () => useTexts(["shell", "errors"]);

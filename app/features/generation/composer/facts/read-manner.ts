import type { Language } from "~/languages";
import type { Facts } from "../composition";
import { readFormat } from "./read-format";
import { readTargetLanguage } from "./read-target-language";
import { readTone } from "./read-tone";

/** How the result is asked to be: tone, format, and language when it is not the purpose's own. */
export function readManner(
  text: string,
  language: Language,
): Pick<Facts, "tone" | "format" | "outputLanguage"> {
  return {
    tone: readTone(text, language),
    format: readFormat(text, language),
    outputLanguage: readTargetLanguage(text, language).outputLanguage,
  };
}

import type { Language } from "~/languages";

import { detectLanguage } from "./detect-language";
import { spokenPart } from "./facts/spoken-part";
import { weighLanguages } from "./facts/weigh-languages";

/** The language of a text when it is one of the composer's; null where another one is likelier, or nothing shows. */
export function knownLanguage(text: string): Language | null {
  const spoken = spokenPart(text);
  const weights = weighLanguages(spoken);
  if (weights.chinese) return null;
  const language = detectLanguage(text);
  if (language === "ja") return weights.japanese > 0 ? "ja" : null;
  if (language === "es") return "es";
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0;
  const latin = spoken.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin > letters / 2 && weights.english > weights.other ? "en" : null;
}

import type { Language } from "~/languages";
import type { Localized } from "../composition";
import { firstMatch } from "../facts/first-match";

const parts: Localized<RegExp[]> = {
  ja: [
    /((?:書き出し|冒頭|件名|見出し|タイトル|題名|本文|導入|序論|結論|まとめ|構成|目次|骨子|あらすじ|サビ|前半|後半|一番|1番|最初の[^、。\s]{1,6})(?:の?部分)?)(?:だけ|のみ)/,
  ],
  en: [
    /\b(?:only|just) (the (?:opening|introduction|intro|titles?|subject lines?|outline|headlines?|conclusion|first (?:paragraph|line|sentence|chapter)|body|hook|chorus|ending|structure|table of contents))\b/i,
    /\b(the (?:opening|introduction|intro|title|outline|conclusion|first (?:paragraph|line|sentence|chapter)|body|hook|chorus|ending)) only\b/i,
  ],
  es: [
    /(?<!\p{L})(?:solo|sólo|solamente|únicamente) ((?:el|la|los|las) (?:comienzo|inicio|introducción|títulos?|asuntos?|esquema|índice|conclusión|primer párrafo|primera frase|cuerpo|estribillo|final|estructura))(?!\p{L})/iu,
  ],
};

/** The one part of a piece that is asked for ("only the introduction"); undefined when it is the whole. */
export function readScope(text: string, language: Language): string | undefined {
  return firstMatch(text, parts[language]);
}

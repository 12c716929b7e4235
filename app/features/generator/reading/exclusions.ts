import type { Language } from "~/domain/languages";

import type { Exclusion } from "./exclusion";
import { exclusionsInJapanese } from "./exclusions-japanese";
import { exclusionsInWords } from "./exclusions-words";
import { maskMaterial } from "./language";

/** Marks that a removed phrase takes along, so that no doubled comma or empty bracket stays. */
const joint = /[,，、;；]$|(?<=\s)[-–—]$/u;
const endOfSentence = /[.!?。！？]$/u;
const brackets: Record<string, string> = { "(": ")", "（": "）" };

/**
 * Finds what a line excludes. Nothing is found if any of it is doubtful: then the person's words stay as they are,
 * rather than half of them. Quoted lettering is no exclusion. Linear in the text.
 */
export function findExclusions(text: string, language: Language): Exclusion[] {
  const own = maskMaterial(text);
  const found = language === "ja" ? exclusionsInJapanese(own) : exclusionsInWords(own, language);
  // A phrase that touches a quotation says something about the lettering.
  const isOwn = ({ start, end }: Exclusion) => {
    const [from, to] = [Math.max(0, start - 1), end + 1];
    return text.slice(from, to) === own.slice(from, to);
  };
  return found?.every(isOwn) ? found : [];
}

/**
 * The text without its exclusions, and their nouns. If nothing else would remain, the text stays whole. Linear in
 * the text.
 */
export function cutExclusions(text: string, language: Language): { rest: string; nouns: string[] } {
  const found = findExclusions(text, language);
  let rest = "";
  let from = 0;
  for (const { start, end } of found) {
    let kept = text.slice(from, start);
    const bare = kept.trimEnd();
    const isNewLine = kept.slice(bare.length).includes("\n");
    const begins = isNewLine || (bare === "" ? from === 0 : endOfSentence.test(bare));
    kept = isNewLine ? kept : bare.replace(joint, "").trimEnd();
    from = end;
    if (end < text.length && brackets[kept.slice(-1)] === text[end]) {
      kept = kept.slice(0, -1).trimEnd();
      from += 1;
    }
    // A sentence that only excludes goes with its full stop.
    else if (begins && /[.!?。！？]/u.test(text[end] ?? "")) from += 1;
    rest += kept;
    if (/[^\s,，、.。;；!?！？]/u.test(text[from] ?? " ") && rest !== "")
      rest += language === "ja" ? "、" : " ";
  }
  rest += text.slice(from);
  if (!/[\p{L}\p{N}]/u.test(rest)) return { rest: text, nouns: [] };
  return { rest, nouns: [...new Set(found.flatMap(({ nouns }) => nouns))] };
}

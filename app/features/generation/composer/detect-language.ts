import { defaultLanguage, type Language } from "~/languages";
import { spokenPart } from "./facts/spoken-part";
import { weighLanguages } from "./facts/weigh-languages";

const japaneseRequest =
  /(?:して|ください|下さい|たい|お願い(?:します)?|ほしい|欲しい|書いて|訳して|まとめて|教えて|作って|考えて|直して|作成|です|ます)[。．.！!？?\s]*$/m;

/**
 * The language in which a purpose is written. Quotations, code, addresses and pasted passages do not count
 * unless there is nothing else; a text in a language that is none of the three counts as English, a text
 * without letters as Japanese.
 */
export function detectLanguage(text: string): Language {
  const spoken = spokenPart(text);
  const whole = weighLanguages(spoken);
  if (whole.japanese > 0 && !whole.chinese) {
    const latin = Math.max(whole.english, whole.spanish);
    if (latin < 2 || japaneseRequest.test(spoken)) return "ja";
    const head = weighLanguages(spoken.split(/[:：\n]/, 1)[0] ?? "");
    if (head.japanese > 2 && head.japanese / 2 > Math.max(head.english, head.spanish)) return "ja";
    if (whole.japanese / 2 >= whole.words) return "ja";
  }
  if (whole.words === 0) return /\p{L}/u.test(spoken) ? "en" : defaultLanguage;
  if (whole.romaji > 0 && whole.romaji >= Math.max(whole.english, whole.spanish)) return "ja";
  return whole.spanish > whole.english && whole.spanish >= whole.other ? "es" : "en";
}

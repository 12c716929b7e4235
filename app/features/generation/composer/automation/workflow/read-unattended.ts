import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { firstMatch } from "../../facts/first-match";

const unattended: Localized<RegExp[]> = {
  ja: [
    /(?:承認|確認)は?(?:なし|不要|いらない|要らない)(?:で|に)?[^、。\n]{0,12}?(?:送信|返信|投稿|公開|発注|削除|登録|処理)?/,
    /自動(?:で|的に)?(?:返信|送信|投稿|公開|発注|削除|支払い?|振込)/,
  ],
  en: [
    /\bwithout (?:my |any )?(?:approval|asking|review|confirmation)\b/i,
    /\bautomatically (?:send|reply|post|publish|order|delete|pay|answer)\w*|\bauto-?(?:approve|reply|replies|post|send|publish|respond)\w*/i,
  ],
  es: [
    /(?<!\p{L})sin (?:mi |ninguna )?(?:aprobación|confirmación|revisión|preguntar(?:me)?|pedir permiso)/iu,
    /(?<!\p{L})(?:enví\p{L}*|envi\p{L}*|respond\p{L}*|public\p{L}*|borr\p{L}*|pag\p{L}*|pid\p{L}*) automáticamente|(?<!\p{L})respuestas? automáticas?/iu,
  ],
};

const negatedBefore = /(?<!\p{L})(?:never|not|don['’]t|no|nunca|jamás|nada)(?!\p{L})[^,.;\n]*$/iu;
const negatedAfter = /^[^、。\n]{0,10}(?:しない|せず|禁止|しては)/;

/** Leave to act alone; "never send without my approval" is the opposite of it. */
export function readUnattended(text: string, language: Language): string | undefined {
  const piece = firstMatch(text, unattended[language]);
  if (!piece) return undefined;
  const at = text.indexOf(piece);
  const forbidden = negatedBefore.test(text.slice(0, at)) || negatedAfter.test(text.slice(at + piece.length));
  return forbidden ? undefined : piece;
}

import type { Language } from "~/languages";
import type { Localized } from "../../composition";

const patterns: Localized<RegExp[]> = {
  ja: [
    /(?:(?<![^、。\n「」])[^、。\n「」をにが]{1,8}が)?[^、。\n「」をにが]{0,12}(?<![0-9０-９])[0-9０-９][0-9０-９,，.]{0,14}(?:万|千|億)?[^、。\n0-9０-９]{0,4}(?:以上|以下|未満|以内|超|を超え|を下回|を切っ|より(?:多|少|大き|小さ))[^、。\n]{0,30}/g,
    /(?<=^|[、。\n])[^、。\n]{2,30}(?:しないで|せずに|ないように|ないこと|ないでください|ないでほしい|してはいけない|しては(?:だめ|ならない)|禁止|除外して|除いて|対象外|だけ(?:を)?対象)[^、。\n]{0,12}/g,
    /(?<=^|[、。\n])[^、。\n]{2,30}(?:は|を|には|へは|まで)[^、。\nがに]{0,8}[らさかまたばわじべけりし]ない(?:で(?:ください|ほしい|下さい)?|こと)?(?=[、。\n]|$)/g,
    /(?<=^|[、。\n])[^、。\n]{2,20}(?:が|は)(?:不明|未定|未記入|空|空欄|ない|いない|分からない|わからない)(?:とき|場合|なら|ときは|場合は|の場合は?)、?[^、。\n]{3,30}/g,
    /勝手に[^、。\n]{1,12}ない(?:で(?:ください|ほしい)?|こと)/g,
    /(?<=^|[、。\n])[^、。\n]{2,24}(?:人|客|会員|希望者|対象者)(?:だけ|のみ)[^、。\n]{0,12}/g,
    /(?<=^|[、。\n])[^、。\n]{2,30}(?:もの|場合|とき|ケース)は[^、。\n]{2,30}/g,
    /(?:送信|返信|公開|投稿|発注|削除|支払い)(?:は|を)(?:しない|せず|人が|自分で|手動)[^、。\n]{0,20}|下書き(?:まで|だけ|のみ)[^、。\n]{0,14}/g,
  ],
  en: [
    /\bif (?:[^,.;\n]|[.,](?=\d)){3,60}, (?:[^,.;\n]|[.,](?=\w)){3,70}/gi,
    /(?:up to(?= [$€£\d])|over|above|below|under|more than|less than|fewer than|at least|at most|exceed(?:s|ing)?|greater than|older than|higher than|lower than)\s+[$€£]?\d(?:[\d,.]{0,14}\d)?[^,;\n]{0,70}?(?=[,;\n]|\.(?:\s|$)|$)/gi,
    /[$€£]\d(?:[\d,.]{0,14}\d)? ?(?:to|-|–) ?[$€£]?\d(?:[\d,.]{0,14}\d)?[^,;\n]{2,60}/g,
    /\bmax(?:imum)?\.? (?:of )?\d[^,;.\n]{2,50}|\b(?:if|when|where|only) [^,;.\n]{1,40}?(?:[<>≥≤]=?|is (?:over|above|below|under)) ?\d[^,;.\n]{0,30}/gi,
    /\bif [^,.;\n]{3,40}\d[^,.;\n]{2,60}|\bwithout (?:names|data|showing|mentioning|including|links)[^,.;\n]{0,50}|\bonly (?:those|the ones|people|customers|contacts|users) (?:who|that|with)[^,.;\n]{2,60}/gi,
    /\b(?:don['’]t|do not|never|must not|should not|except|exclude|ignore|only if|unless|drafts? only|no need to)\b[^,.;\n]{2,70}/gi,
  ],
  es: [
    /(?<!\p{L})si (?:[^,.;\n]|[.,](?=\d)){3,60}, (?:[^,.;\n]|[.,](?=\w)){3,70}/giu,
    /(?:más de|menos de|superior(?:es)? a|inferior(?:es)? a|mayor(?:es)? (?:de|a|que)|menor(?:es)? (?:de|a|que)|por encima de|por debajo de|a partir de|superen?|supera|baj(?:a|an|e|en) (?:de|a)|ca(?:e|en|iga|igan) (?:de|a)|como m[aá]ximo|m[aá]x(?:imo)?\.?|al menos|hasta(?= \d))\s+(?:los |las )?[$€]?\d(?:[\d,.]{0,14}\d)?[^,;\n]{0,70}?(?=[,;\n]|\.(?:\s|$)|$)/giu,
    /(?<!\p{L})s[oó]lo (?:los|las|a los|a las|quienes) [^,.;\n]{3,60}|(?<!\p{L})sin (?:duplicad[oa]s|nombres|datos|incluir|mencionar|mostrar|adjuntos|enlaces)[^,.;\n]{0,50}/giu,
    /(?<!\p{L})(?:nunca|sin (?=enviar|borrar|publicar)|no (?=envíes|envies|mandes|borres|elimines|publiques|respondas|contestes|incluyas|toques|modifiques|cambies|actualices|sobrescribas|pidas|compres|pagues|canceles|crees|contactes|llames|repitas|avises)|excepto|salvo|excluye|ignora|solo si|a menos que|solo borradores)[^,.;\n]{2,70}/giu,
  ],
};
/** A limit that ran into blanked material or began with a connective keeps neither end. */
const looseEnds =
  /^(?:and|then|but|y|pero|luego)\s+|\s+(?:from|in|on|at|to|of|with|and|or|de|en|a|con|y)$/giu;
const dangling = /(?:は|なら|場合|場合は|ときは|たら)$/;

/** Limits and prohibitions of a purpose ("10万円以上は部長の承認"), as written, at most four. */
export function readConditions(text: string, language: Language, whole = text): string[] {
  const found: { piece: string; at: number }[] = [];
  for (const pattern of patterns[language])
    for (const match of text.matchAll(pattern)) {
      const { piece, at } =
        language === "ja"
          ? { piece: completed(match[0], text, match.index), at: match.index }
          : wholeClause(match[0], text, match.index);
      if (!found.some((other) => at < other.at + other.piece.length && other.at < at + piece.length))
        found.push({ piece: piece.trim(), at });
    }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ piece, at }) => unmasked(piece, at, whole).replace(looseEnds, ""))
    .filter((piece) => piece.length < text.length * 0.8)
    .slice(0, 4);
}

/** A quotation inside a limit stands as typed: 'tagged "refund" that are older than 48 hours'. */
function unmasked(piece: string, at: number, whole: string): string {
  return /\S\s{2,}\S/.test(piece) ? whole.slice(at, at + piece.length) : piece;
}

/** A Japanese condition that breaks off at a comma, with the clause that says what follows from it. */
function completed(piece: string, text: string, at: number): string {
  if (!dangling.test(piece)) return piece;
  const rest = /^、[^、。\n]{1,40}/.exec(text.slice(at + piece.length));
  return piece + (rest?.[0] ?? "");
}

const clauseStart = /(?:[,;\n]|:(?!\d)|\.\s|\bbut\b|(?<!\p{L})pero(?!\p{L}))\s*/giu;
const longestClause = 110;
/** A clause that begins further away is too long to be kept anyway. */
const furthestStart = 400;

/** A limit with the clause around it, so that what is limited and what follows from it stay together. */
function wholeClause(piece: string, text: string, at: number): { piece: string; at: number } {
  const edge = Math.max(0, at - furthestStart);
  const before = text.slice(edge, at);
  const start = [...before.matchAll(clauseStart)].at(-1);
  const from = start ? edge + start.index + start[0].length : edge;
  const clause = text.slice(from, at + piece.length);
  if (clause.length <= longestClause) return { piece: clause, at: from };
  const end = piece.split(/\s(?:and|y|e)\s/, 1)[0] ?? piece;
  const near = /(?:\s(?:and|or|if|y|o|e|si)\s)((?:\S+\s){1,6})$/.exec(before)?.[1] ?? "";
  return { piece: near + end, at: at - near.length };
}

import type { Language } from "~/languages";
import { cutMeasures } from "./cut-measures";
import { isKnown } from "./is-known";
import { splitOutside } from "./split-outside";
import { stripRequest } from "./strip-request";

/** Wording that shows that what is left is a sentence of the person's and not the name of a subject. */
const unsure: Record<Language, RegExp> = {
  ja: /(?:です|ます|たい|ました|ください|だ|ません|でしょうか|ほしい|欲しい|て|は|を|が|に|も|する|した|ある|いる|なる|なった|使う)$|(?:私|僕|弊社|当社|うち)(?:は|が|の会社は)|ってどう|を(?:説明|紹介|解説|表現|再現|PR|宣伝)$/u,
  en: /^(?:i|we|my boss|you|it|there|help|explain|promote|to|how (?!to\b)|what|why|is|are|do|does|let|for|use|ignore|this|that|our company is|they|he|she|introduce|announce|turn|convert)\b/iu,
  es: /^(?:\p{L}{3,}(?:ar|er|ir)(?:les?|l[oa]s?|me|nos|se)|quiero|necesito|me|nos|yo|es|hay|c[oó]mo (?!\p{L}+[aei]r)|qu[eé]|por|para|explicar|promocionar|anunciar|presentar|mostrar|ayuda|ayúdame|usa|que|ignora|esto|somos|tengo|tenemos)(?!\p{L})/iu,
};
const sentenceEnd: Record<Language, RegExp> = {
  ja: /[。！？\n]+|(?<!\d)[．](?!\d)|(?<=\s)[!?]\s/gu,
  en: /(?<=[\p{L}\d)”"'])[.!?]+(?=\s|$)|\n+/gu,
  es: /(?<=[\p{L}\d)”"'»])[.!?]+(?=\s|$)|\n+/gu,
};
const longest: Record<Language, number> = { ja: 60, en: 130, es: 140 };
/** Quotations have their own line. */
const quoted = /「[^」]*」|『[^』]*』|“[^”]*”|«[^»]*»|"[^"\n]*"/gu;
const lettering = [
  ..."キャッチコピー コピー 文字 タイトル 見出し テロップ セリフ 字幕 text title headline slogan caption says that".split(
    " ",
  ),
  ..."texto título titular lema rótulo que diga dice".split(" "),
];
const longestDetail = 120;
const mostDetails = 5;
const mostSentences = 60;
/** "看板用のイラスト。三毛猫が…" names its use first and its subject next. */
const onlyUse = /用の?(?:イラスト|挿絵|絵|画像|写真|動画|映像|ムービー)$/u;
/** Who or what acts in "三毛猫がカップの中で寝ている"; the action has a line of its own. */
const doer = /^(?!私|僕|誰)([^、。はをがに]{1,20})が[^、。]{2,40}(?:てい|で|て)る$/u;
/** Politeness that stands alone. */
const courtesy =
  /^(?:どうぞ)?(?:よろしく)?(?:お願い(?:します|いたします|致します)?)?$|^(?:thanks?(?: you)?(?: so much| in advance)?|please|(?:muchas )?gracias|por favor)$/iu;

export interface ReadSubject {
  subject?: string;
  /** Set when the purpose cannot be a subject by itself and has to be pointed to. */
  long: boolean;
  /** The sentences after the one that names the subject, verbatim. */
  details: string[];
}

/** What other readers have found in the purpose, verbatim. */
export interface KnownWords {
  known: readonly string[];
  kindWords: readonly string[];
  /** Length and shape: cut out of the subject. */
  measures: readonly string[];
  /** Colours, styles and moods: later clauses that name nothing else are left to them. */
  looks: readonly string[];
  /** Light and weather: "sunset" alone is still a subject. */
  lights: readonly string[];
}

/**
 * What a purpose wants to see, without request wording and without the clauses that other readers have used.
 * Nothing is returned when only words of the kind are left.
 */
export function readSubject(text: string, language: Language, words: KnownWords): ReadSubject {
  const { known, kindWords, measures, looks, lights } = words;
  if (/```|~~~|<[a-z!/]|^[^\S\n\r]*#{1,6}\s/imu.test(text)) return { long: true, details: [] };
  const whole = splitOutside(text, sentenceEnd[language])
    .filter((piece) => !courtesy.test(piece))
    .slice(0, mostSentences);
  const spoken = whole.length > 1 ? whole.filter((piece) => !isKnown(piece, known, [])) : whole;
  const named = known.filter((word) => !lights.includes(word));
  const subjectOf = (sentence: string) => {
    const cut = cutMeasures(sentence, language, measures);
    if (isKnown(cut, named, kindWords)) return undefined;
    const bare = dropKnownClauses(stripRequest(cut, language, known, kindWords), known, looks, language);
    const subject = trimEdges(bare, looks, language);
    return isKnown(subject, named, kindWords) ? undefined : subject;
  };
  for (const [index, sentence] of spoken.entries()) {
    const said = subjectOf(sentence);
    const subject = index > 0 && said ? (doer.exec(said)?.[1] ?? said) : said;
    if (!subject || (onlyUse.test(subject) && index < spoken.length - 1)) continue;
    if (subject.length > longest[language] || unsure[language].test(subject))
      return { long: true, details: [] };
    const details = spoken
      .slice(index + 1)
      .map((piece) => dropKnownClauses(piece, known, looks, language))
      .filter(
        (piece) =>
          piece.length <= longestDetail &&
          !isKnown(piece.replace(quoted, ""), [...known, ...looks, ...lettering], kindWords),
      );
    return { subject, long: false, details: [...new Set(details)].slice(0, mostDetails) };
  }
  return { long: spoken.length > 1, details: [] };
}

/** Leaves out clauses between commas that only repeat what other readers found. */
function dropKnownClauses(
  sentence: string,
  known: readonly string[],
  looks: readonly string[],
  language: Language,
): string {
  const comma = language === "ja" ? /[、，,]/gu : /,\s+/gu;
  const [first = "", ...later] = splitOutside(sentence, comma);
  const rest = later.filter((clause) => !isKnown(clause, [...known, ...looks], []));
  const clauses = rest.length > 0 && isKnown(first, known, []) ? rest : [first, ...rest];
  return clauses.join(language === "ja" ? "、" : ", ");
}

/** Takes a known style or length off the end ("犬の水彩画") and loose connectives off both ends. */
function trimEdges(sentence: string, known: readonly string[], language: Language): string {
  let rest = sentence;
  for (const piece of known) {
    const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (language === "ja") rest = rest.replace(new RegExp(`(?:の|を|で)(?:${escaped})(?:で)?$`, "u"), "");
  }
  return rest
    .replace(
      /\s*(?<!\p{L})(?:lol|haha(?:ha)*|ja(?:ja)+|xd|jeje)(?!\p{L})|[（(]?(?<!\p{Script=Han})笑[）)]?(?=$|[、。])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[wｗ]+$/giu,
      "",
    )
    .replace(/^[\s、,;:：–—]+|[\s、,;:：–—]+$/gu, "")
    .replace(/[ 　]{2,}/gu, " ");
}

import type { WishSigns } from "./wish-signs";
import type { WishedSentence } from "./wished-sentences";

/** A length that a sentence asks for. */
export interface WishedLength {
  sentence: WishedSentence;
  /** Its words, by their place in the sentence. */
  start: number;
  end: number;
  /** The counted unit, and the part that it is counted in. */
  measure: string;
  unit: string;
  /** The same for lengths of the same whole, in whatever unit. */
  whole: string;
  /** The words that follow a count, which may narrow it. */
  scope: string;
  /** Its number, or the upper one. */
  value: number;
  least: number;
  most: number;
  /** Both in the language's smallest unit of text, at least and at most. Null for other units. */
  size: readonly [number, number] | null;
}

/** Share by which a length without a bound may be missed. */
const tolerance = 0.25;

const figures = (text: string, numbers: WishSigns["numbers"]): number =>
  numbers[text.toLowerCase()] ?? Number(text.normalize("NFKC").replaceAll(/[,.，]/g, ""));

/** A number with a fraction, which is no count, at the end of a text. */
const fraction = /\d[.,．，]\d{1,2}$/u;

const unitOf = (unit: string, { units }: WishSigns): string =>
  units.reduce((name, [pattern, word]) => name.replace(pattern, word), unit.toLowerCase());

/** Units of a text's size, where a number alone is a wish. */
const isSize = /^(?:word|character|page|screen|palabra|caractere|página|pantalla|字|ページ)$/u;
/** Units of speaking time. */
const isTime = /^(?:minute|minuto|分)$/u;
/** A text that is spoken, whose minutes tell its length. */
const isSpoken =
  /スピーチ|原稿|分で読め|読み上げ|朗読|挨拶|乾杯|祝辞|\b(?:speech|toast|eulogy|script|read (?:out(?: loud)?|aloud))\b|(?<!\p{L})(?:discurso|brindis|guion|locución|en voz alta)(?!\p{L})/iu;

/** Words before a length that a reader reads, of a longer text. */
const ofBeginning =
  /(?:最初|冒頭|はじめ)の$|\b(?:first|last)\s?$|(?<!\p{L})(?:primer[oa]s?|últim[oa]s?)\s?$/iu;

/** A Japanese negation after a length. */
const isBanned = /^[^、。\n]{0,8}(?:ない|ません|ず(?:に|、|$))/u;

/** Units of things that are counted, and named by words of their own. */
const isCounted = /^(?:個|問|案|本|項目|選|章|品)$/u;
/** Whose a Japanese count is: "the headings of the first chapter". */
const whose = /([^、。はがを\s]{1,10})の$/u;
/** Words before a length of the whole. */
const ofAll = /(?:全部で|全体で|合計で?|トータルで?)(?:約|およそ)?$/u;
const ofText = /(?:記事|文章|本文|全体|ブログ|資料|メール|企画書|レポート|投稿|全部|合計)$/u;
const isQuestion = /^(?:質問|問題|設問|クイズ)$/u;
/** The noun after a Japanese count: 「5つの見出し」. */
const ofNoun =
  /^の((?:\p{Script=Han}{1,4}[えいきけげしせちびみめりれ]?\p{Script=Han}{0,3}|[\p{Script=Katakana}ー]{2,10}))/u;
/** Words behind a count that narrow it. */
const narrows =
  /^(?!\s*(?:$|[.,;!(（)）。、]|[-–—]|(?:so|because|since|in total|total|overall|max|long|please|only|really|instead|tops|por favor|en total|porque|ya que|como|en vez|nada más)(?!\p{L})))/iu;

/** Whether "each" is in a clause after a length, and so about something else. */
const isElsewhere = (text: string, part: RegExpExecArray | null, end: number): boolean =>
  part !== null &&
  part.index > end &&
  /^(?:each|per|every|cada|por)/iu.test(part[0]) &&
  /[,;]/u.test(text.slice(end, part.index));

/** The lengths in a sentence; `hasKinds`: the prompt asks for several texts. `isToldAloud`: its minutes tell a length. */
export function wishedLengths(
  sentence: WishedSentence,
  signs: WishSigns,
  hasKinds: boolean,
  isToldAloud = false,
): WishedLength[] {
  const { text, heading } = sentence;
  const partFound = signs.part.exec(text);
  const kind = hasKinds ? (text.match(signs.kind)?.[0] ?? "") : "";
  return Array.from(text.matchAll(signs.length)).flatMap((found): WishedLength[] => {
    const { low, high, about: nearly, from = "", to, thing = "", unit: said = "", after } = found.groups!;
    const figuresEnd = found.index + found[0].indexOf(from) + from.length;
    if (
      fraction.test(text.slice(0, figuresEnd)) ||
      ofBeginning.test(text.slice(0, found.index)) ||
      isBanned.test(text.slice(found.index + found[0].length))
    )
      return [];
    const unit = unitOf(said, signs);
    const value = figures(from, signs.numbers);
    const bound = (after ?? "").trim().replace(/^,\s?/u, "");
    const isLow = low !== undefined || signs.isLow.test(bound);
    const isHigh = high !== undefined || signs.isHigh.test(bound);
    if (
      !isLow &&
      !isHigh &&
      !to &&
      !isSize.test(unit) &&
      nearly === undefined &&
      !sentence.isItem &&
      !bare(sentence, found, signs) &&
      !signs.demands.test(text)
    )
      return [];
    const slack = isSize.test(unit) && !to ? tolerance : 0;
    const least = isHigh ? 0 : value * (1 - (isLow ? 0 : slack));
    const most = isLow ? Infinity : (to ? figures(to, signs.numbers) : value) * (1 + (isHigh ? 0 : slack));
    const start = found.index + /^\s*/u.exec(found[0])![0].length;
    const end = found.index + found[0].length;
    const isCount = isCounted.test(unit);
    const subject = isCount ? "" : signs.topic(text);
    // "It takes 500 words" is about no "It takes 500".
    const named = thing && !isCount ? signs.topic(`${thing}は`) : subject;
    const part = isElsewhere(text, partFound, end) ? "" : (partFound?.[0] ?? "");
    const about = ofAll.test(text.slice(0, start)) ? "" : part || (/\d/u.test(named) ? "" : named);
    const counted = unit === "問" && isQuestion.test(thing) ? "" : thing;
    // "Three of them" are of a kind that no one tells.
    const noun =
      counted ||
      (isCount
        ? (ofNoun.exec(text.slice(end))?.[1] ?? (unit === "個" ? `${sentence.start + start}` : ""))
        : "");
    const owner = isCount ? (whose.exec(text.slice(0, start))?.[1] ?? "") : "";
    const whole = [about, kind, heading, ofText.test(owner) ? "" : owner].join("|").toLowerCase();
    const rest = text.slice(end);
    const scope = isSize.test(unit) || isCount || !narrows.test(rest) ? "" : rest.trim().toLowerCase();
    const share = isTime.test(unit) && !isToldAloud ? undefined : signs.sizes[unit];
    return [
      {
        sentence,
        start,
        end,
        measure: [unit, isCount ? noun : "", whole].join("|").toLowerCase(),
        unit,
        whole,
        scope,
        value: to ? figures(to, signs.numbers) : value,
        least,
        most,
        size: share ? [least * share[0], most * share[1]] : null,
      },
    ];
  });
}

const bare = ({ text }: WishedSentence, { 0: words }: RegExpExecArray, { carrier }: WishSigns): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replace(words, " ").replace(carrier, " "));

/** Whether two lengths cannot both hold. */
export function excludesLength(one: WishedLength, other: WishedLength): boolean {
  if (one.scope !== "" && other.scope !== "" && one.scope !== other.scope) return false;
  if (one.measure === other.measure) return one.most < other.least || other.most < one.least;
  return (
    one.unit !== other.unit &&
    one.whole === other.whole &&
    one.whole.startsWith("|") &&
    one.size !== null &&
    other.size !== null &&
    (one.size[1] < other.size[0] || other.size[1] < one.size[0])
  );
}

/** The lengths in the sentences of a prompt. */
export function lengthsIn(sentences: readonly WishedSentence[], signs: WishSigns): WishedLength[] {
  const kinds = new Set(sentences.flatMap(({ text }) => text.toLowerCase().match(signs.kind) ?? []));
  const isToldAloud = sentences.some(({ text }) => isSpoken.test(text));
  return sentences.flatMap((sentence) => wishedLengths(sentence, signs, kinds.size > 1, isToldAloud));
}

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
  least: number;
  most: number;
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
const isSize = /^(?:word|character|page|palabra|caractere|página|字|ページ)$/u;

/** Words before a length that a reader reads, of a longer text. */
const ofBeginning =
  /(?:最初|冒頭|はじめ)の$|\b(?:first|last)\s?$|(?<!\p{L})(?:primer[oa]s?|últim[oa]s?)\s?$/iu;

/** A Japanese negation after a length. */
const isBanned = /^[^、。\n]{0,8}(?:ない|ません|ず(?:に|、|$))/u;

/** Units of things that are counted, and named by words of their own. */
const isCounted = /^(?:個|問|案|本|項目|選)$/u;

/** The lengths in a sentence; `hasKinds`: the prompt asks for several texts. */
export function wishedLengths(sentence: WishedSentence, signs: WishSigns, hasKinds: boolean): WishedLength[] {
  const { text, heading } = sentence;
  const part = signs.part.exec(text)?.[0] ?? "";
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
      !bare(sentence, found, signs)
    )
      return [];
    const slack = isSize.test(unit) && !to ? tolerance : 0;
    const least = isHigh ? 0 : value * (1 - (isLow ? 0 : slack));
    const most = isLow ? Infinity : (to ? figures(to, signs.numbers) : value) * (1 + (isHigh ? 0 : slack));
    const start = found.index + /^\s*/u.exec(found[0])![0].length;
    const isCount = isCounted.test(unit);
    const about = part || (isCount ? "" : signs.topic(text));
    const measure = [unit, isCount ? thing : "", about, kind, heading].join("|").toLowerCase();
    return [{ sentence, start, end: found.index + found[0].length, measure, unit, least, most }];
  });
}

const bare = ({ text }: WishedSentence, { 0: words }: RegExpExecArray, { carrier }: WishSigns): boolean =>
  !/[\p{L}\p{N}]/u.test(text.replace(words, " ").replace(carrier, " "));

/** Whether two lengths cannot both hold. */
export const excludesLength = (one: WishedLength, other: WishedLength): boolean =>
  one.measure === other.measure && (one.most < other.least || other.most < one.least);

/**
 * Lengths of excerpts in columns (a Japanese letter takes two): they fill the lines of a card, and limit the weight of a list
 * page. Below `leastLeft` more columns, the whole text is shown.
 */
export const excerptColumns = 160;
export const leastLeft = 32;

/** Columns of an excerpt of the text below a description, and of the purpose below a title. */
export const describedColumns = 40;
export const purposeColumns = 64;

/** Columns of an excerpt of the description, and of a purpose that stands for a missing title. */
export const summaryColumns = 128;

/** Columns of the beginning of what a prompt made. */
export const resultColumns = 80;

/** Last part of an excerpt, searched for a better place to break. */
const room = 1 / 3;

/** Maximum length of a grapheme, in code units. */
const longestSign = 64;

/** Slow, therefore only used without a break in the text. */
const words = new Intl.Segmenter("ja", { granularity: "word" });
const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Places to break a text, best first: end of a line, of a sentence, of a phrase or word. */
const breaks = [
  /^[^]*(?=\n)/,
  /^[^]*(?:[。！？](?![\p{M}\u200d])|[.!?](?=\s))/u,
  /^[^]*(?:[、，](?![\p{M}\u200d])|(?=\s))/u,
];

/** The beginning of a text, verbatim, and whether it is complete. */
export interface Excerpt {
  excerpt: string;
  isWhole: boolean;
}

/** The beginning of a text for a list: never half a grapheme, and if possible no half sentence or word. */
export function excerptOf(text: string, columns = excerptColumns): Excerpt {
  if (reach(text, columns + leastLeft) === text.length) return { excerpt: text, isWhole: true };
  const end = reach(text, columns);
  const from = Math.ceil(end * (1 - room));
  // One more: the character after a full stop decides whether it is one.
  const last = text.slice(from, end + 1);
  for (const place of breaks) {
    const kept = place.exec(last)?.[0].slice(0, end - from);
    if (kept) return { excerpt: text.slice(0, from + kept.length).trimEnd(), isWhole: false };
  }
  return { excerpt: text.slice(0, signStart(text, wordStart(text, from, end))), isWhole: false };
}

/** Number of code units of a text in `width` columns. */
function reach(text: string, width: number): number {
  let left = width;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // From the CJK radicals on letters are wide; each half of a surrogate pair counts one.
    left -= unit >= 0x2e80 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
    if (left < 0) return index;
  }
  return text.length;
}

/** Start of the word at an index, as far as it lies after `from` and is no ending in hiragana; the index itself if the word is too long. */
function wordStart(text: string, from: number, index: number): number {
  const searched = text.slice(from, index + longestSign);
  let found = 0;
  for (const { index: start, segment } of words.segment(searched)) {
    if (from + start > index) break;
    if (start + segment.length === searched.length) return index;
    if (!/^\p{Script=Hiragana}/u.test(segment)) found = start;
  }
  return found === 0 ? index : from + found;
}

/** Start of the grapheme at an index; the index itself if the grapheme is too long (marks on marks). */
function signStart(text: string, index: number): number {
  // From the text's beginning: in a row of flags, no other place shows which letters belong together.
  const start = graphemes.segment(text.slice(0, index + longestSign)).containing(index)!.index;
  if (start > index - longestSign) return start;
  return /^[\udc00-\udfff]/.test(text.slice(index)) ? index - 1 : index;
}

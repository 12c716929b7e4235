/**
 * How much of a text a list tells of it, in columns of which a Japanese letter takes two: a card's box is full with it on a phone and
 * beside the categories, and a page of the list keeps to its weight. What is left has to be worth asking for.
 */
const columns = 256;
const leastLeft = 64;

/** Within this part of an excerpt, at its end, a better place to break is looked for. */
const room = 1 / 3;

/** The longest sign that is kept as one, in code units. */
const longestSign = 64;

/** Slow, and so asked only where there is nothing to break at. */
const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Where a text is best broken, the best first: at the end of a line, of a sentence, of a phrase or word. */
const breaks = [
  /^[^]*(?=\n)/,
  /^[^]*(?:[。！？](?![\p{M}\u200d])|[.!?](?=\s))/u,
  /^[^]*(?:[、，](?![\p{M}\u200d])|(?=\s))/u,
];

/** The beginning of a text, letter by letter as it was written, and whether that is all of it. */
export interface Excerpt {
  excerpt: string;
  isWhole: boolean;
}

/** The beginning of a text for a list: never half a sign, and where that can be had never half a sentence. */
export function excerptOf(text: string): Excerpt {
  if (reach(text, columns + leastLeft) === text.length) return { excerpt: text, isWhole: true };
  const end = reach(text, columns);
  const from = Math.ceil(end * (1 - room));
  // One more: what stands behind a full stop tells whether it is one.
  const last = text.slice(from, end + 1);
  for (const place of breaks) {
    const kept = place.exec(last)?.[0].slice(0, end - from);
    if (kept) return { excerpt: text.slice(0, from + kept.length).trimEnd(), isWhole: false };
  }
  return { excerpt: text.slice(0, signStart(text, end)), isWhole: false };
}

/** How many code units of a text fit in so many columns. */
function reach(text: string, width: number): number {
  let left = width;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // From the radicals on letters are wide; of a surrogate pair each half counts one.
    left -= unit >= 0x2e80 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
    if (left < 0) return index;
  }
  return text.length;
}

/** Where the sign begins that stands at an index; of one that is nothing but marks on marks, that index. */
function signStart(text: string, index: number): number {
  // Read from the text's beginning: of flags in a row no other place tells which letters belong together.
  const start = graphemes.segment(text.slice(0, index + longestSign)).containing(index)!.index;
  if (start > index - longestSign) return start;
  return /^[\udc00-\udfff]/.test(text.slice(index)) ? index - 1 : index;
}

/** A text with numbered marks, `⟦7⟧`, in place of its protected parts. */
export interface Masked {
  text: string;
  parts: ReadonlyMap<number, string>;
}

// Patterns look no further than their line or a fixed number of characters, except for fences, which consume
// everything they scan: long texts with unclosed openings cost no time.
const kinds = [
  // Code between lines of ``` or ~~~, after list or quotation marks; if unclosed, to the end of the text.
  /(?<![^\n])(?<beforeTicks>[ \t>*+\d.)-]*)(?<ticks>`{2,})`[^`\n]*(?:\n[\s\S]*?(?:^[ \t>]*`\k<ticks>`*[ \t]*$|(?![\s\S]))|(?![\s\S]))/mu,
  /(?<![^\n])(?<beforeTildes>[ \t>*+\d.)-]*)(?<tildes>~{2,})~(?:[^~\n][^\n]*)?(?:\n[\s\S]*?(?:^[ \t>]*~\k<tildes>~*[ \t]*$|(?![\s\S]))|(?![\s\S]))/mu,
  /(?<!`)(?<tick>`+)(?!`)[^\n]{0,500}?(?<!`)\k<tick>(?!`)/u,
  /<!--[\s\S]{0,2000}?-->/u,
  // Tags, in any alphabet.
  /<\/?[\p{L}_][^<>\n]{0,100}>/u,
  // Addresses. Kanji continue an address only after a character that needs more; after a name, the sentence
  // goes on.
  /(?:(?<![A-Za-z\d])[A-Za-z][A-Za-z\d+.-]{1,15}:\/\/|(?<![\w.])www\.)(?:[.,:;!?]*(?:[\w#$%&+/=@~{}-]|\([\w!#$%&+,./:;=?@~-]*\)|(?<=[/=#?&_-])[\p{Script=Han}\p{Script=Katakana}][\p{L}\p{N}ー]*))+/u,
  /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[A-Za-z]{2,24}(?!\w)/u,
  // {{variable}}, ${variable}, {name}, {% if %}
  /[$#%]?\{{1,3}[^{}\n]{1,200}\}{1,3}/u,
  // The characters of the marks themselves.
  /[⟦⟧]/u,
];

const anyPart = new RegExp(kinds.map(({ source }) => source).join("|"), "gmu");
const anyMark = /⟦\s?(\d{1,6})\s?⟧/g;

/** Replaces the protected parts (code, variables, tags, addresses) with marks, numbered from `first`. */
export function maskParts(text: string, first = 1): Masked {
  const numbers = new Map<string, number>();
  const masked = text.replace(anyPart, (...match) => {
    const { beforeTicks, beforeTildes } = match.at(-1) as Record<string, string | undefined>;
    const before = beforeTicks ?? beforeTildes ?? "";
    const part = (match[0] as string).slice(before.length);
    const number = numbers.get(part) ?? first + numbers.size;
    numbers.set(part, number);
    return `${before}⟦${number}⟧`;
  });
  return { text: masked, parts: new Map([...numbers].map(([part, number]) => [number, part])) };
}

/** Replaces the marks with their parts. */
export const restoreParts = (text: string, parts: Masked["parts"]): string =>
  text.replace(anyMark, (mark, number: string) => parts.get(Number(number)) ?? mark);

/** The numbers of a text's marks, with duplicates, smallest first. */
export const markNumbers = (text: string): number[] =>
  [...text.matchAll(anyMark)].map((match) => Number(match[1])).sort((a, b) => a - b);

/** The text with a space in place of each mark. */
export const withoutMarks = (text: string): string => text.replace(anyMark, " ");

/** The protected parts of a text, with duplicates, sorted. */
function partsIn(text: string): string {
  const { text: masked, parts } = maskParts(text);
  const found = markNumbers(masked).map((number) => parts.get(number));
  return JSON.stringify(found.toSorted());
}

/** Whether a translation has exactly the original's protected parts. */
export const keepsParts = (original: string, translation: string): boolean =>
  partsIn(original) === partsIn(translation);

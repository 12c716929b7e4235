/** A text in which every protected part stands as a numbered mark, `⟦7⟧`. */
export interface Masked {
  text: string;
  parts: ReadonlyMap<number, string>;
}

// A pattern looks no further than its line or a fixed number of characters, except for a fence, which takes all it looks at:
// long texts that open something and never close it cost no time.
const kinds = [
  // Code between lines of ``` or ~~~, behind what makes a list or a quotation; to the end of the text where nothing closes it.
  /(?<![^\n])(?<beforeTicks>[ \t>*+\d.)-]*)(?<ticks>`{2,})`[^`\n]*(?:\n[\s\S]*?(?:^[ \t>]*`\k<ticks>`*[ \t]*$|(?![\s\S]))|(?![\s\S]))/mu,
  /(?<![^\n])(?<beforeTildes>[ \t>*+\d.)-]*)(?<tildes>~{2,})~(?:[^~\n][^\n]*)?(?:\n[\s\S]*?(?:^[ \t>]*~\k<tildes>~*[ \t]*$|(?![\s\S]))|(?![\s\S]))/mu,
  /(?<!`)(?<tick>`+)(?!`)[^\n]{0,500}?(?<!`)\k<tick>(?!`)/u,
  /<!--[\s\S]{0,2000}?-->/u,
  // Tags, whatever their alphabet.
  /<\/?[\p{L}_][^<>\n]{0,100}>/u,
  // Addresses. Kanji go on with one after a sign that needs more of it; what follows a name is the sentence again.
  /(?:(?<![A-Za-z\d])[A-Za-z][A-Za-z\d+.-]{1,15}:\/\/|(?<![\w.])www\.)(?:[.,:;!?]*(?:[\w#$%&+/=@~{}-]|\([\w!#$%&+,./:;=?@~-]*\)|(?<=[/=#?&_-])[\p{Script=Han}\p{Script=Katakana}][\p{L}\p{N}ー]*))+/u,
  /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[A-Za-z]{2,24}(?!\w)/u,
  // {{variable}}, ${variable}, {name}, {% if %}
  /[$#%]?\{{1,3}[^{}\n]{1,200}\}{1,3}/u,
  // What the marks themselves are made of.
  /[⟦⟧]/u,
];

const anyPart = new RegExp(kinds.map(({ source }) => source).join("|"), "gmu");
const anyMark = /⟦\s?(\d{1,6})\s?⟧/g;

/**
 * The text with a mark in the place of each part that a translation keeps as it is: code, variables, tags, addresses.
 * Numbers begin at `first`; equal parts share theirs.
 */
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

/** The text with its parts again in the place of their marks. */
export const restoreParts = (text: string, parts: Masked["parts"]): string =>
  text.replace(anyMark, (mark, number: string) => parts.get(Number(number)) ?? mark);

/** The numbers of the marks in a text, each as often as it stands there, smallest first. */
export const markNumbers = (text: string): number[] =>
  [...text.matchAll(anyMark)].map((match) => Number(match[1])).sort((a, b) => a - b);

/** The text with nothing but a blank in the place of each mark. */
export const withoutMarks = (text: string): string => text.replace(anyMark, " ");

/** The protected parts of a text, each as often as it stands there, sorted. */
function partsIn(text: string): string {
  const { text: masked, parts } = maskParts(text);
  const found = markNumbers(masked).map((number) => parts.get(number));
  return JSON.stringify(found.toSorted());
}

/** Whether a translation has the original's protected parts, letter by letter, and no others. */
export const keepsParts = (original: string, translation: string): boolean =>
  partsIn(original) === partsIn(translation);

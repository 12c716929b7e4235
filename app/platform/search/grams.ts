/** The runs of letters, digits and combining marks of a folded text, in order; other characters separate them. */
export const splitRuns = (folded: string): string[] => folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** Marks the end of a run, so that no phrase continues into the next; no run contains it. */
const end = "_";

const isCjk = (character: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(character);

/** The gram at this position: two characters in CJK scripts, three in all others and across scripts; null at the end. */
function gramAt(characters: string[], at: number): string | null {
  const pair = characters.slice(at, at + 2);
  const size = pair.length === 2 && pair.every(isCjk) ? 2 : 3;
  return at + size <= characters.length ? characters.slice(at, at + size).join("") : null;
}

/** The whole grams within a run; one begins at each of its first characters in turn. */
function wholeGrams(characters: string[]): string[] {
  const grams = characters.map((_, at) => gramAt(characters, at));
  return grams.filter((gram) => gram !== null);
}

/**
 * The tokens of a folded text, separated by spaces: `grams` are in text order, one per position, so that any three or more
 * characters in a row are a phrase of them; `short` are the parts without a whole gram, each once.
 */
export function documentTokens(text: string): { grams: string; short: string } {
  const grams: string[] = [];
  const short = new Set<string>();
  for (const run of splitRuns(text)) {
    const characters = [...run];
    const whole = wholeGrams(characters);
    const rest = characters.slice(whole.length);
    // No spread: a run may exceed the maximum number of arguments.
    for (const gram of whole) grams.push(gram);
    // A search that ends in this pair looks for it as a gram prefix.
    if (rest.length === 2 && isCjk(rest[0]!)) grams.push(rest.join("") + end);
    if (grams.length > 0 && grams.at(-1) !== end) grams.push(end);
    for (const [at, character] of characters.entries()) {
      short.add(character);
      const pair = character + (characters[at + 1] ?? "");
      if (wholeGrams([...pair]).length === 0) short.add(pair);
    }
  }
  return { grams: grams.join(" "), short: [...short].join(" ") };
}

/** The FTS5 expression for the texts that contain a run. */
export function matchRun(run: string): string {
  const characters = [...run];
  const grams = wholeGrams(characters);
  const last = grams.at(-1);
  if (last === undefined) return `short : "${run}"`;
  const isCovered = grams.length - 1 + [...last].length === characters.length;
  if (isCovered) return `grams : "${grams.join(" ")}"`;
  // The last character is in no whole gram: the scripts change before it. Such pairs start few different grams.
  return `grams : "${[...grams, characters.slice(-2).join("")].join(" ")}" *`;
}

/** Characters of a text before its rest is folded, and how many more are not worth folding. */
const shownLength = 400;
const slack = 150;

/** The beginning of a long text, up to the end of a line, a sentence or a word, and its rest; a short one is whole. */
export function foldEnd(text: string): { start: string; rest: string } {
  if (text.length <= shownLength + slack) return { start: text, rest: "" };
  const window = text.slice(0, shownLength);
  // A full stop stays with its sentence.
  const ends = ["\n", "。", ". ", " "].map((end) => window.lastIndexOf(end) + end.trim().length);
  const half = shownLength / 2;
  const at = ends.find((end) => end > half) ?? wholeCharacters(window);
  return { start: text.slice(0, at).trimEnd(), rest: text.slice(at).replace(/^\s/, "") };
}

/** The length of a text without the first half of a character at its end. */
function wholeCharacters(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

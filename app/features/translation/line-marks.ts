const bullet = "•";

/** What stands before the words of a line: headings, quotations, list marks and their numbers, boxes to tick. */
const mark = /(?:#{1,6}|[-*+])(?=\s|$)|[・•]|>|\[[ xX]\](?=\s|$)|[（(]?[\d０-９]{1,3}[.．)）、](?!\d)|[①-⑳]/y;
const rule = /^[-*_=\s]{3,}$/;

/** The marks that lines of a markdown text begin with, line by line; lines without one are left out. */
export const lineMarks = (text: string): string[] => text.split("\n").map(marksOf).filter(Boolean);

/** Whether a translation's lines begin with the marks of the original: a bullet of Japanese texts may become a dash. */
export function keepsLineMarks(translation: string, original: string): boolean {
  const [after, before] = [lineMarks(translation), lineMarks(original)];
  return (
    after.length === before.length &&
    before.every((marks, line) => [marks, marks.replaceAll(bullet, "-")].includes(after[line]!))
  );
}

function marksOf(line: string): string {
  const words = line.trim();
  if (words.startsWith("|")) return "|".repeat(words.split("|").length - 1);
  if (rule.test(line) && words !== "") return words.replace(/\s/g, "");
  let at = line.length - line.replace(/^[ \t]+/, "").length;
  let marks = "";
  const indent = line.slice(0, at);
  for (;;) {
    mark.lastIndex = at;
    const found = mark.exec(line)?.[0];
    if (found === undefined) return marks && indent + marks;
    marks += oneOf(found);
    at += found.length;
    while (line[at] === " " || line[at] === "\t") at += 1;
  }
}

/** Numbers count, not how they are written: 「１．」 may become "1." */
function oneOf(found: string): string {
  if (found === "・") return bullet;
  return /[\d０-９①-⑳]/.test(found) ? `${found.normalize("NFKC").replace(/\D/g, "")}.` : found;
}

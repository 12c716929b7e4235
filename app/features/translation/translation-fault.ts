import { isJapanese, japaneseShare } from "./japanese";
import { markNumbers, maskParts, withoutMarks } from "./protected-parts";

/** How many times longer than the Japanese a translation may be. */
const mostGrowth = 8;
const roomForShort = 200;

const inlineMarks = ["*", "~~", "__", "]("];

/**
 * Why a translation of a masked text cannot be used, as far as plain code can see; null: it can. A part was lost, added or
 * changed, the markdown is another, or it is no translation at all.
 */
export function translationFault(translation: string, original: string): string | null {
  if (markNumbers(translation).join() !== markNumbers(original).join()) return "a protected part is lost";
  // Whatever a text talked the model into: no address and no tag that was not there before.
  if (maskParts(withoutMarks(translation)).parts.size > 0) return "something was added";
  if (!keepsLineMarks(translation, original)) return "headings or lists differ";
  if (inlineMarks.some((mark) => count(translation, mark) !== count(original, mark)))
    return "markdown marks differ";
  if (translation.length > original.length * mostGrowth + roomForShort) return "it is far longer";
  if (isJapanese(translation) && japaneseShare(translation) > 0.5) return "it is still in Japanese";
  return null;
}

const count = (text: string, mark: string) => text.split(mark).length;

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

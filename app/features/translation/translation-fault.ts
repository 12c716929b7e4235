import type { Language } from "~/domain/languages";

import { isJapanese, japaneseShare } from "~/features/text/japanese";
import { markNumbers, maskParts, withoutMarks } from "./protected-parts";

/** Maximum growth factor of a translation over the Japanese. */
const mostGrowth = 8;
const roomForShort = 200;

const inlineMarks = ["*", "~~", "__", "]("];

/**
 * The fault of a translation of a masked text, as far as plain code can see. Null if there is none. Faults: a lost,
 * added or changed part, different markdown, or no translation at all.
 */
export function translationFault(
  translation: string,
  original: string,
  target: Language = "en",
): string | null {
  if (markNumbers(translation).join() !== markNumbers(original).join()) return "a protected part is lost";
  // Against prompt injection: no new address and no new tag.
  if (maskParts(withoutMarks(translation)).parts.size > 0) return "something was added";
  if (!keepsLineMarks(translation, original)) return "headings or lists differ";
  if (inlineMarks.some((mark) => count(translation, mark) !== count(original, mark)))
    return "markdown marks differ";
  if (translation.length > original.length * mostGrowth + roomForShort) return "it is far longer";
  if (target !== "ja" && isJapanese(translation) && japaneseShare(translation) > 0.5)
    return "it is still in Japanese";
  return null;
}

const count = (text: string, mark: string) => text.split(mark).length;

const bullet = "•";

/** Marks at the start of a line: headings, quotations, list marks and their numbers, checkboxes. */
const mark = /(?:#{1,6}|[-*+])(?=\s|$)|[・•]|>|\[[ xX]\](?=\s|$)|[（(]?[\d０-９]{1,3}[.．)）、](?!\d)|[①-⑳]/y;
const rule = /^[-*_=\s]{3,}$/;

/** Leading marks of a markdown text, line by line, without unmarked lines. */
export const lineMarks = (text: string): string[] => text.split("\n").map(marksOf).filter(Boolean);

/** Whether a translation's lines have the original's leading marks; a Japanese bullet may become a dash. */
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

/** Numbers count, not their notation: 「１．」 may become "1." */
function oneOf(found: string): string {
  if (found === "・") return bullet;
  return /[\d０-９①-⑳]/.test(found) ? `${found.normalize("NFKC").replace(/\D/g, "")}.` : found;
}

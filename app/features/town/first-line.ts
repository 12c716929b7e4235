import { visibleText } from "~/features/text/visible-text";

/** Beginnings of lines that are no sentence: headings, rules, code fences. */
const noSentence = /^(?:#|={3}|-{3}|\*{3}|`{3}|$)/;
const mark = /^(?:[-*+>・●■◆◇]|\d{1,3}[.)])\s+/;

/** The first line of a prompt's text with a sentence, without the marks of Markdown around it; empty: there is none. */
export function firstLine(text: string): string {
  for (const line of visibleText(text).split("\n")) {
    const words = line.trim();
    if (!noSentence.test(words)) return words.replace(mark, "").replaceAll(/\*\*|`/g, "");
  }
  return "";
}

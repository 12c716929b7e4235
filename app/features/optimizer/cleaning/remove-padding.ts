import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { paddingKinds, type PaddingKind } from "~/features/generator/playbooks/schema";
import { sentencesOf } from "~/features/text/segments";

import { cheer, paddingKind } from "./find-padding";
import { asides, withoutClauses, withoutLead, type TakesOut } from "./leads";
import { maskPrompt } from "./mask-prompt";
import { isInteractive } from "./recognize-medium";

/** A removed sentence, verbatim. */
export interface Removal {
  kind: PaddingKind;
  words: string;
}

/** A bullet, number or quotation mark of Markdown, then a label such as "Role:" or 【役割】. */
const lineStart =
  /^\s*(?:(?:[-*+・•●■◆▶>]|#{1,6}|\d{1,2}[.)．）](?!\d))\s*)?(?:(?:\*\*|【)?\p{L}[\p{L}\p{N} ]{0,23}(?:\*\*)?\s?[:：】](?:\*\*)?\s*)?/u;
const heading =
  /^\s*(?:#{1,6}\s|【[^】]{1,30}】\s*$|[■◆●▼]\s?\S.{0,30}$|\*\*[^*]{1,40}\*\*[:：]?\s*$|\p{Lu}[\p{Lu} &]{2,30}\s*$|[^\s\-*+・•>].{0,40}[:：]\s*$)/u;
const opensExample =
  /(?:例|\bexamples?|(?<!\p{L})ejemplos?|サンプル|^\W{0,4}(?:input|output|q|a|user|assistant))\s?\d{0,2}[*】]{0,2}\s?[:：】]?\s*$/iu;
const isExample =
  /^\W{0,4}(?:(?:入力|出力|回答)?例\s?\d{0,2}|examples?|e\.g\.|ejemplos?|input|output|user|assistant|[qaQA])\s?\d{0,2}[*】]{0,2}\s?[:：】.]/iu;
/** The part of the result, which is no example. */
const opensOutput = /^# output\s*$/iu;
/** Least probability of padding in the first and last lines, where most of it stands, and elsewhere. */
const leastCertainty = { first: 0.7, edge: 0.75, within: 0.85 };
/** The border between two sentences after a smiley, or after the marks that end a Japanese one. */
const afterSmiley =
  /(?<=(?:\s[:;=]-?[)DP]|[\u{1F600}-\u{1F64F}]) )(?=[\p{L}¡¿])|(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー〜](?:[!?]|\p{Extended_Pictographic}){1,8})(?=\s?[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/u;
const isSmiley =
  /^(?:[:;=]-?[)DP]|(?:[（(][^\p{L}（()）]{1,10}[)）]|\p{Extended_Pictographic}\u{FE0F}?){1,8})\s*$/u;
/** A prompt about phrases, or about what one person says to another. */
const asksForPhrases = /翻訳|訳し|訳す|英訳|和訳|言い換え|フレーズ|例文|発音|読み方/u;
const asksForFeelings = /お礼|感謝|謝罪|お詫び|詫び状|手紙|寄せ書き|歌詞|セリフ|台詞|弔辞|日記/u;
/** The end of a line whose sentence goes on in the next. */
const breaks = /[、がをは]$/u;
/** The end of a line of Latin script that goes on in the next where that begins with a small letter. */
const open =
  /(?<!\p{L})(?:is|are|be|that|the|a|an|and|or|of|to|with|for|sea|son|es|que|el|la|los|las|un|una|y|o|de|con|para|por)$/u;
/** The kinds that may go from a list, and their least probability; its items may be words to say to somebody. */
const item = { of: paddingKinds, least: 0.75 };
/** A list's only word, as a greeting may be. */
const isWord = /^[\p{Script=Latin}\p{P}]+\s*$/u;

interface Line {
  text: string;
  /** The remaining text. Null if there is none. */
  kept: string | null;
}

/**
 * Removes the sentences without content for the task; returns the text and the removals. Quotations, code,
 * variables, examples and material stay; so does everything if nothing else would be left. Linear in the text.
 */
export function removePadding(text: string, playbooks: Playbooks): { text: string; removals: Removal[] } {
  const { spoken: masked } = maskPrompt(text);
  const interactive = isInteractive(text);
  const [phrases, feelings] = [asksForPhrases.test(text), asksForFeelings.test(text)];
  const removals: Removal[] = [];
  let place: "first" | "edge" | "within" = "first";
  let continues = false;
  const takesOut: TakesOut = (words, spoken, part) => {
    const least = part?.least ?? (interactive ? leastCertainty.within : leastCertainty[place]);
    const kind = words !== spoken || continues ? null : (part?.kind ?? paddingKind(words, playbooks, least));
    if (kind === null || (part && !part.of.includes(kind))) return false;
    // In a conversation the role and the checks have a function.
    if (interactive && (kind === "role" || kind === "check")) return false;
    // The words of a letter, or a phrase to translate, look like courtesy.
    if (asides.includes(kind) && (phrases ? place !== "first" : feelings && place === "within")) return false;
    removals.push({ kind, words: words.trim() });
    return true;
  };
  let from = 0;
  let inExample = false;
  const texts = text.split("\n");
  const written = texts.flatMap((line, index) => (line.trim() === "" ? [] : [index]));
  const [first, edges] = [written[0], new Set(written.slice(-2))];
  let before = "";
  const lines = texts.map((line, index): Line => {
    const spoken = masked.slice(from, from + line.length);
    from += line.length + 1;
    place = index === first ? "first" : edges.has(index) ? "edge" : "within";
    continues = breaks.test(before) || (open.test(before) && /^\s*\p{Ll}/u.test(line));
    if (line.trim() !== "") before = line.trimEnd();
    if (line.trim() === "" || heading.test(line)) {
      inExample = opensExample.test(line) && !opensOutput.test(line);
      return { text: line, kept: line };
    }
    return {
      text: line,
      kept: inExample || isExample.test(line) ? line : keptOf(line, spoken, place === "first", takesOut),
    };
  });
  if (removals.length === 0) return { text, removals };
  const left = withoutEmptied(lines);
  const says = left.some(
    ({ text: line, kept }) => kept !== null && !heading.test(line) && /\p{L}/u.test(kept),
  );
  return says ? { text: joined(left), removals } : { text, removals: [] };
}

/** The remaining text of a line; null if all of it was padding. `opens`: the line is the prompt's first. */
function keptOf(line: string, spoken: string, opens: boolean, takesOut: TakesOut): string | null {
  const offset = lineStart.exec(line)![0].length;
  const isItem = offset > 0 && line.slice(0, offset).trim() !== "";
  let kept = "";
  let isFirst = opens;
  let from = offset;
  for (const words of sentencesIn(line.slice(offset))) {
    const said = spoken.slice(from, from + words.length);
    from += words.length;
    if ((!isItem || !isWord.test(words)) && takesOut(words, said, isItem ? item : undefined)) continue;
    const rest = withoutLead(words, said, takesOut);
    kept += isItem ? rest : withoutClauses(rest, said.slice(-rest.length), isFirst, takesOut);
    isFirst &&= rest.trim() === "";
  }
  if (kept === line.slice(offset)) return line;
  return kept.trim() === "" ? null : line.slice(0, offset) + kept.trimEnd();
}

/** The sentences of a line; joined they are the line. */
function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  for (const { start, end } of sentencesOf(line))
    for (const words of line.slice(start, end).split(afterSmiley))
      if (isSmiley.test(words) && !cheer.test(words) && sentences.length > 0)
        sentences.push(sentences.pop()! + words);
      else sentences.push(words);
  return sentences;
}

/** Removes headings with no remaining content; those over others stay. */
function withoutEmptied(lines: Line[]): Line[] {
  let [emptied, filled] = [false, false];
  let level = 0;
  return lines
    .toReversed()
    .map((line) => {
      if (!heading.test(line.text)) {
        emptied ||= line.kept === null;
        filled ||= line.kept !== null && line.text.trim() !== "";
        return line;
      }
      const own = levelOf(line.text);
      const gone = emptied && !filled && !(own > 0 && own < level);
      [emptied, filled] = [false, false];
      if (gone) return { ...line, kept: null };
      level = own;
      return line;
    })
    .toReversed();
}

/** The level of a heading by its marks; 0 for one without `#`. */
const levelOf = (line: string): number => /^\s*(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;

/** Joins the lines; of the blank lines around a removal, one is left. */
function joined(lines: Line[]): string {
  const texts: string[] = [];
  let wasGone = false;
  for (const { kept } of lines) {
    const isBlank = kept?.trim() === "";
    if (kept !== null && !(isBlank && wasGone && (texts.length === 0 || texts.at(-1)!.trim() === "")))
      texts.push(kept);
    wasGone = kept === null || (wasGone && isBlank);
  }
  return texts.join("\n").trim();
}

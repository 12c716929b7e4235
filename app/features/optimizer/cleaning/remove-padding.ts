import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import { sentencesOf } from "~/features/text/segments";

import { paddingKind, type PaddingKind } from "./find-padding";
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
/** A role at the start of a sentence, which is whole without it. */
const opening =
  /^([^、,]{2,80}(?:として|なりきって|つもりで|立場で)(?=、)|(?:as|acting as|como|en el papel de) [^、,]{2,80})(?:、|, )/iu;
/** A request before what it asks for, in a sentence that is no question. */
const request =
  /^(?:(?:I would|I['’]d) (?:(?:really|greatly|very much) )?appreciate it|I (?:was|am) wondering|I['’]m wondering) if you (?:could|would|can)(?: (?:please|kindly|maybe|perhaps|possibly)){0,2} (?!not\b|never\b|have\b|like\b)(?=[^?]*$)/iu;
const leastRest = 12;
/** The border after a smiley between two sentences, and the one before a smiley, which ends its sentence. */
const afterSmiley = /(?<=(?:\s[:;=]-?[)DP]|[\u{1F600}-\u{1F64F}]) )(?=[\p{L}¡¿])/u;
const isSmiley = /^[:;=]-?[)DP]\s*$/u;
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
  const removals: Removal[] = [];
  const takesOut: TakesOut = (words, spoken, only) => {
    const kind = words === spoken ? paddingKind(words, playbooks) : null;
    if (kind === null || (only && kind !== only)) return false;
    // In a conversation the role and the checks have a function.
    if (interactive && (kind === "role" || kind === "check")) return false;
    removals.push({ kind, words: words.trim() });
    return true;
  };
  let from = 0;
  let inExample = false;
  const lines = text.split("\n").map((line): Line => {
    const spoken = masked.slice(from, from + line.length);
    from += line.length + 1;
    if (line.trim() === "" || heading.test(line)) {
      inExample = opensExample.test(line) && !opensOutput.test(line);
      return { text: line, kept: line };
    }
    return { text: line, kept: inExample || isExample.test(line) ? line : keptOf(line, spoken, takesOut) };
  });
  if (removals.length === 0) return { text, removals };
  const left = withoutEmptied(lines);
  const says = left.some(
    ({ text: line, kept }) => kept !== null && !heading.test(line) && /\p{L}/u.test(kept),
  );
  return says ? { text: joined(left), removals } : { text, removals: [] };
}

/** Whether words are padding (of kind `only`, if given), and records it. `spoken`: the same words without material. */
type TakesOut = (words: string, spoken: string, only?: PaddingKind) => boolean;

/** The remaining text of a line; null if all of it was padding. */
function keptOf(line: string, spoken: string, takesOut: TakesOut): string | null {
  const offset = lineStart.exec(line)![0].length;
  const isItem = offset > 0 && line.slice(0, offset).trim() !== "";
  let kept = "";
  let from = offset;
  for (const words of sentencesIn(line.slice(offset))) {
    const said = spoken.slice(from, from + words.length);
    from += words.length;
    if ((isItem && isWord.test(words)) || !takesOut(words, said)) kept += withoutLead(words, said, takesOut);
  }
  if (kept === line.slice(offset)) return line;
  return kept.trim() === "" ? null : line.slice(0, offset) + kept.trimEnd();
}

/** The sentences of a line; joined they are the line. */
function sentencesIn(line: string): string[] {
  const sentences: string[] = [];
  for (const { start, end } of sentencesOf(line))
    for (const words of line.slice(start, end).split(afterSmiley))
      if (isSmiley.test(words) && sentences.length > 0) sentences.push(sentences.pop()! + words);
      else sentences.push(words);
  return sentences;
}

/** A sentence without its opening role or request: "As a world-class copywriter, write …". */
function withoutLead(words: string, said: string, takesOut: TakesOut): string {
  const asked = request.exec(words)?.[0];
  const [head = "", role = ""] = asked ? [asked, asked] : (opening.exec(words) ?? []);
  const rest = words.slice(head.length);
  if (
    role === "" ||
    rest.trim().length < leastRest ||
    !takesOut(role, said.slice(0, role.length), asked ? "courtesy" : "role")
  )
    return words;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Removes headings with no remaining content. */
function withoutEmptied(lines: Line[]): Line[] {
  let [emptied, filled] = [false, false];
  return lines
    .toReversed()
    .map((line) => {
      if (!heading.test(line.text)) {
        emptied ||= line.kept === null;
        filled ||= line.kept !== null && line.text.trim() !== "";
        return line;
      }
      const gone = emptied && !filled;
      [emptied, filled] = [false, false];
      return gone ? { ...line, kept: null } : line;
    })
    .toReversed();
}

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

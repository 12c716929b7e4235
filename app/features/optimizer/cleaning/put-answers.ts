import { amend, compose } from "~/features/generator/composing/compose";
import type { Composition, Question } from "~/domain/composition";
import { splitMaterial } from "~/features/generator/reading/split-material";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import type { Language } from "~/domain/languages";

import { isUnclear } from "../unclear-name";
import { isOverConditions } from "./conditions-heading";
import { withFittingLabel } from "./question-details";
import { maskPrompt } from "./mask-prompt";
import { putAllInPlace } from "./unclear/put-in-place";

interface Lines {
  use: PromptUse;
  language: Language;
  /** The answered ones become lines; for a picture or film, phrases. */
  variables: readonly Question[];
  /** Additional lines. */
  rules?: readonly string[];
  /** The answers of lines that the prompt has; those that are answered otherwise now give way. */
  earlier?: readonly Question[];
}

const isAnswered = ({ value }: Question): boolean => value !== null;

/** An answered question as its line shows it. */
const asLine = (asked: Question): Question =>
  isUnclear(asked)
    ? { ...asked, label: asked.label.charAt(0).toUpperCase() + asked.label.slice(1) }
    : withFittingLabel(asked);

/**
 * Puts answers about unclear words in their place, and adds lines for the others and for rules after a prompt's own words, before its
 * trailing input or flags.
 */
export function putAnswers(
  original: string,
  { use, language, variables, rules = [], earlier = [] }: Lines,
): string {
  const placed = putAllInPlace(original, variables, earlier, language);
  const { content } = placed;
  const [answered, present] = [placed.variables, placed.earlier].map((questions) =>
    questions.filter(isAnswered).map(asLine),
  );
  if (answered!.length + rules.length + present!.length === 0) return content;
  // Among the lines that it has, each new one finds its place.
  const hasLines = present!.some(({ value }) => content.includes(value!));
  const at = hasLines ? content.length : isSceneUse(use) ? sceneEnd(content) : textEnd(content);
  const own = content.slice(0, at).trimEnd();
  const composed: Composition = {
    use,
    language,
    kind: "",
    kinds: [],
    certain: true,
    enough: false,
    base: own,
    ...(!isSceneUse(use) && listIn(own, language)),
    form: "prose",
    exclusions: [],
    ratio: null,
    untranslated: false,
    variables: answered!,
    wishes: rules.map((text, index) => ({ id: `rule.${index}`, text, on: true })),
    asking: null,
  };
  // The lines it has are no part of its base, which only says how a list begins.
  const base = own.includes("\n") ? "\n" : "";
  const added =
    present!.length === 0
      ? compose(composed).trimStart()
      : amend(own, { ...composed, base, variables: present!, wishes: [] }, { ...composed, base });
  const last = content.slice(at);
  if (last.trim() === "") return added;
  return `${added}${/^\s/.test(last) ? "" : "\n\n"}${last}`;
}

/** Flags and the list of exclusions, after a description. */
const afterScene = [
  /\s--[a-z]/u,
  /\n\s{0,8}(?:negative prompt|negative|ネガティブプロンプト|prompt negativo)\s?[:：]/iu,
];

function sceneEnd(content: string): number {
  const found = afterScene.map((pattern) => content.search(pattern)).filter((index) => index > 0);
  return Math.min(content.length, ...found);
}

/** Trailing input: a variable, with or without its label. */
const lastInput =
  /\n[^\n：:]{0,24}[：:]?[^\S\n]{0,4}\n?[^\S\n]{0,4}(?:\{\{[^{}\n]{1,60}\}\}|\$\{[^{}\n]{1,60}\}|[（([<][^\n()（）]{0,30}(?:貼|ペースト|paste|pega|here|aquí)[^\n()（）]{0,30}[)）\]>])$/iu;

/** The mark of a list's item. */
const item = /^\s{0,3}([・•●]\s?|[-*+] )\S/u;
const numbered = /^\s{0,3}\d{1,2}[.)．）、](?!\d)\s?\S/u;
/** The list in a text that the answers continue. */
function listIn(own: string, language: Language): Pick<Composition, "list"> {
  const lines = own.split("\n");
  if (numbered.test(lines.at(-1)!)) return { list: { mark: language === "ja" ? "・" : "- ", isLast: true } };
  const isLast = item.test(lines.at(-1)!);
  const last = lines.findLast((line) => item.test(line));
  const mark = last && item.exec(last)![1];
  return mark ? { list: { mark, isLast } } : {};
}

/** The end of the list under a heading of conditions; null without one. */
function conditionsEnd(text: string): number | null {
  let [at, isUnder] = [0, false];
  let end: number | null = null;
  for (const line of text.split("\n")) {
    at += line.length + 1;
    if (item.test(line) || numbered.test(line)) {
      if (isUnder) end = at - 1;
    } else if (line.trim() !== "" || end !== null) {
      if (end !== null) return end;
      isUnder = isOverConditions(line);
    }
  }
  return end;
}

function textEnd(content: string): number {
  const end = content.trimEnd();
  const material = trailingMaterial(end);
  const start = material ?? end.search(lastInput);
  const conditions = conditionsEnd(start > 0 ? content.slice(0, start) : content);
  if (conditions !== null) return conditions;
  if (start <= 0) return content.length;
  const before = content.slice(0, start).trimEnd();
  // A line that announces the trailing input stays with it.
  if (/[:：]$/u.test(before)) return before.lastIndexOf("\n") + 1;
  return material === null ? before.length : start;
}

/** The start of the code or the announced material at the end of a text; null without any. */
function trailingMaterial(text: string): number | null {
  // The newline also closes a fence on the last line.
  const last = splitMaterial(`${text}\n`).at(-1);
  if (last?.fenced) return last.end >= text.length ? last.start : null;
  const { material } = maskPrompt(text);
  return material && material.end >= text.length ? material.start : quotationStart(text);
}

const threeMarks = /(?:"""|'''|```)$/u;
const label = /^(?:#{1,6} \S|【[^】\n]{1,30}】$|[■◆]|\*\*|\p{Lu}[\p{Lu} ]{2,30}:?$|.{1,30}[:：]$)/u;

/** The start of a quotation at the end of a text, with the label over it; null without one. */
function quotationStart(text: string): number | null {
  const marks = threeMarks.exec(text)?.[0];
  const open = marks === undefined ? text.lastIndexOf("\n") + 1 : text.lastIndexOf(marks, text.length - 4);
  const isQuoted = marks === undefined ? /^["“「『][^\n]{1,}["”」』]$/u.test(text.slice(open)) : true;
  if (open <= 0 || !isQuoted) return null;
  const before = text.slice(0, open).trimEnd();
  const line = before.lastIndexOf("\n") + 1;
  return label.test(before.slice(line).slice(0, 60)) ? line : open;
}

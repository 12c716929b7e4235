import { amend, compose } from "~/features/generator/composing/compose";
import type { Composition, Question } from "~/domain/composition";
import { splitMaterial } from "~/features/generator/reading/split-material";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import type { Language } from "~/domain/languages";

import { maskPrompt } from "./mask-prompt";

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

/** Adds lines for answers and rules after a prompt's own words, before its trailing input or flags. */
export function putAnswers(
  content: string,
  { use, language, variables, rules = [], earlier = [] }: Lines,
): string {
  const [answered, present] = [variables, earlier].map((questions) => questions.filter(isAnswered));
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
    ...(!isSceneUse(use) && listIn(own)),
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
  /\n[^\n：:]{0,24}[：:]?[^\S\n]{0,4}\n?[^\S\n]{0,4}(?:\{\{[^{}\n]{1,60}\}\}|\$\{[^{}\n]{1,60}\})$/u;

/** The mark of a list's item, and the heading or line over the conditions of a prompt. */
const item = /^\s{0,3}([・•●]\s?|[-*+] )\S/u;
const overConditions =
  /^(?:[#■◆●【*]{1,6} ?)?(?:[^。.\n]{0,20}(?:条件|制約|要件|ルール)|(?:\p{L}{1,14} ){0,3}(?:conditions|requirements|constraints|rules|guidelines)|(?:\p{L}{1,14} ){0,3}(?:condiciones|requisitos|restricciones|reglas))(?: \p{L}{1,14})?[*】:：]{0,4}$/iu;

/** The list in a text that the answers continue. */
function listIn(own: string): Pick<Composition, "list"> {
  const lines = own.split("\n");
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
    if (item.test(line)) {
      if (isUnder) end = at - 1;
    } else if (line.trim() !== "" || end !== null) {
      if (end !== null) return end;
      isUnder = overConditions.test(line.slice(0, 100).trim());
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
  return /[:：]$/u.test(before) ? before.lastIndexOf("\n") + 1 : start;
}

/** The start of the code or the announced material at the end of a text; null without any. */
function trailingMaterial(text: string): number | null {
  // The newline also closes a fence on the last line.
  const last = splitMaterial(`${text}\n`).at(-1);
  if (last?.fenced) return last.end >= text.length ? last.start : null;
  const { material } = maskPrompt(text);
  return material && material.end >= text.length ? material.start : null;
}

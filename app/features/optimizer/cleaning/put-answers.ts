import { amend, compose } from "~/features/generator/composing/compose";
import type { Composition, Question } from "~/domain/composition";
import { splitMaterial } from "~/features/generator/reading/split-material";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import type { Language } from "~/domain/languages";

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

function textEnd(content: string): number {
  const end = content.trimEnd();
  // The newline also closes a fence on the last line.
  const material = splitMaterial(`${end}\n`).at(-1);
  const start = material && material.end >= end.length ? material.start : end.search(lastInput);
  if (start <= 0) return content.length;
  const before = content.slice(0, start).trimEnd();
  // A line that announces the trailing input stays with it.
  return /[:：]$/u.test(before) ? before.lastIndexOf("\n") + 1 : start;
}

import { languages, type Language } from "~/domain/languages";
import { isSceneUse, type PromptUse } from "~/domain/prompt-use";
import { foldText } from "~/features/text/fold-text";
import { visibleText } from "~/features/text/visible-text";

import { knownLanguage } from "./language";
import { asksForFact } from "./fact-question";
import { fenced } from "./fence";
import { parseScene, type ParsedScene } from "./parse-scene";
import { splitMaterial } from "./split-material";
import { topicsOf, type WordLists } from "./topics";

/** The parsed purpose; no later step reads the raw text again. */
export interface Reading {
  use: PromptUse;
  /** The person's complete words, with pasted material between fences. */
  words: string;
  /** The request, without the material. */
  request: string;
  /** `request`, folded for comparison. */
  folded: string;
  hasMaterial: boolean;
  /** Language of the request. Null if it is not Japanese, English or Spanish. */
  language: Language | null;
  /** Requested language of the prompt, if any. */
  promptLanguage: Language | null;
  topics: ReadonlySet<string>;
  /** Amount of detail in the request: `bare` a few words, `enough` a complete line, or a question of fact. */
  detail: "bare" | "some" | "enough";
  /** The picture or film; null for text and automation. */
  scene: ParsedScene | null;
}

/**
 * Reads a purpose once: request, material, language, topics, detail. `reader`: the language of a line that could be
 * of several. Linear in the text.
 */
export function read(
  text: string,
  use: PromptUse,
  topics: Record<string, WordLists>,
  reader?: Language,
): Reading {
  const visible = visibleText(text).trim();
  const material = splitMaterial(visible);
  const request = withoutMaterial(visible, material) || visible;
  const folded = foldText(request);
  const language = knownLanguage(request, reader);
  const isScene = isSceneUse(use);
  const promptLanguage = promptLanguageOf(folded, isScene);
  return {
    use,
    words: fence(visible, material),
    request,
    folded,
    hasMaterial: material.length > 0,
    language,
    promptLanguage,
    topics: topicsOf(folded, topics),
    detail: use === "text" && asksForFact(folded) ? "enough" : detailOf(request, language, use),
    scene: isScene ? parseScene(request, language ?? "en", promptLanguage) : null,
  };
}

type Span = ReturnType<typeof splitMaterial>[number];

const withoutMaterial = (text: string, material: Span[]) =>
  pieces(text, material)
    .filter(({ given }) => !given)
    .map(({ text: piece }) => piece.trim())
    .filter(Boolean)
    .join("\n");

/** The text in order, split at the bounds of the material. */
function pieces(text: string, material: Span[]) {
  const cut: { text: string; given: Span | null }[] = [];
  let from = 0;
  for (const span of material) {
    cut.push({ text: text.slice(from, span.start), given: null });
    cut.push({ text: text.slice(span.start, span.end), given: span });
    from = span.end;
  }
  return [...cut, { text: text.slice(from), given: null }];
}

/** Puts material, verbatim, between fences longer than any run of backticks in it. */
function fence(text: string, material: Span[]): string {
  return pieces(text, material)
    .map(({ text: piece, given }) => {
      if (!given || given.fenced) return piece.trim();
      return fenced(piece);
    })
    .filter(Boolean)
    .join("\n\n");
}

const named: Record<Language, string> = {
  ja: "日本語|japanese|japones",
  en: "英語|english|ingles",
  es: "スペイン語|spanish|espanol",
};

const lettered =
  "文字|ロゴ|看板|書|タイトル|セリフ|text|letter|says|sign|title|caption|word|texto|letrero|titulo|diga|palabra";

const promptIn = (name: string, isScene: boolean) => {
  const said = [
    `(?:${name})(?:の|で)?(?:の)?(?:プロンプト|prompt)`,
    `(?:プロンプト|prompts?)(?:は|を|も)?\\s?(?:in|en|:)?\\s?(?:${name})`,
    `(?:プロンプト|prompt)[^.。]{0,20}(?:in|en)\\s(?:${name})`,
  ];
  // A picture's only language is that of its lettering.
  if (isScene)
    said.push(
      `(?:${name})で`,
      `(?<!(?:${lettered})[^,.]{0,24})(?:in|en) (?:${name})(?![^,.]{0,16}(?:${lettered}))(?!\\s(?!please|por favor|prompt|for|para|pa)\\p{L})`,
    );
  return new RegExp(said.join("|"), "u");
};

const promptPatterns = languages.map((language) => ({
  language,
  any: promptIn(named[language], false),
  scene: promptIn(named[language], true),
}));

const promptLanguageOf = (folded: string, isScene: boolean): Language | null =>
  promptPatterns.find(({ any, scene }) => (isScene ? scene : any).test(folded))?.language ?? null;

/** Bounds of `bare` and `enough`, in characters for Japanese, in words otherwise. */
const amounts = { ja: [28, 64], other: [11, 27] } as const;

/** A figure, quotation, name, condition or further clause counts more than its length. */
const fact = /\d+|「[^」]{1,40}」|"[^"\n]{1,60}"|[、,;；。.!?\n](?=.)/gu;
const weightOfFact = { ja: 3, other: 1.5 };

/** An automation works with forms, sheets and people that a line rarely names all: a complete one is this many times longer. */
const automationLength = 2;

function detailOf(request: string, language: Language | null, use: PromptUse): Reading["detail"] {
  const japanese = language === "ja" || (language === null && !/\s/.test(request.trim()));
  const kind = japanese ? "ja" : "other";
  const size = japanese ? [...request.replace(/\s/g, "")].length : request.trim().split(/\s+/).length;
  const amount = size + (request.match(fact)?.length ?? 0) * weightOfFact[kind];
  const [little, enough] = amounts[kind];
  if (amount <= little) return "bare";
  return amount < enough * (use === "automation" ? automationLength : 1) ? "some" : "enough";
}

import { writingAdvice, type WritingAdvice } from "~/features/generation/composer/writing-advice";
import type { Language } from "~/languages";

import type { Part } from "./part";
import { phrases, type Phrases } from "./phrases";
import { signals, type TextPart } from "./signals";
import { maskPrompt } from "./mask-prompt";

export interface TextCompletion {
  /** One sentence that opens the prompt. */
  role?: string;
  parts: Part[];
}

/** A prompt that already has so much is not talked into more. */
const settledParts = 4;
const settledPartsOfLong = 3;
const long: Record<Language, number> = { ja: 500, en: 1200, es: 1200 };
const shortPurpose: Record<Language, number> = { ja: 30, en: 60, es: 60 };

/** A conversation in which the prompt's author has the next word. */
const conversation: Record<Language, RegExp> = {
  ja: /最初の(?:質問|依頼|リクエスト|文|お題)|私が[^。\n]{0,20}(?:入力|言っ|送っ|話し)|会話(?:の)?相手|ロールプレイ/,
  en: /\b(?:my|the) first (?:\w+ ){0,3}(?:is|request|sentence|command|question|message)\b|\bI will (?:type|provide|give|write|ask|tell|send|say|describe|share|speak)\b|\bI'll (?:type|provide|give|write|ask|tell|send)\b/i,
  es: /mi primer[ao]?|(?<!\p{L})(?:te (?:dar[ée]|escribir[ée]|preguntar[ée]|enviar[ée])|yo (?:dir[ée]|escribir[ée]))(?!\p{L})/iu,
};

/** A result so short that parts and headings would take up more room than the text. */
const tiny: Record<Language, RegExp> = {
  ja: /一言で|[1-5１-５一二三四五]\s*(?:文|行)(?!字|章|書)/,
  en: /\b(?:[1-5]|one|two|three|four|five|a single)[\s-](?:short )?(?:sentences?|lines?)\b/i,
  es: /(?<!\p{L})(?:[1-5]|una?|dos|tres|cuatro|cinco) (?:frases?|líneas?)(?!\p{L})/iu,
};

/** Kinds whose result is for the one who asks, or for a machine. */
const ownUse = new Set([
  "programming",
  "query",
  "spreadsheet",
  "translation",
  "editing",
  "code-review",
  "role-play",
]);

/** What a prompt for text lacks, worded for the kind of writing it asks for. */
export function completeText(text: string, purpose: string, language: Language): TextCompletion {
  const spoken = maskPrompt(text);
  const words = phrases[language];
  const has = (part: TextPart) =>
    signals[language][part].test(part === "examples" ? text : spoken) || titled(text, titleOf(words, part));
  const present = (Object.keys(signals[language]) as TextPart[]).filter(has);
  const enough = text.length >= long[language] ? settledPartsOfLong : settledParts;
  if (present.filter((part) => part !== "length").length >= enough) return { parts: [] };
  const talk = conversation[language].test(text);
  const advice = adviceFor(spoken, talk ? "" : purpose, language);
  const { guide } = advice;
  const general = talk || advice.kind === "general" || advice.kind === "role-play";
  const own = (lines: readonly string[]) =>
    lines.filter((line) => !/目的|purpose|objetivo/i.test(line)).map(plainEnd);
  const polite = isPolite(spoken);
  const brief =
    purpose.length <= shortPurpose[language] && !/[\n[\]{}]/.test(purpose) ? plainEnd(purpose) : undefined;

  const format = general ? (talk ? words.replies : words.anyFormat) : own(guide.output);
  const length = talk || has("length") ? [] : [words.length + (general ? words.anyLength : guide.length)];
  const rules = general
    ? [talk ? words.ask : words.missing]
    : [...own(guide.rules).slice(0, 2), ...(advice.imaginative ? [] : [words.missing])];
  const criteria = general
    ? brief && !talk && !has("role")
      ? [words.fulfils(brief)]
      : []
    : own(guide.criteria).slice(0, 2);
  const reader = general || ownUse.has(advice.kind) ? undefined : guide.reader;
  const parts: Part[] = [
    ...(reader && !has("audience")
      ? [part("missing_audience", words.audience, [readerLine(reader, polite, language)])]
      : []),
    ...(has("constraints") ? [] : [part("missing_constraints", words.constraints, rules)]),
    ...(has("format") || (!talk && tiny[language].test(spoken))
      ? []
      : [part("missing_output_format", words.format, [...format, ...length])]),
    ...(guide.example && !general && !has("examples")
      ? [part("missing_examples", words.example, [guide.example])]
      : []),
    ...(has("criteria") ? [] : [part("missing_criteria", words.criteria, criteria)]),
  ];
  const role = has("role") || talk ? undefined : roleOf(advice, general, brief, polite, language);
  return { ...(role ? { role } : {}), parts: parts.filter(({ items }) => items.length > 0) };
}

const titleOf = (words: Phrases, name: TextPart): string =>
  ({
    role: words.role,
    audience: words.audience,
    format: words.format,
    length: words.length,
    constraints: words.constraints,
    examples: words.example,
    criteria: words.criteria,
  })[name];

/** Whether a line begins with a title that the diagnosis gives. */
const titled = (text: string, title: string) =>
  text.split("\n").some((line) => line.replace(/^[#*【■\s]+/, "").startsWith(title));

const part = (code: Part["code"], title: string, items: readonly string[]): Part => ({
  code,
  title,
  items: [...items],
});

/** What is done to a text says more than what the text is: "このメールを英語に訳して" is no mail. */
const changes: Record<Language, readonly [RegExp, string][]> = {
  ja: [
    [/訳して|翻訳して|和訳|英訳/, "翻訳"],
    [/要約して|要約を/, "要約"],
    [/添削して|校正して|推敲して/, "添削"],
  ],
  en: [
    [/^\s*(?:please )?translate\b/i, "translation"],
    [/^\s*(?:please )?summari[sz]e\b/i, "summary"],
    [/^\s*(?:please )?(?:proofread|edit)\b/i, "proofread"],
  ],
  es: [
    [/^\s*(?:por favor,? )?traduc/i, "traducción"],
    [/^\s*(?:por favor,? )?res[úu]m/i, "resumen"],
    [/^\s*(?:por favor,? )?corrige/i, "corrección de un texto"],
  ],
};

/** The prompt's own request tells the kind; where it leaves that open, the purpose does. */
function adviceFor(spoken: string, purpose: string, language: Language): WritingAdvice {
  const change = changes[language].find(([pattern]) => pattern.test(spoken.slice(0, 300)));
  if (change) return writingAdvice(change[1], language);
  const asked = writingAdvice(spoken.slice(0, 300), language);
  const meant = writingAdvice(purpose || spoken.slice(0, 300), language);
  if (asked.kind === meant.kind || meant.kind === "general") return asked;
  if (asked.kind === "general") return meant;
  // Two readings: only a short prompt says clearly enough what it wants.
  return spoken.length <= long[language] / 4 ? asked : writingAdvice("", language);
}

function roleOf(
  { guide }: WritingAdvice,
  general: boolean,
  purpose: string | undefined,
  polite: boolean,
  language: Language,
): string | undefined {
  const words = phrases[language];
  if (general) return purpose ? words.practitioner(purpose, polite) : words.unspecified(polite);
  if (language === "ja") {
    const who = /^(.+?)として、/.exec(guide.role)?.[1];
    return who && `あなたは、${who}${polite ? "です" : "である"}。`;
  }
  const [first = ""] = guide.role.split(/(?<=\.)\s/);
  return language === "es" || first.startsWith("You ") ? first : undefined;
}

function readerLine(reader: string, polite: boolean, language: Language): string {
  if (language !== "ja") return reader;
  const line = reader.replace(/^(?:読み手|読者|読む人|使う人)は、?/, "");
  return polite ? line.replace(/とする。$/, "とします。") : line;
}

/** Lists are written without full stops. */
function plainEnd(line: string): string {
  return /[.。]["”」]?$/.test(line) && !/\b(?:etc|p\. ?ej)\.$/.test(line) ? line.replace(/[.。]$/, "") : line;
}

/** Whether a Japanese text speaks politely; one that shows neither style counts as polite. */
function isPolite(text: string): boolean {
  const polite =
    text.match(/(?:です|ます|ました|ません|ください|下さい|でしょう)(?=[。、！？\n]|$)/g)?.length ?? 0;
  const plain = text.match(/(?:である|だ|する|せよ|しろ|しない|した)(?=[。！？\n]|$)/g)?.length ?? 0;
  return polite >= plain;
}

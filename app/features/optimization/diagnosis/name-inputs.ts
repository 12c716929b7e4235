import { findPassage } from "~/features/generation/composer/facts/find-passage";
import { variablesOf } from "~/features/generation/plain-faults";
import type { Language } from "~/languages";

import { sentencesOf } from "./sentences";
import { maskPrompt } from "./mask-prompt";

const code = /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]+`/g;
/** A quoted template keeps its brackets; one that fills the whole prompt is no quotation. */
const quoted = new RegExp(`${code.source}|(?<=[:：]\\s?)["“「][^"”」\\n]*["”」]`, "g");
const blank = (piece: string) => piece.replace(/[^\n]/g, " ");

/** Marks that the answer is to contain, and not places to fill in. */
const marks =
  /^(?:\d+|[xX ✓✔]|要\p{Script=Han}+|出典|source|to (?:confirm|do)|todo|citation needed|fuente|por confirmar|dudoso|sic|redacted|optional|unknown|n\/a)$|[…:：{}"'|=<>$\\]|^[-+*/]|^[^\p{L}]+$|#\d|^\d+\s?x\s?\d+$/iu;

const longestForm = 1_500;

const fallback: Record<Language, string> = { ja: "入力", en: "input", es: "dato" };

/** Gives every unnamed place to fill in, and every text that is announced but not there, a variable with a name. */
export function nameInputs(text: string, language: Language): string {
  const bracketed = nameBrackets(text);
  return nameMaterial(nameBlanks(bracketed, language), language);
}

/** "[client's name]" becomes "{{client's name}}": the words stay. */
function nameBrackets(text: string): string {
  // In a long prompt brackets mark the places of a template that the answer fills in.
  if (text.length > longestForm) return text;
  const spoken = text.replace(quoted, blank);
  let named = "";
  let last = 0;
  for (const { index, 0: whole, 1: inside = "" } of spoken.matchAll(
    /(?<![\p{L}\p{N}\])}!])\[([^[\]\n(){}]{2,40})\](?![[(:])/gu,
  )) {
    const before = spoken.slice(Math.max(0, index - 60), index);
    // "mark it as [unclear]", a tag at the start of a line, or a list of values.
    if (marks.test(inside.trim()) || (inside.match(/,/g) ?? []).length > 1) continue;
    if (/(?:\b(?:as|with|mark|say|write|reply|tag|label|output|con)|と|は)\s*["“「]?$/i.test(before))
      continue;
    if (
      /^[^\S\n]*$/.test(before.split("\n").at(-1) ?? "") &&
      /^[^\S\n]*(?:\n|$)/.test(spoken.slice(index + whole.length))
    )
      continue;
    named += text.slice(last, index) + `{{${inside.trim()}}}`;
    last = index + whole.length;
  }
  return named + text.slice(last);
}

const circles: readonly [RegExp, string][] = [[/株式会社$|有限会社$/, "会社名"]];
const circlesAfter: readonly [RegExp, string][] = [
  [/^(?:社|会社|株式会社)/, "会社名"],
  [/^(?:さん|様|氏|先生)/, "名前"],
  [/^円/, "金額"],
  [/^[年月日]/, "日付"],
  [/^時/, "時刻"],
  [/^(?:について|に関する|に関して|をテーマ)/, "テーマ"],
  [/^(?:字|文字)/, "文字数"],
  [/^(?:人|名|個|件|つ)/, "数"],
];

/** "商品名：____" and "〇〇について": the name comes from what stands around the gap. */
function nameBlanks(text: string, language: Language): string {
  const taken = new Set(variablesOf(text));
  const spoken = text.replace(code, blank);
  let named = "";
  let last = 0;
  for (const { index, 0: gap } of spoken.matchAll(
    /(?<![_\p{Script=Latin}\d])_{3,}(?![_\p{Script=Latin}\d])|(?<![〇○◯●])[〇○◯●]{2,4}(?![〇○◯●])|(?<=[：:]\s?)＿{2,}/gu,
  )) {
    const line = spoken.slice(spoken.lastIndexOf("\n", index - 1) + 1, index);
    const after = spoken.slice(index + gap.length, index + gap.length + 8);
    // A rule across the page.
    if (line.trim() === "" && /^\s*(?:\n|$)/.test(after)) continue;
    const label = /([\p{L}\p{N}][\p{L}\p{N} ]{0,19}?)(?:[：:は]|\bis\b|\bes\b)\s*$/u.exec(line)?.[1]?.trim();
    const around =
      language === "ja"
        ? (
            circlesAfter.find(([pattern]) => pattern.test(after)) ??
            circles.find(([pattern]) => pattern.test(line))
          )?.[1]
        : undefined;
    const title = /(?:^|\n)[【■●#*\s]*([\p{L}\p{N}]{1,12})[】*：:\s]*$/u.exec(
      spoken.slice(0, index - line.length),
    )?.[1];
    const known = around ?? label ?? (line.trim() === "" ? title : undefined);
    const name = free(known ?? fallback[language], taken, known === undefined);
    taken.add(name);
    named += text.slice(last, index) + `{{${name}}}`;
    last = index + gap.length;
  }
  return named + text.slice(last);
}

function free(name: string, taken: ReadonlySet<string>, numbered: boolean): string {
  let count = 1;
  let candidate = numbered ? `${name}1` : name;
  while (taken.has(candidate)) candidate = `${name}${(count += 1)}`;
  return candidate;
}

/** A text that the prompt works on and that has to come with it. */
const announced: Record<Language, RegExp> = {
  ja: /(?:以下|次|下記|下|上記|添付|貼り付けた)の(?:日本語の|英語の|長い)?(文章|文|テキスト|データ|記事|メール|議事録|会議メモ|メモ|資料|コード|レポート|論文|原稿|表|リスト|会話|口コミ|レビュー|アンケート結果|アンケート|内容)(?=を|の|から|について|に(?:つ|対|関|基)|で|、|。|を?：|:|$|\n)/m,
  en: /\b(?:the following |(?:the |this |my )?(?:attached|pasted) )(text|article|document|data|email|code|transcript|notes|report|review|reviews|paragraph|essay|resume|draft|message|conversation|letter|content|passage)\b|\b(?:the|this) (text|article|document|data|email|code|transcript|notes|report|reviews?|paragraph|essay|resume|draft|message|conversation|letter|content|passage) below\b/i,
  es: /(?<!\p{L})(?:el|la|los|las) siguientes? (texto|artículo|documento|datos|correo|código|transcripción|notas|informe|reseñas?|párrafo|ensayo|currículum|borrador|mensaje|conversación|carta|contenido)(?!\p{L})|(?<!\p{L})(texto|artículo|documento|datos|correo|código|transcripción|notas|informe|reseñas?|párrafo|ensayo|currículum|borrador|mensaje|conversación|carta|contenido) (?:siguientes?|de abajo|adjunt[oa]s?|a continuación)(?!\p{L})/iu,
};

/** "Translate this email": said as if it lay there. */
const carried: Record<Language, RegExp> = {
  ja: /(?:この|その)(文章|文|テキスト|データ|記事|メール|議事録|メモ|資料|コード|レポート|論文|原稿|表|リスト|会話)を(?=[^。\n]*(?:訳|要約|まとめ|直し|修正|添削|校正|分析|解説|説明|書き換え|短く|レビュー))/,
  en: /\b(?:translate|summari[sz]e|rewrite|proofread|fix|improve|edit|analy[sz]e|review|shorten|explain|reply to|correct|convert)\b[^.\n]{0,20}\bthis (text|article|document|data|email|code|transcript|report|review|paragraph|essay|resume|draft|message|conversation|letter|passage)\b/i,
  es: /(?<!\p{L})(?:traduc|resum|reescrib|corrig|mejora|edita|analiza|revisa|acorta|explica|respond)\p{L}*[^.\n]{0,20}(?<!\p{L})est[ea] (texto|artículo|documento|correo|código|transcripción|informe|reseña|párrafo|ensayo|currículum|borrador|mensaje|conversación|carta)(?!\p{L})/iu,
};
const longestOfThis = 200;

const leastMaterial: Record<Language, number> = { ja: 12, en: 25, es: 25 };

function nameMaterial(text: string, language: Language): string {
  const spoken = maskPrompt(text);
  const found =
    announced[language].exec(spoken) ?? (text.length < longestOfThis ? carried[language].exec(spoken) : null);
  const noun = found?.[1] ?? found?.[2];
  if (!found || !noun) return text;
  const brought =
    findPassage(text) !== undefined ||
    variablesOf(text).length > 0 ||
    /\$\{|```|https?:|<[a-z_]+>|\[[^\]]+\]|\{[^}]+\}/i.test(text) ||
    /["“「『«][^"”」』»]{15,}["”」』»]/.test(text);
  if (brought || material(text, found.index) >= leastMaterial[language]) return text;
  const name = noun.toLowerCase();
  const colon = language === "ja" ? "：" : ":";
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const trimmed = text.trimEnd();
  // "Summarise the following text:" already announces it.
  const opening = /[：:]$/.test(trimmed) ? "\n" : `\n\n${label}${colon}\n`;
  return `${trimmed}${opening}{{${name}}}`;
}

const instruction =
  /^\s*(?:[-*・•#]|\d+[.)．])|^[^：:\n]{1,24}[：:]|(?:ください|下さい|こと|ます|する|です|しない)[。\s]*$|^\s*(?:please|do not|don't|use|keep|write|make|include|be|the (?:answer|summary|translation|output|tone)|your|it should|then|also|focus|avoid|por favor|no |usa|incluye|evita|el (?:resumen|resultado|tono)|que |además)\b/iu;

/** How much text after the announcement could be what was announced. */
function material(text: string, from: number): number {
  const [, ...rest] = sentencesOf(text.slice(from));
  const pasted = rest.filter(({ text: sentence }) => !instruction.test(sentence));
  return pasted.reduce((sum, { text: sentence }) => sum + sentence.trim().length, 0);
}

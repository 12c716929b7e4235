import { isInstruction } from "./instruction-lines";
import { givesRole } from "./is-prompt";

/** Span of material in a purpose: start offset, and end offset (exclusive). */
export interface Material {
  start: number;
  end: number;
  /** The material has its own fences. */
  fenced: boolean;
}

const shortest = 8;
const longText = 30;
const longestTail = 100;
const mostLines = 200;

/** Words of a request for work on a given text. */
const worksOnText =
  /↑|^\s*\^|それぞれ|敬語|日本語|英語|柔らか|やわらか|丁寧|整形|グラフ|翻訳|和訳|英訳|訳して|訳す|要約|まとめ|書き直|校正|添削|推敲|言い換|リライト|返信|返事|抽出|抜き出|分類|変換|直して|レビュー|解説|説明|原因|エラー|分析|チェック|これ|以下|この|下記|translat|summar|tl;?dr|rewrite|rephrase|paraphrase|proofread|edit|correct|fix|improve|shorten|repl(?:y|ies)|respond|answer|extract|classif|convert|review|explain|debug|error|analy[sz]|check|this|these|below|following|each|tag|label|spanish|english|japanese|table|format|polite|above|traduc|tradúc|resum|reescrib|correg|corrig|mejora|parafrase|acorta|respond|contest|extra|clasific|convert|convier|revis|explic|analiz|este|esta|esto|siguiente|cada|tabla|inglés|ingles|español|espanol|etiquet|raro|arriba|hace/iu;

const codeLine =
  /^\s*(?:def|class|function|const|let|var|import|from|public|private|package|#include|SELECT|INSERT|UPDATE|CREATE|if|for|while|return|fn|func)\b.*[(){};:=*]/u;

/** The reader of a Japanese letter, alone on its line; not a line of one's own that tells who that is: 「- 相手は田中様」, 「宛先：佐藤様」. */
export const addressee =
  /^(?!\s*(?:[-*・•●]|[0-9０-９])|.*(?:[\p{Script=Han}\p{Script=Katakana}ー][はがを]|[：:].)).{1,30}(?:様|さま|さん|殿|各位|御中|先生)[、。,：:]?\s*$/u;

/** First lines of a message: whatever it asks for is asked of its reader. */
const greeting = [
  /^(?:Dear|Hi|Hello|Hey|Estimad[oa]s?|Hola|Querid[oa]s?|Buen[oa]s (?:días|tardes|noches))(?!\p{L})[^,.:!\n]{0,40}[,.:!]\s*$/iu,
  addressee,
  /^(?:お世話になっ|いつもお世話|拝啓|平素|こんにちは|お疲れ様)/u,
];

/**
 * Typical lines of pasted text: headers and greetings of emails, code, logs, tables, quotations, speakers of a
 * transcript.
 */
const pastedLine = [
  /^(?:>|\||From:|To:|Subject:|Sent:|Date:|De:|Para:|Asunto:|差出人|宛先|件名|On .{4,80} wrote:)/iu,
  ...greeting,
  codeLine,
  /[;{}]\s*$|^\s*[)}\]]+[;,]?\s*$|^\s*<\/?[a-z][^>]*>/iu,
  /^\s*(?:at \S+\(|Traceback|File "|Caused by|\w*(?:Error|Exception)\b\s*:)|\b(?:ERROR|WARN|INFO|DEBUG|FATAL)\b/u,
  /^\[?\d{4}[-/]\d{1,2}[-/]\d{1,2}[T ]\d{1,2}:\d{2}|^[A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} /u,
  /^\p{L}[\p{L} ]{0,14}[:：]\s?\S.{14,}[。.!?！？]$/u,
];

const asks =
  /(?:して|ください|下さい|たい|ほしい|欲しい|お願い(?:します)?|教えて|作って|書いて|直して|訳して)[。．！!？?\s]*$|^(?:please|pls|can you|could you|help|write|make|translate|summari[sz]e|rewrite|fix|explain|reply|answer|extract|convert|review|what|why|how)\b|^(?:por favor|puedes|podrías|escrib|haz|traduc|resum|correg|corrig|explic|respond|contest|extra|qué|cómo|por qué)/iu;

/** A condition ("- under 100 words", "Tone: warm") is part of the request. */
const condition = /^\s*(?:[-*・•●]|\d{1,2}[.)．](?!\d))\s*\S.{0,90}$|^[^:：。.\n]{1,24}[:：].{0,40}$/u;

/** A request that says that a text follows: "translate this", 「以下のメールに」. */
const announces =
  /(?:以下|次|下記|この|これ|こちら)(?:の(?!ルール|条件|手順|指示|形式|要件)|[をに]|(?=メール|文|コード|ログ))|(?<!\p{L})(?:this|these|below|following|above|est[aeo]s?|siguientes?|abajo)(?!\p{L})(?!.{0,24}(?:rules?|guidelines|instructions|steps|requirements|conditions|format|reglas|condiciones|instrucciones|pasos|requisitos|formato)(?!\p{L}))/iu;

/** A line before rules for the work, not before a text: "Translate by these rules:", "When you reply:". */
const beforeRules =
  /ルール|条件|手順|指示|形式|要件|注意|ポイント|方針|基準|観点|こと|とき|時|場合|点[^。\n]{0,8}[:：]|(?<!\p{L})(?:rules?|guidelines?|instructions?|steps?|requirements?|conditions?|criteria|constraints?|format|tone|output|style|when|if|like this|this way|(?:as follows|by|for|and|must|should|that)\s*:|reglas?|condici[oó]n(?:es)?|instrucci[oó]n(?:es)?|pasos?|requisitos?|criterios?|formato|tono|salida|estilo|cuando|cuándo|si|así|(?:para|y|que|debe)\s*:)/iu;

/** Whether a request hands over the text that follows: "Translate into Spanish:". */
function handsOver(request: string): boolean {
  const line = request.trimEnd().slice(-longestTail).split("\n").at(-1)!;
  return /[:：]$/.test(line) && worksOnText.test(line) && !beforeRules.test(line);
}

/** Longest request without such words whose text follows at once: "tl;dr", 「要約」. */
const shortRequest = 40;

const isOrder = (line: string) => isInstruction(line) && !codeLine.test(line.slice(0, 400));

const isPastedLine = (line: string, kinds = pastedLine) =>
  kinds.some((pattern) => pattern.test(line.slice(0, 400))) && !isOrder(line);

/** Whether half of the lines tell an AI what to do. */
const instructs = (lines: string[]) => {
  const read = lines.slice(0, mostLines);
  return read.filter(isOrder).length * 2 >= read.length;
};

/** Rows of a table: two consecutive lines with the same number of separators, two at least. */
function isTable(lines: string[]): boolean {
  const counts = lines.slice(0, mostLines).map((line) => line.match(/[,;\t|]/g)?.length ?? 0);
  return counts.some((count, index) => count >= 2 && count === counts[index + 1]);
}

/**
 * Whether a block of lines before or after a request was pasted, not typed. `isApart`: a blank line is between them.
 * Instructions are none, unless they are in a message, or the request says that a text follows.
 */
function isPasted(block: string, request: string, isApart: boolean, isMessage = false): boolean {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0 || block.trim().length < shortest) return false;
  const isRole = givesRole(request);
  const isAnnounced = announces.test(request.slice(-longestTail));
  const isGiven = (isAnnounced && isApart && worksOnText.test(request)) || handsOver(request);
  if ((isRole || !isGiven) && !isMessage && instructs(lines) && !isListToWorkThrough(lines, request))
    return false;
  if (lines.slice(0, mostLines).some((line) => isPastedLine(line)) || isTable(lines)) return true;
  const conditions = lines.filter((line) => condition.test(line.slice(0, 400))).length;
  if (conditions > lines.length / 2) return isListToWorkThrough(lines, request);
  if (!worksOnText.test(request)) return false;
  if (/[:：]\s*$/.test(request.trimEnd())) return true;
  const isOpen = isAnnounced || (!isRole && (isApart || request.trim().length <= shortRequest));
  return isOpen && block.trim().length >= longText;
}

/** "Tag each one", and a list that is none of rules. */
const isListToWorkThrough = (lines: string[], request: string) =>
  /それぞれ|(?<!\p{L})(?:each|cada)(?!\p{L})/iu.test(request) &&
  lines.length > 2 &&
  !instructs(lines.map((line) => line.slice(0, 400).replace(/^\s*(?:[-*・•●]|\d{1,2}[.)．](?!\d))\s*/u, "")));

/**
 * Finds the material in a text: an email to answer, code, a log, a table, minutes. Linear in the text: fences
 * first, then a request before or after a block of lines, then one line "request: text".
 */
export function splitMaterial(text: string): Material[] {
  const fences = [...text.matchAll(/(?<![^\n])(```|~~~)[^\n]*\n/g)];
  if (fences.length >= 2) return fencedBlocks(text, fences);
  const first = text.indexOf("\n");
  if (first === -1) return oneLine(text);
  const last = text.trimEnd().lastIndexOf("\n");
  const lastLine = text.slice(last + 1).trim();
  const before = text.slice(0, last);
  if (startsPasted(before) && lastLine.length < longestTail && !isPastedLine(lastLine))
    return [{ start: leading(before), end: before.trimEnd().length, fenced: false }];
  const heads = headEnds(text).filter((cut) => isHead(text, cut));
  // A role may come before the request: "You are an editor", then "Shorten this".
  const head = heads.find((cut) => !asksOnceMore(text, cut)) ?? heads[0];
  if (head !== undefined) {
    const start = head + leading(text.slice(head));
    return [{ start, end: tailRequest(text, start) ?? text.trimEnd().length, fenced: false }];
  }
  if (
    last > 0 &&
    (asks.test(lastLine) || /^[↑^]/.test(lastLine)) &&
    isPasted(before, lastLine, before.endsWith("\n"))
  )
    return [{ start: leading(before), end: before.trimEnd().length, fenced: false }];
  return [];
}

/** Whether a block begins with pasted lines; the request then follows it. */
function startsPasted(block: string): boolean {
  const lines = block.split("\n", mostLines).filter((line) => line.trim() !== "");
  return lines.length > 0 && (isPastedLine(lines[0]!) || isTable(lines.slice(0, 2))) && !instructs(lines);
}

/** Whether a request ends here, and pasted text follows. */
function isHead(text: string, cut: number): boolean {
  const request = text.slice(0, cut);
  const start = cut + leading(text.slice(cut));
  const isApart = text.slice(cut, start).split("\n").length > 2;
  const block = text.slice(start).trimEnd();
  // A greeting before the request may be to the AI, and what is under a heading is the prompt's own.
  const isMessage = isPastedLine(block.split("\n", 1)[0]!, greeting) && !/^#/m.test(block);
  return isPasted(block, request, isApart, isMessage) && !isPastedLine(request);
}

/** Whether the next line is one of the request too. */
function asksOnceMore(text: string, cut: number): boolean {
  const line = text
    .slice(cut + 1)
    .split("\n", 1)[0]!
    .slice(0, 400);
  return announces.test(line) && (isInstruction(line) || /[:：]\s*$/.test(line));
}

/** Possible ends of a request of one to three lines. */
function headEnds(text: string): number[] {
  const ends: number[] = [];
  for (
    let at = text.indexOf("\n", leading(text));
    at !== -1 && ends.length < 3;
    at = text.indexOf("\n", at + 1)
  )
    ends.push(at);
  return ends;
}

/** The end of the material if a request follows after a blank line. Null if the material ends with the text. */
function tailRequest(text: string, start: number): number | null {
  const gap = text.trimEnd().lastIndexOf("\n\n");
  if (gap <= start + shortest) return null;
  const tail = text.slice(gap).trim();
  return tail.length < longestTail && !tail.includes("\n") && asks.test(tail) && !isPastedLine(tail)
    ? text.slice(0, gap).trimEnd().length
    : null;
}

function fencedBlocks(text: string, fences: RegExpExecArray[]): Material[] {
  const blocks: Material[] = [];
  for (let i = 0; i < fences.length; i += 2) {
    const close = fences[i + 1];
    blocks.push({
      start: fences[i]!.index,
      end: close ? close.index + close[0].trimEnd().length : text.length,
      fenced: true,
    });
  }
  return blocks;
}

/** "Translate into Spanish: the text". */
function oneLine(text: string): Material[] {
  const colon = /[:：](?!\/\/|\d)/.exec(text)?.index ?? -1;
  if (colon < 4 || colon > 120) return [];
  const request = text.slice(0, colon);
  const start = colon + 1 + leading(text.slice(colon + 1));
  const passage = text.slice(start).trimEnd();
  const isWork =
    /訳|要約|校正|添削|書き直|言い換|直して|返信|返事|translat|summar|rewrite|rephrase|proofread|fix|correct|reply|traduc|resum|reescrib|correg|corrig|respond|contest/iu;
  return passage.length >= 20 && isWork.test(request) && !/^["“«「『'`]/.test(passage)
    ? [{ start, end: start + passage.length, fenced: false }]
    : [];
}

const leading = (text: string) => text.length - text.trimStart().length;

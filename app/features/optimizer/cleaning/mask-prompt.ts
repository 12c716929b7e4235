import { maskMaterial } from "~/features/generator/reading/language";
import { addressee, splitMaterial } from "~/features/generator/reading/split-material";
import { countCharacters } from "~/features/text/visible-text";

import { isOverConditions } from "./conditions-heading";

/**
 * The announcement of a prompt's own conditions, steps or format: "under the following conditions", 「以下の手順に従って」.
 * What follows is no material.
 */
const announcesOwn =
  /(?:以下|下記|次|この|これら)(?:の(?:よう[にな])?|に(?:示す|挙げる|従って)?)?[^。、：:\n]{0,10}(?:条件|手順|ステップ|ルール|規則|形式|フォーマット|構成|要件|仕様|項目|指示|制約|ポイント|注意|点|流れ|順|観点|方針|基準|要領|型|通り|とおり)|(?:条件|手順|ルール|形式|構成|要件|項目|制約|指示)[^。、：:\n]{0,6}(?:以下|下記|次)(?:の(?:通り|とおり))?|(?:以下|下記|次)の(?:内容|情報|商品|テーマ|設定)(?:で|を(?:もとに|元に|踏まえ|含め|入れ)|に(?:基づ|沿っ|つい))|(?<!\p{L})(?:(?:the |these |this |all )?(?:following|below|these|attached)(?: \p{L}{1,14}){0,2} (?:conditions?|steps?|rules?|instructions?|formats?|structure|requirements?|constraints?|guidelines?|criteria|points?|order|outline|template|specifications?|specs?|tasks?|questions?)|(?:conditions?|steps?|rules?|instructions?|format|structure|requirements?|constraints?|guidelines?|criteria|points)(?: \p{L}{1,12}){0,2} (?:below|following)|these are (?:the|my) (?:rules|conditions|steps|requirements|constraints|guidelines|instructions)|as follows|(?:help(?: me)?(?: out)? with|do) the following)(?!\p{L})|(?<!\p{L})(?:(?:siguientes?|est[aeo]s?|adjunt[oa]s?)(?: \p{L}{1,14})? (?:condici[oó]n(?:es)?|pasos?|reglas?|instrucci[oó]n(?:es)?|formatos?|estructura|requisitos?|restricciones|pautas|criterios|puntos|orden|esquema|plantilla|especificaciones|tareas|preguntas)|(?:condiciones|pasos|reglas|instrucciones|formato|estructura|requisitos|restricciones|pautas|criterios|puntos)(?: \p{L}{1,12})? (?:siguientes?|de abajo)|(?:ayúdame|ayudarme) con lo siguiente|haz lo siguiente)(?!\p{L})/giu;

/** Words for a text that is given. */
const textWords = {
  ja: "文章|文面|本文|原文|文|テキスト|メール|手紙|記事|会話|議事録|メモ|ログ|コード|表|レビュー|口コミ|コメント|投稿|原稿|プロンプト|英文|和文|発言|メッセージ|論文|契約書|ニュース|スピーチ",
  others:
    "texts?|bullets?|bullet points|(?:e-?)?mails?|letters?|messages?|articles?|passages?|paragraphs?|transcripts?|notes?|minutes|logs?|code|reviews?|comments?|posts?|drafts?|essays?|prompts?|quotes?|sentences?|speech|textos?|correos?|cartas?|mensajes?|artículos?|párrafos?|notas|actas?|código|reseñas?|comentarios?|borradore?s?|frases?|redacci[oó]n",
};

/** The announcement of material by its name: "this mail", 「以下の文章」. */
const announcesText = new RegExp(
  `(?:以下|下記|次|この|添付|上記|上)の?[^。、：:\\nの]{0,6}(?:${textWords.ja})|(?<!\\p{L})(?:th(?:is|ese)|below|following|attached|above|siguientes?|abajo|adjunt[oa]s?|est[aeo]s?)(?: \\p{L}{1,14})? (?:${textWords.others})(?!\\p{L})|(?<!\\p{L})(?:${textWords.others}) (?:below|above|siguientes?|de abajo|de arriba|adjunt[oa]s?)(?!\\p{L})`,
  "iu",
);

/** Other announcements of material: a colon at the end, or words that point to it. */
const announces =
  /[:：]\s?$|以下|下記|(?<!\p{L})(?:below|following|attached|siguientes?|abajo|adjunt[oa])(?!\p{L})/iu;

/** Characters of a line that tell whether it is a heading. */
const longestHead = 400;

/** A line inside a block from which on the rest is material: its label, or the head of a letter. */
const opensText =
  /^(?:#{1,6} |【|■ ?|\*\*)?(?:原文|元の(?:文章|文|メール)|対象の(?:文章|文)|文章|テキスト|入力文?|メール|メール文|議事録|original|source|input|(?:source |original |input )?(?:text|(?:e-?)?mail|letter|article|transcript|message)|entrada|texto(?: original| de entrada)?|correo|mensaje|artículo)(?:[:：】]|\*\*[:：]?|[:：]\*\*)?$|^(?:Dear|Estimad[oa]s?|Querid[oa]s?)(?!\p{L})[^.:!\n]{0,40}[,:]$|^(?:From|Subject|De|Asunto|差出人|件名):\s?\S|^拝啓/iu;

/** The label of a text that words before it announce: "Notes:" after "the following meeting notes". */
const labelsText = new RegExp(
  `^(?:#{1,6} |【|■ ?|\\*\\*)?(?:[^\\s:：]{1,12} ?)?(?:${textWords.ja}|${textWords.others})(?: (?:de|del|of|from)(?: (?:la|los|las|the))? [^\\s:：]{1,14})?(?:[:：】]|\\*\\*[:：]?|[:：]\\*\\*)$`,
  "iu",
);

/** The words for texts in a label or an announcement. */
const namesText = new RegExp(`${textWords.ja}|(?<!\\p{L})(?:${textWords.others})(?!\\p{L})`, "giu");

/** An item of a list. */
const item = /^(?:[-*+・•●▶]|\d{1,2}[.)．）、](?!\d))/u;

/** A place to fill in, at the end. */
const place = /\{\{[^{}\n]{1,80}\}\}$/u;

/** A heading; the groups are the mark by which it is told from those of other levels. */
const heading = /^(?:(#{1,6}) |(【)[^】]{1,30}】$|(■)|(\*\*)[^*]{1,40}\*\*[:：]?$)/u;

/** The mark of a line that is a heading; null for other lines. */
const headingOf = (line: string): string | null => {
  const found = heading.exec(line.slice(0, longestHead).trim());
  return found && (found[1] ?? found[2] ?? found[3] ?? found[4]!);
};

/** Whether a heading ends the part of another: the same mark, or fewer `#`. */
const endsPart = (mark: string, of: string): boolean =>
  mark === of || (mark.startsWith("#") && (!of.startsWith("#") || mark.length < of.length));

/** Words without the announcements of a prompt's own parts; one that also names a text stays. */
const withoutOwn = (words: string): string =>
  words.replace(announcesOwn, (said) => (announcesText.test(said) ? said : ""));

/** Whether the words before or after a block say that it is material. */
function isAnnounced(words: string): boolean {
  const said = words.trimEnd();
  const rest = withoutOwn(said);
  return announcesText.test(rest) || announces.test(rest === said ? rest : rest.replace(/[:：]$/u, ""));
}

/** A prompt's own words. */
interface MaskedPrompt {
  /** The prompt with spaces instead of code, quotations, addresses and material; same length. */
  spoken: string;
  /** The announced material, from its start; null if there is none. */
  material: { start: number; end: number } | null;
}

/**
 * Replaces a prompt's code, quotations, addresses and material with spaces: only the author's own words remain. A block that is not
 * announced as a text is not material: a prompt, longer than a line, has blocks of its own. Linear in the prompt.
 */
export function maskPrompt(prompt: string): MaskedPrompt {
  // The newline also closes a fence on the last line.
  const text = `${prompt}\n`;
  let spoken = maskMaterial(text);
  let material: MaskedPrompt["material"] = null as MaskedPrompt["material"];
  const blocks = splitMaterial(text);
  const mask = (start: number, end: number) => {
    const parts = [spoken.slice(0, start)];
    let last = start;
    for (let from = start; from < Math.min(end, prompt.length); from = innerStart(text, last, end)) {
      const stop = partEnd(text, from, end);
      material = { start: from, end: Math.min(stop, prompt.length) };
      if (from > last) parts.push(maskedLines(text.slice(last, from)));
      parts.push(text.slice(from, stop).replace(/[^\n]/g, " "));
      last = stop;
    }
    spoken = parts.join("") + maskedLines(text.slice(last, end)) + spoken.slice(end);
  };
  if (blocks.length === 0) mask(innerStart(text, 0, text.length), text.length);
  for (const { start, end, fenced } of blocks) {
    if (fenced) continue;
    const isMaterial = isAnnounced(text.slice(0, start)) || isAnnounced(text.slice(end));
    // The conditions may stand between the announcement and its material.
    const isOwn = isMaterial && isOverConditions(text.slice(start, text.indexOf("\n", start)));
    const from = isMaterial && !isOwn ? givenFrom(text, start, end) : innerStart(text, start, end, isOwn);
    spoken = spoken.slice(0, start) + maskedLines(text.slice(start, from)) + spoken.slice(from);
    mask(from, end);
  }
  return { spoken: spoken.slice(0, prompt.length), material };
}

/** Own words without their code, quotations and addresses. */
const maskedLines = (words: string): string => words.split("\n").map(maskMaterial).join("\n");

/** Maximum length of the quotation of material, in characters. */
const longestStart = 24;

/** The beginning of a prompt's material, as a short quotation; null if it has none. */
export function materialStart(prompt: string): string | null {
  const { material } = maskPrompt(prompt);
  if (!material) return null;
  const [line = ""] = prompt.slice(material.start, material.end).trim().split("\n", 1);
  return countCharacters(line) <= longestStart ? line : `${[...line].slice(0, longestStart).join("")}…`;
}

/** Where a block of own words turns into material; its end if it does not. */
function innerStart(text: string, start: number, end: number, isAnnouncedBefore = false): number {
  let isTold = isAnnouncedBefore;
  for (const [from, next] of linesIn(text, start, end)) {
    const head = text.slice(from, Math.min(next, from + longestHead)).trim();
    if (opensText.test(head) || addressee.test(head) || (isTold && labelsText.test(head))) return from;
    const tells = announcesText.test(withoutOwn(head));
    if (tells && /[:：]$/u.test(head)) return givenFrom(text, next, end);
    isTold ||= tells;
  }
  return end;
}

/** The words for texts in a line, in one spelling. */
const textsIn = (line: string): string[] =>
  Array.from(line.matchAll(namesText), ([word]) => word.toLowerCase().replace(/s$/u, ""));

/**
 * Where an announced text begins: at a label that names it again, if up to there the prompt goes on with a list, or if only a
 * place to fill in follows; otherwise at once.
 */
function givenFrom(text: string, start: number, end: number): number {
  const before = text
    .slice(0, start)
    .trimEnd()
    .split("\n")
    .filter((line) => !item.test(line.trim()));
  // A later announcement may be a part of the text.
  const said = before.map((line) => announcesText.exec(withoutOwn(line.slice(0, longestHead)))?.[0]);
  const texts = textsIn(said.find((words) => words !== undefined) ?? "");
  let isList = !/[:：]\s*$/u.test(before.at(-1) ?? "");
  for (const [from, next] of texts.length === 0 ? [] : linesIn(text, start, end)) {
    const head = text.slice(from, Math.min(next, from + longestHead)).trim();
    const label = head.replace(place, "").trim();
    if (labelsText.test(label) && textsIn(label).some((word) => texts.includes(word))) {
      const given = `${head.slice(label.length)}${text.slice(next, end)}`.trim();
      return isList || (given !== "" && given.replace(place, "") === "") ? from : start;
    }
    isList &&= head === "" || item.test(head);
  }
  return start;
}

/** The next heading of the same or a higher level, where material has one of its own; its end if there is none. */
function partEnd(text: string, start: number, end: number): number {
  let own: string | null = null;
  for (const [from, next] of linesIn(text, start, end)) {
    const mark = headingOf(text.slice(from, Math.min(next, from + longestHead)));
    if (from === start) own = mark;
    else if (mark !== null && own !== null && endsPart(mark, own)) return from;
    if (own === null) return end;
  }
  return end;
}

/** The bounds of the lines in a part of a text. */
function* linesIn(text: string, start: number, end: number): Generator<[number, number]> {
  for (let from = start; from < end;) {
    const feed = text.indexOf("\n", from);
    const next = feed === -1 ? end : Math.min(feed + 1, end);
    yield [from, next];
    from = next;
  }
}

import { sentencesOf } from "~/features/text/segments";

/** A sentence of a prompt's own words, with its place. */
export interface WishedSentence {
  start: number;
  end: number;
  /** Its words. */
  text: string;
  isItem: boolean;
  isFirst: boolean;
  /** The heading above, where it names a text of its own; otherwise empty. */
  heading: string;
  /** The number of headings above. */
  section: number;
}

const longestSentence = 240;
const mark = /^\s{0,12}(?:[-*+・•●▶]\s?|\d{1,2}[.)．）、](?!\d)\s?)?/u;
const heading =
  /^(?:#{1,6} ?|【|■ ?|◆ ?|\*\*)(\P{P}[^】*\n]{0,60})|^(\p{Lu}[\p{Lu} &]{2,30}):?$|^([^。.!?\n]{1,40})[:：]$/u;
/** Names of Japanese manners, and of readers, which are often quoted. */
const quotedManner =
  /[「『][〜～]?(?:です[・、/]?[〜～]?ます|です|ます|だ[・、/]?[〜～]?である|だ|である|敬語|タメ口)(?:調|体)?[」』]|["“«](?:usted|tú|vos)["”»]|(?<=(?:宛名|宛先|あて先)は)「[^「」\n]{1,20}」/gu;
/** Headings of the whole; in Japanese the last word tells what a heading is over. */
const ofWhole =
  /(?:条件|制約|ルール|文字数|字数|分量|長さ|口調|語調|言葉|言葉づかい|言葉遣い|書き方|要望|希望|ポイント|要件|依頼|指示|タスク|出力|形式|注意|注意点|注意事項|事項|役割|お願い|文体|スタイル|トーン|内容)(?:など|について|[（(].{0,40})?[0-9０-９]?$|(?<!\p{L})(?:rules?|conditions?|constraints?|requirements?|guidelines?|instructions?|task|output|format|role|style|tone|length|language|wishes|notes?|important|reglas?|condici[oó]n(?:es)?|restricci[oó]n(?:es)?|requisitos?|pautas?|instrucci[oó]n(?:es)?|tareas?|salida|formato|rol|estilo|tono|longitud|extensión|idioma|importante)(?!\p{L})/iu;
/** Headings of facts, which are no wishes. */
const ofFacts =
  /背景|状況|前提|文脈|情報|メッセージ|例|原文|メモ|資料|(?<!\p{L})(?:context|background|situation|about (?:me|us)|examples?|input|source|contexto|antecedentes|situación|ejemplos?|entrada)(?!\p{L})/iu;

/** The sentences that may hold wishes. `spoken`: the prompt without its material; same length. */
export function wishedSentences(content: string, spoken: string): WishedSentence[] {
  const sentences: WishedSentence[] = [];
  let [from, title, isTold, section] = [0, "", false, 0];
  for (const line of content.split("\n")) {
    const head = heading.exec(line.slice(0, 120).trim());
    if (head) {
      section += 1;
      const words = head[1] ?? head[2] ?? head[3]!;
      isTold = ofFacts.test(words);
      title = ofWhole.test(words) || isTold ? "" : words.trim().toLowerCase();
    } else if (!isTold) {
      const lead = mark.exec(line)![0].length;
      for (const { start, end } of sentencesOf(line.slice(lead))) {
        const place = { start: from + lead + start, end: from + lead + end };
        const text = content.slice(place.start, place.end).trimEnd();
        // A quotation in it may be what it is about.
        const said = spoken.slice(place.start, place.start + text.length);
        const isOwn =
          said === text || said === text.replace(quotedManner, (words) => " ".repeat(words.length));
        if (isOwn && text !== "" && text.length <= longestSentence)
          sentences.push({
            ...place,
            text,
            isItem: /\S/u.test(line.slice(0, lead)),
            isFirst: sentences.length === 0,
            heading: title,
            section,
          });
      }
    }
    from += line.length + 1;
  }
  return sentences;
}

interface Passage {
  start: number;
  end: number;
  text: string;
}

const shortest = 8;
const shortestWithoutColon = 60;
const shortestBefore = 30;
const mostHeads = 8;

/** Requests to work on a text, up to where the pasted text begins. */
const introductions = [
  /(?:翻訳|和訳|英訳|要約|書き直|校正|添削|推敲|言い換え|リライト|訳|直|短く|丁寧に)(?:して|し直して)?(?:ください|下さい|ほしい(?:です)?|欲しい|くれ|お願いします|願います)?[。．]?(?:[:：][ \t]*\n*|\n+)/g,
  /^(?:please |pls |can you |could you |i need you to )?(?:translate|summari[sz]e|tl;?dr|rewrite|rephrase|paraphrase|proofread|edit|correct|fix|improve|polish|shorten|reply to|respond to|answer)\b(?:[^\n:]|:(?=\d)){0,100}(?::(?!\d)[ \t]*\n*|\n+)/gim,
  /^(?:por favor,? |¿?puedes |¿?podrías )?(?:traduce|traducir|tradúceme|resume|resumir|resúmeme|reescribe|reescribir|corrige|corregir|mejora|parafrasea|acorta|revisa|responde a|contesta a)(?!\p{L})(?:[^\n:]|:(?=\d)){0,100}(?::(?!\d)[ \t]*\n*|\n+)/gimu,
];

/** A request at the end, after the text it is about. */
const conclusions = [
  /\n[^\n]{0,60}(?:翻訳|和訳|英訳|要約|書き直|校正|添削|推敲|言い換え|リライト|訳|直|まとめ)(?:して|し直して)?(?:ください|下さい|ほしい(?:です)?|お願いします)?[。．]?\s*$/,
  /\n[^\S\n]*(?:please |can you )?(?:translate|summari[sz]e|rewrite|rephrase|paraphrase|proofread|edit|correct|fix|improve|polish|shorten|reply to|respond to)\b[^\n]{0,80}$/i,
  /\n[^\S\n]*(?:por favor,? |¿?puedes )?(?:traduce|tradúceme|resume|resúmeme|reescribe|corrige|mejora|parafrasea|acorta|responde a)(?!\p{L})[^\n]{0,80}$/iu,
];

/** The text that a request to translate, summarise, mend or answer brings along. */
export function findPassage(text: string): Passage | undefined {
  for (const introduction of introductions) {
    for (const { index, 0: head } of [...text.matchAll(introduction)].slice(0, mostHeads)) {
      const start = index + head.length;
      const passage = text.slice(start).trimEnd();
      const least = /[:：]/.test(head) ? shortest : shortestWithoutColon;
      if (passage.length >= least && !isList(passage) && !/^["“«「『'`]/.test(passage))
        return { start, end: start + passage.length, text: passage };
    }
  }
  for (const conclusion of conclusions) {
    const end = conclusion.exec(text)?.index ?? 0;
    const passage = text.slice(0, end).trimEnd();
    if (passage.length >= shortestBefore && !isList(passage))
      return { start: 0, end: passage.length, text: passage };
  }
  return undefined;
}

/** Lines that set conditions ("- under 100 words", "Tone: warm") are no pasted text. */
function isList(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const listed = lines.filter((line) => /^\s*(?:[-*・•●]|\d+[.)．])|^[^:：。.]{1,24}[:：]/.test(line));
  return lines.length > 0 && listed.length > lines.length / 2;
}

import type { Language } from "~/languages";

interface Opposites {
  /** Two instructions that exclude each other; `rule` gets their words. */
  pairs: readonly { one: RegExp; other: RegExp; rule: (one: string, other: string) => string }[];
  /** Lengths of the whole; the first group is the value. */
  lengths: RegExp;
  /** What shows that a length is that of a part, or a bound of a range. */
  ofPart: RegExp;
  laterLength: (earlier: string, later: string) => string;
  outputLanguage: RegExp;
  severalLanguages: RegExp;
  laterLanguage: (earlier: string, later: string) => string;
}

export const opposites: Record<Language, Opposites> = {
  ja: {
    pairs: [
      {
        one: /簡潔(?:に|な)|短(?:く|めに)|手短に|コンパクトに/,
        other:
          /(?<!理由と具体例を一つずつ添えて)(?:詳しく|詳細(?:に|な)|くわしく|網羅的に|細かく)|理由と具体例を一つずつ添えて詳しく/,
        rule: (one, other) =>
          `「${one}」と「${other}」がぶつかるときは「${one}」を優先し、詳しく書くのは最も重要な点に限る`,
      },
      {
        one: /箇条書き(?:は|を|に)?(?:使わ|せず|しない|避け|なし|禁止|不要|用いない)[^、。\n]{0,4}/,
        other: /箇条書き(?:で|に(?:して|まとめ|する)|形式)/,
        rule: (one, other) => `「${one}」と「${other}」は両立しないため、「${other}」を優先する`,
      },
      {
        one: /敬語|フォーマル|かしこまった|改まった/,
        other: /カジュアル|フランク|くだけた|タメ口|友達口調/,
        rule: (one, other) =>
          `「${one}」と「${other}」がぶつかるときは「${one}」を優先し、言い回しだけを親しみやすくする`,
      },
    ],
    lengths: /([0-9０-９][0-9０-９,，]{1,6})\s*(?:文字|字)(?:以内|以下|程度|前後|くらい|ほど)?/g,
    ofPart:
      /タイトル|見出し|件名|要約|一文|文を|1文|案|各|ごと|項目|導入|冒頭|本文|キャッチ|説明文|まとめ|段落|以上|[〜～~]|から|または|あたり/,
    laterLength: (earlier, later) =>
      `長さの指定は「${earlier}」と「${later}」の二つがあるため、後の「${later}」を優先する`,
    outputLanguage:
      /(日本語|英語|スペイン語|中国語|韓国語|フランス語|ドイツ語)で(?:の)?(?:書|出力|回答|答え|作成|返|記述|説明|まとめ)/g,
    severalLanguages: /両方|それぞれ|併記|と(?:日本語|英語)|次に|続けて|入力|質問が|場合/,
    laterLanguage: (earlier, later) =>
      `出力の言語の指定は「${earlier}」と「${later}」の二つがあるため、後の「${later}」を優先する`,
  },
  en: {
    pairs: [
      {
        one: /\b(?:concise(?:ly)?|briefly|succinct(?:ly)?|(?:keep|make) it (?:short|brief)|(?:be|very) (?:short|brief)|a short (?:answer|text|article|essay|email|summary|post)|short and|as (?:short|brief) as possible)\b/i,
        other: /\b(?:detailed|in detail|in-depth|comprehensive(?:ly)?|thorough(?:ly)?|exhaustive(?:ly)?)\b/i,
        rule: (one, other) =>
          `Where “${one}” and “${other}” pull apart, “${one}” takes precedence: go into detail only on the points that matter most`,
      },
      {
        one: /\b(?:no|without(?: any| using)?|do not use|don't use|avoid(?: using)?) (?:bullets?|bullet points|lists|bulleted lists)\b/i,
        other: /\b(?:bullet points|bulleted list|bullets|as a list)\b/i,
        rule: (one, other) => `“${one}” and “${other}” exclude each other: “${other}” takes precedence`,
      },
      {
        one: /\b(?:formal(?:ly)?)\b(?! (?:logic|education))/i,
        other: /\b(?:casual(?:ly)?|informal(?:ly)?|chatty)\b/i,
        rule: (one, other) =>
          `Where “${one}” and “${other}” pull apart, “${one}” takes precedence: only the choice of words is relaxed`,
      },
    ],
    lengths: /\b(\d[\d,]{1,6})[\s-]words?\b/gi,
    ofPart:
      /\b(?:each|per|every|title|headline|subject|summary|section|paragraph|sentence|intro(?:duction)?|description|between|from|to|at least|minimum|or|bio|caption)\b|[–-]\s?\d|\d\s?[–-]/i,
    laterLength: (earlier, later) =>
      `Two lengths are given, “${earlier}” and “${later}”: the later one, “${later}”, takes precedence`,
    outputLanguage:
      /\b(?:write|writes|written|answer|answers|respond|reply|output|result|text|all)\b[^.\n]{0,30}?\bin (English|Japanese|Spanish|French|German|Chinese|Korean|Italian|Portuguese)\b/gi,
    severalLanguages: /\b(?:both|each|then|if|when|and in|or)\b|bilingual/i,
    laterLanguage: (earlier, later) =>
      `Two output languages are given, “${earlier}” and “${later}”: the later one takes precedence`,
  },
  es: {
    pairs: [
      {
        one: /(?<!\p{L})(?:concis[oa]s?|de forma (?:breve|concisa)|brevemente|(?:sea|que sea) (?:breve|cort[oa])|un(?:a)? (?:texto|respuesta|artículo|correo) (?:breve|cort[oa])|muy (?:breve|cort[oa]))(?!\p{L})/iu,
        other:
          /(?<!\p{L})(?:detallad[oa]s?|con (?:todo )?detalle|detalladamente|exhaustiv[oa]s?|a fondo|en profundidad)(?!\p{L})/iu,
        rule: (one, other) =>
          `Si «${one}» y «${other}» chocan, tiene prioridad «${one}»: entra en detalle solo en lo más importante`,
      },
      {
        one: /(?<!\p{L})(?:sin|no uses|evita(?: usar)?|nada de) (?:viñetas|listas)(?!\p{L})/iu,
        other: /(?<!\p{L})(?:(?:con|en|usa) viñetas|en (?:forma de )?lista)(?!\p{L})/iu,
        rule: (one, other) => `«${one}» y «${other}» se excluyen: tiene prioridad «${other}»`,
      },
      {
        one: /(?<!\p{L})(?<!in)formal(?:mente)?(?!\p{L})/iu,
        other: /(?<!\p{L})(?:informal|coloquial|desenfadad[oa])(?!\p{L})/iu,
        rule: (one, other) =>
          `Si «${one}» y «${other}» chocan, tiene prioridad «${one}»: solo el vocabulario es cercano`,
      },
    ],
    lengths: /(?<!\p{L})(\d[\d.]{1,6}) palabras(?!\p{L})/giu,
    ofPart:
      /(?<!\p{L})(?:cada|por|título|titular|asunto|resumen|apartado|párrafo|frase|introducción|descripción|entre|de|mínimo|al menos|o)(?!\p{L}) ?(?:\d|un|el|la|los)?|[–-]\s?\d/iu,
    laterLength: (earlier, later) =>
      `Se dan dos extensiones, «${earlier}» y «${later}»: tiene prioridad la última, «${later}»`,
    outputLanguage:
      /(?<!\p{L})(?:escrib\p{L}*|respond\p{L}*|contest\p{L}*|redact\p{L}*|resultado|respuesta|texto)(?!\p{L})[^.\n]{0,30}? en (español|inglés|japonés|francés|alemán|chino|italiano|portugués)(?!\p{L})/giu,
    severalLanguages: /(?<!\p{L})(?:ambos|cada|después|luego|si|cuando|y en|bilingüe)(?!\p{L})/iu,
    laterLanguage: (earlier, later) =>
      `Se dan dos idiomas, «${earlier}» y «${later}»: tiene prioridad el último`,
  },
};

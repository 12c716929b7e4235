import type { Language } from "~/domain/languages";

/** Two incompatible wishes of one prompt, and the rule that settles them. */
export interface Contradiction {
  words: readonly [string, string];
  rule: string;
}

interface Signs {
  /** Lengths of the whole; the first group is the value. */
  length: RegExp;
  /** The language of the whole; the first group is the value. */
  language: RegExp;
  bullets: RegExp;
  noBullets: RegExp;
  /** Signs of a wish for a part, for one of several results, or for a bound of a range. */
  ofPart: RegExp;
  laterWins: (earlier: string, later: string) => string;
}

/** Maximum prompt length, in characters; a longer prompt is about several results, each with its own wishes. */
const longest: Record<Language, number> = { ja: 400, en: 800, es: 800 };

const signs: Record<Language, Signs> = {
  ja: {
    length: /([0-9０-９][0-9０-９,，]{1,6})\s?(?:文字|字)(?:以内|以下|程度|前後|くらい|ほど)?/gu,
    language:
      /(?<![はもを、])(日本語|英語|スペイン語|中国語|韓国語|フランス語|ドイツ語)で(?:書いて|出力して|回答して|答えて)/gu,
    bullets: /箇条書きで|箇条書きにして|箇条書きにまとめ/u,
    noBullets: /箇条書き(?:は|を)?(?:使わず|使わない|避け|禁止|不要)|箇条書きにしない/u,
    ofPart:
      /タイトル|見出し|件名|要約|一文|文を|1文|案|各|ごと|項目|導入|冒頭|本文|キャッチ|説明文?|紹介|まとめ|段落|以上|[〜～~]|から|または|あたり|版|投稿|リード|両方|それぞれ|併記|次に|続けて|場合|では|優先/u,
    laterWins: (earlier, later) => `「${earlier}」と「${later}」は両立しないため、後の「${later}」を優先する`,
  },
  en: {
    length: /\b(\d[\d,]{1,6})[\s-]words?\b/giu,
    language:
      /\b(?:write|answer|respond|reply)(?: (?:it|this|all|everything|only|strictly|always))?(?: only)? in (English|Japanese|Spanish|French|German|Chinese|Korean|Italian|Portuguese)\b/giu,
    bullets: /\b(?:use|with|as|in) (?:bullet points|bullets|a bulleted list)\b/iu,
    noBullets:
      /\b(?:no|without(?: any| using)?|do not use|don['’]t use|avoid(?: using)?) (?:bullet points|bullets?|lists)\b/iu,
    ofPart:
      /\b(?:each|per|every|title|headline|subject|summary|section|paragraph|sentence|intro(?:duction)?|description|between|from|at least|minimum|or|bio|caption|version|draft|option|post|tweet|then|both|if|when|first|second|short|long|later|priority)\b|bilingual|[–-]\s?\d|\d\s?[–-]\s?\d/iu,
    laterWins: (earlier, later) =>
      `“${earlier}” and “${later}” exclude each other: the later one, “${later}”, counts`,
  },
  es: {
    length: /(?<!\p{L})(\d[\d.]{1,6}) palabras(?!\p{L})/giu,
    language:
      /(?<!\p{L})(?:escribe|responde|contesta|redacta)(?: (?:todo|siempre|solo|sólo))? en (español|inglés|japonés|francés|alemán|chino|italiano|portugués)(?!\p{L})/giu,
    bullets: /(?<!\p{L})(?:con|en|usa) (?:viñetas|forma de lista)(?!\p{L})/iu,
    noBullets: /(?<!\p{L})(?:sin|no uses|evita(?: usar)?|nada de) (?:viñetas|listas)(?!\p{L})/iu,
    ofPart:
      /(?<!\p{L})(?:cada|por|título|titular|asunto|resumen|apartado|párrafo|frase|introducción|descripción|entre|mínimo|al menos|o|versión|opción|publicación|luego|después|ambos|si|cuando|primer[oa]?|corta|larga|prioridad|último)(?!\p{L})|bilingüe|[–-]\s?\d/iu,
    laterWins: (earlier, later) => `«${earlier}» y «${later}» se excluyen: cuenta lo último, «${later}»`,
  },
};

/**
 * Incompatible wishes of a short prompt: two lengths, two languages, bullets and none. `spoken`: the prompt
 * without its material.
 */
export function contradictionsIn(spoken: string, language: Language): Contradiction[] {
  const { length, language: outputLanguage, bullets, noBullets, ofPart, laterWins } = signs[language];
  if (spoken.length > longest[language] || ofPart.test(spoken)) return [];
  const settle = (earlier: string, later: string): Contradiction => ({
    words: [earlier, later],
    rule: laterWins(earlier, later),
  });
  const found = [length, outputLanguage].flatMap((pattern) => {
    const values = new Map(
      Array.from(spoken.matchAll(pattern), ([said, value]) => [value!.toLowerCase(), said]),
    );
    const [earlier, ...others] = values.values();
    const later = others.at(-1);
    return earlier && later ? [settle(earlier, later)] : [];
  });
  const without = noBullets.exec(spoken);
  const withThem = bullets.exec(without ? spoken.replace(without[0], " ".repeat(without[0].length)) : spoken);
  if (without && withThem)
    found.push(
      without.index < withThem.index ? settle(without[0], withThem[0]) : settle(withThem[0], without[0]),
    );
  return found;
}

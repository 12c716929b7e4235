import type { Language } from "~/domain/languages";

import type { Opposites } from "./wish-signs";

/** Things that a text has or has not, by nouns that stand for the same. */
const nouns: Record<Language, readonly string[]> = {
  ja: [
    "絵文字|顔文字",
    "ハッシュタグ",
    "箇条書き",
    "(?<!\\p{Script=Han}|図)表",
    "見出し",
    "(?:具体的な)?日付",
    "個人名|実名",
    "擬音語?|オノマトペ",
    "関西弁|方言",
    "質問",
  ],
  en: [
    "emojis?|emoticons?|smileys?",
    "hashtags?",
    "bullet ?points?|bullets|bulleted lists?",
    "headings?|subheadings?|headers?",
    "paragraphs?|prose",
    "dates?",
    "exclamation (?:marks?|points?)",
    "jokes?|puns?",
    "quotes|quotations",
    "rhymes?",
    "swear words?|swearing",
  ],
  es: [
    "emojis?|emoticonos?|caritas",
    "hashtags?|almohadillas",
    "viñetas|listas?|puntos",
    "encabezados?|subtítulos?",
    "párrafos?|texto corrido",
    "fechas?",
    "signos de exclamación|exclamaciones",
    "chistes?|bromas?",
    "citas",
    "rimas?",
    "palabrotas|groserías",
  ],
};

const ends = {
  en: String.raw`(?!\p{L})(?! (?:for|in the|in its|on the|per|of|except|other|from|before|after|at the|to|that|which|about)(?!\p{L}))`,
  es: String.raw`(?!\p{L})(?! (?:para|en el|en la|por|de|salvo|excepto|que|sobre|antes|después)(?!\p{L}))`,
};

const signsOf: Record<Language, (noun: string) => Opposites> = {
  ja: (noun) => ({
    one: new RegExp(
      `(?:${noun})(?:や\\p{L}{1,6})?(?:は|を|も|とか)?(?:一切|絶対に?|なるべく|できるだけ|極力|全然)?(?:使わ(?:ない|ず|ん)|使用し?(?:ない|せず|禁止)|入れ(?:ない|ず)|付け(?:ない|ず)|つけ(?:ない|ず)|出さ(?:ない|ず)|に(?:は|も)?し(?:ない|ません)|せず|しないで|なし(?!で(?:も|は))|無し|不要|禁止|NG|ナシ|いら(?:ない|ん)|いりません|避け|やめ|控え)`,
      "u",
    ),
    other: new RegExp(
      `(?:${noun})(?:は|を|も|とか)?(?:いっぱい|たくさん|たっぷり|多めに?|ふんだんに|適度に|ところどころ|少し|ちょっと|必ず|[0-9０-９]{1,2}[つ個])?、?(?:使って|使う|入れて|入れる|つけて|つける|付けて|付ける|交えて|多め|いっぱい|たっぷり|ふんだん|盛り込)|(?:${noun})(?:の?形式)?(?:で|に)(?:書いて|まとめて|して|お願い|する|まとめる|出して)`,
      "u",
    ),
  }),
  en: (noun) => ({
    one: new RegExp(
      String.raw`(?<!\p{L})(?:no|zero|without(?: any)?|(?:do not|don['’]?t|never) (?:use|include|add|put|want|write|need)(?: in)?(?: any| an?)?|avoid(?: using)?(?: any)?|skip the|leave out the|lose the)(?: \p{L}{3,12}){0,1} (?:${noun})${ends.en}`,
      "iu",
    ),
    other: new RegExp(
      String.raw`(?<!\p{L})(?:use|using|add|include|(?:finish|end|start|begin|open|close)(?: it| off)? with|put in|throw in|with|plenty of|lots of|loads of|in|as)(?: (?:plenty of|lots of|loads of|some|a few|a couple of|at least|up to|an?|the|\d{1,2}|two|three|four|five|six|ten)){0,2}(?: \p{L}{3,12}){0,1} (?:${noun})(?!\p{L})(?! (?:except|only in|that))`,
      "iu",
    ),
  }),
  es: (noun) => ({
    one: new RegExp(
      String.raw`(?<!\p{L})(?:sin|nada de|cero|no (?:uses|pongas|incluyas|añadas|agregues|metas|utilices|quiero|hagas|us[eé]s|pong[aá]s)|evita|evit[aá])(?: (?:usar|ningún|ninguna|las?|los?|un|una))?(?: \p{L}{3,12})? (?:${noun})${ends.es}`,
      "iu",
    ),
    other: new RegExp(
      String.raw`(?<!\p{L})(?:us[aáe]|utiliza|inclu(?:ye|í)|añade|agreg[aáu]e?|pon(?:le|é|ga)?|met[eé]|cita|(?:termin|acab|empiez|comienz|empez|cierr)\p{L}{1,2} con|con|muchos|muchas|en)(?: (?:muchos|muchas|varios|varias|algún|alguna|algunos|algunas|al menos|como mínimo|hasta|un|una|el|la|los|las|\d{1,2}|dos|tres|cuatro|cinco|seis|diez)){0,2} (?:${noun})(?!\p{L})(?! (?:salvo|excepto|que))`,
      "iu",
    ),
  }),
};

const built = (language: Language): Opposites[] =>
  nouns[language].map((noun) => ({ ...signsOf[language](noun), isThing: true }));

/** Opposites of having a thing and not having it. */
export const closedThings: Record<Language, readonly Opposites[]> = {
  ja: built("ja"),
  en: built("en"),
  es: built("es"),
};

import type { Language } from "~/languages";
import type { Localized } from "../composition";
import { firstMatch } from "./first-match";

const names: Localized<{ all: string; own: RegExp }> = {
  ja: {
    all: "日本語|英語|スペイン語|中国語|簡体字|繁体字|韓国語|フランス語|ドイツ語|イタリア語|ポルトガル語|ベトナム語|タイ語|ロシア語|インドネシア語|アラビア語",
    own: /^日本語$/,
  },
  en: {
    all: "English|Japanese|Spanish|Chinese|Korean|French|German|Italian|Portuguese|Vietnamese|Thai|Russian|Arabic|Dutch|Hindi|Polish|Swedish",
    own: /^english$/i,
  },
  es: {
    all: "español|castellano|inglés|ingles|japonés|japones|chino|coreano|francés|frances|alemán|aleman|italiano|portugués|portugues|ruso|árabe|catalán|gallego|euskera",
    own: /^(?:español|castellano)$/i,
  },
};

const list = {
  ja: (all: string) => `(?:${all})(?:(?:と|、|・|および|＋|\\+)(?:${all})){0,9}`,
  en: (all: string) => `(?:${all})(?:(?:, | and | and in |, and | & |/)(?:${all})){0,9}`,
  es: (all: string) => `(?:${all})(?:(?:, | y | y en | e |/)(?:${all})){0,9}`,
};

const asked: Localized<(names: string) => RegExp[]> = {
  ja: (all) => [
    new RegExp(`(?<=^|[、。\\s])(${all})(?=[、。\\s]|$)`),
    new RegExp(`(${all})(?:の両方)?(?:に(?:翻訳|訳|して|直|変換)|へ)`),
    new RegExp(
      `(${all})(?:の両方)?(?:で(?!書かれ|書いてあ|届|来た|き[たて]|もら|受け|送ら|話しかけ)|版|の(?:履歴書|スピーチ|ナレーション|カバーレター|プレゼン|自己紹介|職務経歴書)|の(?:メール|文章|記事|手紙|文面|スピーチ|投稿|履歴書|ナレーション|返信)(?=を(?:書|作|送|用意|考|下書)|[。、\\s]|$|の(?:作成|下書き|文案|案)))`,
    ),
  ],
  en: (all) => [
    new RegExp(`\\binto (${all})\\b`, "i"),
    new RegExp(`\\b(?:translat|convert|locali[sz])\\w*\\b[^.\\n]{0,600}? to (${all})\\b`, "i"),
    new RegExp(
      `(?<!\\b(?:written|published|speaking|fluent|conversation|lesson|course|class) )\\bin (?:both )?(${all})\\b(?! (?:class|grammar|lessons?|literature|course|exam|teacher|style|cuisine|cooking|restaurants?|food|cit|culture|history|compan|market))`,
      "i",
    ),
  ],
  es: (all) => [
    new RegExp(`(?<!\\p{L})al (${all})(?!\\p{L})`, "iu"),
    new RegExp(
      `(?<!(?:escrit[oa]s?|publicad[oa]s?|conversación|clase) )(?<!\\p{L})en (${all})(?!\\p{L})`,
      "iu",
    ),
  ],
};

const conditional: Localized<(names: string) => RegExp> = {
  ja: (all) =>
    new RegExp(
      `(?:${all})(?:の[^、。\\s]{1,12}|で[^、。\\s]{1,12})に(?:は)?[、]?(?:${all}|同じ言語|その言語)で`,
    ),
  en: (all) =>
    new RegExp(
      `(?:(?:reviews?|messages?|e-?mails?|comments?|posts?|questions?) (?:written )?in (?:${all})|(?:${all}) (?:reviews?|messages?|e-?mails?|comments?|posts?|questions?)|if [^,.\\n]{1,30} in (?:${all})),? (?:[\\w']+ ){0,4}in (?:${all}|the same language)`,
      "i",
    ),
  es: (all) =>
    new RegExp(
      `(?:(?:rese[ñn]as?|mensajes?|correos?|comentarios?|opiniones|preguntas?) en (?:${all})|si [^,.\\n]{1,30} en (?:${all})),? (?:[\\p{L}]+ ){0,4}en (?:${all}|el mismo idioma)`,
      "iu",
    ),
};

interface TargetLanguage {
  /** The language asked for, when it is another one than the purpose's own. */
  outputLanguage?: string;
  /** A clause that makes the language depend on a case ("answer English reviews in English"), as written. */
  condition?: string;
  /** Whether any language to work into is named, the purpose's own included. */
  named: boolean;
}

/** What a purpose says about the language of its result. */
export function readTargetLanguage(text: string, language: Language): TargetLanguage {
  const { all, own } = names[language];
  const condition = firstMatch(text, [conditional[language](all)]);
  const rest = condition ? text.replace(condition, " ") : text;
  const found =
    firstMatch(rest, asked[language](list[language](all))) ??
    (language === "ja" && /英訳|英文(?:の)?(?:メール|で|にして|レター|履歴書)/.test(rest)
      ? "英語"
      : undefined);
  const outputLanguage = found && !own.test(found) ? found : undefined;
  return { outputLanguage, condition, named: found !== undefined || /和訳/.test(rest) };
}

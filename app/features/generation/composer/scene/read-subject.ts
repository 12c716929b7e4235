import type { Language } from "~/languages";
import { foldText } from "../fold-text";

const jaTail =
  /(?:の?(?:画像生成|動画生成)?(?:用の?)?プロンプト)?(?:を|が)?(?:(?:\d+|一|１)(?:枚|本|点|つ))?(?:(?:作|つく|創)って|作成して|制作して|生成して|描いて|書いて|撮って|撮影して|デザインして|考えて|用意して|出して|見せて|お願い(?:します|いたします)?|(?:作成|制作|生成|デザイン|撮影)(?:したい|お願いします|希望)?|作りたい|つくりたい|描きたい|撮りたい|ほしい|欲しい|が?必要|作る|つくる|描く|がいい)(?:ください|下さい|ほしい|欲しい|もらえますか|もらえる|いただけますか|くれますか|くれる|もらいたい)?(?:です|んですが|のですが|と思います|と思っています|と考えています|ね|な|の)?$/u;
const jaMedium =
  /の(?:高画質な|きれいな|綺麗な|短い|縦型の?|横型の?)?(?:紹介|解説|説明|PR|広告|宣伝|プロモーション|ショート|縦型)?(?:画像|写真|絵|イメージ(?:画像|写真)?|イラスト|動画|映像|ムービー|ビデオ|シーン)$/u;
/** Where it will be used, not what it shows. */
const usage = /^[^、。]*(?:に|で)(?:使う|使用する|載せる|掲載する|貼る|飾る|流す|上映する)、?(?=.{2})/u;
const enHead =
  /^(?:please\s+)?(?:hi,?\s+|hello,?\s+)?(?:(?:can|could|would) you\s+(?:please\s+)?|i(?:'d|’d| would) like(?: you)?(?: to)?\s+|(?:i|we) (?:want|need)(?: you)?(?: to)?\s+|help me\s+(?:to )?)?(?:please\s+)?(?:(?:create|make|generate|draw|design|paint|produce|render|shoot|film|give|show|illustrate)\s+(?:me\s+|us\s+)?)?/iu;
const enMedium =
  /^(?:(?:an?|the|some)\s+)?((?:[\w'’-]+,?\s+){0,4}?)(?:images?|pictures?|pics?|photos?|photographs?|illustrations?|drawings?|paintings?|videos?|clips?|footage|shots?|close-?ups?|renders?|scenes?|films?|commercials?|animations?|reels?|ads?|prompt)\s+(?:of|about|showing|that shows|depicting|featuring|introducing|promoting|explaining|for (?=(?:an?|our new|my new|the) )|for(?= (?:an? )?(?:image|video|picture) of))\s+/iu;
const esHead =
  /^(?:por favor,?\s+)?(?:hola,?\s+)?(?:(?:puedes|podr[ií]as)\s+)?(?:(?:yo\s+)?(?:quiero|quisiera|necesito|necesitamos|queremos|me gustar[ií]a)\s+(?:que\s+)?)?(?:(?:crear?|crea(?:me)?|generar?|genera(?:me)?|hacer|haz(?:me)?|hagas|dibujar?|dibuja(?:me)?|dise[nñ]ar?|dise[nñ]a(?:me)?|pintar?|producir|produce|grabar|mu[eé]stra(?:me)?|muestra|tener|dame)\s+)?/iu;
const esMedium =
  /^(?:(?:una?|el|la)\s+)?(?:im[aá]gen(?:es)?|imagen|fotos?|fotograf[ií]as?|ilustraci[oó]n|dibujo|pintura|v[ií]deos?|clip|primer plano|anuncio|animaci[oó]n|prompt)\s+((?:[\p{L}\d-]+\s+){0,5}?)(?:de|del|sobre|que muestre|que muestra|donde aparece|con)\s+/iu;

/** Wording that shows that what is left is a sentence of the person's and not the name of a subject. */
const unsure: Record<Language, RegExp> = {
  ja: /(?:です|ます|たい|ました|ください|だ|ません|でしょうか|ほしい|欲しい|て|は|を|が|に|も|する|した|ある|いる|なる|なった|使う)$|(?:私|僕|弊社|当社|うち)(?:は|が|の会社は)|ってどう|を(?:説明|紹介|解説|表現|再現|PR|宣伝)$/u,
  en: /^(?:i|we|my boss|you|it|there|help|explain|promote|to|how|what|why|is|are|do|does|let|for|use|ignore|this|that|our company is|they|he|she|introduce|announce|turn|convert)\b/iu,
  es: /^(?:\p{L}{3,}(?:ar|er|ir)(?:les?|l[oa]s?|me|nos|se)|quiero|necesito|me|nos|yo|es|hay|c[oó]mo|qu[eé]|por|para|explicar|promocionar|anunciar|presentar|mostrar|ayuda|ayúdame|usa|que|ignora|esto|somos|tengo|tenemos)(?!\p{L})/iu,
};
const sentenceEnd: Record<Language, RegExp> = {
  ja: /[。！？\n]+|(?<!\d)[．](?!\d)|(?<=\s)[!?]\s/u,
  en: /(?<=[\p{L}\d)”"'])[.!?]+(?=\s|$)|\n+/u,
  es: /(?<=[\p{L}\d)”"'»])[.!?]+(?=\s|$)|\n+/u,
};
const longest: Record<Language, number> = { ja: 60, en: 130, es: 140 };
const filler =
  /[\s\p{P}\p{S}\d]|の|な|を|で|用|風|付き|入り|画像|写真|絵|動画|映像|ムービー|音楽|音|だけ|紹介|雰囲気|感じ|イメージ|テイスト|調|サイズ|比率|イラスト|素材|デザイン|プロンプト|作成|制作/gu;
const fillerWords =
  /(?<![\p{L}])(?:an?|the|of|for|with|my|our|some|in|on|and|to|image|picture|photo|video|clip|film|design|nice|good|beautiful|short|professional|music|made|feel|mood|format|size|version|orientation|look|style|vibe|tone|atmosphere|vertical|horizontal|una?|el|la|los|las|de|del|para|con|mi|nuestr[oa]|y|en|imagen|foto|v[ií]deo|dise[nñ]o|bonit[oa]|buen[oa]?|cort[oa]|m[uú]sica|ambiente|aire|estilo|formato|tamañ[oa]|versi[oó]n|aspecto|tono|seconds?|segundos?|s)(?![\p{L}])/giu;

export interface ReadSubject {
  subject?: string;
  /** Set when the purpose cannot be a subject by itself and has to be pointed to. */
  long: boolean;
}

/** What other readers have found in the purpose, verbatim. */
export interface KnownWords {
  known: readonly string[];
  kindWords: readonly string[];
  /** Length and shape: cut out of the subject. */
  measures: readonly string[];
  /** Colours, styles and moods: later clauses that name nothing else are left to them. */
  looks: readonly string[];
  /** Light and weather: "sunset" alone is still a subject. */
  lights: readonly string[];
}

/**
 * What a purpose wants to see, without request wording and without the clauses that other readers have used.
 * Nothing is returned when only words of the kind are left.
 */
export function readSubject(
  text: string,
  language: Language,
  { known, kindWords, measures, looks, lights }: KnownWords,
): ReadSubject {
  if (/```|~~~|<[a-z!/]|^\s*#{1,6}\s/imu.test(text)) return { long: true };
  const sentences = text.split(sentenceEnd[language]).map((piece) => piece.trim());
  const whole = sentences.filter((piece) => piece !== "");
  const spoken = whole.length > 1 ? whole.filter((piece) => !isKnown(piece, known, [])) : whole;
  const [first] = spoken;
  if (first === undefined) return { long: false };
  const cut = cutMeasures(first, language, measures);
  const named = known.filter((word) => !lights.includes(word));
  if (isKnown(cut, named, kindWords)) return { long: spoken.length > 1 };
  const subject = trimEdges(
    dropKnownClauses(stripRequest(cut, language, known, kindWords), known, [...known, ...looks], language),
    looks,
    language,
  );
  if (isKnown(subject, named, kindWords)) return { long: spoken.length > 1 };
  if (subject.length > longest[language] || unsure[language].test(subject)) return { long: true };
  return { subject, long: false };
}

/** "15秒の", "30-second" and "de 45 segundos" say nothing about the subject. */
function cutMeasures(sentence: string, language: Language, measures: readonly string[]): string {
  return measures
    .reduce((rest, measure) => {
      const escaped = measure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      if (language === "ja")
        return rest.replace(new RegExp(`(?:[（(])?${escaped}(?:間|程度|くらい|ほど)?(?:[）)])?の?`, "u"), "");
      const before = language === "es" ? "(?:de\\s+)?" : "";
      return rest.replace(new RegExp(`${before}[(]?${escaped}(?:-long| long)?[)]?\\s*`, "u"), "");
    }, sentence)
    .trim();
}

function stripRequest(
  sentence: string,
  language: Language,
  known: readonly string[],
  kindWords: readonly string[],
): string {
  if (language === "ja") {
    const bare = sentence
      .replace(usage, "")
      .replace(/[。．.!！?？\s]+$/u, "")
      .replace(jaTail, "");
    const rest = bare === "" ? sentence : bare;
    const plain = rest.replace(jaMedium, "");
    return plain.length > 0 && !/(?:用|向け|年|月|日|、)$/u.test(plain) ? plain : rest;
  }
  const head = language === "en" ? enHead : esHead;
  const medium = language === "en" ? enMedium : esMedium;
  const bare = sentence.replace(/^[¿¡\s]+|[\s!?]+$/gu, "").replace(head, "");
  return (
    bare.replace(medium, (whole, modifiers: string) => (isKnown(modifiers, known, kindWords) ? "" : whole)) ||
    bare
  );
}

/** Leaves out clauses between commas that only repeat what other readers found. */
function dropKnownClauses(
  sentence: string,
  known: readonly string[],
  looks: readonly string[],
  language: Language,
): string {
  const comma = language === "ja" ? /[、，,]/u : /,\s+/u;
  const [first = "", ...later] = sentence.split(comma).filter((clause) => clause.trim() !== "");
  const rest = later.filter((clause) => !isKnown(clause, looks, []));
  const clauses = rest.length > 0 && isKnown(first, known, []) ? rest : [first, ...rest];
  return clauses.map((clause) => clause.trim()).join(language === "ja" ? "、" : ", ");
}

/** Takes a known style or length off the end ("犬の水彩画") and loose connectives off both ends. */
function trimEdges(sentence: string, known: readonly string[], language: Language): string {
  let rest = sentence;
  for (const piece of known) {
    const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (language === "ja") rest = rest.replace(new RegExp(`(?:の|を|で)(?:${escaped})(?:で)?$`, "u"), "");
  }
  return rest.replace(/^[\s、,;:：]+|[\s、,;:：]+$/gu, "").replace(/[ 　]{2,}/gu, " ");
}

function isKnown(piece: string, known: readonly string[], kindWords: readonly string[]): boolean {
  const words = [...known, ...kindWords]
    .map((word) => foldText(word).replace("*", ""))
    .toSorted((one, other) => other.length - one.length);
  let rest = foldText(piece);
  for (const word of words) {
    const escaped = word.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    const pattern = /^[a-z0-9]/.test(word) ? `(?<![a-z0-9])${escaped}(?:e?s)?(?![a-z0-9])` : escaped;
    rest = rest.replace(new RegExp(pattern, "g"), " ");
  }
  return rest.replace(fillerWords, "").replace(filler, "") === "";
}

import type { Language } from "~/languages";
import { isKnown } from "./is-known";

const jaTail =
  /(?:の?(?:画像生成|動画生成)?(?:用の?)?プロンプト)?(?:を|が)?(?:(?:\d+|一|１)(?:枚|本|点|つ))?(?:(?:作|つく|創)って|作成して|制作して|生成して|描いて|書いて|撮って|撮影して|デザインして|考えて|用意して|出して|見せて|お願い(?:します|いたします)?|(?:作成|制作|生成|デザイン|撮影)(?:したい|お願いします|希望)?|作りたい|つくりたい|描きたい|撮りたい|ほしい|欲しい|が?必要|作る|つくる|描く|がいい)(?:ください|下さい|ほしい|欲しい|もらえますか|もらえる|いただけますか|くれますか|くれる|もらいたい)?(?:です|んですが|のですが|と思います|と思っています|と考えています|ね|な|の)?$/u;
const jaMedium =
  /の(?:高画質な|きれいな|綺麗な|短い|縦型の?|横型の?)?(?:紹介|解説|説明|PR|広告|宣伝|プロモーション|ショート|縦型)?(?:画像|写真|絵|イメージ(?:画像|写真)?|イラスト|動画|映像|ムービー|ビデオ|シーン|CM|コマーシャル|PR|PV|リール|ショート|紹介|広告|プロモ(?:ーション)?)$/u;
/** Where it will be used, not what it shows. */
const usage = /^[^、。]*(?:に|で)(?:使う|使用する|載せる|掲載する|貼る|飾る|流す|上映する)、?(?=.{2})/u;
const enHead =
  /^(?:please\s+)?(?:hi,?\s+|hello,?\s+)?(?:(?:can|could|would) you\s+(?:please\s+)?|i(?:'d|’d| would) like(?: you)?(?: to)?\s+|(?:i|we) (?:want|need)(?: you)?(?: to)?\s+|help me\s+(?:to )?)?(?:please\s+)?(?:(?:create|make|generate|draw|design|paint|produce|render|shoot|film|give|show|illustrate)\s+(?:me\s+|us\s+)?)?/iu;
const enMedium =
  /^(?:(?:an?|the|some)\s+)?((?:[\w'’-]+,?\s+){0,4}?)(?:images?|pictures?|pics?|photos?|photographs?|illustrations?|drawings?|paintings?|videos?|clips?|footage|shots?|close-?ups?|renders?|scenes?|films?|commercials?|animations?|reels?|ads?|promos?|trailers?|teasers?|spots?|explainers?|slideshows?|prompt)\s+(?:of|about|over|on|announcing|showing|that shows|depicting|featuring|introducing|promoting|explaining|for(?= (?:an?|our|my|the) )|(?<=(?:ads?|commercials?|promos?|trailers?|teasers?|spots?) )for|for(?= (?:an? )?(?:image|video|picture) of))\s+/iu;
const esHead =
  /^(?:por favor,?\s+)?(?:hola,?\s+)?(?:(?:puedes|podr[ií]as)\s+)?(?:(?:yo\s+)?(?:quiero|quisiera|necesito|necesitamos|queremos|me gustar[ií]a)\s+(?:que\s+)?)?(?:(?:crear?|crea(?:me)?|generar?|genera(?:me)?|hacer|haz(?:me)?|hagas|dibujar?|dibuja(?:me)?|dise[nñ]ar?|dise[nñ]a(?:me)?|pintar?|producir|produce|grabar|mu[eé]stra(?:me)?|muestra|tener|dame)\s+)?/iu;
const esMedium =
  /^(?:(?:una?|el|la)\s+)?(?:im[aá]gen(?:es)?|imagen|fotos?|fotograf[ií]as?|ilustraci[oó]n|dibujo|pintura|v[ií]deos?|clip|primer plano|presentaci[oó]n|anuncio|spot|videoclip|animaci[oó]n|prompt)\s+((?:[\p{L}\d-]+\s+){0,5}?)(?:de|del|sobre|que muestre|que muestra|donde aparece|con|para (?=(?:una?s?|nuestr[oa]s?|mis?)\s))\s*/iu;

/** "Portada para el álbum de…: un faro" names the piece first and its subject after the colon. */
const coverHead =
  /^[^:,.]{0,20}(?<!\p{L})(?:portada|car[aá]tula|cubierta|cover)(?!\p{L})[^:]{0,70}:\s+(?=(?:an?|the|una?|el|la)\s\p{L}.{5})/iu;

/** A request as typed, without "please make me a picture of" and its like in three languages. */
export function stripRequest(
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
    const [first = "", ...later] = rest.split(/(?=、)/u);
    return [withoutMedium(first), ...later.slice(0, -1), ...later.slice(-1).map(withoutMedium)].join("");
  }
  const head = language === "en" ? enHead : esHead;
  const medium = language === "en" ? enMedium : esMedium;
  const bare = sentence
    .replace(/^[¿¡\s]+|[\s!?]+$/gu, "")
    .replace(coverHead, "")
    .replace(/^explain (?:how |what |why )?(.{3,80}?) (to|for) ([^,]+)/iu, "$1, explained $2 $3")
    .replace(/^explain (?!how|why|what)/iu, "")
    .replace(head, "");
  return (
    bare.replace(medium, (whole, modifiers: string) =>
      isKnown(modifiers, known, kindWords) || isKnown(whole, known, kindWords) ? "" : whole,
    ) || bare
  );
}

/** "コーヒー豆の紹介動画" shows coffee beans. */
function withoutMedium(clause: string): string {
  const plain = clause.replace(/(?:みたいな|っぽい|的な)(?:やつ|もの|感じ)$/u, "").replace(jaMedium, "");
  return plain.length > 0 && !/(?:用|向け|年|月|日|、)$/u.test(plain) ? plain : clause;
}

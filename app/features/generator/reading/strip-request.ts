import type { Language } from "~/domain/languages";

/** Request phrases at the end of a Japanese sentence: "…を作ってほしいです". */
const jaRequest =
  /(?:(?:を|が|に|の)?(?:\d{1,2}|一|１)(?:枚|本|点|つ))?(?:を|が|に)?(?:(?:作|つく|創)って|(?<!の)(?:作成|制作|生成|デザイン|撮影|出力)(?:して)?|描いて|書いて|撮って|考えて|用意して|出して|入れて|見せて|お願い(?:します|いたします|できますか)?|(?:作|つく)(?:りたい|れますか|れる)|出したい|描きたい|撮りたい|ほしい|欲しい|(?<!不)が?必要|(?:作|つく)る|描く)(?:したい|ください|下さい|頂戴|ちょうだい|ほしい|欲しい|もらえますか|もらえる|いただけますか|くれますか|くれる|くれ|お願いします)?(?:です|んですが|んだけど|のですが|ですけど|けど|と思います|と思っています|か|ね|な|の|よ)?$/u;
/** Intended use, at the end of a clause: "サムネに使いたいんだけど、". */
const jaUsage = /(?:に|で)使い(?:ます|たい(?:です|んですが|んだけど)?)(?=[、,]|$)/gu;
/** A sentence without visible content. */
const jaTalk =
  /^(?:[ねよ]|(?:に|で)?使い(?:ます|たい(?:です|んですが|んだけど)?)|(?:すみません|こんにちは|はじめまして|よろしく|宜しく|お願い)[^。]{0,14}|画像|動画|映像|イラスト)$/u;
const jaMedium =
  /(?<!ドローン|空撮|プロフィール|コマ撮り)の(?:画像|イメージ画像|イメージ|動画|映像|ムービー|ビデオ)$/u;
const enRequest =
  /^(?:(?:please|pls|plz|hi|hello|hey|ok|so)(?: there)?,? )*(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?|(?:can|could|may) i (?:please )?(?:get|have) |(?:i(?:'d|’d| would) like|i wanna|i(?:'m|m| am) looking for|(?:(?:i|we) )?(?:want|need)) (?:(?:you|u) )?(?:to )?|help me (?:to )?|let'?s )?(?:please )?(?:(?:create|make(?! (?:this|that|these|my|our|his|her|it|him|them|the attached|the photo|the picture)(?!\p{L}))|generate|draw|design|paint|produce|render|shoot|film|give|show|do|get|have)(?: me| us)? )?(?:(?:(?:an?|the|some) )?(?:image|picture|pic|video|clip|film|footage|prompt)s? (?:of|about|showing|that shows|where|depicting|featuring|with|for (?:a|an) (?:image|video|picture) of) )?/iu;
const enTail = /(?<![,\s])[,\s]*(?:please|pls|plz|thanks|thank you|thx|ty)[\s.!]*$/iu;
const esRequest =
  /^(?:(?:por favor|porfa|hola|buenas),? )*(?:(?:me )?(?:puedes|podés|podrías|podrias|podes) )?(?:(?:quiero|quisiera|necesito|necesitamos|queremos|busco|me gustaría|me gustaria) (?:(?:que|q|k) )?)?(?:(?:crear|crea|créame|creame|generar|genera|genérame|generame|hacer|haz(?! que)|hazme|haceme|hagas|me haces|dibujar|dibuja|dibújame|dibujame|diseñar|diseña|diséñame|pintar|pinta|producir|grabar|muéstrame|muestrame|dame) )?(?:(?:una?|el|la) (?:imagen|vídeo|video|clip|prompt) (?!(?:de|con|desde) (?:un )?(?:drone?s?|perfil|portada|fondo|cabecera|stock|estudio|archivo|stop motion|animaci[oó]n|c[aá]mara|producto|presentaci[oó]n|bienvenida)(?!\p{L}))(?:de|del|sobre|que muestre|que muestra|donde aparece|donde|con|para una? (?:imagen|vídeo|video) de) )?/iu;
const esTail = /(?<![,\s])[,\s]*(?:por favor|porfa|porfis|plis|pls|gracias)[\s.!]*$/iu;

/** Strips "please make me a picture of" and similar phrases. Linear in the text. */
export function stripRequest(text: string, language: Language): string {
  const bare =
    language === "ja"
      ? text.replace(jaUsage, "").replace(/[^。！!？?〜～\n\s]+[。！!？?〜～]*/gu, stripJapanese)
      : text
          .replace(/^[¿¡\s]+/u, "")
          .replace(language === "en" ? enRequest : esRequest, "")
          .replace(language === "en" ? enTail : esTail, "");
  return bare.trim() === "" ? text : bare;
}

/** Strips one sentence; its punctuation is only at its end. */
function stripJapanese(sentence: string): string {
  const said = sentence.replace(/(?<![。！!？?〜～])[。！!？?〜～]+$/u, "");
  const shown = said.replace(jaRequest, "");
  if (jaTalk.test(shown.trim())) return "";
  // A sentence that is only a request is removed with its punctuation.
  if (shown === "" || shown === said) return shown && sentence;
  return shown.replace(jaMedium, "") + (sentence === said ? "" : "。");
}

import type { Language } from "~/languages";
import type { Facts, Localized } from "../composition";
import { firstMatch } from "./first-match";

const month = {
  en: "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)",
  es: "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)",
};
const englishDay =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|noon|afternoon|evening|night))?|tomorrow(?: \\w+)?|today|tonight|noon|midnight|eod|eow)";
const spanishDay = "(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|mañana|hoy)";

const lengths: Localized<RegExp[]> = {
  ja: [
    /(?:約|およそ|だいたい|最大|最低|合計)?[0-9０-９][0-9０-９,，.]*(?:万|千)?(?:[〜~～\-－][0-9０-９,，]+)?\s*(?:文字|字|ワード|単語|語|ページ|行|段落|文|項目|章|スライド)(?:以内|以下|程度|前後|くらい|ぐらい|ほど|以上)?/,
    /A4(?:用紙)?(?:で)?\s*[0-9０-９一二三]+\s*枚(?:以内|程度)?/,
    /[0-9０-９]+\s*分(?:間)?(?:以内|程度|くらい|ぐらい|ほど)?(?=のスピーチ|の[挨講発プ自ト動話]|スピーチ|プレゼン|動画|で|$|[。\s])|(?<=^|[、。\s])[0-9０-９]+\s*分(?=[、。\s])|[0-9０-９]+\s*秒(?:間)?(?:以内|程度|くらい|ぐらい|ほど)?(?=の|で|動画|$|[、。\s])/,
    /[0-9０-９]+\s*(?:つ|点|個)の(?:箇条書き|要点|ポイント)/,
    /一言で|一文で|短めに|短く|長めに/,
  ],
  en: [
    /(?:(?:no more than|not more than|less than|fewer than|more than|at least|at most|under|about|around|up to|within|exactly|roughly|approximately|max(?:imum)?\.?(?: of)?) )?(?:\d[\d,.]*(?:\s?(?:-|–|to)\s?\d[\d,]*)?|one|two|three|four|five|six|seven|eight|nine|ten|a single)[\s-]?(?:short )?(?:words?|characters?|chars?|pages?|paragraphs?|sentences?|lines?|bullet points?|bullets?|slides?|points?)\b(?: (?:or less|or fewer|max(?:imum)?|at most))?/i,
    /(?:(?:under|about|around|up to|within|less than) )?\d+(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:minutes?|mins?|seconds?|secs?)\b(?! (?:late|ago|early|delay|walk|away|before|after|from))/i,
  ],
  es: [
    /(?:(?:no más de|menos de|más de|máximo(?: de)?|como máximo|al menos|unas|unos|alrededor de|hasta|aproximadamente) )?(?:\d[\d.,]*(?:\s?(?:-|–|a)\s?\d[\d.]*)?|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:palabras?|caracteres|páginas?|paginas?|párrafos?|parrafos?|frases?|líneas?|lineas?|puntos|viñetas|diapositivas)\b(?: (?:como máximo|o menos))?/i,
    /(?:(?:unos|menos de|máximo|hasta) )?\d+(?:\s?(?:-|–|a)\s?\d+)? (?:minutos?|min|segundos?)\b(?! (?:tarde|antes|después|de retraso))/i,
  ],
};

const deadlines: Localized<RegExp[]> = {
  ja: [
    /(?:今日|本日|明日|明後日|あさって|今週|来週|再来週|今月|来月|再来月|今年|来年|年内|年度|月末|週末|[月火水木金土日]曜|[0-9０-９]{1,4}\s*[年月日時/])[^、。，\s0-9０-９]{0,8}(?:[0-9０-９]{1,2}[月日時分/][^、。，\s]{0,6}?){0,3}まで(?=に|の?提出|の?締|$|[、。\s])/,
    /(?:締切|締め切り|期限|納期)(?:は|が|：|:)\s*([^、。\n]{2,20}?)(?=です|だ|。|、|$|\n)/,
  ],
  en: [
    new RegExp(
      `(?:(?<=\\bdue (?:on |by )?|\\bdeadline(?: is|:)? )|\\b(?:by|before|until|no later than) )(?:the )?(?:end of (?:the |this |next )?(?:day|week|month|year|quarter)|(?:next|this) (?:week|month|year|\\w+day)|${englishDay}|${month.en}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|${month.en}\\b|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month.en}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?::\\d{2})?\\s?(?:am|pm))(?: \\d{1,2}(?::\\d{2})?\\s?(?:am|pm))?`,
      "i",
    ),
  ],
  es: [
    new RegExp(
      `(?:antes del?|hasta el|a más tardar el|para el|para|fecha límite:?|plazo:?) (?:próximo )?(?:${spanishDay}(?: que viene)?|(?:fin|final|finales) de (?:mes|año|semana)|\\d{1,2} de ${month.es}(?: de \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?! que)`,
      "i",
    ),
  ],
};

const quantities: Localized<RegExp> = {
  ja: /[月火水木金土日]曜日?|(?:[0-9０-９]{2,4}年)?[0-9０-９]{1,2}月[0-9０-９]{1,2}日|[0-9０-９]+\.[0-9]+(?:点|%|％)?|[0-9０-９]+泊[0-9０-９]+日|[¥￥$€]\s?[0-9０-９][0-9０-９,，.]*|(?:約|およそ)?[0-9０-９][0-9０-９,，.]*\s*(?:万|千|億)?\s*(?:円|人|名|個|つ|件|回|本|枚|台|案|品|食|泊|日間|日|週間|か月|ヶ月|カ月|ヵ月|年間|年目|周年|年|歳|代|%|％|パーセント|kg|km|cm|kcal|倍|店舗|社|店|点|問|話|組|杯|ドル|ユーロ|時間|時|分|秒)(?:以内|以下|以上|程度|前後|くらい|ぐらい|ほど|未満|半)?|[一二三四五六七八九十]+(?:つ|人|名|個|案|回|本|件|泊)/g,
  en: new RegExp(
    `\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\b${month.en}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|[$€£¥]\\s?\\d(?:[\\d,.]*\\d)?(?:\\s?[kKmM]\\b)?|\\b\\d(?:[\\d,.:]*\\d)?(?:\\s?[%€$£]|\\s?(?:am|pm)\\b|[\\s-](?!(?:and|or|to|for|in|on|by|with|of|from|the|a|an|at|but|is|are|was)\\b)[a-z]+(?:-olds?)?|\\b)`,
    "gi",
  ),
  es: new RegExp(
    `\\d{1,2} de ${month.es}(?: de \\d{4})?|[$€]\\s?\\d(?:[\\d,.]*\\d)?|(?<![\\p{L}\\p{N}])\\d(?:[\\d.,:]*\\d)?(?:\\s?[%€$](?:/\\p{Ll}+)?|\\s(?!(?:y|o|a|para|en|por|con|de|del|el|la|los|las|un|una|que)(?!\\p{L}))\\p{Ll}+[²³]?|(?![\\p{L}\\p{N}]))`,
    "gu",
  ),
};

/** Length, deadline and the other counted things of a purpose, each as written there. */
export function readMeasures(
  text: string,
  language: Language,
): Pick<Facts, "length" | "deadline" | "quantities"> {
  const length = firstMatch(text, lengths[language]) ?? firstMatch(text, lengths.en);
  const deadline = firstMatch(text, deadlines[language]);
  let rest = text;
  for (const known of [length, deadline]) if (known) rest = rest.replace(known, " ".repeat(known.length));
  const counted = [...rest.matchAll(quantities[language])].map(([piece]) => piece.replace(/[\s,.]+$/, ""));
  return { length, deadline, quantities: [...new Set(counted.filter((piece) => piece !== ""))] };
}

import type { Localized } from "../composition";
import { monthNames } from "./month-names";

const week = "(?:今週|来週|再来週|先週|毎週|第[一二三四1-4])(?:の)?";
const japaneseClock =
  "(?:午前|午後|朝|夜)?[0-9０-９]{1,2}(?:時(?:半|[0-9０-９]{1,2}分)?(?!間)|:[0-9]{2})(?:[〜~～\\-－–](?:[0-9０-９]{1,2}(?:時(?:半|[0-9０-９]{1,2}分)?|:[0-9]{2})))?";
const japaneseDay = `(?:(?:[0-9０-９]{2,4}年)?[0-9０-９]{1,2}月[0-9０-９]{1,2}日|[0-9０-９]{1,2}/[0-9０-９]{1,2}(?!年度|号))(?:[（(][月火水木金土日](?:曜|・祝)?[)）])?|${week}?[月火水木金土日]曜日?`;
const japaneseUnit =
  "(?:円|人(?:前|分|家族)?|名(?:様)?|個|つ(?!か|も)|件|回(?:目)?|本|枚|台|案|品|食|泊|日間|日(?:前|後)?|週間|か月|ヶ月|カ月|ヵ月|年間|年目|年度|周年|年(?!生)|歳|代|%|％|パーセント|kg|km|cm|mm|ml|kcal|度|℃|級|割|倍|店舗|社|店|点|列目|行目|問|話|句|首|篇|編|曲|種類|題|コマ|組|杯|冊|通|パターン|通り|ドル|ユーロ|時間|分間?|秒間?|畳|平米|㎡|LDK|階|位|号|ヶ所|か所|カ所)";
const japaneseAbout = "(?:以内|以下|以上|程度|前後|くらい|ぐらい|ほど|未満|半|台)?";

const stop =
  "(?:and|or|to|for|in|on|by|with|of|from|the|a|an|at|but|is|are|was|my|your|our|his|her|their|this|that|it|i|u|me|you|we|they|per|as|when|if|so|than|which|who|do|does|did)";
const spanishStop =
  "(?:y|o|u|a|para|en|por|con|de|del|el|la|los|las|un|una|que|mi|tu|su|al|es|son|se|como|si)";
const spanishDay = "(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)";

/** Dates, amounts and counts, each with the words that belong to it. */
export const quantityPatterns: Localized<RegExp> = {
  ja: new RegExp(
    [
      `(?:${japaneseDay})(?:の?(?:${japaneseClock}))?`,
      japaneseClock,
      "(?<![0-9０-９])[0-9０-９]{1,3}泊[0-9０-９]{1,3}日",
      "(?:(?<![\\p{Script=Han}])[\\p{Script=Han}]{1,3})?(?<![0-9０-９])[0-9０-９]{1,20}\\.[0-9]{1,9}(?:点|%|％|度|℃|kg|cm|km)",
      "[¥￥$€]\\s?[0-9０-９][0-9０-９,，.]{0,20}",
      `(?<![\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z])(?:[\\p{Script=Han}]{1,5})?(?:約|およそ)?(?<![0-9０-９])[0-9０-９][0-9０-９,，.]{0,20}(?:[〜~～\\-－–][0-9０-９]{1,20})?\\s{0,3}(?:万|千|億)?\\s{0,3}${japaneseUnit}${japaneseAbout}`,
      `(?:約|およそ)?(?<![0-9０-９])[0-9０-９][0-9０-９,，.]{0,20}(?:[〜~～\\-－–][0-9０-９]{1,20})?\\s{0,3}(?:万|千|億)?\\s{0,3}${japaneseUnit}${japaneseAbout}`,
      "(?:(?<![\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z])[\\p{Script=Han}]{1,4})?(?<![0-9０-９])[0-9０-９]{1,20}(?:\\.[0-9]{1,9})?[万億]",
      "[一二三四五六七八九十]{1,5}(?:つ|人|名|個|案|回|本|件|泊)(?!前|一|で|に一)",
    ].join("|"),
    "gu",
  ),
  en: new RegExp(
    [
      `\\b(?:(?:next|this|last|every) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?(?:,? ${monthNames.en}\\.? \\d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:at )?\\d{1,2}(?::\\d{2})?\\s?(?:am|pm))?\\b`,
      `\\b${monthNames.en}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
      `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthNames.en}\\b(?: \\d{4})?`,
      "[$€£¥]\\s?\\d(?:[\\d,.]{0,30}\\d)?(?:\\s?[kKmM]\\b)?(?:/\\w+)?",
      "(?:(?:order|invoice|case|ticket|issue) )?#\\d{1,20}",
      "\\b(?:order|invoice|case|ticket|chapter|version|flight|room|grade) (?:no\\.? )?#?\\d[\\d/-]{0,30}\\b",
      `(?:\\b(?:up to|at least|at most|about|around|max\\.?|under|over) )?\\b\\d(?:[\\d,.:/]{0,30}\\d)?(?:\\s?[%€$£]|\\s?(?:am|pm)\\b|(?:st|nd|rd|th)\\b(?: [a-z]+)?|[\\s-](?:(?!${stop}\\b)[a-z]+-olds?|(?!${stop}\\b)(?:(?!${stop}\\b)[a-z-]+ ){0,2}?(?!${stop}\\b)[a-z]{2,}s\\b(?:/[a-z]+)?|(?!${stop}\\b)[a-z]+(?:/[a-z]+)?)|\\b)`,
    ].join("|"),
    "gi",
  ),
  es: new RegExp(
    [
      `(?<!\\p{L})(?:(?:próximo|pasado|este|cada) )?${spanishDay}(?: que viene| próximo| pasado)?(?:,? (?:día )?\\d{1,2} de ${monthNames.es})?(?: a las \\d{1,2}(?::\\d{2})?)?(?!\\p{L})`,
      `\\d{1,2} de ${monthNames.es}(?: de(?:l)? \\d{4})?`,
      "[$€]\\s?\\d(?:[\\d,.]{0,30}\\d)?",
      "(?<!\\p{L})(?:expediente|pedido|factura|referencia|capítulo|página|versión|habitación|vuelo) (?:n\\.?º ?)?\\d[\\d./-]{0,30}\\d",
      `(?<![\\p{L}\\p{N}])(?:(?:unos|unas|hasta|máx\\.?|máximo|mínimo|al menos|menos de|más de) )?\\d(?:[\\d.,:/]{0,30}\\d)?(?:\\s?[%€$](?:/\\p{Ll}+)?(?: (?:como )?máximo)?|\\s(?!${spanishStop}(?!\\p{L}))\\p{Ll}+[²³]?(?:/\\p{Ll}+)?(?: (?:de asunto|de ejemplo|al día|a la semana|al mes))?(?: (?:como )?máximo)?|(?![\\p{L}\\p{N}]))`,
    ].join("|"),
    "gu",
  ),
};

import type { Localized } from "../composition";
import { monthNames } from "./month-names";

const englishDay =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|noon|afternoon|evening|night))?|tomorrow(?: \\w+)?|today|tonight|noon|midnight|eod|eow)";
const spanishDay = "(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|mañana|hoy)";

/** When the work is due, with the words that say so. */
export const deadlinePatterns: Localized<RegExp[]> = {
  ja: [
    /(?:今日|本日|明日|明後日|あさって|今週|来週|再来週|今月|来月|再来月|今年|来年|年内|年度|月末|週末|[月火水木金土日]曜|[0-9０-９]{1,4}\s{0,3}[年月日時/])[^、。，\s0-9０-９]{0,8}(?:[0-9０-９]{1,2}[月日時分/][^、。，\s]{0,6}?){0,3}まで(?=に|の?提出|の?締|$|[、。\s])/,
    /(?:締切|締め切り|期限|納期)(?:は|が|：|:)\s{0,9}([^、。\n]{2,20}?)(?=です|だ|。|、|$|\n)/,
  ],
  en: [
    new RegExp(
      `(?:(?<=\\bdue (?:on |by )?|\\bdeadline(?: is|:)? )|\\b(?:by|before|until|no later than) )(?:the )?(?:end of (?:the |this |next )?(?:day|week|month|year|quarter)|(?:next|this) (?:week|month|year|\\w+day)|${englishDay}|${monthNames.en}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|${monthNames.en}\\b|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthNames.en}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?::\\d{2})?\\s?(?:am|pm))(?: \\d{1,2}(?::\\d{2})?\\s?(?:am|pm))?`,
      "i",
    ),
  ],
  es: [
    new RegExp(
      `(?:antes del?|hasta el|a más tardar el|para el|para|fecha límite:?|plazo:?) (?:próximo )?(?:${spanishDay}(?: que viene)?|(?:fin|final|finales) de (?:mes|año|semana)|\\d{1,2} de ${monthNames.es}(?: de \\d{4})?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?! que)`,
      "i",
    ),
  ],
};

import type { Language } from "~/languages";
import type { Localized } from "../../composition";
import { firstMatch } from "../../facts/first-match";

const jaTime =
  "(?:の)?(?:朝|夕方|夜|昼|早朝|深夜|午前|午後)?\\s{0,3}(?:[0-9０-９]{1,2}(?:時(?:半|[0-9０-９]{1,2}分)?|[:：][0-9０-９]{2}))?";
const jaDays = "(?:[月火水木金土日](?:曜日|曜)(?:と|・|、|から)?){1,7}";
const enTime =
  "(?: (?:morning|afternoon|evening|night))?(?:,? (?:at|before|by|around) (?:\\d{1,2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?|noon|midnight))?";
const enDay = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const esTime =
  "(?: por la (?:mañana|tarde|noche))?(?: a las? \\d{1,2}(?:[:.]\\d{2})?(?: ?h(?:oras)?)?(?: de la (?:mañana|tarde|noche))?)?";
const esDay = "(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?)";

const patterns: Localized<RegExp[]> = {
  ja: [
    /毎[週月日年]の[^、。\n]{1,12}?(?:前日|当日|翌日)(?:の)?(?:朝|夕方)?(?:[0-9０-９]{1,2}時(?:半)?)?/,
    new RegExp(
      `(?:毎(?:営業日|週末|月末|年|日|朝|晩|夕|週|月|時)|平日|隔週)(?:の)?(?:${jaDays}|[0-9０-９]{1,2}日|末日?|初め?|最終営業日|第[0-9一二三四]${jaDays})?${jaTime}`,
    ),
    new RegExp(`${jaDays}${jaTime}(?=に)`),
    /(?:(?<![0-9０-９])[0-9０-９]{1,6}|[一二三])(?:分|時間|日|週間|か月|ヶ月|カ月)(?:ごと|毎|おき|に[1一]回|に[1一]度)/,
    /(?:[日週月年]に?|四半期に?)[0-9０-９一二三]{1,6}[回度]/,
    /四半期ごと|月末|月初|週末|週明け|期末|始業前|終業後|閉店後|(?:毎|各)四半期/,
    /(?:朝|夕方|夜|午前|午後)?[0-9０-９]{1,2}(?:時(?:半)?|[:：][0-9０-９]{2})(?=に(?!な))/,
    /毎[日週月](?=の|報|次)?/,
  ],
  en: [
    /\bon the (?:first|last|\d{1,2}(?:st|nd|rd|th)) (?:\w+ )?of (?:the|each|every) (?:month|week|quarter)\b/i,
    new RegExp(
      `\\b(?:every|each) (?:other )?(?:weekday|working day|business day|day|morning|evening|night|hour|week|month|quarter|year|(?:\\d+|two|three|six|twelve) (?:minutes|hours|days|weeks|months)|${enDay}(?:(?:,| and|, and) ${enDay})*)${enTime}(?: on ${enDay})?`,
      "i",
    ),
    new RegExp(`\\bon (?:weekdays|${enDay}(?: and ${enDay})*)${enTime}`, "i"),
    /\b(?:(?:at|by) the )?end of (?:the|each|every) (?:day|week|month|quarter)\b/i,
    /\b(?:once|twice|three times) (?:a|per|every) (?:day|week|month|hour|year)\b/i,
    new RegExp(
      `\\b(?:daily|hourly|nightly|weekly|monthly|quarterly|yearly)(?: (?:at|on) (?:\\d{1,2}(?::\\d{2})?(?:\\s?[ap]m)?|${enDay}))?\\b`,
      "i",
    ),
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:(?:todos los|cada) (?:días?|${esDay}|mes(?:es)?|mañanas?|noches?|hora|semanas?|trimestre|viernes|\\d+ (?:minutos|horas|días|semanas))(?:(?:,| y) ${esDay})*|todas las (?:mañanas|noches|semanas|tardes))${esTime}`,
      "iu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:los|el primer|el último) ${esDay}(?: y ${esDay})*(?: de cada mes)?${esTime}`,
      "iu",
    ),
    /(?<!\p{L})(?:a|al) (?:fin|final|finales|cierre) de (?:cada )?(?:mes|semana|día|trimestre)/iu,
    /(?<!\p{L})(?:una vez|dos veces|tres veces) (?:al|a la|por) (?:día|semana|mes|año|hora)/iu,
    /(?<!\p{L})(?:diariamente|semanalmente|mensualmente|diari[oa]|semanal|quincenal|mensual|trimestral)(?!\p{L})/iu,
    /(?<!\p{L})a las \d{1,2}(?:[:.]\d{2})?(?: ?h)?(?: de la (?:mañana|tarde|noche))?/iu,
  ],
};

/** When the work is to run, as the purpose words it ("毎朝9時", "every Monday at 9 am"). */
export function readSchedule(text: string, language: Language): string | undefined {
  return firstMatch(text, patterns[language])?.replace(/(?:の|、|,|\s|(?<!ご)と)+$/u, "");
}

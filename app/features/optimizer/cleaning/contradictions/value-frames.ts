import type { Language } from "~/domain/languages";

/** The sentences of a language that give a thing its only value. */
interface ValueFrames {
  /** Words of a prompt about several things of a kind, each with values of its own. */
  several: RegExp;
  /**
   * Sentences that say nothing else. Groups: `thing`; `sense` and `which`, what of it; `from`, `price`, `time`, `weekday`, `month`, `day`
   * or `value`, each value.
   */
  frames: readonly RegExp[];
  /** Words before a figure that change nothing. */
  neutral: RegExp;
  isEnd: RegExp;
  /** The same thing in other words. */
  things: readonly (readonly [RegExp, string])[];
  /** The same value in other words. */
  values: readonly (readonly [RegExp, string])[];
}

const weekday = {
  en: "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
  es: "lunes|martes|miércoles|jueves|viernes|sábado|domingo",
};
const month = {
  en: "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  es: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre",
};
const date = {
  en: String.raw`(?=\p{L}|\d)(?:(?<weekday>${weekday.en})\b,? ?(?:the )?)?(?:(?<month>${month.en})\b\.? (?<day>\d{1,2})(?:st|nd|rd|th)?\b|(?<day2>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month2>${month.en})\b)?`,
  es: String.raw`(?=\p{L}|\d)(?:(?<weekday>${weekday.es})(?!\p{L}),? ?)?(?:(?<day>\d{1,2})(?: de (?<month>${month.es}))?(?![\p{L}\d]))?`,
};
const time = {
  en: String.raw`(?<time>\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm|a\.m\.|p\.m\.))?(?: in the (?:morning|afternoon|evening)| o['’]?clock)?|noon|midnight)`,
  es: String.raw`(?<time>\d{1,2}(?:[:.]\d{2})?(?: y media| y cuarto)?(?: ?(?:h|hs|horas))?(?: de la (?:mañana|tarde|noche))?)`,
};
const lead = {
  en: String.raw`^(?:(?:also|and|but|note|please note|time),?:? )?(?:the |our |my |your )?`,
  es: String.raw`^(?:(?:y|pero|ojo|nota|hora),?:? )?(?:el |la |los |las |nuestr[oa]s? |mi )?`,
};
const thing = String.raw`(?<thing>(?:\p{L}+ ){0,3}?\p{L}+)`;

export const valueFrames: Record<Language, ValueFrames> = {
  ja: {
    several:
      /[0-9０-９一二三]つ目|[回日部案組]目|[A-DＡ-Ｄ](?:社|案|店|館|組|会場|コース|プラン|チーム)|大人|子ども|子供|前半|後半|午前の部|午後の部|それぞれ|各|ごと|別の/u,
    frames: [
      /^(?:また|なお|ただし)?、?(?<thing>[^、。「」]{1,16}?)[はが]、?(?<which>[^、。「」はがを]{0,16}?)(?<from>[0-9０-９][0-9０-９,，]{0,8}(?:[.．][0-9０-９]{1,2})?)(?<unit>万円|円|[%％]|人|名|分間?|時)(?<half>半|[0-9０-９]{1,2}分)?(?<sense>(?:から|まで|に|開始|スタート|終了)?)(?:です|でした|始まります|終わります|(?:と|に)(?:する|します))?。?$/u,
      /^(?<thing>宛先|宛名|あて先|送り先)[はを]、?「?(?<value>[^、。「」はがをとや]{1,12}?)(?:様|さま|さん|先生|殿)」?(?:です|(?:と|に)(?:する|します|してください))?。?$/u,
      /^(?:また|なお|ただし)?、?(?<thing>日時|日程|開催日|期日|締め?切り?|〆切り?|提出期限|納期|申込期限)[は：:]、?\s?(?:(?<month>[0-9０-９]{1,2})月)?(?<day>[0-9０-９]{1,2})日?(?:[（(]?(?<weekday>[月火水木金土日])(?:曜日?)?[)）]?)?[\s、]?(?:(?<time>[0-9０-９]{1,2}(?:時|[:：][0-9０-９]{2})半?)[^。、\n]{0,12}?)?(?:です|でした|まで|(?:と|に)(?:する|します))?(?:です)?。?$/u,
      /^(?:また|なお|ただし)?、?(?<thing>会場|場所|開催場所|集合場所)[は：:]、?\s?(?<value>[^、。「」はがを：:]{2,16}?)(?:です|になります|(?:と|に)(?:する|します))?。?$/u,
    ],
    neutral: /約|およそ|だいたい|全部で|合計で?|[1１一](?:人|回)(?:あたり|につき)?|の|\s/gu,
    isEnd: /まで|終/u,
    things: [
      [/^(?:締め?切り?|〆切り?|提出期限|納期)$/u, "締切"],
      [/^(?:場所|開催場所)$/u, "会場"],
      [/^(?:日程|開催日|期日)$/u, "日時"],
    ],
    values: [],
  },
  en: {
    several:
      /\b(?:timetable|itinerary|day (?:\d|one|two)|option [a-d\d]|session (?:\d|one|two)|respectively|each|adults?|child(?:ren)?|members?|early bird|last (?:year|time|week)|rescheduled|moved|used to)\b/iu,
    frames: [
      new RegExp(
        `${lead.en}(?:${thing} )??(?<sense>starts?|begins?|kicks off|kick-?off is|will start|will begin|ends?|finish(?:es)?|closes|opens)(?: on \\p{L}+day)?(?: at| from)? ${time.en}(?: sharp)?(?:,[^.]{0,30})?[.!]?$`,
        "iu",
      ),
      new RegExp(`${lead.en}${thing} (?:is|will be)(?: held)? at ${time.en}(?: sharp)?[.!]?$`, "iu"),
      new RegExp(
        `${lead.en}${thing}(?: price| fee)? (?:costs?|is|are|will be|goes? for|sells? for) (?:only |just )?(?<price>[$£€]\\s?\\d[\\d.,]{0,8})(?<which>(?: (?:each|per|an?|for|at|online|in)(?!\\p{L})[^.,]{0,24})?)[.!]?$`,
        "iu",
      ),
      new RegExp(
        `${lead.en}${thing} (?:is|takes place|will be(?: held)?|falls|will take place)(?: on| by)? (?:the )?${date.en}(?:,? at ${time.en})?[.!]?$`,
        "iu",
      ),
      new RegExp(
        `^(?:we|i|(?:our|my|the) (?:plane|flight|train)) (?<sense>lands?|arrives?|gets? in)(?: on)? ${date.en}(?:,? at ${time.en})?(?: (?:and|so) [^.]{0,80})?[.!]?$`,
        "iu",
      ),
      new RegExp(`^(?<thing>date|deadline|when): ${date.en}(?:,? (?:at )?${time.en})?[.!]?$`, "iu"),
      new RegExp(`^(?<thing>time): ${time.en}[.!]?$`, "iu"),
      /^(?<thing>price|cost|fee|pay|salary|rent|budget):? (?<price>[$£€]\s?\d[\d.,]{0,8})(?<which>(?: (?:each|per|an?)(?!\p{L})[^.,]{0,20})?)[.!]?$/iu,
    ],
    neutral: /\s/gu,
    isEnd: /^(?:ends?|finish|close)/iu,
    things: [
      [/^kick-?off$/iu, ""],
      [/^(?:when)$/iu, "date"],
    ],
    values: [
      [/\s?o['’]?clock|\s/giu, ""],
      [/inthemorning|a\.m\./giu, "am"],
      [/inthe(?:afternoon|evening)|p\.m\./giu, "pm"],
      [/[:.]00/gu, ""],
    ],
  },
  es: {
    several:
      /(?<!\p{L})(?:horario|itinerario|día (?:\d|uno|dos)|opción [a-d\d]|cada|respectivamente|adult[oa]s?|niñ[oa]s?|soci[oa]s|el año pasado|se ha cambiado|antes)(?!\p{L})/iu,
    frames: [
      new RegExp(
        `${lead.es}(?:${thing} )??(?<sense>empieza|comienza|arranca|inicia|termina|acaba|cierra|abre|es|será)(?: el \\p{L}+)? a las? ${time.es}(?: en punto)?(?:,[^.]{0,30})?[.!]?$`,
        "iu",
      ),
      new RegExp(
        `${lead.es}${thing} (?:cuestan?|valen?|es de|son|será de) (?:solo |sólo )?(?<price>\\d[\\d.,]{0,8} ?(?:€|euros|pesos|dólares|soles)|[$€] ?\\d[\\d.,]{0,8})(?<which>(?: (?:cada|por|en|al?|con)(?!\\p{L})[^.,]{0,24})?)[.!]?$`,
        "iu",
      ),
      new RegExp(
        `${lead.es}${thing} (?:es|será|cae|se celebra|se celebrará|tiene lugar)(?: el)? ${date.es}(?: a las? ${time.es})?[.!]?$`,
        "iu",
      ),
      new RegExp(
        `^(?:(?<sense>llegamos|llego)|(?:el|nuestro) (?:vuelo|avión|tren) (?:llega|aterriza)) el ${date.es}(?:,? [^.]{0,60})?[.!]?$`,
        "iu",
      ),
      new RegExp(`^(?<thing>fecha|plazo|cuándo|día): (?:el )?${date.es}(?: a las? ${time.es})?[.!]?$`, "iu"),
      new RegExp(`^(?<thing>hora): (?:a las? )?${time.es}[.!]?$`, "iu"),
      /^(?<thing>precio|coste|costo|cuota|sueldo|alquiler|presupuesto):? (?<price>\d[\d.,]{0,8}(?: mil)? ?(?:€|euros|pesos|dólares|soles)|[$€] ?\d[\d.,]{0,8})(?<which>(?: (?:cada|por|al?)(?!\p{L})[^.,]{0,20})?)[.!]?$/iu,
    ],
    neutral: /\s/gu,
    isEnd: /^(?:termina|acaba|cierra)/iu,
    things: [],
    values: [
      [/\s|horas|hs?$/giu, ""],
      [/[:.]00/gu, ""],
    ],
  },
};

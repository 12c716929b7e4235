import type { Localized } from "../composition";

const about = "(?:以内|以下|程度|前後|くらい|ぐらい|ほど|以上)?";
/** Numbers and gaps are bounded, so that a long run of digits is read once and not once from each of its digits. */
const digits = "(?<![0-9０-９])[0-9０-９]{1,12}";
const japaneseNumber =
  "(?<![0-9０-９])[0-9０-９][0-9０-９,，.]{0,14}(?:万|千)?(?:\\s{0,3}[〜~～\\-－–]\\s{0,3}[0-9０-９,，]{1,14})?";
const session =
  "(?:授業|講義|講座|研修|講演|セミナー|ワークショップ|レッスン|面接|会議|プレゼン|発表|動画|番組|模試|試験|テスト|枠|コース)";
const englishSession =
  "(?:lesson|workshop|class|course|session|training|seminar|webinar|talk|meeting|exam|film|movie|lecture|interview|presentation|test)";

/** How the length of a result is stated: characters, words, pages, minutes. Every match counts. */
export const lengthPatterns: Localized<readonly RegExp[]> = {
  ja: [
    new RegExp(
      `(?:約|およそ|だいたい|最大|最低|合計|各)?${japaneseNumber}\\s{0,3}(?:文字|字|words?|ワード|単語|語|ページ|行|段落|文|項目|章|スライド)(?!幅|目)${about}`,
      "g",
    ),
    /(?:原稿用紙|便箋|レポート用紙)\s{0,3}[0-9０-９一二三四五]{1,6}\s{0,3}枚(?:以内|程度)?/g,
    /A4(?:用紙)?(?:で)?\s{0,3}[0-9０-９一二三]{1,6}\s{0,3}枚(?:以内|程度)?/g,
    new RegExp(
      `(?:約)?${digits}(?:\\s{0,3}[〜~～\\-－–]\\s{0,3}[0-9０-９]{1,12})?\\s{0,3}分(?:間)?${about}(?=の(?!遅|延|停|残|待|休|徒|ところ|時差|距離|間|場所)|スピーチ|プレゼン|動画|で(?!行|着|行け|終わら)|$|[。\\n])`,
      "g",
    ),
    /(?<=^|[、。\s])[0-9０-９]{1,12}\s{0,3}分(?=[、。\s])/g,
    new RegExp(
      `(?:約)?${digits}(?:\\.[0-9]{1,6})?\\s{0,3}時間(?:半)?${about}(?=の?(?:[\\p{Script=Katakana}ー\\p{Script=Han}]{0,6})${session})`,
      "gu",
    ),
    /(?<![0-9０-９])[0-9０-９]{1,12}\s{0,3}秒(?:間)?(?:以内|程度|くらい|ぐらい|ほど)?(?=の|で|動画|$|[、。\s])/g,
    /(?<![0-9０-９])[0-9０-９]{1,12}\s{0,3}(?:つ|点|個)の(?:箇条書き|要点|ポイント)|(?:要点|ポイント|箇条書き)(?:を|は|で)?\s{0,3}[0-9０-９]{1,12}\s{0,3}(?:つ|点|個|項目)/g,
    /(?<![\p{L}\p{N}])(?:一言で|一文で|短めに|短く|長めに)/gu,
  ],
  en: [
    /(?:each (?:one )?in )?(?:(?:no more than|not more than|less than|fewer than|more than|at least|at most|under|about|around|up to|within|exactly|roughly|approximately|max(?:imum)?\.?(?: of)?) )?(?<![\p{L}\p{N}])(?:\d[\d,.]{0,14}(?:\s?(?:-|–|to)\s?\d[\d,]{0,14})?|one|two|three|four|five|six|seven|eight|nine|ten|a single)[\s-]?(?:short )?(?:words?|characters?|chars?|pages?|paragraphs?|sentences?|lines?|bullet points?|bullets?|slides?|points?)\b(?! (?:late|old))(?: (?:or less|or fewer|max(?:imum)?|at most))?/giu,
    /(?:(?:under|about|around|up to|within|less than) )?(?<!\d)\d{1,12}(?:\s?(?:-|–|to)\s?\d{1,12})?[\s-]?(?:minutes?|mins?|seconds?|secs?)\b(?! (?:late|ago|early|delay|walk|away|before|after|from|a day|per|each|every))/gi,
    /\b(?:one|two|three|five|ten)[\s-](?:minutes?|seconds?)\b(?! (?:late|ago|early|walk|away))/gi,
    new RegExp(
      `(?:\\d{1,12}(?:\\.5)?|one|two|three|half-an?|full)[\\s-](?:hours?|day)(?=(?: [\\w-]+){0,2} ${englishSession}\\b)`,
      "gi",
    ),
  ],
  es: [
    /(?:cada un[oa] en )?(?:(?:no más de|menos de|más de|máximo(?: de)?|como máximo|al menos|unas|unos|alrededor de|hasta|aproximadamente) )?(?<![\p{L}\p{N}])(?:\d[\d.,]{0,14}(?:\s?(?:-|–|a)\s?\d[\d.]{0,14})?|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:palabras?|caracteres|páginas?|paginas?|párrafos?|parrafos?|frases?|líneas?|lineas?|puntos|viñetas|diapositivas)(?!\p{L})(?: (?:como máximo|o menos))?/giu,
    /(?:(?:unos|menos de|máximo|hasta) )?(?<!\d)\d{1,12}(?:\s?(?:-|–|a)\s?\d{1,12})? (?:minutos?|min|segundos?)(?!\p{L})(?! (?:tarde|antes|después|de retraso|al día|diarios|cada|andando|a pie))/giu,
    /(?<!\p{L})(?:un|dos|tres|cinco|diez) minutos?(?!\p{L})(?! (?:tarde|antes|después))/giu,
    /(?<=(?:taller|curso|clase|sesión|seminario|charla|formación|reunión|examen)(?: \p{L}+){0,2} de )(?:\d{1,12}|una|dos|tres|media) (?:horas?|hora y media)/giu,
  ],
};

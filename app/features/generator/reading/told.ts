const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
/** Words that are no place, although they stand where one is named. */
const noPlace = `(?!(?:${months}|spring|summer|autumn|fall|winter|total|all|my|our|the|a|an|two|three|four|relax|see|visit|celebrate|remember|do|go|get|primavera|verano|otono|invierno|mi|mis|un|una|familia|pareja|grupo|coche|tren|avion|total|celebrar|descansar|ver)(?!\\p{L}))`;

const languageNames =
  "english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|hindi|chinese|mandarin|korean|japanese|vietnamese|thai|swedish|norwegian|danish|finnish|greek|czech|romanian|hungarian|catalan|tagalog|ingles|espanol|castellano|frances|aleman|italiano|portugues|neerlandes|polaco|ruso|ucraniano|turco|arabe|hebreo|chino|coreano|japones|euskera|gallego|griego|sueco|quechua";

/** A line that names two things, of which "with" or "from" tells: "chicken and rice". */
const things =
  "(?:some |leftover |only )?(?!(?:my|me|the(?:m|se)?|a|friends|kids|amigos|ninos)(?!\\p{L}))\\p{L}{2,20}(?: \\p{L}{2,20})?(?:,| and| y) \\p{L}";

/** Facts told by the form of a folded line, beside the words of `topics.yaml`: a quotation, a place after "trip to". */
export const told = {
  quoted:
    /「[^「」\n]{2,300}」|『[^『』\n]{2,300}』|"[^"\n]{2,300}"|“[^“”\n]{2,300}”|«[^«»\n]{2,300}»|(?<![\p{L}\d])'[^'\n]{2,300}'(?!\p{L})/u,
  language: new RegExp(
    `(?<!\\p{L})(?:in|into|to|en|al|a) (?:${languageNames})(?!\\p{L})|[\\p{Script=Katakana}ー]{2,8}語|[英仏独伊西葡露中韓]訳`,
    "u",
  ),
  destination: new RegExp(
    `(?<!\\p{L})(?:trip|travel(?:l?ing)?|flight|vacation|holidays?|honeymoon|getaway|weekend|days?|nights?|weeks?|itinerary|visit(?:ing)?|go|going|drive) (?:to|in|for|around|through|across) (?:the )?${noPlace}\\p{L}{3}|(?<!\\p{L})(?:viaj\\p{L}{1,4}|ir|vamos|voy|vuelo|escapada|luna de miel|vacaciones|dias?|noches?|semanas?|finde|itinerario|ruta) (?:a|en|por|hacia) (?:el |la |los )?${noPlace}\\p{L}{3}|[\\p{Script=Han}\\p{Script=Katakana}ー]{2}(?<!家族|新婚|修学|海外|国内|社員|卒業|団体|温泉|個人|日帰|友達|夫婦|女子|一人|記念|週末|子連)(?:旅行|観光|ツアー|一周|へ?の旅|[にへで]?\\d泊|[にへ](?:行|旅行))`,
    "u",
  ),
  companions:
    /(?<!\p{L})with (?:two|three|four|\d{1,2}) \p{L}|(?<!\p{L})con (?:dos|tres|cuatro|\d{1,2}) \p{L}/u,
  explained:
    /(?<!\p{L})explain(?:ing)? (?:to (?:my|a) [\p{L}\d -]{1,20} )?(?!(?:this|that|it|these|those|to|what|the (?:attached|following|text))(?!\p{L}))\p{L}{3}|(?<!\p{L})explic\p{L}{1,5} (?!est?[aeo]s?(?!\p{L})|lo |a )\p{L}{2}|(?<![こそ]れ|[こそ]の\p{L}{1,6})を[^。]{0,24}(?:説明|解説|教え)/u,
  thanked:
    /(?<!\p{L})thank\p{L}{0,4}(?: \p{L}{1,20}){0,6} for (?:\p{L}{1,20}ing|his|her|their|your|all)(?!\p{L})|(?<!\p{L})(?:agrade\p{L}{1,10}|gracias)(?: \p{L}{1,20}){0,5} por (?!favor)\p{L}|(?:て|で)(?:くれ|くださ|もら|いただ)|(?<!へ|[様氏])のお礼/u,
  subject:
    /(?<!\p{L})(?:about|sobre|acerca de) (?!\d)\p{L}|(?:の(?:話|物語|冒険)|[るくぐうつむ](?:話|物語)|についての|が主人公)/u,
  ingredients: new RegExp(
    `(?<!\\p{L})(?:with|using|from|have|con|tengo) ${things}|(?<!\\p{L})recipe for (?!a |the |two|dinner|lunch|breakfast|my|kids)\\p{L}{3}|(?<!\\p{L})receta de (?!cocina|la |mi )\\p{L}{3}|\\p{L}{2}[とや、]\\p{L}{2,10}で(?:何か)?(?:作|つく)|(?<!夕飯|昼食|朝食|ご飯|弁当|おかず|料理|簡単|お菓子|夕食)の(?:作り方|レシピ)`,
    "u",
  ),
};

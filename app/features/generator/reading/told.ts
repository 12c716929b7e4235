const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
/** Words that are no place, although they stand where one is named. */
const noPlace = `(?!(?:${months}|spring|summer|autumn|fall|winter|total|all|my|our|the|a|an|two|three|four|relax|see|visit|celebrate|remember|do|go|get|primavera|verano|otono|invierno|mi|mis|un|una|familia|pareja|grupo|coche|tren|avion|total|celebrar|descansar|ver)(?!\\p{L}))`;

const languageNames =
  "english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|hindi|chinese|mandarin|korean|japanese|vietnamese|thai|swedish|norwegian|danish|finnish|greek|czech|romanian|hungarian|catalan|tagalog|ingles|espanol|castellano|frances|aleman|italiano|portugues|neerlandes|polaco|ruso|ucraniano|turco|arabe|hebreo|chino|coreano|japones|euskera|gallego|griego|sueco|quechua";

/** A line that names two things, of which "with" or "from" tells: "chicken and rice". */
const things =
  "(?:some |leftover |only )?(?!(?:my|me|the(?:m|se)?|a|friends|kids|amigos|ninos)(?!\\p{L}))\\p{L}{2,20}(?: \\p{L}{2,20})?(?:,| and| y) \\p{L}";

/** A day in a notice. */
const day = `(?:\\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|tomorrow|today|tonight|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:${months})|dia \\d)`;
/** Somebody in an English line, before what they are told. */
const whom = "(?:my|our|the|him|her|them|all|everyone|a)(?: \\p{L}{2,20}){0,3}?";

/** People whom a text is for. */
const people =
  "boss|manager|supervisor|team|clients?|customers?|teacher|professor|landlord|landlady|neighbou?rs?|residents|tenants|parents|families|colleagues?|coworkers?|board|staff|employees|members|guests|students|ceo|director|council|principal|doctor|mom|mum|mother|dad|father|wife|husband|partner|sister|brother|friends?";
const spanishPeople =
  "jef[ea]s?|equipo|clientes?|profesor(?:a|es)?|maestr[oa]s?|caser[oa]|vecin[oa]s?|inquilinos|padres|familias|companer[oa]s?|empleados|socios|miembros|alumnos|director(?:a)?|ayuntamiento|medic[oa]|mama|madre|papa|padre|espos[oa]|marido|mujer|hermano|hermana|amig[oa]s?";

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
  threshold:
    /(?<![\d.,])\d[\d.,]{0,9} ?[\p{L}%°]{0,6}(?:を|に)?(?:切っ|切れ|下回|上回|超え|以下|以上|未満)|(?<!\p{L})(?:below|under|above|over|exceeds?|reach(?:es)?|less than|fewer than|more than|menos de|mas de|por debajo de|por encima de|supera[nr]?(?: l[oa]s)?|baj[ae] de|llega a) [$€£-]?\d/u,
  dated: new RegExp(
    `(?<!\\p{L})(?:is|are|will|we|moves?|starts?|opens?|closes?|changes?|ends?|no|se|hay|cortan|cierra\\p{L}?|cerramos|abrimos|cambia\\p{L}?|sube\\p{L}?) (?:\\p{L}{1,20} ){0,8}(?:on|at|from|until|starting|el|hasta|desde|a partir|del) ${day}|(?<!\\p{L})(?:el|del|desde el|hasta el|a partir del) ${day}(?: \\p{L}{1,20}){0,3} (?:cort\\p{L}{2}|no |se |cierr\\p{L}{1,3}|cerr\\p{L}{3,5}|cambi\\p{L}{1,3}|sub\\p{L}{1,3}|habra)|(?<!\\p{L})(?:after|before|a partir de las|antes de las) \\d{1,2} ?(?:[ap]m|h)|(?:断水|停電|休業|休館|閉店|中止|延期|移転|点検|工事|清掃|日程)[^。]{0,24}(?:\\d{1,2}[月日時]|曜)|(?<!\\p{L})(?:corte|cierre|obras|reunion)(?: \\p{L}{1,20}){0,4} (?:el|desde|hasta|del) ${day}|(?<!\\p{L})(?:closed|shut off|out of order|not working|off)(?: \\p{L}{1,20}){0,4}(?: on| from| until| at)? ${day}|^(?:notice|reminder|sign|aviso|recordatorio|cartel|letrero)(?: \\p{L}{1,20}){0,3}: \\p{L}|(?:\\d{1,2}[月日時]|曜)[^。]{0,24}(?:使え|断水|停電|休業|休館|閉店|中止|延期|移転|休み|変わ|変更し|値上げし|(?:止ま|でき)[らなりるい])`,
    "u",
  ),
  said: new RegExp(
    `^(?:note|message|text|email|letter|nota|mensaje|correo) (?:to|for|para|a) [^:.]{2,30}: \\p{L}|(?<!\\p{L})(?:text|tell(?:ing)?|let|email|e-mail|message|remind(?:ing)?|inform) ${whom}(?: know)? (?:that|to|if|when|why|about|(?:i|we|s?he|they|it)(?:['’]\\p{L}{1,2})?|the|our|my) \\p{L}|(?<!\\p{L})(?:dile|decirle|digo|avis[ae]\\p{L}{0,3}|escrib\\p{L}{1,4}|mand\\p{L}{1,4}|recuerd\\p{L}{2,5}) (?:\\p{L}{1,20} ){0,6}(?:que|si|para que) \\p{L}|[いうくぐすつぬぶむるただてで](?:と(?:いう)?|(?:こと|旨|の)[をとは])\\p{L}{0,10}?(?:伝え|知らせ|連絡|書|頼|貼り紙)|(?<!書き|送り|出し|伝え|知らせ|連絡し|頼み|相談し)(?:たい|欲しい|ほしい|ない|休む|休みます)[、と]?[^。]{0,16}(?:連絡帳|LINE|line|メール|連絡|伝言|メモ)`,
    "u",
  ),
  sent: new RegExp(
    `^(?:please |por favor,? )?(?:(?:text|tell|let|email|e-mail|message|remind|inform) ${whom}(?: know)? (?:that|to|if|when|about|i|we|the|our|my) [\\p{L}\\d]|let (?!me |us )(?:\\p{L}{1,20} ){1,4}know (?:that|if|about|i|we|s?he|they|the|our|my) \\p{L}|(?:tell|inform|notify|remind|warn|pass on to) (?!me |us )(?:\\p{L}{1,20} ){1,4}that \\p{L}|(?:dile|avisale|escribele|mandale|recuerdale) |(?:avisar?|decir|di|comunicar?|informar?|recordar|recuerda|hacer saber|contar)(?:les?)? al? (?:\\p{L}{1,20} ){1,6}(?:de )?que \\p{L}|(?:note|message|text|email|letter|notice|sign|nota|mensaje|correo|aviso|cartel|letrero)(?: \\p{L}{1,20}){0,5}: \\p{L})|^[^。:]{1,24}(?:貼る(?:紙|文|お知らせ)|貼り紙|張り紙|お知らせ|案内文)[、:]|(?:と|こと[をも]|旨を?|ように?)(?:伝え|連絡|知らせ|言っ|呼びか)[ぁ-ん]{0,8}(?<!には|か|れば|たら)(?:文章?|メール|line|メッセージ)?[。!]?$`,
    "u",
  ),
  asked: new RegExp(
    `(?<!\\p{L})(?:ask(?:ing)?|get) ${whom} (?:to|if|for an?|whether) (?!favou?r)\\p{L}{2}|(?<!\\p{L})(?:pedi\\p{L}{1,5}|pide\\p{L}{0,3}|preguntar\\p{L}{0,3}) (?:\\p{L}{1,20} ){0,4}(?:que|si) \\p{L}|(?<!書い|作っ|つくっ|考え|直し|教え|見|訳し|添削し)[てで](?:ほしい|欲しい|もらえ|もらい|くれ|いただ)|(?:修理|修繕|補修|交換|返金|返品)(?:を|の)?(?:お願い|依頼|要求|請求|求め|頼)|(?<!\\p{L})(?:to (?:fix|repair|replace|refund) \\p{L}{2}|(?:para )?que (?:me |nos )?(?:arregl|repar|cambi|devuelv)\\p{L}{1,3} \\p{L}{2})`,
    "u",
  ),
  ordered:
    /(?<!\p{L})please (?!write|draft|help|make|give|create|post|send|tell)\p{L}{2}|(?:, |: |; |\. |(?<!\p{L})and )(?:to )?(?:do ?n['’]?t |do not )?(?:use|fill|keep|bring|call|check|move|close|take|stay|park|avoid|leave|wear|sign|reply|lock|touch|turn|book|pay|come)(?!\p{L})|(?:[,;:]| y) (?:que |favor de |por favor,? )(?:no )?\p{L}{3,12}[ae]n(?!\p{L})|, (?:no )?(?:usen|llenen|traigan|llamen|toquen|cierren|abran|guarden|eviten|dejen|revisen|avisen)(?!\p{L})|(?<!書い|作っ|考え|直し|教え|見せ|訳し|添削し|伝え|知らせ|連絡し)[てで](?:おいて|おく)?(?:ください|下さい|ほしい|欲しい|もらいたい)|(?:ない|す|く|る|ぶ|む)よう(?:に)?(?:呼びか|お願い|伝え|知らせ)|ないで(?:と|。|$)/u,
  invited: new RegExp(
    `(?<!\\p{L})invit(?:e|ing) ${whom} to (?!(?:come|join)$)\\p{L}|(?<!\\p{L})invit\\p{L}{1,4} (?:\\p{L}{1,20} ){1,4}(?:al?|para) (?:mi |la |una? |el )?\\p{L}{3}|[\\p{L}]{2}に[\\p{L}]{1,16}を(?:誘|招待|招)`,
    "u",
  ),
  exam: /(?<!\p{L})(?:toe(?:ic|fl)|ielts|sat|act|gre|gmat|lsat|mcat|jlpt|dele|gcse|a-levels?|(?!(?:my|an|the|this|next|big|final|mi|un|el|mis)(?!\p{L}))\p{L}{2,20} (?:exams?|certification|finals?|license test))(?!\p{L})|(?<!\p{L})(?:oposici\p{L}{1,4}|selectividad|certificado|examen|examenes) (?:de|para|del) \p{L}{3}|[\p{L}]{2}\d?級|[\p{Script=Han}\p{Script=Katakana}ー]{2}(?<!期末|中間|定期|資格|入学)(?:試験|検定)|英検|n[1-5](?!\p{L})/u,
  applied:
    /(?<!\p{L})(?:apply|applying|request) for (?:an? |the |my )?(?!job|grant|it|this)\p{L}{3,20} \p{L}{3}|(?<!\p{L})(?:solicit(?:ud|ar|o)|pedir) (?:de |una? |el |la ){0,2}\p{L}{3,20} (?:de|para|sin) \p{L}{3}|[\p{Script=Han}\p{Script=Katakana}ー]{3}(?:を|の|に)?(?:申し込|申込み?の?理由|申請)/u,
  defect:
    /(?<!\p{L})(?:arriv\p{L}{1,3}|came|was|were|is) (?:\p{L}{1,12} )?(?:broken|damaged|late|wrong|cold|cracked|torn|missing|dirty|defective|expired)|(?<!\p{L})(?:never (?:arrived|came)|stopped working|does ?n['’]?t work|charged (?:me )?(?:twice|double)|overcharged)|(?<!\p{L})(?:llego|llegaron|vino) (?:\p{L}{1,12} )?(?:rot[oa]s?|tarde|danad[oa]s?|equivocad[oa]s?|fri[oa]s?)|(?<!\p{L})(?:no (?:funciona|llego|ha llegado)|me cobraron)|(?<!\p{L})broken \p{L}{3}|charged (?:me )?after|(?:壊れ|破れ|割れ|汚れ|違う|間違っ|不良)[^。]{0,12}(?:届|来|だった)|遅れている|倍に|届かない|届いていない|二重に|動かな/u,
  recipient: new RegExp(
    `(?<!\\p{L})(?:to|for|tell(?:ing)?|email|text|message|inform|notify|remind|let) (?:my|our|the|all the|all) (?:\\p{L}{2,14} )?(?:${people})(?!\\p{L}|['’])|(?<!\\p{L})(?:para|a|al) (?:mi |mis |nuestr[oa]s? |los |las |el |la )?(?:${spanishPeople})(?!\\p{L})|(?:上司|部長|課長|社長|先生|担任|店長|取引先|お客様?|顧客|大家|管理会社|住民|入居者|保護者|近所|チーム|同僚|会員|社員|部下|友達|友人|利用者|生徒|母|父|妻|夫)(?:さん|の皆さん|の方|の皆様)?(?:へ|に(?!つい|関|なっ)|宛|あて|向け)`,
    "u",
  ),
  replied:
    /^(?:please )?(?:(?:say|answer|reply|respond|write back|tell (?:him|her|them)|let (?:him|her|them) know)(?: (?:that|with|saying))? (?!(?:to|this|the (?:attached|following|message|email|mail)|it)(?!\p{L}))\p{L})|(?<!\p{L})(?:(?:say|saying|tell(?:ing)? (?:him|her|them)) (?:that |yes|no(?! (?:more|less))|i |we |it['’]?s ))|(?<!\p{L})(?:di|dile|diles|diciend[oe]\p{L}{0,3}|contest\p{L}{1,6}|respond\p{L}{1,6}) que \p{L}|(?:と|って|旨を?|ことを)(?:返事|返信|返し|返す|答え|伝え|断っ|断る|断り|お断り)|(?:を|は)(?:丁寧に)?(?:断って|断る返|お断りする|引き受ける|承諾する)/u,
  delayed: new RegExp(
    `(?<!\\p{L})(?:an?|one|two|three|\\d{1,3}) (?:minutes?|hours?|days?|weeks?|months?) (?:late|behind)|(?<!\\p{L})(?:delayed|slips?|pushed back|postponed) (?:by|to|until) |(?<!\\p{L})(?:un|una|dos|tres|\\d{1,3}) (?:minutos?|horas?|dias?|semanas?|mes(?:es)?) (?:tarde|de retraso|de atraso)|(?<!\\p{L})(?:se retras|se atras|retrasad|atrasad)\\p{L}{1,4} (?:un|una|dos|tres|\\d)|(?:\\d{1,3}|[一二三数])(?:分|時間|日|週間|か月|ヶ月|カ月)(?:ほど|くらい|ぐらい|間)?(?:の)?遅`,
    "u",
  ),
  daily:
    /(?<!\p{L})(?:half an hour|an hour|one hour|\d{1,3} ?(?:minutes?|mins?|hours?|hrs?|h)) (?:a|per|each|every) (?:day|night|evening|morning|week)|(?<!\p{L})(?:media hora|una hora(?: y media)?|hora y media|\d{1,3} ?(?:minutos?|min|horas?|h)) (?:al|por|cada) (?:dia|noche|manana|tarde|semana)|(?:[1１一]日|毎日|毎晩|毎朝|平日)に?(?:\d{1,3}|[一二三半])(?:分|時間)/u,
};

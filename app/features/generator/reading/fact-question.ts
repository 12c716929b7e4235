const either = (...words: string[]) => `(?:${words.join("|")})`;

const japaneseEnd = either(
  "って(?:何|なに|誰|だれ|どういう意味|どこ|いつ)(?:ですか|なの|だっけ)?",
  "とは(?:何(?:ですか)?)?",
  "の(?:意味|違い|語源|由来|首都|人口|面積|標高|公式|定義|高さ|長さ|広さ|深さ|重さ|大きさ|速さ|距離|時差|国番号|首相|大統領|総理(?:大臣)?|読み方|日付|曜日|開催地|作者|著者)(?:は(?:何(?:ですか)?)?|って(?:何)?|を?教えて(?:ください)?)?",
  "(?:天気(?:予報)?|(?:最高|最低)?気温|降水確率|湿度|日の出|日の入り|満月|為替(?:レート)?|株価|時刻)(?:(?:は|って)?|は?(?:どう|何|いくら)[\\p{L}]{0,5}|を?教えて(?:ください)?)",
  "何(?:時|日|曜日|年|月|円|ドル|分|秒|度|キロ|メートル|センチ|グラム|人|歳|個|種類|か国|カ国)(?:ですか|だっけ|なの|かかる|かかりますか|ある|ありますか|いる|いますか)?",
  "(?:雨|雪)(?:が|は|って)?(?:降|ふ)(?:る|ります)(?:か|かな|かね|かいな|の|ん|んか|んかな|と|べか|やろか|でしょうか)?|晴れ(?:る|ます)(?:か|かな|の|ん|んかな|やろか)?|は(?:雨|雪|晴れ|祝日|何の日)(?:ですか|かな)?",
  "ど(?:っち|ちら)が(?:高い|大きい|長い|重い|速い|古い|広い|深い|多い)(?:ですか|の)?",
  "は(?:何|なん|いく)(?![かをにし])\\p{L}{0,10}",
  "[はが](?:いつ|どこ|誰|だれ|いくつ|どのくらい|どれくらい|なぜ|何故)\\p{L}{0,10}",
  "(?:なぜ|何故|どうして)[\\p{L}、]{2,30}の(?:か|です(?:か)?)?",
);

const englishStart = either(
  "what(?:['’]?s| is| are| was| were) (?!(?:an? |the |some )?(?:good|best|better|great|nice|fun|cheap|healthy|easy|quick|ideal|perfect|wrong|up|next)\\b)",
  "what (?:does|do|did) [\\p{L}\\d'’ -]{1,40} (?:mean|stand for|eat|cost|weigh)\\b",
  "what (?:year|time|date|language|currency|colou?r|causes?)\\b",
  "who(?:['’]s| is| was| are| were| wrote| invented| discovered| painted| won| directed| founded)\\b",
  "(?:when|where|why) (?:is|are|was|were|do|does|did)\\b",
  "which (?:country|planet|city|year|animal|element|river|ocean|language|team|president|continent)\\b",
  "how (?:many|much|long|far|tall|old|big|deep|high|fast|hot|heavy|often)\\b",
  "how (?:(?:do|can) \\w{1,3} |to )(?:boil|spell|pronounce|convert|calculate|count)\\b",
  "how do (?:you|i) say [\\p{L} -]{1,40} in\\b",
  "(?:will it|is it going to) (?:rain|snow|be (?:sunny|hot|cold|windy))\\b",
  "(?:the )?weather (?:in|for|today|tomorrow|this|forecast)\\b",
  "is (?:an? )?\\p{L}{1,20} an? \\p{L}{1,20}$",
  "convert \\d{1,9}\\b",
  "how (?:does|do|did) [\\p{L} -]{1,40} works?\\b",
  "(?:the )?(?:capital|population|meaning|definition|plural|opposite|symbol|boiling point|currency|height|distance|synonyms?) (?:of|for|from|between)\\b",
  "(?:the )?difference between\\b",
);

const spanishStart = either(
  "cual(?:es)? (?:es|son|fue|era) (?!(?:el|la|los|las) (?:mejor|peor))",
  "que (?:es|son|fue|era|significa|quiere decir|idioma|hora es|causa|comen?|diferencia hay)\\b",
  "quien(?:es)? (?:es|son|fue|era|fueron|escribio|invento|descubrio|pinto|gano|dirigio|fundo)\\b",
  "cuando (?:es|fue|era|empieza|termina|empezo|termino|nacio|murio)\\b",
  "donde (?:esta|estan|queda|nacio|es|fue|viven?)\\b",
  "(?:que (?:tiempo|temperatura|clima) (?:hara|hace|habra)|(?:va a |)(?:llover|nevar)a?|hara (?:sol|frio|calor|viento))\\b",
  "(?:el )?(?:clima|pronostico) (?:de|en|para)\\b",
  "cuant[oa]s?\\b",
  "por que (?:el|la|los|las|se|es|son|no se|hay)\\b",
  "como (?:funcionan?|se (?:dice|escribe|pronuncia|calcula|llama|cuece|cuecen|convierte|hierven?))\\b",
  "(?:la )?(?:capital|poblacion|significado|definicion|plural|altura|distancia|moneda|sinonimos?) (?:de|del|entre)\\b",
  "(?:la )?diferencia entre\\b",
);

/** A folded question whose answer is the same for everybody. */
const factual = new RegExp(
  `${japaneseEnd}$|^(?:(?:hey|hi|ok|so|quick question|tell me),? )?${englishStart}|^[¿ ]{0,2}(?:(?:hola|oye|dime),? )?[¿]?${spanishStart}`,
  "u",
);

/** "How long do I boil it": anybody, not this person. */
const anybody = /\b(?:do|can|does) (?:i|you|we|one)\b/gu;

/** Facts of a day that anybody can look up. */
const lookedUp =
  "の?(?:\\p{L}{1,8}の)?(?:天気|気温|最[高低]気温|降水|湿度|日の出|日の入り|月|為替|株価|日付|曜日)";

/** Words for what only the person knows or wants: own people and things, taste, money, advice, something to be made or explained. */
const japaneseOwn = either(
  "私|わたし|僕|俺|自分|うち[のは]|我が家|弊社|当社|上司|部下|同僚|義[父母]|彼|妻|旦那|息子|友[達人]",
  "べき|[がは](?:いい|良い|よい)|[たれ]ら?ば?(?:いい|良い|よい)|おすすめ|オススメ|お勧め|プレゼント|アイデア",
  `(?:今夜|今晩|今日の|明日の)(?!${lookedUp})|[こそ]の|[こそ]れ|作って|書いて|まとめて|考えて|占|夢`,
  "引数|コマンド|各行|のログ|出力",
);
const latinOwn = either(
  "my|our|me|us|mine|we|i|i['’](?:m|ve|ll|d)|im|this|these|those|here|below|above|attached|near(?:est)?",
  "should|recommend\\p{L}*|ideas?|suggest\\p{L}*|gifts?|advice|tonight|worth|write|draft|dream|arguments",
  "charge|afford|allowance|set aside|pay|ask for",
  "mis?|nos|nuestr[oa]s?|yo|les?|est[aeo]s?(?! (?:el|la|los|las|en)(?!\\p{L}))|es[ao]s|aqui",
  "deb[eo]|deberia|convienen?|recomiend\\p{L}*|regal\\p{L}*|consejos?|escrib[ei]\\p{L}*|redact\\p{L}*|hago|sonar",
  "cobr\\p{L}*|pag[oa]r?|guardo|pid[oe]|pedir|mesada|parametros|funcion de la",
);
const personal = new RegExp(`${japaneseOwn}|(?<!\\p{L})${latinOwn}(?!\\p{L})`, "u");

/** Longest question of fact, in characters. */
const longest = 100;

/** A folded line that is one question, whose answer needs nothing of the person who asks. */
export function asksForFact(folded: string): boolean {
  const question = folded
    .trim()
    .replace(/[?？.。!！]$/u, "")
    .trimEnd();
  if (question.length > longest || /[\n?？。!！,、;:]/u.test(question)) return false;
  return factual.test(question) && !personal.test(question.replace(anybody, ""));
}

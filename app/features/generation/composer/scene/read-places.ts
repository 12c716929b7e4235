import type { Language } from "~/languages";

const kanji = "\\p{Script=Han}\\p{Script=Katakana}ー";
const japanese = new RegExp(
  `(?:(?:[${kanji}]{1,8}の)?[${kanji}]{0,6}(?:海辺|海岸|砂浜|ビーチ|湖畔|川辺|河原|森林|山頂|草原|花畑|ひまわり畑|田園|田んぼ|公園|庭園|街角|街中|街並み|町並み|路地(?:裏)?|裏通り|商店街|交差点|並木道|並木|駅前|駅|ホーム|屋上|教室|学校|校庭|図書館|図書室|本屋|書店|オフィス|会議室|カフェ|喫茶店|レストラン|居酒屋|台所|キッチン|厨房|リビング|部屋|寝室|書斎|縁側|病院|工場|倉庫|スタジオ|ステージ|神社|寺|城|宇宙|月面|火星|砂漠|雪原|海中|水中|深海|洞窟|空港|電車|車内|市場|温泉|キャンプ場|花火大会|夏祭り|縁日|屋台|会場|式場|教会|暖炉|玄関|浴室|洗面台|机の上|机|デスク|テーブル|棚|ベッド|ソファ|芝生|窓際|体育館|グラウンド|スタジアム|遊園地|水族館|博物館|美術館|ジャングル|廃墟|島)|(?<!\\p{Script=Han})(?:海|川|湖|森|林|山|庭|街|町|道|橋|畑|空|窓辺)(?!\\p{Script=Han})|東京|京都|大阪|札幌|沖縄|北海道|渋谷|新宿|秋葉原|鎌倉|奈良|福岡|横浜|名古屋|広島|パリ|ロンドン|ニューヨーク)(?=、|。|で|に|を|の(?!ロゴ|アイコン|ポスター|チラシ|バナー)|へ|と|から|上|$)`,
  "gu",
);
const englishNoun =
  "beach|shore|sea|seaside|ocean|lake|river|waterfall|forest|woods|jungle|mountains?|hill|meadow|field|garden|park|street|alley|city|town|village|market|square|station|platform|train|bus|bridge|rooftop|classroom|school|library|bookshop|bookstore|office|meeting room|caf[eé]|coffee shop|restaurant|bar|kitchen|living room|bedroom|room|studio|stage|temple|shrine|castle|church|museum|hospital|factory|warehouse|space|moon|desert|cave|airport|gym|stadium|farm|barn|balcony|window|pool|underwater|cabin|porch|road|highway|harbor|harbour|island|sky|snow|ruins|workshop|laboratory|lab|desk|table|sink|shelf|counter|bed|sofa|couch|bench|floor|grass|hike|trail|garage|attic|fireplace|slate|marble|concrete|sand";
const english = new RegExp(
  `(?<!\\p{L})(?:(?:dark|light|rustic|old|white|black) )?(?:wooden|marble|stone|rustic|glass) (?:table|counter|board|desk)(?!\\p{L})|(?<!\\p{L})(?:in|on|at|by|near|inside|beside|along|over|under|through|across|around|next to|in front of|against) (?:(?:an?|the|my|our|her|his|their|its) )?(?:[\\p{L}'’-]+ ){0,3}?(?:${englishNoun})(?!\\p{L})|(?<!\\p{L})(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross) (?!English|Japanese|Spanish|French|German|Chinese)\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+){0,2}`,
  "gu",
);
const spanishNoun =
  "playa|orilla|mar|oc[eé]ano|lago|r[ií]o|cascada|bosque|selva|monta[nñ]as?|colina|prado|campo|jard[ií]n|parque|calle|callej[oó]n|ciudad|pueblo|aldea|mercado|plaza|estaci[oó]n|and[eé]n|tren|autob[uú]s|puente|azotea|aula|escuela|colegio|biblioteca|librer[ií]a|oficina|caf[eé]|cafeter[ií]a|restaurante|bar|cocina|sal[oó]n|dormitorio|habitaci[oó]n|estudio|escenario|templo|castillo|iglesia|museo|hospital|f[aá]brica|espacio|luna|desierto|cueva|aeropuerto|gimnasio|estadio|granja|balc[oó]n|ventana|piscina|caba[nñ]a|carretera|puerto|isla|cielo|nieve|ruinas|taller|laboratorio|patio|terraza|mesa|escritorio|estante|cama|sof[aá]|banco|suelo|hierba|fregadero|sendero|chimenea|m[aá]rmol|pizarra|arena";
const spanish = new RegExp(
  `(?<!\\p{L})mesa de (?:madera|m[aá]rmol|piedra|cristal)(?: \\p{L}+)?(?!\\p{L})|(?<!\\p{L})(?:en|por|junto a|frente a|bajo|cerca de|dentro de|a orillas de|alrededor de) (?:(?:el|la|los|las|un|una|mi|su|nuestr[oa]) )?(?:\\p{L}+ )?(?:${spanishNoun})(?: de(?:l)? (?:la )?\\p{L}+)?(?!\\p{L})|(?<!\\p{L})(?:en|cerca de) (?!Espa[nñ]ol)\\p{Lu}\\p{Ll}+(?: (?:de )?\\p{Lu}\\p{Ll}+){0,2}`,
  "gu",
);
const patterns: Record<Language, RegExp> = { ja: japanese, en: english, es: spanish };

/** The places a purpose sets its scene in, verbatim with their preposition, at most three. */
export function readPlaces(text: string, language: Language): string[] {
  const found = [...text.matchAll(patterns[language])].map((match) =>
    match[0].replace(/^(?:日|朝|夜|夕方|昼|春|夏|秋|冬|雨|雪)の/u, ""),
  );
  // "un faro en ruinas" tells the state of the lighthouse.
  return [...new Set(found)].filter((place) => place !== "en ruinas").slice(0, 3);
}

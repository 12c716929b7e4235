import type { SubjectClass } from "./scene";
import { wordPattern } from "./word-pattern";

const classes: [SubjectClass, RegExp][] = [
  [
    "person",
    wordPattern({
      ja: "女子会|飲み会|宴会|デート|女子(?!高)|男子(?!高)|人物|人たち|人々|女子高生|男子高生|高校生|中学生|小学生(?!向け)|大学生|店長|店員|スタッフ|娘|息子|妻|(?<![丈工])夫|姉|妹|兄|弟|孫|お客さん|女性|男性|女の子|男の子|少女|少年|子ども|子供|こども|赤ちゃん|おばあちゃん|おじいちゃん|ばあちゃん|じいちゃん|パパ|ママ(?!チャリ)|社長|部長|課長|上司|似顔絵|おじいさん|おばあさん|老人|祖父|祖母|母(?!の日)|父(?!の日)|親子|夫婦|家族|カップル|友達|友人|学生|生徒|先生|教師|医師|看護師|会社員|ビジネスマン|社員|職人|料理人|シェフ|農家|漁師|選手|侍|武士|忍者|舞妓|騎士|魔女|魔法使い|王子|姫|王女|ヒーロー|勇者|探偵|モデル|アイドル|花嫁|ダンサー|バリスタ|エンジニア|宇宙飛行士|[一二三四五六七八九十\\d]人(?!前|気)|自画像|ポートレート|肖像",
      en: "daughters?|sons?|sisters?|brothers?|wife|husband|dad|mom|mum|staff|employees?|customers?|m[ae]n|wom[ae]n|girls?|boys?|child(?:ren)?|kids?|baby|toddler|grand(?:father|mother|pa|ma)|mother|father|couple|famil(?:y|ies)|friends?|students?|teachers?|doctors?|nurses?|people|person|workers?|chefs?|farmers?|fisherm[ae]n|athletes?|samurai|ninja|knights?|wizards?|witch(?:es)?|princess|prince|hero(?:ine)?|detective|model|bride|groom|dancers?|baristas?|engineers?|astronauts?|musicians?|singer|artisan|founder|team|ceo|portrait|pirates?|runner|surfer",
      es: "hij[oa]s?|herman[oa]s?|espos[oa]|marido|emplead[oa]s?|client[ea]s?|hombres?|mujer(?:es)?|ni[nñ][oa]s?|beb[eé]s?|abuel[oa]s?|madre|padre|pareja|familias?|amig[oa]s?|estudiantes?|profesor(?:a|es|as)?|maestr[oa]s?|m[eé]dic[oa]s?|enfermer[oa]s?|personas?|gente|trabajador(?:a|es)?|cociner[oa]s?|chef|agricultor(?:a|es)?|pescador(?:a|es)?|atletas?|samur[aá]i|ninja|caballero|mag[oa]s?|bruj[oa]s?|princesa|pr[ií]ncipe|h[eé]roe|hero[ií]na|detective|modelo|novi[oa]s?|bailar[ií]n|bailarina|astronauta|m[uú]sicos?|cantante|artesan[oa]s?|equipo|retrato|pirata|chic[oa]s?",
    }),
  ],
  [
    "animal",
    wordPattern({
      ja: "猫|ねこ|ネコ|子猫|犬|いぬ|イヌ|柴犬|子犬|うさぎ|ウサギ|兎|鳥|小鳥|フクロウ|ペンギン|馬|熊|クマ|くま|パンダ|キツネ|狐|タヌキ|狸|狼|オオカミ|ライオン|虎|トラ(?!ベ|ッ|ン|ブ)|象|ゾウ|キリン|猿|鹿|羊|牛(?!肉|乳|丼)|豚(?!肉|骨|汁)|魚(?!介)|イルカ|クジラ|鯨|金魚|蝶|蛍|カエル|亀|恐竜|ドラゴン|龍|竜|ユニコーン|ハムスター|リス|ハリネズミ|オウム|インコ|カラス|鳩|ハト(?!ム)|フラミンゴ|アライグマ|ナマケモノ|コアラ|カンガルー|カタツムリ|ミツバチ|アザラシ|サメ|トカゲ|ヘビ|蛇|ネズミ|ヤギ|ロバ|ラクダ|アルパカ|カピバラ|カワウソ|ハチドリ|シロクマ",
      en: "cats?|kittens?|dogs?|pupp(?:y|ies)|rabbits?|bunn(?:y|ies)|birds?|owls?|penguins?|horses?|bears?|pandas?|fox(?:es)?|wolf|wolves|lions?|tigers?|elephants?|giraffes?|monkeys?|deer|sheep|cows?|pigs?|fish|dolphins?|whales?|butterfl(?:y|ies)|frogs?|turtles?|dinosaurs?|dragons?|unicorns?|hamsters?|squirrels?|hedgehogs?|hummingbirds?|parrots?|toucans?|flamingos?|raccoons?|sloths?|koalas?|kangaroos?|crabs?|octopus|snails?|bees?|crows?|peacocks?|seals?|sharks?|lizards?|snakes?|mouse|mice|goats?|donkeys?|camels?|alpacas?|llamas?|capybaras?|otters?|eagles?|ducks?",
      es: "gat[oa]s?|gatitos?|perr[oa]s?|cachorros?|conejos?|p[aá]jaros?|aves?|b[uú]hos?|ping[uü]inos?|caballos?|osos?|pandas?|zorros?|lobos?|le[oó]n(?:es)?|tigres?|elefantes?|jirafas?|monos?|ciervos?|ovejas?|vacas?|cerdos?|pez|peces|delf[ií]n(?:es)?|ballenas?|mariposas?|ranas?|tortugas?|dinosaurios?|drag[oó]n(?:es)?|unicornios?|h[aá]mster|ardillas?|erizos?|colibr[ií](?:es)?|loros?|tuc[aá]n(?:es)?|flamencos?|mapaches?|koalas?|canguros?|cangrejos?|pulpos?|caracol(?:es)?|abejas?|cuervos?|focas?|tibur[oó]n(?:es)?|lagartos?|serpientes?|ratones|rat[oó]n|cabras?|burros?|camellos?|alpacas?|capibaras?|nutrias?|[aá]guilas?|patos?",
    }),
  ],
  [
    "vehicle",
    wordPattern({
      ja: "自動車|車(?!内|椅子)|スポーツカー|バイク|自転車|電車|列車|新幹線|機関車|飛行機|船|ヨット|ロケット|宇宙船|バス(?!ケ|ト)|トラック|トラクター",
      en: "cars?|motorcycles?|motorbikes?|bicycles?|bikes?|trains?|locomotive|airplanes?|planes?|ships?|boats?|sailboat|rockets?|spaceships?|bus|trucks?|tractor",
      es: "coches?|autos?|carros?|motos?|motocicletas?|bicicletas?|tren(?:es)?|locomotora|avi[oó]n(?:es)?|barcos?|veleros?|cohetes?|nave espacial|autob[uú]s|cami[oó]n|tractor",
    }),
  ],
  [
    "plant",
    wordPattern({
      ja: "花束|花(?!火|見|粉)|桜|薔薇|バラ(?!ン|エ)|ひまわり|向日葵|紫陽花|あじさい|チューリップ|木(?=の|を|が|$)|大樹|観葉植物|植物|サボテン|カーネーション|盆栽|竹林",
      en: "flowers?|bouquet|roses?|sunflowers?|tulips?|hydrangeas?|trees?|houseplants?|plants?|cactus|carnations?|bonsai|bamboo",
      es: "flor(?:es)?|ramo|rosas?|girasol(?:es)?|tulipan(?:es)?|tulip[aá]n|hortensias?|[aá]rbol(?:es)?|plantas?|cactus|clavel(?:es)?|bons[aá]i|bamb[uú]",
    }),
  ],
  [
    "place",
    wordPattern({
      ja: "棚田|田園|渓谷|海岸|砂浜|ビーチ|湿原|花畑|里山|並木道|洋館|家(?!族|庭|電|具|計)|建物|風景|景色|ネオン街|路地|街角|山|富士山|海|湖|滝|森|街並み|町並み|夜景|都市|城|神社|寺|橋|灯台|村|島|空|宇宙|砂漠|草原|京都|東京",
      en: "mansion|house|cottage|landscapes?|mountains?|seascapes?|ocean|lake|waterfall|forest|skyline|city|cityscape|castle|temple|bridge|lighthouse|village|island|desert|meadow|canyon|galaxy",
      es: "mansi[oó]n|casa|caba[nñ]a|paisajes?|monta[nñ]as?|mar|lago|cascada|bosque|ciudad|castillo|templo|puente|faro|pueblo|isla|desierto|pradera|galaxia",
    }),
  ],
];

const skyAlone =
  /^\P{L}*(?:(?:an?|the|una?|el|la)\s)?(?:夕焼け|夕日|夕暮れ|星空|朝焼け|日の出|雪景色|オーロラ|花火|sunset|sunrise|starry (?:night|sky)|northern lights|dawn|dusk|atardecer|amanecer|aurora boreal|cielo estrellado)\P{L}*$/iu;
const likeness = /(?<=^|[、。])[^、。]*(?:が描いたような|のような|みたいな)/gu;

/** The class of what is shown: people first, since a person with a dog is a picture of a person. */
export function subjectClass(text: string): SubjectClass {
  if (skyAlone.test(text)) return "place";
  const shown = text.replace(likeness, "");
  return classes.find(([, pattern]) => [...shown.matchAll(pattern)].length > 0)?.[0] ?? "thing";
}

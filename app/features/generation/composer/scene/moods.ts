import type { MoodFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Feelings a purpose may name. */
export const moods: MoodFamily[] = [
  {
    pattern: wordPattern({
      ja: "ホラー(?:風|な)?|不気味な?|怖い|恐ろしい|ミステリアスな?|ダークな?|不穏な?",
      en: "horror|creepy|scary|spooky|eerie|mysterious|dark and moody|moody|ominous",
      es: "terror|terror[ií]fic[oa]|inquietante|siniestr[oa]|misterios[oa]|tenebros[oa]|oscur[oa] y dram[aá]tic[oa]",
    }),
    light: {
      ja: "弱い光を低い位置から当て、半分以上を影に沈める",
      en: "a weak, low source that leaves more than half of the frame in shadow",
      es: "una fuente débil y baja que deja más de la mitad del cuadro en sombra",
    },
    palette: {
      ja: "黒に近い緑灰と、くすんだ赤を一点",
      en: "near-black green-grey with one dull red accent",
      es: "gris verdoso casi negro con un acento rojo apagado",
    },
    sound: {
      ja: "低い持続音と、間を空けた小さな物音",
      en: "a low drone and small, widely spaced noises",
      es: "un zumbido grave y ruidos pequeños muy espaciados",
    },
  },
  {
    pattern: wordPattern({
      ja: "高級感(?:のある)?|上質な?|エレガントな?|上品な?|ラグジュアリーな?|洗練された|おしゃれな?",
      en: "luxur(?:y|ious)|elegant|premium|sophisticated|refined|stylish|classy",
      es: "lujos[oa]s?|lujo|elegantes?|premium|sofisticad[oa]s?|refinad[oa]s?|con estilo",
    }),
    light: {
      ja: "側面からの絞った光で面の艶を見せ、背景は静かに落とす",
      en: "narrow side light that shows sheen, with a quietly darker background",
      es: "luz lateral estrecha que resalta el brillo, con un fondo tranquilo y más oscuro",
    },
    palette: {
      ja: "深い無彩色に、金属色か宝石色を一色",
      en: "deep neutrals with a single metallic or jewel tone",
      es: "neutros profundos con un solo tono metálico o de joya",
    },
    sound: {
      ja: "ゆったりした弦楽器かピアノ、音数は少なく",
      en: "slow strings or piano with few notes",
      es: "cuerdas o piano lentos, con pocas notas",
    },
  },
  {
    pattern: wordPattern({
      ja: "懐かしい|ノスタルジックな?|郷愁(?:を誘う)?|エモい|切ない|寂しい|孤独な?",
      en: "nostalgic|wistful|melanchol(?:y|ic)|lonely|sad|bittersweet",
      es: "nost[aá]lgic[oa]s?|melanc[oó]lic[oa]s?|solitari[oa]s?|triste",
    }),
    light: {
      ja: "弱いコントラストの斜めの光で、画面の端をわずかに暗くする",
      en: "low-contrast slanting light with slightly darker edges",
      es: "luz oblicua de poco contraste, con los bordes algo más oscuros",
    },
    palette: {
      ja: "彩度を落とした青緑とセピア寄りの中間色",
      en: "desaturated teal with faded, sepia-leaning mid-tones",
      es: "verde azulado desaturado y tonos medios cercanos al sepia",
    },
    sound: {
      ja: "静かなピアノかアコースティックギターと、遠くの環境音",
      en: "quiet piano or acoustic guitar over distant ambience",
      es: "piano o guitarra acústica suaves sobre un ambiente lejano",
    },
  },
  {
    pattern: wordPattern({
      ja: "ロマンチックな?|夢のような|夢見るような|ドリーミーな?|儚い|幻想的な雰囲気",
      en: "romantic|dreamy|dreamlike|ethereal|magical",
      es: "rom[aá]ntic[oa]s?|on[ií]ric[oa]s?|de ensue[nñ]o|et[eé]re[oa]s?|m[aá]gic[oa]s?",
    }),
    light: {
      ja: "背後からの柔らかな光をにじませ、細かな光の粒を散らす",
      en: "soft light from behind with a gentle bloom and a few drifting specks",
      es: "luz suave desde atrás con un leve halo y algunas motas flotantes",
    },
    palette: {
      ja: "淡い藤色と桃色、乳白色",
      en: "pale lilac, blush and milky white",
      es: "lila pálido, rosa tenue y blanco lechoso",
    },
    sound: {
      ja: "残響の長いやわらかなパッドと鈴のような音",
      en: "soft pads with long reverb and small bell tones",
      es: "colchones suaves con mucha reverberación y pequeñas campanas",
    },
  },
  {
    pattern: wordPattern({
      ja: "迫力(?:の|ある|のある)?|力強い|ダイナミックな?|躍動感(?:の|ある|のある)?|疾走感(?:の|ある|のある)?|壮大な?|かっこいい|クールな?|スポーティな?",
      en: "dynamic|powerful|energetic|epic|dramatic|intense|bold|cool|sporty",
      es: "din[aá]mic[oa]s?|potentes?|en[eé]rgic[oa]s?|[eé]pic[oa]s?|dram[aá]tic[oa]s?|intens[oa]s?|impactantes?|deportiv[oa]s?",
    }),
    light: {
      ja: "強い方向性のある光で明暗差を大きくする",
      en: "hard, directional light with strong contrast",
      es: "luz dura y direccional con mucho contraste",
    },
    palette: {
      ja: "暗い地に、補色の組み合わせを二色だけ強く使う",
      en: "a dark ground with just two strong complementary colours",
      es: "fondo oscuro con solo dos complementarios intensos",
    },
    sound: {
      ja: "太い打楽器と低音、場面の切り替えに合わせた衝撃音",
      en: "heavy percussion and bass, with hits on the cuts",
      es: "percusión y graves contundentes, con golpes en los cortes",
    },
  },
  {
    pattern: wordPattern({
      ja: "かわいい|可愛い|かわいらしい|可愛らしい|キュートな?|ほっこり(?:する|した)?|ゆるい|ゆるかわ",
      en: "cute|adorable|kawaii|sweet|whimsical",
      es: "adorables?|tiern[oa]s?|monos?|kawaii|bonit[oa]s?|simp[aá]tic[oa]s?",
    }),
    light: {
      ja: "影の薄い明るい光を全体に回す",
      en: "bright, even light with faint shadows",
      es: "luz clara y pareja con sombras tenues",
    },
    palette: {
      ja: "淡い桃色、クリーム色、ミント色",
      en: "soft pink, cream and mint",
      es: "rosa suave, crema y menta",
    },
    sound: {
      ja: "木琴やウクレレの弾む伴奏と、小さな効果音",
      en: "bouncy xylophone or ukulele with small sound effects",
      es: "xilófono o ukelele saltarín con pequeños efectos",
    },
  },
  {
    pattern: wordPattern({
      ja: "明るい|楽しい|楽しげな?|元気な?|ポップな?|にぎやかな?|ワクワク(?:する)?|わくわく(?:する)?|カラフルな?",
      en: "cheerful|friendly|welcoming|fun|happy|playful|upbeat|lively|bright and colou?rful|colou?rful|joyful|vibrant",
      es: "alegres?|divertid[oa]s?|felices|feliz|animad[oa]s?|coloridos?|colorida|vibrantes?|jug[uü]et[oó]n|juguetona",
    }),
    light: {
      ja: "正面寄りの明るい光で、影を軽く保つ",
      en: "bright, mostly frontal light with light shadows",
      es: "luz clara, sobre todo frontal, con sombras ligeras",
    },
    palette: {
      ja: "明度の高い黄、青緑、珊瑚色の組み合わせ",
      en: "high-key yellow, turquoise and coral",
      es: "amarillo luminoso, turquesa y coral",
    },
    sound: {
      ja: "軽快なテンポの手拍子とギター",
      en: "up-tempo handclaps and guitar",
      es: "palmas y guitarra de ritmo ágil",
    },
  },
  {
    pattern: wordPattern({
      ja: "落ち着いた|穏やかな?|静かな?(?!に)|癒やし(?:の|系)?|癒し(?:の|系)?|温かい|温かみのある|あたたかい|やさしい|優しい|リラックス(?:した|できる)?",
      en: "calm|peaceful|cozy|cosy|gentle|relaxing|serene|quiet|warm and [a-z]+|heartwarming|tranquil",
      es: "tranquil[oa]s?|seren[oa]s?|acogedor(?:a|es)?|relajantes?|apacibles?|c[aá]lid[oa]s?|suaves?|entra[nñ]ables?",
    }),
    light: {
      ja: "大きな面から回り込む柔らかな光で、明暗差を小さくする",
      en: "soft light from a large source, with little contrast",
      es: "luz suave de una fuente amplia, con poco contraste",
    },
    palette: {
      ja: "生成り、薄茶、くすんだ緑の落ち着いた中間色",
      en: "unbleached cream, light brown and muted green",
      es: "crudo, marrón claro y verde apagado",
    },
    sound: {
      ja: "ゆっくりしたアコースティックの音と、場の環境音",
      en: "slow acoustic music and the sound of the place",
      es: "música acústica lenta y el sonido del lugar",
    },
  },
  {
    pattern: wordPattern({
      ja: "信頼感(?:の|ある|のある)?|誠実な?|清潔感(?:の|ある|のある)?|プロフェッショナルな?|堅実な?|ビジネスライクな?|真面目な?|フォーマルな?",
      en: "trustworthy|professional|corporate|serious|formal|credible|businesslike",
      es: "profesional(?:es)?|corporativ[oa]s?|seri[oa]s?|formal(?:es)?|de confianza|confiables?",
    }),
    light: {
      ja: "明るく均一な光で、細部をはっきり見せる",
      en: "clear, even light that shows every detail",
      es: "luz clara y pareja que muestra cada detalle",
    },
    palette: {
      ja: "白と青系の無彩色に近い配色、差し色は一色",
      en: "white and blue-leaning neutrals with one accent",
      es: "blanco y neutros azulados con un solo acento",
    },
    sound: {
      ja: "控えめな打ち込みの伴奏と明瞭な語り",
      en: "restrained electronic backing under clear speech",
      es: "base electrónica discreta bajo una voz clara",
    },
  },
];

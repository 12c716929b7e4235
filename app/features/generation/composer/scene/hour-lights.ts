import type { LightFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Times of day and lamps. The first ones are the most particular. */
export const hourLights: LightFamily[] = [
  {
    pattern: wordPattern({
      ja: "ネオン(?:街|サイン)?|電飾",
      en: "neon(?: lights?| signs?)?",
      es: "(?:luces de )?ne[oó]n",
    }),
    light: {
      ja: "看板の光を主光源にし、濡れた面やガラスに反射させて、影は深く残す",
      en: "signs as the main source, reflected in wet surfaces and glass, with deep shadows kept",
      es: "los letreros como fuente principal, reflejados en vidrio y superficies mojadas, con sombras profundas",
    },
    palette: {
      ja: "深い紺を地に、マゼンタとシアンを差す",
      en: "deep navy ground with magenta and cyan accents",
      es: "fondo azul marino profundo con acentos magenta y cian",
    },
  },
  {
    pattern: wordPattern({
      ja: "夕暮れ(?:時)?|夕焼け|夕日|夕陽|日没|黄昏|たそがれ|マジックアワー|ゴールデンアワー|夕方",
      en: "golden hour|magic hour|sunset|dusk|twilight|late afternoon|at evening|evening light",
      es: "hora dorada|atardecer|anochecer|puesta de sol|ocaso|crep[uú]sculo",
    }),
    light: {
      ja: "太陽は低く、斜めから差す光で長い影と輪郭の縁取りを出す",
      en: "a low sun raking in from one side, long shadows and a thin rim of light on edges",
      es: "sol bajo y rasante, sombras largas y un borde de luz en los contornos",
    },
    palette: {
      ja: "琥珀色と淡い朱から、空の上部の青紫へ移る階調",
      en: "amber and soft coral fading into violet-blue high in the sky",
      es: "ámbar y coral suave que pasan a azul violáceo en lo alto del cielo",
    },
  },
  {
    pattern: wordPattern({
      ja: "夜明け|日の出|早朝|朝焼け|朝日|朝霧|朝もや|明け方",
      en: "sunrise|dawn|daybreak|early morning",
      es: "amanecer|alba|aurora|madrugada",
    }),
    light: {
      ja: "地平近くから広がる淡い光に薄いもやを重ね、影は柔らかくする",
      en: "faint light spreading from the horizon through thin haze, with soft shadows",
      es: "luz tenue que se extiende desde el horizonte entre una bruma ligera, con sombras suaves",
    },
    palette: {
      ja: "薄桃色と淡い青に、ひと筋の金色",
      en: "pale pink and light blue with a single streak of gold",
      es: "rosa pálido y azul claro con un único trazo dorado",
    },
  },
  {
    pattern: wordPattern({
      ja: "星空|満天の星|天の川|月明かり|月夜|満月|オーロラ",
      en: "starry (?:night|sky)|starlight|milky way|moonlight|moonlit|full moon|northern lights|aurora borealis",
      es: "cielo estrellado|luz de (?:la )?luna|luna llena|v[ií]a l[aá]ctea|noche estrellada|aurora boreal",
    }),
    light: {
      ja: "空からの弱い光で輪郭だけを浮かび上がらせ、暗部の階調は潰さない",
      en: "weak light from the sky that only picks out outlines, with detail kept in the dark areas",
      es: "luz débil del cielo que solo dibuja los contornos, sin perder detalle en las zonas oscuras",
    },
    palette: {
      ja: "藍色と青緑に、小さな銀白の光",
      en: "indigo and blue-green with small points of silver white",
      es: "índigo y verde azulado con pequeños puntos de blanco plateado",
    },
  },
  {
    pattern: wordPattern({
      ja: "花火|提灯|ランタン|ろうそく|キャンドル|焚き火|たき火|暖炉|イルミネーション|ランプ(?:の(?:光|灯り|明かり))?|裸電球",
      en: "fireworks|lanterns?|candles?|candlelight|candlelit|campfire|bonfire|fireplace|fairy lights|(?:warm )?(?:lamp|candle) ?light|lamplit|warm light(?:ing)?",
      es: "fuegos artificiales|farolillos?|faroles|linternas?|velas?|a la luz de las velas|fogata|hoguera|chimenea|luz (?:c[aá]lida|de (?:una )?l[aá]mpara)",
    }),
    light: {
      ja: "画面の中にある灯りを光源にし、近いところだけを照らして周囲は自然に暗く落とす",
      en: "lit by the flames or lamps in the frame, bright close to them and falling off naturally into the dark",
      es: "iluminado por las llamas o lámparas de la escena, claro cerca de ellas y con caída natural hacia la oscuridad",
    },
    palette: {
      ja: "灯りの橙色と、それを囲む深い青",
      en: "the orange of the lights against surrounding deep blue",
      es: "el naranja de las luces contra un azul profundo alrededor",
    },
  },
  {
    pattern: wordPattern({
      ja: "逆光|シルエット",
      en: "back-?lit|backlight(?:ing)?|silhouettes?",
      es: "contraluz|a contraluz|siluetas?",
    }),
    light: {
      ja: "光源を主役の背後に置き、輪郭線を際立たせる",
      en: "the source behind the subject so that its outline carries the image",
      es: "la fuente detrás del sujeto para que el contorno sostenga la imagen",
    },
    palette: {
      ja: "明るい背景と暗い主役の二段の明度差",
      en: "two clear values, bright behind and dark in front",
      es: "dos valores claros: luminoso al fondo y oscuro delante",
    },
  },
  {
    pattern: wordPattern({
      ja: "木漏れ日|午後の(?:光|日差し|陽光)|窓辺の光|窓からの光|窓際の光|自然光|柔らかい光|やわらかい光|柔らかな光",
      en: "dappled light|afternoon (?:light|sun(?:light)?)|window light|natural (?:light|lighting)|soft (?:light|lighting)|daylight",
      es: "luz natural|luz de (?:la )?tarde|luz suave|luz de (?:la )?ventana|luz del d[ií]a",
    }),
    light: {
      ja: "一方向からの柔らかな光で、影の縁をなだらかにする",
      en: "one soft source from the side with gently graded shadow edges",
      es: "una sola fuente lateral y difusa, con sombras de borde gradual",
    },
    palette: {
      ja: "白飛びのない明るい中間色",
      en: "bright mid-tones without blown highlights",
      es: "tonos medios luminosos sin zonas quemadas",
    },
  },
  {
    pattern: wordPattern({
      ja: "スタジオライト|スタジオ照明|スポットライト|舞台照明|ステージライト",
      en: "studio light(?:ing)?s?|spotlights?|stage lights?|softbox|rim light",
      es: "luz de estudio|iluminaci[oó]n de estudio|focos?|luces de escenario",
    }),
    light: {
      ja: "主光の位置を一つに決め、補助光は弱くして形の立体感を出す",
      en: "one clear key light and a weak fill, so that the form reads",
      es: "una luz principal definida y un relleno débil para dar volumen",
    },
    palette: {
      ja: "背景を抑えた色にし、主役の色を最も鮮やかにする",
      en: "a muted background, the strongest colour kept for the subject",
      es: "fondo apagado y el color más intenso reservado al sujeto",
    },
  },
  {
    pattern: wordPattern({
      ja: "夜景|深夜|真夜中|夜の街|夜空|今夜|夜(?!食|明け|露|行)",
      en: "at night|by night|night(?:time| scene| view| sky)?|midnight|nocturnal",
      es: "de noche|por la noche|noche|nocturn[oa]s?|medianoche",
    }),
    light: {
      ja: "街灯や窓などの点の光で照らし、主役の形が読み取れるだけの明るさにする",
      en: "small practical sources such as lamps and windows, just bright enough to read the subject",
      es: "pequeñas fuentes como farolas y ventanas, con la claridad justa para leer al sujeto",
    },
    palette: {
      ja: "濃紺と墨色を基調に、灯りの黄色を少量",
      en: "dark navy and charcoal with small touches of lamp yellow",
      es: "azul marino y carbón con pequeños toques del amarillo de las lámparas",
    },
  },
  {
    pattern: wordPattern({
      ja: "朝(?!鮮|礼)",
      en: "morning",
      es: "por la mañana|luz de la mañana|matinal",
    }),
    light: {
      ja: "横から入る朝の光を柔らかく回し、影を薄くする",
      en: "morning light from the side, soft, with thin shadows",
      es: "luz lateral de la mañana, suave y con sombras ligeras",
    },
    palette: {
      ja: "淡い黄と白に、みずみずしい緑",
      en: "light yellow and white with fresh green",
      es: "amarillo claro y blanco con verde fresco",
    },
  },
];

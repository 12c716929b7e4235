import type { StyleFamily } from "./scene";
import { wordPattern } from "./word-pattern";

/** Movements of art and design, recording media and teaching boards that a purpose may name. */
export const periodStyles: StyleFamily[] = [
  {
    pattern: wordPattern({
      ja: "ガッシュ|アクリル画?(?:風)?|テンペラ",
      en: "gouache|acrylics?(?: painting)?|tempera",
      es: "gouache|guache|acr[ií]lico|t[eé]mpera",
    }),
    medium: "drawn",
    look: {
      ja: "不透明な絵具の平らな塗りを重ね、筆の端を少し残す",
      en: "opaque, flat layers of paint with a few brush edges left",
      es: "capas planas y opacas de pintura con algunos bordes de pincel a la vista",
    },
  },
  {
    pattern: wordPattern({
      ja: "アール・?デコ(?:調|風|様式)?",
      en: "art d[eé]co(?: style)?",
      es: "(?:estilo )?art d[eé]co",
    }),
    medium: "any",
    look: {
      ja: "左右対称の幾何学模様と放射状の線、細い金属色の縁取り",
      en: "symmetrical geometry, radiating lines and thin metallic edges",
      es: "geometría simétrica, líneas radiales y filetes metálicos finos",
    },
  },
  {
    pattern: wordPattern({
      ja: "アール・?ヌーヴォー(?:調|風|様式)?|アール・?ヌーボー(?:調|風)?",
      en: "art nouveau(?: style)?",
      es: "(?:estilo )?(?:art nouveau|modernista)",
    }),
    medium: "drawn",
    look: {
      ja: "植物のようにうねる線と、模様を兼ねた太い縁取り",
      en: "plant-like flowing lines and heavy outlines that double as ornament",
      es: "líneas ondulantes como plantas y contornos gruesos que también adornan",
    },
  },
  {
    pattern: wordPattern({
      ja: "ポップアート(?:風|調)?|アメコミ(?:風|調)?",
      en: "pop art(?: style)?|american comic(?: book)? style|comic book style",
      es: "(?:estilo )?(?:pop art|arte pop|c[oó]mic americano)",
    }),
    medium: "drawn",
    look: {
      ja: "太い輪郭線、網点、少数の鮮やかな色面",
      en: "heavy outlines, halftone dots and a few vivid flats of colour",
      es: "contornos gruesos, trama de puntos y pocos planos de color vivo",
    },
  },
  {
    pattern: wordPattern({
      ja: "バウハウス(?:風|調)?|スイス・?スタイル",
      en: "bauhaus(?: style)?|swiss style",
      es: "(?:estilo )?bauhaus|estilo suizo",
    }),
    medium: "any",
    look: {
      ja: "円・三角・四角と格子による構成、原色は三色まで",
      en: "circles, triangles and squares on a grid, no more than three primary colours",
      es: "círculos, triángulos y cuadrados sobre una retícula, con tres colores primarios como máximo",
    },
  },
  {
    pattern: wordPattern({
      ja: "シュルレアリスム(?:風)?|シュールな?|超現実的な?",
      en: "surreal(?:ist|ism|istic)?",
      es: "surrealistas?|surrealismo",
    }),
    medium: "any",
    look: {
      ja: "一つひとつは写実的に描き、大きさか置き場所だけをあり得ないものにする",
      en: "every part rendered realistically, with only its scale or place impossible",
      es: "cada parte tratada con realismo y solo su escala o su lugar imposibles",
    },
  },
  {
    pattern: wordPattern({
      ja: "フィルム(?:写真|カメラ)(?:風|調)?|フィルム(?:風|調)|写ルンです|使い捨てカメラ|ポラロイド(?:風)?|35mmフィルム",
      en: "35 ?mm(?: film)?|analog(?:ue)?(?: film| photo(?:graphy)?)?|film photo(?:graph|graphy)?|film grain|polaroid|disposable camera|kodak portra",
      es: "35 ?mm|(?:fotograf[ií]a )?anal[oó]gica|polaroid|c[aá]mara desechable|grano de pel[ií]cula",
    }),
    medium: "photo",
    look: {
      ja: "細かな粒子と、明るい部分のやわらかなにじみを残す",
      en: "fine grain and soft bloom in the highlights",
      es: "grano fino y un halo suave en las luces",
    },
  },
  {
    pattern: wordPattern({
      ja: "VHS(?:風)?|ホームビデオ(?:風)?|8mm(?:フィルム)?(?:風)?|８ミリ(?:フィルム)?(?:風)?",
      en: "vhs(?: look| style)?|home video(?: look| style)?|super ?8|8 ?mm film|camcorder(?: look)?",
      es: "vhs|v[ií]deo casero|s[uú]per ?8",
    }),
    medium: "photo",
    look: {
      ja: "粗い走査線か粒子、色のずれ、少し揺れる画面",
      en: "coarse scan lines or grain, colour fringing and a slightly unsteady frame",
      es: "líneas de barrido o grano gruesos, desfase de color y un encuadre algo inestable",
    },
  },
  {
    pattern: wordPattern({
      ja: "ホワイトボード(?:アニメ(?:ーション)?)?(?:風)?|黒板(?:アート)?風|手書きの?図解",
      en: "white-?board(?: animation| style| look)?|chalkboard(?: style| look)?|blackboard style",
      es: "(?:estilo |animaci[oó]n (?:en|de) )?(?:pizarra(?: blanca)?|whiteboard)",
    }),
    medium: "drawn",
    look: {
      ja: "白い面に手描きの線で図を一つずつ描き足し、色は黒ともう一色に絞る",
      en: "diagrams drawn stroke by stroke on a plain board, in black and one other colour",
      es: "esquemas dibujados trazo a trazo sobre una pizarra lisa, en negro y otro color",
    },
  },
];

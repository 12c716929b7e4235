import type { FilmKind } from "../film-kind";
import { productPromotion } from "./product-promotion";

/** A promotional film for something to eat or drink: appetite comes before features. */
export const foodPromotion: FilmKind = {
  ...productPromotion,
  framing: ["detail", "close", "detail", "fixed"],
  words: {
    ja: {
      ...productPromotion.words.ja,
      beats: [
        "素材の粒や表面に寄り、色と香りを想像させる",
        "挽く、切る、注ぐなど、味が生まれる工程を音とともに見せる",
        "湯気、泡、艶、断面など、いちばんおいしい一瞬を接写でとらえる",
        "盛り付けか一杯が仕上がり、題材を正面の静止で見せる",
      ],
      scene: "木や石の卓上か厨房。器と背景の色数を絞り、食材の色を立たせる",
      audio: "控えめに始まり後半で広がる音楽。挽く、注ぐ、噛むなどの音を鮮明に録る",
      check: "味と温度が言葉なしでも伝わるか",
      success: ["見終えた瞬間に味わいたくなる", "何の品かが最後の場面で記憶に残る"],
      unpeopled: undefined,
    },
    en: {
      ...productPromotion.words.en,
      beats: [
        "close on grain and surface, so that colour and aroma can be imagined",
        "grinding, slicing or pouring: the step that makes the flavour, with its sound",
        "the most delicious instant in macro, such as steam, foam, gloss or a cut",
        "the finished plate or cup, then the subject held still from the front",
      ],
      scene: "a wooden or stone counter, plates and background in few colours so that the food stands out",
      audio:
        "music that begins quietly and opens up in the second half, with crisp sounds of grinding, pouring or biting",
      check: "Do taste and temperature come across without words?",
      success: ["It makes one want a taste at once", "What it was stays in mind after the last shot"],
      unpeopled: undefined,
    },
    es: {
      ...productPromotion.words.es,
      beats: [
        "de cerca, el grano y la superficie, para imaginar el color y el aroma",
        "moler, cortar o verter: el paso que crea el sabor, con su sonido",
        "el instante más apetitoso en macro, como el vapor, la espuma, el brillo o un corte",
        "el plato o la taza terminados y, al final, el producto de frente en plano fijo",
      ],
      scene:
        "una encimera de madera o piedra, con vajilla y fondo de pocos colores para que destaque el producto",
      audio:
        "música que empieza discreta y se abre en la segunda mitad, con sonidos nítidos de moler, verter o morder",
      check: "¿Se perciben el sabor y la temperatura sin palabras?",
      success: ["Dan ganas de probarlo enseguida", "El producto se recuerda tras el último plano"],
      unpeopled: undefined,
    },
  },
};

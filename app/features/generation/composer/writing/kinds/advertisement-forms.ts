import type { WritingVariant } from "../writing-kind";

/** Lines alone, without an advertisement around them. */
export const advertisementForms: readonly WritingVariant[] = [
  {
    id: "tagline",
    keywords: {
      ja: ["キャッチコピー", "コピー", "スローガン", "キャッチフレーズ"],
      en: ["slogan", "tagline", "catchphrase", "headline"],
      es: ["eslogan", "lema", "titular", "frase publicitaria"],
    },
    guide: {
      ja: {
        output: ["コピーだけを番号付きで並べ、それぞれに切り口を一言添える"],
        versions: ["10案"],
        length: "1案につき8〜20字",
        steps: [
          "商品で一番伝えたい良さを一つに絞る。",
          "使う人の気持ち、場面、ほかとの違いなど、切り口を五つ以上挙げる。",
          "切り口ごとに短い言葉にする。",
          "似たものを捨て、声に出して語感を整える。",
        ],
      },
      en: {
        output: ["Numbered lines alone, each with a word or two on its angle"],
        versions: ["Ten lines"],
        length: "three to eight words per line",
        steps: [
          "Settle the one quality that matters most.",
          "List at least five angles: feeling, moment of use, difference and so on.",
          "Turn each angle into a short line.",
          "Drop lookalikes and read the rest aloud.",
        ],
      },
      es: {
        output: ["Solo las frases, numeradas, con una o dos palabras sobre su enfoque"],
        versions: ["Diez frases"],
        length: "de tres a ocho palabras por frase",
        steps: [
          "Decide la única cualidad que más importa.",
          "Reúne al menos cinco enfoques: emoción, momento de uso, diferencia, etc.",
          "Convierte cada enfoque en una frase corta.",
          "Descarta las parecidas y lee el resto en voz alta.",
        ],
      },
    },
  },
];

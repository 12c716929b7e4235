import type { WritingVariant } from "../writing-kind";

/** An answer that everybody can read, under a review. */
export const replyForms: readonly WritingVariant[] = [
  {
    id: "public-review",
    keywords: {
      ja: ["口コミ", "レビュー", "クチコミ", "星"],
      en: ["review", "google review", "yelp", "tripadvisor", "star"],
      es: ["reseña", "opinión", "google", "tripadvisor", "estrella"],
    },
    guide: {
      ja: {
        output: [
          "宛名（様）、お礼、受け止めとお詫び、説明または改善すること、再来店への一言、店名の順",
          "個人の情報や細かな事情は書かず、必要なら窓口に誘導する",
        ],
        length: "150〜250字",
        reader: "投稿した人のほかに、これから店を選ぶ人も読むとする。",
      },
      en: {
        output: [
          "Greeting, thanks, apology where due, explanation or what will change, invitation to return, name of the business",
          "No personal details; anything that needs them continues in private",
        ],
        length: "60–100 words",
        reader: "Future customers read it as well as the reviewer.",
      },
      es: {
        output: [
          "Saludo, agradecimiento, disculpa si procede, explicación o mejora, invitación a volver y nombre del negocio",
          "Sin datos personales; lo que los requiera sigue en privado",
        ],
        length: "entre 60 y 100 palabras",
        reader: "Además de quien la escribió, la leerán futuros clientes.",
      },
    },
  },
];

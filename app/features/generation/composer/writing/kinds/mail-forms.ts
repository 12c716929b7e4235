import type { WritingVariant } from "../writing-kind";

/** A letter on paper, which has no subject line of a mail. */
export const mailForms: readonly WritingVariant[] = [
  {
    id: "letter",
    keywords: {
      ja: [
        "退職願",
        "辞表",
        "退職届",
        "辞退届",
        "結婚式の招待状",
        "招待状",
        "案内状",
        "手紙",
        "お礼状",
        "礼状",
        "お詫び状",
        "詫び状",
        "挨拶状",
        "年賀状",
        "はがき",
        "一筆",
        "御礼状",
        "ラブレター",
        "連絡帳",
      ],
      en: [
        "wedding invitation",
        "letter",
        "thank-you note",
        "thank you note",
        "love letter",
        "complaint letter",
      ],
      es: ["invitación a la boda", "invitación de boda", "carta", "nota de agradecimiento", "carta de amor"],
    },
    guide: {
      ja: {
        tags: ["手紙", "文書"],
        output: [
          "手紙なので件名は付けず、用件は書き出しで伝える",
          "宛名、書き出しの挨拶、本文、結び、日付と署名の順",
        ],
        opening: "用件を一文にまとめ、どこで伝えるかを決める。",
        criteria: ["最初の二文で用件が伝わる。", "声に出して読んでも、失礼や卑屈に聞こえない。"],
        length: "本文300〜500字",
      },
      en: {
        tags: ["letter", "correspondence"],
        output: [
          "A letter: no subject line unless it is a formal matter that needs a reference",
          "Date, salutation, body in short paragraphs, closing and signature",
        ],
        opening: "Put the point of the letter into one sentence and decide where it stands.",
        criteria: [
          "The first two sentences carry the whole point.",
          "Read aloud, it sounds like one person talking to another.",
        ],
        length: "150–250 words in the body",
      },
      es: {
        tags: ["carta", "correspondencia"],
        output: [
          "Es una carta: sin asunto, salvo que un trámite exija una referencia",
          "Lugar y fecha, saludo, cuerpo en párrafos cortos, despedida y firma",
        ],
        opening: "Resume el motivo de la carta en una frase y decide dónde colocarla.",
        criteria: [
          "Las dos primeras frases bastan para entender el motivo.",
          "Leída en voz alta, suena a una persona que habla con otra.",
        ],
        length: "entre 150 y 250 palabras en el cuerpo",
      },
    },
  },
];

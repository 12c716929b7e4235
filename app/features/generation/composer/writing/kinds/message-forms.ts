import type { WritingVariant } from "../writing-kind";

/** A card that several people sign, and a card of one. */
export const messageForms: readonly WritingVariant[] = [
  {
    id: "group-card",
    keywords: {
      ja: ["寄せ書き", "色紙", "みんなから", "一同から", "全員から"],
      en: ["group card", "from all of us", "from the whole team", "everyone signs", "leaving card"],
      es: ["entre todos", "de parte de todos", "tarjeta del equipo", "firmada por todos"],
    },
    guide: {
      ja: {
        reader: "受け取る人は、一枚にまとまった言葉を続けて読むとする。",
        think: [
          "書く人ごとに変えられる切り口（思い出、感謝、人柄、これから）",
          "受け取る人が読んでうれしい順番",
        ],
        steps: [
          "書く人の人数を確かめ、人数分の切り口を決める。",
          "一人ずつ、呼びかけか一言で始める。",
          "その人だから言える思い出や感謝を一つだけ書く。",
          "言葉の選び方を変えながら、これからへの一言で結ぶ。",
        ],
        output: [
          "目的にある人数分の文面を一人ずつ分け、名前は[名前1]のように空けておく",
          "全体の見出しになる一言を最初に置く",
        ],
        versions: [],
        length: "一人あたり30〜60字",
      },
      en: {
        reader: "The words are read one after another on a single card.",
        think: [
          "A different angle for each writer: a memory, thanks, character, the future",
          "The order that is nicest to read",
        ],
        steps: [
          "Count the writers and choose an angle for each.",
          "Start each piece with a greeting or a line of its own.",
          "Give each one memory or thanks that only this writer could offer.",
          "Vary the wording and end with a wish.",
        ],
        output: [
          "One short piece for each writer, in separate lines, names left as [name 1]",
          "One line as the heading of the card",
        ],
        versions: [],
        length: "15–30 words per person",
      },
      es: {
        reader: "Las frases se leen seguidas en una sola tarjeta.",
        think: [
          "Un enfoque distinto por persona: un recuerdo, gracias, carácter, futuro",
          "El orden más agradable de leer",
        ],
        steps: [
          "Cuenta cuántas personas escriben y elige un enfoque para cada una.",
          "Empieza cada texto con un saludo o una frase propia.",
          "Da a cada cual un recuerdo o un agradecimiento que solo esa persona podría ofrecer.",
          "Varía las palabras y termina con un deseo.",
        ],
        output: [
          "Un texto breve por persona, separados, con los nombres como [nombre 1]",
          "Una frase como encabezado de la tarjeta",
        ],
        versions: [],
        length: "entre 15 y 30 palabras por persona",
      },
    },
  },
];

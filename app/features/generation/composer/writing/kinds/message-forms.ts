import type { WritingVariant } from "../writing-kind";

/** A card that several people sign, and a card of one. */
export const messageForms: readonly WritingVariant[] = [
  {
    id: "group-card",
    slots: [
      {
        unless: ["material"],
        told: /思い出|エピソード|一緒に|いつも|remember|memor|always|recuerd|siempre/i,
        text: {
          ja: {
            name: "思い出",
            hint: "1〜3件、各1行。一緒にした仕事や、人柄の分かる出来事",
            label: "盛り込む思い出",
          },
          en: {
            name: "memories",
            hint: "one to three, one line each: work done together, what the person is like",
            label: "Memories to draw on",
          },
          es: {
            name: "recuerdos",
            hint: "de uno a tres, una línea cada uno: trabajos compartidos, cómo es la persona",
            label: "Recuerdos que aprovechar",
          },
        },
      },
    ],
    keywords: {
      ja: ["寄せ書き", "色紙", "みんなから", "一同から", "全員から"],
      en: ["group card", "from all of us", "from the whole team", "everyone signs", "leaving card"],
      es: ["entre todos", "de parte de todos", "tarjeta del equipo", "firmada por todos"],
    },
    guide: {
      ja: {
        rules: [
          "一人の言葉は一つか二つの文に収める。",
          "同じ言い回しを二人に使わない。",
          "本人が触れられたくないかもしれない事情には触れない。",
        ],
        edges: [
          "人数が分からないときは5人分とし、増やせる形にする。",
          "思い出が足りない人の分は、人柄や仕事ぶりへの感謝にする。",
        ],
        criteria: ["一枚に並べて読んだとき、一人ひとりの声が違って聞こえる。"],
        checks: ["書く人の人数と文面の数が合っているか。", "目上の人に失礼な言い方が混じっていないか。"],
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
        rules: [
          "One or two sentences per person.",
          "No phrase used by two people.",
          "Nothing the person may not want mentioned.",
        ],
        edges: [
          "If the number of writers is unknown, write for five and make it easy to add more.",
          "Where there is no memory to use, thank the person for what they are like to work with.",
        ],
        criteria: ["Read on one card, each voice sounds different."],
        checks: [
          "There are as many pieces as writers.",
          "Nothing would embarrass the person in front of the others.",
        ],
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
        rules: [
          "Una o dos frases por persona.",
          "Ninguna expresión repetida entre dos personas.",
          "Nada que la persona quizá no quiera que se mencione.",
        ],
        edges: [
          "Si no se sabe cuántas personas firman, escribe para cinco y de modo que se puedan añadir más.",
          "Si no hay un recuerdo que usar, agradece cómo es trabajar con esa persona.",
        ],
        criteria: ["Leídas en una misma tarjeta, las voces suenan distintas."],
        checks: ["Hay tantos textos como personas.", "Nada avergonzaría a la persona delante de los demás."],
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

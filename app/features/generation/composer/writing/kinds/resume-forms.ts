import type { WritingVariant } from "../writing-kind";

/** One part of an application alone, such as a personal statement. */
export const resumeForms: readonly WritingVariant[] = [
  {
    id: "statement",
    keywords: {
      ja: ["職務要約", "自己PR", "志望動機", "ガクチカ", "エントリーシート", "ES", "自己推薦文"],
      en: [
        "linkedin about",
        "about section",
        "linkedin bio",
        "personal statement",
        "linkedin profile",
        "linkedin summary",
        "resume summary",
        "profile summary",
      ],
      es: ["perfil de linkedin", "extracto de linkedin", "perfil profesional"],
    },
    guide: {
      ja: {
        steps: [
          "応募先が求めることを二つに絞る。",
          "それに応える強みを一つ選び、一文の結論にする。",
          "強みが表れた経験を、状況、行動、結果の順に数字とともに書く。",
          "入社後にどう生かすかを具体的に書いて結ぶ。",
        ],
        output: ["見出しや箇条書きを使わない、一続きの本文のみ", "一文目に結論を置く"],
        length: "300〜400字",
        rules: [
          "使う経験は一つか二つに絞る。",
          "「コミュニケーション能力」など、誰にでも言える言葉だけで済ませない。",
          "応募先の名前を入れ替えても通じる志望理由にしない。",
        ],
      },
      en: {
        steps: [
          "Pick the two things the reader looks for.",
          "Choose one strength that answers them and state it in a sentence.",
          "Prove it with one experience: situation, action, result, with figures.",
          "Close with what it brings to this employer or programme.",
        ],
        output: ["Running text only, no headings or bullets", "The main point in the first sentence"],
        length: "100–150 words",
        rules: [
          "One or two experiences, no more.",
          "No stock words such as “team player” without proof.",
          "Nothing that would fit any other employer just as well.",
        ],
      },
      es: {
        steps: [
          "Elige las dos cosas que busca quien lee.",
          "Escoge un punto fuerte que responda a ellas y dilo en una frase.",
          "Demuéstralo con una experiencia: situación, acción y resultado, con cifras.",
          "Cierra con lo que aporta a esa empresa o programa.",
        ],
        output: ["Solo texto seguido, sin títulos ni viñetas", "La idea principal, en la primera frase"],
        length: "entre 100 y 150 palabras",
        rules: [
          "Una o dos experiencias, no más.",
          "Nada de tópicos como «trabajo en equipo» sin pruebas.",
          "Nada que sirva igual para cualquier otra empresa.",
        ],
      },
    },
  },
];

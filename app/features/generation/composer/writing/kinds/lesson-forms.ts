import type { WritingVariant } from "../writing-kind";

/** Exercises alone, without the lesson around them. */
export const lessonForms: readonly WritingVariant[] = [
  {
    id: "exercises",
    keywords: {
      ja: [
        "試験問題",
        "問題集",
        "小テスト",
        "クイズ",
        "テスト問題",
        "ワークシート",
        "ドリル",
        "練習問題",
        "例題",
      ],
      en: [
        "exam questions",
        "quiz",
        "worksheet",
        "exercises",
        "practice problems",
        "test questions",
        "flashcards",
      ],
      es: [
        "preguntas de examen",
        "tipo test",
        "cuestionario",
        "ejercicios",
        "ficha de ejercicios",
        "examen",
        "test",
        "problemas de",
      ],
    },
    guide: {
      ja: {
        output: [
          "問題（番号、問い、選択式なら選択肢）をまとめて示し、その後に解答と一〜二文の解説",
          "やさしい問題から難しい問題へ並べる",
        ],
        length: "10問",
        steps: [
          "確かめたい知識や技能を二〜三つ決める。",
          "やさしい問いから応用へ、段階を付けて問題を作る。",
          "選択肢には、よくある間違いを入れる。",
          "すべて自分で解き、答えが一つに決まるか確かめる。",
          "間違えた人が分かる解説を付ける。",
        ],
      },
      en: {
        output: [
          "All questions first (number, question, options if multiple choice), then answers with one or two sentences of explanation",
          "From easy to hard",
        ],
        length: "10 questions",
        steps: [
          "Choose two or three things to check.",
          "Write questions that rise from recall to use.",
          "Use typical mistakes as wrong options.",
          "Solve each one to make sure only one answer is right.",
          "Add explanations that help whoever got it wrong.",
        ],
      },
      es: {
        output: [
          "Primero todas las preguntas (número, enunciado y opciones si las hay); después, las soluciones con una o dos frases de explicación",
          "De lo fácil a lo difícil",
        ],
        length: "10 preguntas",
        steps: [
          "Elige dos o tres cosas que comprobar.",
          "Escribe preguntas que vayan del recuerdo a la aplicación.",
          "Usa errores habituales como opciones incorrectas.",
          "Resuélvelas para asegurarte de que solo hay una respuesta correcta.",
          "Añade explicaciones útiles para quien haya fallado.",
        ],
      },
    },
  },
];

import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";
import { lessonForms } from "./lesson-forms";

export const lesson: WritingKind = {
  id: "lesson",
  keywords: {
    ja: [
      "授業",
      "教案",
      "指導案",
      "レッスン",
      "研修",
      "教材",
      "カリキュラム",
      "問題集",
      "小テスト",
      "ワークシート",
      "講座",
      "テスト問題",
      "クイズ",
      "研修資料",
    ],
    en: [
      "lesson",
      "lesson plan",
      "curriculum",
      "worksheet",
      "training session",
      "syllabus",
      "quiz",
      "exercises",
      "course",
      "workshop",
      "teach",
      "class plan",
    ],
    es: [
      "clase",
      "plan de clase",
      "lección",
      "unidad didáctica",
      "plan de estudios",
      "curso",
      "taller",
      "cuestionario",
      "ficha de ejercicios",
      "ejercicios",
      "plan de lección",
      "formación",
    ],
  },
  counted: {
    ja: "問|題|回|コマ|週間|日間|か月|ヶ月",
    en: "questions?|exercises?|problems?|sessions?|lessons?|items?|weeks?|days?|months?",
    es: "preguntas?|ejercicios?|sesiones|clases|problemas?|semanas?|días|meses",
  },
  lengthIsCount: true,
  slots: [
    slots.topic,
    {
      unless: ["audience", "detail"],
      text: {
        ja: { name: "学習者", hint: "1行。年齢・学年・予備知識・人数", label: "学習者" },
        en: {
          name: "learners",
          hint: "one line: age or level, prior knowledge, group size",
          label: "Learners",
        },
        es: {
          name: "alumnado",
          hint: "una línea: edad o nivel, conocimientos previos, tamaño del grupo",
          label: "Alumnado",
        },
      },
    },
  ],
  forms: lessonForms,
  guide: {
    ja: {
      tags: ["授業", "教育"],
      role: "学ぶ人のつまずきを先回りできる教師として、そのまま使える授業や教材を組み立てる。",
      reader: "学習者はこの内容を初めて学ぶ人とする。",
      tone: "学習者に合わせた、やさしく具体的な言葉",
      think: ["終わったときに学習者ができるようになること", "最もつまずきやすい点と、よくある誤解"],
      steps: [
        "到達目標を「〜できる」の形で二〜三つ決める。",
        "身近な問いや例で関心を引く導入を作る。",
        "新しい内容を小さな段に分け、説明と練習を交互に置く。",
        "学習者が自分で試す活動を入れる。",
        "目標に届いたかを確かめる問いと、答えの要点を用意する。",
      ],
      rules: [
        "一度に扱う新しい事柄は三つまでにする。",
        "説明には必ず例を添え、正しくない例とも比べる。",
        "特別な道具や事前知識を前提にしない。",
      ],
      output: ["目標、準備物、時間ごとの流れ（表：時間｜内容｜学習者の活動｜留意点）、確認問題と解答の順"],
      length: "45〜50分の1回分",
      edges: [
        "早く終わった人への発展課題と、追い付けない人への手助けを一つずつ用意する。",
        "人数や機材が変わっても進められる代わりのやり方を添える。",
      ],
      criteria: ["活動と確認問題が、すべて目標につながっている。", "ほかの人が読んでも同じ授業ができる。"],
      checks: ["時間の合計が合っているか。", "解答と解説に誤りがないか。"],
    },
    en: {
      tags: ["lesson", "education"],
      role: "You are a teacher who sees where learners will stumble before they do. Build a lesson or material that can be used as it is.",
      reader: "Learners meet this content for the first time.",
      tone: "simple and concrete, at the learners' level",
      think: [
        "What learners can do at the end that they could not do before",
        "The hardest point and the usual misconception",
      ],
      steps: [
        "Set two or three objectives that begin with “can”.",
        "Open with a question or example from everyday life.",
        "Break the new content into small steps, alternating explanation and practice.",
        "Include an activity in which learners try it themselves.",
        "Prepare questions that show whether the objectives were reached, with model answers.",
      ],
      rules: [
        "At most three new ideas at a time.",
        "Every explanation has an example, and a counter-example where it helps.",
        "Rely on no special equipment or prior knowledge.",
      ],
      output: [
        "Objectives, materials, timed sequence (table: Time | Content | What learners do | Notes), check questions with answers",
      ],
      length: "one session of 45–50 minutes",
      edges: [
        "Prepare one extension for fast learners and one support for those who fall behind.",
        "Add an alternative in case group size or equipment changes.",
      ],
      criteria: [
        "Every activity and question serves an objective.",
        "A colleague could teach it from the page.",
      ],
      checks: ["The times add up.", "Answers and explanations are correct."],
    },
    es: {
      tags: ["clase", "educación"],
      role: "Eres docente y prevés dónde tropezará el alumnado. Prepara una clase o un material que se pueda usar tal cual.",
      reader: "El alumnado ve este contenido por primera vez.",
      tone: "sencillo y concreto, al nivel del alumnado",
      think: [
        "Qué sabrá hacer el alumnado al final que antes no sabía",
        "El punto más difícil y el error más habitual",
      ],
      steps: [
        "Fija dos o tres objetivos que empiecen por «es capaz de».",
        "Abre con una pregunta o un ejemplo cotidiano.",
        "Divide lo nuevo en pasos pequeños y alterna explicación y práctica.",
        "Incluye una actividad en la que cada cual lo intente.",
        "Prepara preguntas que muestren si se han logrado los objetivos, con sus soluciones.",
      ],
      rules: [
        "Tres ideas nuevas a la vez como máximo.",
        "Cada explicación lleva un ejemplo y, si ayuda, un contraejemplo.",
        "No des por supuestos materiales especiales ni conocimientos previos.",
      ],
      output: [
        "Objetivos, materiales, secuencia por tiempos (tabla: Tiempo | Contenido | Actividad del alumnado | Notas) y preguntas con soluciones",
      ],
      length: "una sesión de 45 a 50 minutos",
      edges: [
        "Prepara una ampliación para quien termine antes y un apoyo para quien se quede atrás.",
        "Añade una alternativa por si cambian el grupo o los medios.",
      ],
      criteria: [
        "Cada actividad y cada pregunta sirven a un objetivo.",
        "Otra persona podría dar la clase con este documento.",
      ],
      checks: ["Los tiempos suman lo previsto.", "Las soluciones y explicaciones son correctas."],
    },
  },
};

import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const survey: WritingKind = {
  id: "survey",
  keywords: {
    ja: ["アンケート", "調査票", "質問票", "意識調査", "満足度調査", "設問", "アンケート項目"],
    en: ["survey", "questionnaire", "poll", "feedback form", "survey questions"],
    es: [
      "encuesta",
      "cuestionario de satisfacción",
      "sondeo",
      "formulario de opinión",
      "encuesta de satisfacción",
    ],
  },
  counted: { ja: "問|設問|項目|個|つ", en: "questions?|items?", es: "preguntas?|ítems?" },
  lengthIsCount: true,
  slots: [
    slots.topic,
    {
      unless: ["audience", "detail"],
      text: {
        ja: { name: "回答者", hint: "1行。誰に、何人くらい、どう配るか", label: "回答者" },
        en: {
          name: "respondents",
          hint: "one line: who, how many and how they are reached",
          label: "Respondents",
        },
        es: {
          name: "encuestados",
          hint: "una línea: quiénes, cuántos y cómo se les llega",
          label: "Encuestados",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["アンケート", "調査"],
      role: "答えやすさと集計のしやすさを両立させる調査設計者として、そのまま配れるアンケートを作る。",
      reader: "回答者は予備知識がなく、短い時間で答える人とする。",
      tone: "中立で、誰にでも分かる言葉",
      think: [
        "結果を見て決めたいことと、そのために要る数字",
        "正直に答えにくい質問と、答えを誘ってしまう言い回し",
      ],
      steps: [
        "調べたいことを、一つずつ確かめられる問いに分ける。",
        "答えやすい質問から並べ、属性の質問は最後に置く。",
        "質問ごとに形式（単一、複数、5段階、自由記述）を選ぶ。",
        "選択肢を、漏れと重なりがないように作る。",
        "冒頭に目的、所要時間、回答の扱いを書き、最後にお礼を添える。",
      ],
      rules: [
        "一問で二つのことを聞かない。否定形と誘導する言い方を使わない。",
        "尺度の向きと段階をそろえ、「その他」「分からない」を必要な問いに入れる。",
        "個人を特定する情報は、目的に要るものだけ尋ねる。",
      ],
      output: [
        "冒頭の案内文、設問（番号、形式、選択肢、必須か任意か）、結びの順",
        "各設問の末尾に、分かることを括弧で一言添える",
      ],
      length: "10問、5分以内",
      edges: [
        "当てはまらない人が出る質問には、飛び先を示す。",
        "匿名にする場合は、組み合わせで個人が分かる属性の質問を減らす。",
      ],
      criteria: ["すべての設問が、調べたいことのどれかに対応する。", "集計の方法を設問ごとに言える。"],
      checks: ["選択肢の漏れや重なりがないか。", "初めて見る人が迷わず答えられるか。"],
      example:
        "Q1. 当店の接客にどの程度満足していますか。（単一回答・必須）\n5 とても満足／4 満足／3 どちらともいえない／2 不満／1 とても不満（分かること：接客の満足度）",
    },
    en: {
      tags: ["survey", "research"],
      role: "You design surveys that are easy to answer and easy to count. Make one that can be sent out as it is.",
      reader: "Respondents have no background knowledge and little time.",
      tone: "neutral, in words anyone understands",
      think: [
        "What the results should decide and which figures that takes",
        "Questions people may not answer honestly, and wording that leads them",
      ],
      steps: [
        "Break what you want to know into questions that each check one thing.",
        "Start with easy questions and put personal ones last.",
        "Choose a type for each: single, multiple, five-point scale, open.",
        "Write options that neither overlap nor leave gaps.",
        "Add an introduction with purpose, time needed and use of the answers, and thanks at the end.",
      ],
      rules: [
        "Never two things in one question; no negatives, no leading words.",
        "Keep scales in one direction and include “other” or “don't know” where needed.",
        "Ask for personal data only as far as the purpose requires.",
      ],
      output: [
        "Introduction, questions (number, type, options, required or optional), closing",
        "After each question, in brackets, what it will show",
      ],
      length: "10 questions, under 5 minutes",
      edges: [
        "Where a question does not apply to everyone, say which one to skip to.",
        "If it is anonymous, drop details that would identify someone in combination.",
      ],
      criteria: [
        "Every question serves something you want to know.",
        "You can say how each one will be counted.",
      ],
      checks: ["Options have no gaps or overlaps.", "A first-time reader could answer without hesitation."],
      example:
        "Q1. How satisfied are you with our service? (single choice, required)\n5 Very satisfied / 4 Satisfied / 3 Neither / 2 Dissatisfied / 1 Very dissatisfied (shows: satisfaction with service)",
    },
    es: {
      tags: ["encuesta", "investigación"],
      role: "Diseñas encuestas fáciles de responder y de contar. Prepara una que se pueda enviar tal cual.",
      reader: "Quien responde no tiene conocimientos previos y dispone de poco tiempo.",
      tone: "neutro, con palabras que cualquiera entiende",
      think: [
        "Qué deben decidir los resultados y qué cifras hacen falta",
        "Preguntas que cuesta responder con sinceridad y palabras que inducen la respuesta",
      ],
      steps: [
        "Divide lo que quieres saber en preguntas que comprueben una sola cosa.",
        "Empieza por las fáciles y deja las personales para el final.",
        "Elige el tipo de cada una: única, múltiple, escala de cinco, abierta.",
        "Redacta opciones sin huecos ni solapamientos.",
        "Añade una introducción con el fin, el tiempo y el uso de las respuestas, y un agradecimiento final.",
      ],
      rules: [
        "Nunca dos cosas en una pregunta; sin negaciones ni palabras que induzcan.",
        "Mantén el sentido de las escalas e incluye «otro» o «no lo sé» donde haga falta.",
        "Pide datos personales solo si el fin lo exige.",
      ],
      output: [
        "Introducción, preguntas (número, tipo, opciones, obligatoria u opcional) y cierre",
        "Tras cada pregunta, entre paréntesis, qué mostrará",
      ],
      length: "10 preguntas, menos de 5 minutos",
      edges: [
        "Si una pregunta no afecta a todos, indica a cuál pasar.",
        "Si es anónima, quita los datos que combinados identificarían a alguien.",
      ],
      criteria: [
        "Cada pregunta responde a algo que quieres saber.",
        "Se puede decir cómo se contará cada una.",
      ],
      checks: [
        "Las opciones no dejan huecos ni se solapan.",
        "Quien la ve por primera vez respondería sin dudar.",
      ],
      example:
        "P1. ¿Qué grado de satisfacción tiene con nuestra atención? (respuesta única, obligatoria)\n5 Muy alto / 4 Alto / 3 Ni alto ni bajo / 2 Bajo / 1 Muy bajo (muestra: satisfacción con la atención)",
    },
  },
};

import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const comparison: WritingKind = {
  id: "comparison",
  keywords: {
    ja: [
      "比較",
      "比較表",
      "比べ",
      "どっち",
      "どちらが",
      "メリットとデメリット",
      "メリット・デメリット",
      "調査",
      "リサーチ",
      "競合分析",
      "おすすめ",
      "選び方",
    ],
    en: [
      "compare",
      "comparison",
      "versus",
      "vs",
      "pros and cons",
      "research",
      "competitor analysis",
      "which is better",
      "recommend",
      "recommendation",
    ],
    es: [
      "compara",
      "comparar",
      "comparación",
      "comparativa",
      "comparativo",
      "ventajas y desventajas",
      "pros y contras",
      "investigación",
      "investiga",
      "recomienda",
      "cuál es mejor",
    ],
  },
  hints: { ja: [], en: ["best"], es: [] },
  slots: [
    slots.topic,
    {
      unless: ["audience", "quantities", "request"],
      text: {
        ja: { name: "重視する点", hint: "1行。予算・用途・譲れない条件", label: "重視する点" },
        en: {
          name: "priorities",
          hint: "one line: budget, use, what is not negotiable",
          label: "Priorities",
        },
        es: {
          name: "prioridades",
          hint: "una línea: presupuesto, uso, lo innegociable",
          label: "Prioridades",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["比較", "調査"],
      role: "利害のない立場で調べる調査担当者として、選ぶための材料を公平にそろえる。",
      reader: "読み手は、近いうちに一つを選ぶ必要がある人とする。",
      tone: "公平で簡潔",
      think: ["選ぶ人の使い方で、差が効いてくる点", "古くなりやすい情報（価格、機能、規約）"],
      steps: [
        "比べる対象と、選ぶ目的を確かめる。",
        "結果を左右する観点を4〜6個に絞る。",
        "同じ観点、同じ単位で事実を並べる。",
        "差が大きい点と、その差が意味することを述べる。",
        "条件ごとに、どれを選ぶとよいかを示す。",
      ],
      rules: [
        "長所と短所を同じ分量で扱う。",
        "事実と評価を分け、事実には時点を添える。",
        "確かめられない情報は[要確認]とする。",
      ],
      output: ["結論（2文）、比較表（行が観点、列が対象）、観点ごとの補足、条件別のおすすめの順"],
      length: "表1点と、600字程度の説明",
      edges: [
        "単純に比べられない対象は、前提の違いを表の下に書く。",
        "どれも条件に合わないときは、そう述べて別の選択肢を挙げる。",
      ],
      criteria: ["表だけで主な差が分かる。", "条件が変わったときの選び方も分かる。"],
      checks: ["空いた欄や、単位の混在がないか。", "特定の対象に有利な観点ばかりになっていないか。"],
    },
    en: {
      tags: ["comparison", "research"],
      role: "You are a researcher with no stake in the outcome. Lay out fairly what someone needs in order to choose.",
      reader: "The reader has to choose one soon.",
      tone: "even-handed and brief",
      think: [
        "Where the difference matters for this person's use",
        "What dates quickly: prices, features, terms",
      ],
      steps: [
        "Settle what is being compared and what the choice is for.",
        "Pick four to six criteria that decide the outcome.",
        "Set out the facts by the same criteria, in the same units.",
        "Point out the big differences and what they mean in practice.",
        "Say which to choose under which conditions.",
      ],
      rules: [
        "Give strengths and weaknesses equal room.",
        "Keep fact and judgement apart and date the facts.",
        "Mark what cannot be verified as [to confirm].",
      ],
      output: [
        "Verdict (two sentences), table (criteria down, options across), notes, recommendation by situation",
      ],
      length: "one table and about 300 words",
      edges: [
        "If the options are not alike, explain the difference below the table.",
        "If none fits, say so and name another.",
      ],
      criteria: [
        "The table alone shows the main differences.",
        "It is clear how the choice shifts with the conditions.",
      ],
      checks: ["No empty cells and no mixed units.", "The criteria do not favour one option."],
    },
    es: {
      tags: ["comparación", "investigación"],
      role: "Investigas sin interés en el resultado. Presenta con equidad lo que alguien necesita para elegir.",
      reader: "Quien lee tiene que elegir pronto.",
      tone: "ecuánime y breve",
      think: [
        "Dónde importa la diferencia para el uso previsto",
        "Lo que caduca pronto: precios, funciones, condiciones",
      ],
      steps: [
        "Aclara qué se compara y para qué se elige.",
        "Escoge de cuatro a seis criterios que decidan el resultado.",
        "Presenta los hechos con los mismos criterios y unidades.",
        "Señala las grandes diferencias y qué suponen en la práctica.",
        "Di qué conviene elegir según cada situación.",
      ],
      rules: [
        "Dedica el mismo espacio a ventajas y a inconvenientes.",
        "Separa hechos y valoraciones y pon fecha a los hechos.",
        "Marca con [por confirmar] lo que no se pueda comprobar.",
      ],
      output: [
        "Veredicto (dos frases), tabla (criterios en filas, opciones en columnas), notas y recomendación según el caso",
      ],
      length: "una tabla y unas 300 palabras",
      edges: [
        "Si las opciones no son equiparables, explica la diferencia debajo de la tabla.",
        "Si ninguna encaja, dilo y propón otra.",
      ],
      criteria: [
        "La tabla muestra por sí sola las diferencias principales.",
        "Se ve cómo cambia la elección según las condiciones.",
      ],
      checks: ["No hay celdas vacías ni unidades mezcladas.", "Los criterios no favorecen a una opción."],
    },
  },
};

import type { WritingVariant } from "../writing-kind";

/** Plans with a shape of their own. */
export const planForms: readonly WritingVariant[] = [
  {
    id: "agenda",
    keywords: { ja: ["アジェンダ", "議題", "次第"], en: ["agenda"], es: ["orden del día", "agenda"] },
    guide: {
      ja: {
        output: [
          "会議の目的と、終わったときに決まっていること（一文ずつ）",
          "表（時間｜議題｜担当｜ねらい：共有・相談・決定）",
          "出席者に準備してほしいこと",
        ],
        length: "A4で1枚以内",
        steps: [
          "会議で決めることを一つか二つに絞る。",
          "議題ごとに、共有、相談、決定のどれかを決める。",
          "重い議題を前に置き、時間を割り振る。",
          "準備するものと、進行・記録の担当を示す。",
        ],
      },
      en: {
        output: [
          "The aim and what will have been decided by the end, one sentence each",
          "Table: Time | Item | Lead | Aim (inform, discuss, decide)",
          "What people should prepare",
        ],
        length: "half a page to one page",
        steps: [
          "Settle the one or two decisions the meeting is for.",
          "Mark each item as inform, discuss or decide.",
          "Put the weighty items first and give each its minutes.",
          "Name what to prepare, who leads and who takes notes.",
        ],
      },
      es: {
        output: [
          "El propósito y lo que quedará decidido al final, en una frase cada uno",
          "Tabla: Hora | Punto | Responsable | Fin (informar, debatir, decidir)",
          "Qué debe preparar cada persona",
        ],
        length: "entre media página y una",
        steps: [
          "Fija la decisión o las dos decisiones que justifican la reunión.",
          "Marca cada punto como informar, debatir o decidir.",
          "Pon primero los puntos de peso y reparte los minutos.",
          "Indica qué preparar, quién dirige y quién toma nota.",
        ],
      },
    },
  },
  {
    id: "checklist",
    keywords: {
      ja: ["ToDo", "やることリスト", "タスクリスト", "チェックリスト", "持ち物リスト"],
      en: ["to-do", "todo", "checklist", "packing list", "task list"],
      es: ["lista de tareas", "lista de verificación", "lista de comprobación", "checklist"],
    },
    guide: {
      ja: {
        output: ["時期または場面ごとの見出しの下に、「- [ ]」で始まる項目", "忘れると困る項目には印を付ける"],
        length: "15〜30項目",
      },
      en: {
        output: [
          "Headings by period or place, with items starting “- [ ]”",
          "A mark on the items that must not be forgotten",
        ],
        length: "15–30 items",
      },
      es: {
        output: [
          "Títulos por fecha o lugar y, debajo, elementos que empiecen por «- [ ]»",
          "Una marca en lo que no se puede olvidar",
        ],
        length: "de 15 a 30 elementos",
      },
    },
  },
];

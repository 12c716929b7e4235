import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const coverLetter: WritingKind = {
  id: "cover-letter",
  keywords: {
    ja: ["カバーレター", "添え状", "送付状", "推薦状", "推薦文"],
    en: [
      "cover letter",
      "letter of recommendation",
      "recommendation letter",
      "reference letter",
      "motivation letter",
      "letter of motivation",
      "application letter",
    ],
    es: ["carta de presentación", "carta de recomendación", "carta de motivación"],
  },
  slots: [
    slots.background,
    {
      unless: ["topic", "detail"],
      text: {
        ja: { name: "応募先", hint: "1行。会社と職種", label: "応募先" },
        en: { name: "position", hint: "one line: employer and job, or programme", label: "Applying for" },
        es: { name: "puesto", hint: "una línea: empresa y puesto, o programa", label: "Se opta a" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["送付状", "就職・転職"],
      role: "採用や選考の文書に慣れたキャリアアドバイザーとして、その人に会いたくなる一通を書く。",
      reader: "読み手は、多くの書類を続けて読む選考の担当者とする。",
      tone: "礼儀正しく、熱意が具体的に伝わる",
      think: ["相手がこの人に最も期待すること", "経歴書には表れない、伝えるべき出来事"],
      steps: [
        "何に応募し、または誰を推薦するかを最初に述べる。",
        "相手の求めるものに合う経験を一つ、結果とともに示す。",
        "この応募先でなければならない理由を述べる。",
        "加わった後にできることを書く。",
        "お礼と連絡先で結ぶ。",
      ],
      rules: [
        "経歴書の内容をなぞらず、一つの出来事を掘り下げる。",
        "どの応募先にも使える文を入れない。",
        "実績を誇張しない。",
      ],
      output: ["日付、宛名、本文（3〜4段落）、結び、署名の手紙形式"],
      length: "400〜600字",
      edges: [
        "送付状だけなら、同封の書類と要点に絞り、半分の長さにする。",
        "推薦状では、関係、期間、見た事実を必ず入れる。",
      ],
      criteria: ["一段落目で続きを読みたくなる。", "応募先の名前を替えると成り立たない内容である。"],
      checks: ["宛名と会社名が正しいか。", "一文が長すぎないか。"],
    },
    en: {
      tags: ["cover letter", "job search"],
      role: "You are a career adviser who has read thousands of applications. Write a letter that makes the reader want to meet this person.",
      reader: "The reader goes through many applications in a row.",
      tone: "courteous, with enthusiasm shown through specifics",
      think: ["What the reader most hopes to find", "The moment that a résumé cannot show"],
      steps: [
        "Open with what is being applied for, or who is recommended, and the strongest reason.",
        "Show one experience that matches what is wanted, with its result.",
        "Say why this employer or programme and no other.",
        "Describe what the person will contribute.",
        "Close with thanks and availability.",
      ],
      rules: [
        "Do not repeat the résumé; go deep on one story.",
        "No sentence that would fit every application.",
        "No inflated achievements.",
      ],
      output: ["Letter with date, salutation, three or four paragraphs, closing and signature"],
      length: "250–350 words",
      edges: [
        "For a change of field, start from the skill that carries over.",
        "For a recommendation: relationship, length of time and observed facts are essential.",
      ],
      criteria: ["The first paragraph earns the second.", "It fails if another employer's name is put in."],
      checks: ["Name and employer are right.", "No sentence runs past 25 words without need."],
    },
    es: {
      tags: ["carta de presentación", "empleo"],
      role: "Eres orientador laboral y has leído miles de candidaturas. Escribe una carta que dé ganas de conocer a la persona.",
      reader: "Quien lee revisa muchas candidaturas seguidas.",
      tone: "cortés, con un entusiasmo que se ve en lo concreto",
      think: ["Qué espera encontrar quien lee", "El momento que un currículum no puede mostrar"],
      steps: [
        "Empieza por aquello a lo que se opta, o a quién se recomienda, y la razón más fuerte.",
        "Muestra una experiencia que encaje con lo que se busca y su resultado.",
        "Explica por qué esta empresa o este programa y no otro.",
        "Describe qué aportará la persona.",
        "Cierra con agradecimiento y disponibilidad.",
      ],
      rules: [
        "No repitas el currículum; profundiza en una sola historia.",
        "Ninguna frase que valga para cualquier candidatura.",
        "Sin logros exagerados.",
      ],
      output: ["Carta con fecha, saludo, tres o cuatro párrafos, despedida y firma"],
      length: "entre 250 y 350 palabras",
      edges: [
        "En un cambio de sector, parte de la competencia que se traslada.",
        "Si es una recomendación: relación, duración y hechos observados son imprescindibles.",
      ],
      criteria: [
        "El primer párrafo invita a leer el segundo.",
        "Deja de funcionar si se cambia el nombre de la empresa.",
      ],
      checks: ["El nombre y la empresa son correctos.", "Ninguna frase es más larga de lo necesario."],
    },
  },
};

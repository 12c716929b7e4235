import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const report: WritingKind = {
  id: "report",
  keywords: {
    ja: [
      "レポート",
      "報告書",
      "日報",
      "週報",
      "月報",
      "調査報告",
      "出張報告",
      "始末書",
      "顛末書",
      "報告文",
      "報告",
      "白書",
      "論文",
    ],
    en: ["report", "white paper", "status update", "weekly update", "progress report", "incident report"],
    es: ["informe", "reporte", "memoria", "parte diario", "informe de avance"],
  },
  slots: [
    slots.topic,
    {
      unless: ["material", "quantities", "detail"],
      text: {
        ja: { name: "事実", hint: "箇条書き。起きたこと・数字・日付", label: "報告する事実" },
        en: { name: "facts", hint: "list: what happened, figures and dates", label: "Facts to report" },
        es: { name: "hechos", hint: "lista: qué ocurrió, cifras y fechas", label: "Hechos que se comunican" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["レポート", "報告"],
      role: "事実と意見を分けて書くことに慣れた実務担当者として、読み手が判断に使える報告書をまとめる。",
      reader: "読み手は内容を判断する立場にあり、現場の細部までは知らない人とする。",
      tone: "簡潔で客観的な「である」調",
      think: ["読み手がこの報告をもとに下す判断", "結論を支える事実と、まだ確かめられていない点"],
      steps: [
        "結論を先に一〜二文で書く。",
        "対象、期間、調べ方や情報源を示す。",
        "事実を時系列か重要な順に並べ、数字には単位と比較の基準を付ける。",
        "事実から言えること（要因、影響）を、根拠とともに述べる。",
        "課題と次の対応を、担当と期限が分かる形で示す。",
      ],
      rules: [
        "事実、推測、意見を文の上で区別する。",
        "「かなり」「多くの」などの曖昧な量の言葉を数字か範囲に置き換える。",
        "責任を個人に向ける書き方をしない。",
      ],
      output: [
        "表題、要約（3行）、概要、結果、考察、今後の対応の見出し",
        "数字が三つ以上並ぶところは表にする",
      ],
      length: "A4で1〜2枚（1,000〜1,600字）",
      edges: [
        "数字どうしが合わないときは、両方を示して食い違いを指摘する。",
        "悪い結果も省かず、影響の範囲とともに書く。",
      ],
      criteria: [
        "要約だけで結論と次の対応が分かる。",
        "考察のすべてに、結果の中の根拠がある。",
        "第三者が同じ事実をたどれる。",
      ],
      checks: ["合計や割合の計算が合っているか。", "結論と考察が矛盾していないか。"],
    },
    en: {
      tags: ["report", "business writing"],
      role: "You write reports that people decide on: facts kept apart from opinion, conclusions first.",
      reader: "The reader has to make a decision and does not know the details on the ground.",
      tone: "concise and objective",
      think: [
        "The decision that this report should make possible",
        "Which facts carry the conclusion and which are still unconfirmed",
      ],
      steps: [
        "State the conclusion in one or two sentences.",
        "Give the scope, the period and the sources or method.",
        "Set out the findings by importance or in time order; every figure has a unit and something to compare it with.",
        "Say what the findings mean, and on what evidence.",
        "List open issues and next actions with an owner and a date.",
      ],
      rules: [
        "Keep fact, inference and opinion visibly apart.",
        "Replace vague amounts (“many”, “significant”) with numbers or ranges.",
        "Describe causes, not culprits.",
      ],
      output: [
        "Title, three-line summary, then headings: Scope, Findings, Analysis, Next actions",
        "A table wherever three or more figures belong together",
      ],
      length: "one to two pages (500–800 words)",
      edges: [
        "If figures contradict each other, show both and point out the difference.",
        "Report bad results in full, with how far they reach.",
      ],
      criteria: [
        "The summary alone gives the conclusion and the next actions.",
        "Everything in Analysis rests on something in Findings.",
        "Someone else could trace every fact.",
      ],
      checks: ["Totals and percentages add up.", "Conclusion and analysis agree."],
    },
    es: {
      tags: ["informe", "documentos"],
      role: "Redactas informes que sirven para decidir: hechos separados de opiniones y la conclusión por delante.",
      reader: "Quien lee tiene que tomar una decisión y no conoce los detalles del terreno.",
      tone: "conciso y objetivo",
      think: [
        "La decisión que este informe debe hacer posible",
        "Qué hechos sostienen la conclusión y cuáles quedan por confirmar",
      ],
      steps: [
        "Expón la conclusión en una o dos frases.",
        "Indica el alcance, el período y las fuentes o el método.",
        "Presenta los resultados por importancia o en orden cronológico; cada cifra lleva unidad y término de comparación.",
        "Explica qué significan los resultados y en qué te apoyas.",
        "Enumera las cuestiones abiertas y las próximas acciones, con responsable y fecha.",
      ],
      rules: [
        "Distingue con claridad hechos, deducciones y opiniones.",
        "Sustituye cantidades vagas («muchos», «bastante») por cifras o rangos.",
        "Describe causas, no culpables.",
      ],
      output: [
        "Título, resumen de tres líneas y apartados: Alcance, Resultados, Análisis, Próximas acciones",
        "Una tabla cuando haya tres o más cifras relacionadas",
      ],
      length: "una o dos páginas (500-800 palabras)",
      edges: [
        "Si hay cifras que se contradicen, muestra ambas y señala la diferencia.",
        "No omitas los malos resultados; indica hasta dónde afectan.",
      ],
      criteria: [
        "El resumen basta para conocer la conclusión y las acciones.",
        "Todo el análisis se apoya en algún resultado.",
        "Otra persona podría rastrear cada hecho.",
      ],
      checks: ["Los totales y porcentajes cuadran.", "La conclusión y el análisis coinciden."],
    },
  },
};

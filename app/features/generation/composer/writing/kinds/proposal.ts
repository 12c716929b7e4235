import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const proposal: WritingKind = {
  id: "proposal",
  keywords: {
    ja: ["企画書", "提案書", "稟議書", "企画", "提案", "RFP", "要件定義", "起案"],
    en: [
      "proposal",
      "business proposal",
      "project proposal",
      "pitch",
      "business case",
      "grant application",
      "requirements",
    ],
    es: ["propuesta", "propuesta comercial", "solicitud de subvención", "caso de negocio"],
  },
  hints: { ja: [], en: [], es: ["proyecto"] },
  slots: [
    slots.topic,
    {
      unless: ["audience", "names", "detail"],
      text: {
        ja: { name: "提案先", hint: "1行。誰が決めるか、何を重く見るか", label: "提案先" },
        en: {
          name: "decision_maker",
          hint: "one line: who decides and what they care about",
          label: "Decision maker",
        },
        es: { name: "quién_decide", hint: "una línea: quién decide y qué valora", label: "Quién decide" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["企画書", "提案"],
      role: "決める人の疑問に先回りできる企画担当者として、承認を取れる企画書を書く。",
      reader: "読み手は、費用と効果を見比べて採否を決める人とする。",
      tone: "簡潔で説得力がある",
      think: ["決める人が最も気にする点（費用、効果、危険）", "何もしない場合と、ほかの案に比べた利点"],
      steps: [
        "現状の課題を、事実と数字で示す。",
        "提案を一文で言い切る。",
        "実施する内容、体制、日程を具体的に述べる。",
        "費用と見込める効果を、計算の前提とともに示す。",
        "危険と対策、決めてほしいことを書く。",
      ],
      rules: [
        "課題、提案、効果の三つを一本の筋でつなぐ。",
        "数字のない効果は、測り方を示す。",
        "良い面だけを並べず、弱点にも触れる。",
      ],
      output: [
        "題名、要約（5行）、背景と課題、提案内容、日程（表）、費用と効果（表）、危険と対策、お願いしたい判断",
        "見出しを付け、要点を箇条書きにする",
      ],
      length: "A4で2枚程度",
      edges: [
        "予算が未定なら、規模の違う二案を並べる。",
        "前例がない場合は、小さく試す段階と、やめる基準を入れる。",
      ],
      criteria: ["要約だけで採否を考えられる。", "出そうな質問の答えが本文にある。"],
      checks: ["費用の合計と日程に食い違いがないか。", "判断してほしいことが一つに定まっているか。"],
    },
    en: {
      tags: ["proposal", "business"],
      role: "You write proposals that answer a decision maker's doubts before they are raised. Write one that can win approval.",
      reader: "The reader weighs cost against benefit and says yes or no.",
      tone: "brief and persuasive",
      think: [
        "What the decision maker worries about most: cost, benefit or risk",
        "The advantage over doing nothing and over the alternatives",
      ],
      steps: [
        "Show the problem with facts and figures.",
        "State the proposal in one sentence.",
        "Describe what will be done, by whom and when.",
        "Set out cost and expected benefit, with the assumptions behind them.",
        "Name the risks, how they are met, and the decision requested.",
      ],
      rules: [
        "Problem, proposal and benefit form one line of argument.",
        "Where a benefit has no figure, say how it will be measured.",
        "Mention weaknesses as well.",
      ],
      output: [
        "Title, summary (five lines), background, proposal, timetable (table), cost and benefit (table), risks, decision requested",
        "Headings throughout, key points as bullets",
      ],
      length: "about two pages",
      edges: [
        "If the budget is open, offer two sizes.",
        "Without precedent, include a small trial and a point at which to stop.",
      ],
      criteria: ["The summary alone supports a decision.", "The likely questions are answered in the text."],
      checks: ["Costs and dates agree throughout.", "Exactly one decision is asked for."],
    },
    es: {
      tags: ["propuesta", "negocio"],
      role: "Redactas propuestas que resuelven las dudas de quien decide antes de que surjan. Escribe una que pueda aprobarse.",
      reader: "Quien lee compara coste y beneficio y decide.",
      tone: "breve y persuasivo",
      think: [
        "Qué preocupa más a quien decide: coste, beneficio o riesgo",
        "La ventaja frente a no hacer nada y frente a otras opciones",
      ],
      steps: [
        "Muestra el problema con hechos y cifras.",
        "Formula la propuesta en una frase.",
        "Describe qué se hará, quién y cuándo.",
        "Expón el coste y el beneficio previsto, con los supuestos del cálculo.",
        "Señala los riesgos, cómo se afrontan y la decisión que se pide.",
      ],
      rules: [
        "Problema, propuesta y beneficio forman un solo hilo.",
        "Si un beneficio no tiene cifra, di cómo se medirá.",
        "Menciona también los puntos débiles.",
      ],
      output: [
        "Título, resumen (cinco líneas), contexto, propuesta, calendario (tabla), coste y beneficio (tabla), riesgos, decisión solicitada",
        "Con títulos y los puntos clave en viñetas",
      ],
      length: "unas dos páginas",
      edges: [
        "Si el presupuesto no está fijado, ofrece dos tamaños.",
        "Si no hay precedentes, incluye una prueba pequeña y un criterio para parar.",
      ],
      criteria: ["El resumen basta para decidir.", "Las preguntas probables se responden en el texto."],
      checks: ["Costes y fechas coinciden en todo el documento.", "Se pide una sola decisión."],
    },
  },
};

import type { WritingVariant } from "../writing-kind";

/** A contract can be written as well as checked. */
export const contractVariants: readonly WritingVariant[] = [
  {
    id: "draft",
    slots: [
      {
        unless: ["material", "detail"],
        text: {
          ja: {
            name: "取り決め",
            hint: "箇条書き。当事者、対象、金額、期間、守ってほしいこと",
            label: "取り決めの要点",
          },
          en: {
            name: "terms",
            hint: "list: parties, subject, price, period, what must be kept to",
            label: "Main terms",
          },
          es: {
            name: "condiciones",
            hint: "lista: partes, objeto, precio, plazo y lo que debe cumplirse",
            label: "Condiciones principales",
          },
        },
      },
    ],
    keywords: {
      ja: ["作成", "作りたい", "作って", "ひな形", "テンプレート", "書いて", "案文", "たたき台"],
      en: ["draft", "write", "create", "template", "prepare", "generate"],
      es: ["redacta", "redactar", "elabora", "modelo", "plantilla", "crea", "prepara", "borrador"],
    },
    guide: {
      ja: {
        role: "契約の実務に慣れた法務担当者として、双方が守れる条文の案を作る。",
        think: [
          "双方が約束すること、その代わりに得るもの",
          "もめやすい場面（遅れ、中止、不払い、秘密の漏れ）と、その扱い",
        ],
        steps: [
          "当事者、目的、期間、金額を定める。",
          "必要な条項を洗い出し、一般的な順に並べる。",
          "条項ごとに、一つの義務を一文で書く。",
          "解除、損害賠償、秘密保持、紛争の扱いを加える。",
          "決まっていない箇所と、専門家に確かめる点をまとめる。",
        ],
        output: ["題名、前文、番号と見出しの付いた条文、署名欄の順", "末尾に、決めるべき事項の一覧"],
        rules: [
          "義務は「〜する」「〜してはならない」で言い切り、主語を省かない。",
          "金額、期日、割合が決まっていない所は[　]で空けておく。",
        ],
        edges: [
          "一方に不利になりやすい条項には、釣り合いの取れた別案を添える。",
          "準拠する国や法律が不明なら、仮定を一行で示す。",
        ],
        criteria: [
          "初めて読む人が、誰が何をいつまでにするか言える。",
          "もめたときの扱いがすべて書かれている。",
        ],
        checks: ["用語の定義と使い方が全体で一致しているか。", "条番号の参照がずれていないか。"],
        length: "10〜15条",
      },
      en: {
        role: "You work with contracts every day in a legal department. Draft wording that both parties can keep to.",
        think: [
          "What each party promises and gets in return",
          "Where disputes arise (delay, cancellation, non-payment, leaks) and how each is settled",
        ],
        steps: [
          "Fix parties, purpose, term and amounts.",
          "List the clauses needed, in the usual order.",
          "Write each clause as one duty in one sentence.",
          "Add termination, liability, confidentiality and disputes.",
          "Gather what is undecided and what a lawyer should confirm.",
        ],
        output: [
          "Title, recitals, numbered clauses with headings, signature block",
          "A list of points to settle at the end",
        ],
        rules: [
          "State duties with “shall” or “must not” and name who bears them.",
          "Leave amounts, dates and percentages that are not settled as [ ].",
        ],
        edges: [
          "Beside a clause that favours one party, offer a balanced alternative.",
          "If the governing law is unknown, state the assumption in one line.",
        ],
        criteria: [
          "A first-time reader can say who does what by when.",
          "Every likely dispute is provided for.",
        ],
        checks: [
          "Defined terms are used the same way throughout.",
          "References to clause numbers are right.",
        ],
        length: "10–15 clauses",
      },
      es: {
        role: "Trabajas a diario con contratos en un departamento jurídico. Redacta un texto que ambas partes puedan cumplir.",
        think: [
          "Qué promete cada parte y qué recibe a cambio",
          "Dónde surgen los conflictos (retrasos, cancelación, impago, filtraciones) y cómo se resuelven",
        ],
        steps: [
          "Fija partes, objeto, duración e importes.",
          "Enumera las cláusulas necesarias en el orden habitual.",
          "Escribe cada cláusula como una obligación en una frase.",
          "Añade resolución, responsabilidad, confidencialidad y conflictos.",
          "Reúne lo que queda por decidir y lo que debería confirmar un abogado.",
        ],
        output: [
          "Título, exposición, cláusulas numeradas con título y firmas",
          "Al final, una lista de puntos por decidir",
        ],
        rules: [
          "Expresa las obligaciones con «deberá» o «no podrá» y di a quién corresponden.",
          "Deja como [ ] los importes, fechas y porcentajes sin fijar.",
        ],
        edges: [
          "Junto a una cláusula que favorezca a una parte, ofrece otra equilibrada.",
          "Si se desconoce la ley aplicable, señala el supuesto en una línea.",
        ],
        criteria: [
          "Quien lo lee por primera vez puede decir quién hace qué y cuándo.",
          "Todo conflicto probable está previsto.",
        ],
        checks: [
          "Los términos definidos se usan siempre igual.",
          "Las referencias a otras cláusulas son correctas.",
        ],
        length: "de 10 a 15 cláusulas",
      },
    },
  },
];

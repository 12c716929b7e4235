import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const dataAnalysis: WritingKind = {
  id: "data-analysis",
  keywords: {
    ja: ["データ分析", "分析", "売上分析", "アンケート結果の分析", "傾向を", "市場調査", "SWOT"],
    en: [
      "data analysis",
      "analyze",
      "analyse",
      "analysis",
      "trends",
      "sales data",
      "insights from",
      "swot",
      "market research",
    ],
    es: [
      "análisis de datos",
      "analiza",
      "analizar",
      "análisis",
      "tendencias",
      "dafo",
      "estudio de mercado",
      "investigación",
    ],
  },
  hints: { ja: ["集計"], en: [], es: [] },
  slots: [
    slots.data,
    {
      unless: ["topic", "detail"],
      text: {
        ja: { name: "知りたいこと", hint: "1〜2行。分析の結果で決めたいこと", label: "知りたいこと" },
        en: {
          name: "question",
          hint: "one or two lines: what the analysis should help decide",
          label: "Question to answer",
        },
        es: {
          name: "pregunta",
          hint: "una o dos líneas: qué debe ayudar a decidir el análisis",
          label: "Pregunta que responder",
        },
      },
    },
  ],
  forms: [
    {
      id: "swot",
      keywords: { ja: ["SWOT"], en: ["swot"], es: ["dafo"] },
      slots: [slots.topic],
      guide: {
        ja: {
          output: [
            "四つの枠（強み｜弱み｜機会｜脅威）の表に、各3〜5項目",
            "組み合わせから考えられる打ち手を3つ",
          ],
        },
        en: {
          output: [
            "A four-part table (Strengths | Weaknesses | Opportunities | Threats), three to five points each",
            "Three moves that follow from combining them",
          ],
        },
        es: {
          output: [
            "Una tabla de cuatro partes (Debilidades | Amenazas | Fortalezas | Oportunidades), de tres a cinco puntos cada una",
            "Tres líneas de acción que se deducen de combinarlas",
          ],
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["データ分析", "調査"],
      role: "数字の裏にある事情まで考える分析担当者として、判断に使える結果をまとめる。",
      reader: "読み手は分析の手法ではなく、結果をもとに決める立場の人とする。",
      tone: "客観的で平明。断定の度合いを根拠に合わせる",
      think: ["この分析で決めたいことと、答えを左右する指標", "データの偏り、欠け、ほかの説明の可能性"],
      steps: [
        "知りたいことを、確かめられる問いに分ける。",
        "対象、期間、単位、欠けている値を確かめる。",
        "全体の傾向をつかみ、切り口（時期、属性、種類）ごとに比べる。",
        "目立つ変化や違いについて、考えられる要因を根拠とともに挙げる。",
        "結果から言える結論と、次に取る行動を優先順に示す。",
      ],
      rules: [
        "相関と因果を区別し、推測には「推測」と付ける。",
        "割合には必ず母数を添える。",
        "与えられていない数値を補わない。",
      ],
      output: [
        "結論（3行）、主な発見（根拠の数字付き）、比較の表、要因の考察、次の行動、データの限界の見出し",
        "適したグラフがあれば、種類と軸を一行で提案する",
      ],
      length: "1,000字程度と表1〜2点",
      edges: [
        "件数が少ない、期間がそろわない場合は、言えることの範囲を狭めて書く。",
        "外れ値は除く前後の両方の結果を示す。",
      ],
      criteria: ["どの結論も、どの数字から来たかをたどれる。", "次の行動が具体的で、優先順位がある。"],
      checks: ["計算と割合を検算したか。", "反対の解釈を一度は検討したか。"],
    },
    en: {
      tags: ["data analysis", "research"],
      role: "You are an analyst who looks for the circumstances behind the numbers. Produce findings that someone can decide on.",
      reader: "The reader decides on the results and does not care for the method.",
      tone: "objective and plain, no surer than the evidence",
      think: [
        "What has to be decided and which measure would change the answer",
        "Bias, gaps and other explanations",
      ],
      steps: [
        "Break the question into ones that can be checked.",
        "Check scope, period, units and missing values.",
        "Describe the overall pattern, then compare by time, group and type.",
        "Give likely causes for the notable differences, with evidence.",
        "State the conclusions and the next actions in order of priority.",
      ],
      rules: [
        "Keep correlation and causation apart and label anything inferred.",
        "Every percentage comes with its base.",
        "Do not fill in figures that were not given.",
      ],
      output: [
        "Headings: Conclusion (three lines), Findings with figures, Comparison table, Causes, Next actions, Limits of the data",
        "Where a chart would help, its type and axes in one line",
      ],
      length: "about 500 words and one or two tables",
      edges: [
        "With few cases or uneven periods, narrow the claims accordingly.",
        "Show results with and without outliers.",
      ],
      criteria: ["Every conclusion can be traced to a figure.", "The next actions are concrete and ranked."],
      checks: [
        "Calculations and percentages have been redone.",
        "The opposite reading has been considered once.",
      ],
    },
    es: {
      tags: ["análisis de datos", "investigación"],
      role: "Eres analista y buscas las circunstancias que hay detrás de las cifras. Obtén resultados con los que se pueda decidir.",
      reader: "Quien lee decide a partir de los resultados y no le interesa el método.",
      tone: "objetivo y llano, sin más certeza que la que dan las pruebas",
      think: [
        "Qué hay que decidir y qué indicador cambiaría la respuesta",
        "Sesgos, lagunas y otras explicaciones posibles",
      ],
      steps: [
        "Divide la pregunta en otras que se puedan comprobar.",
        "Comprueba alcance, período, unidades y valores ausentes.",
        "Describe la pauta general y compara después por tiempo, grupo y tipo.",
        "Propón causas probables de las diferencias llamativas, con pruebas.",
        "Expón las conclusiones y las próximas acciones por prioridad.",
      ],
      rules: [
        "Distingue correlación de causalidad y señala lo que sea inferencia.",
        "Cada porcentaje va con su base.",
        "No completes cifras que no se han dado.",
      ],
      output: [
        "Apartados: Conclusión (tres líneas), Hallazgos con cifras, Tabla comparativa, Causas, Próximas acciones, Límites de los datos",
        "Si ayuda un gráfico, su tipo y sus ejes en una línea",
      ],
      length: "unas 500 palabras y una o dos tablas",
      edges: [
        "Con pocos casos o períodos desiguales, limita las afirmaciones.",
        "Muestra los resultados con y sin valores atípicos.",
      ],
      criteria: [
        "Cada conclusión se puede rastrear hasta una cifra.",
        "Las acciones son concretas y están ordenadas.",
      ],
      checks: [
        "Se han repetido los cálculos y porcentajes.",
        "Se ha considerado al menos una vez la lectura contraria.",
      ],
    },
  },
};

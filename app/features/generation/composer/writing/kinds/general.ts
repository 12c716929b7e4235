import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const general: WritingKind = {
  id: "general",
  keywords: {
    ja: ["社長メッセージ", "代表メッセージ", "トップメッセージ", "代表挨拶", "ユーザーストーリー"],
    en: [
      "thesis statement",
      "mission statement",
      "message from the ceo",
      "vision statement",
      "user story",
      "user stories",
      "report card",
    ],
    es: [
      "mensaje del director",
      "declaración de misión",
      "mensaje institucional",
      "historia de usuario",
      "historias de usuario",
    ],
  },
  slots: [
    slots.topic,
    {
      unless: ["audience", "material", "quantities", "request"],
      text: {
        ja: { name: "使う場面", hint: "1行。誰が、どこで、何のために使うか", label: "使う場面" },
        en: {
          name: "use",
          hint: "one line: who will use the result, where and what for",
          label: "Where it will be used",
        },
        es: {
          name: "uso",
          hint: "una línea: quién usará el resultado, dónde y para qué",
          label: "Dónde se usará",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["文章作成"],
      role: "目的の分野に詳しい実務家であり、分かりやすく書ける編集者として、目的をそのまま果たすものを仕上げる。",
      reader: "読み手は題材に関心があり、専門知識は持たない人とする。",
      tone: "平明で落ち着いた、です・ます調",
      think: [
        "目的が求めている成果物は何か（説明、案、文章、手順、判断材料のどれか）",
        "それを受け取った人が、次に何をできるようになればよいか",
      ],
      steps: [
        "目的から、成果物の種類、守る条件、優先することを読み取る。",
        "受け取る人が最初に知りたいことを決め、冒頭に置く。",
        "必要な内容を漏れなく、重なりなく並べて構成を作る。",
        "構成に沿って、抽象的な説明には具体例か数字を添えて書く。",
        "目的に役立たない部分を削り、言葉をそろえる。",
      ],
      rules: [
        "結論や成果物を先に示し、理由や補足を後に置く。",
        "一般論で済ませず、目的に書かれた事情に合わせる。",
        "専門用語には、初めて出るところで短い説明を添える。",
      ],
      output: [
        "内容に合う形（文章、箇条書き、表、手順）を一つ選び、見出しは長いときだけ付ける",
        "冒頭の一〜二文で、全体の結論か要点が分かるようにする",
      ],
      length: "目的を果たすのに足りる範囲で、800字程度まで",
      edges: [
        "目的が複数の意味に取れるときは、最もありそうな意味で仕上げ、どう解釈したかを最後に一行で記す。",
        "正解が一つに決まらない内容は、二〜三の選択肢と選び方を示す。",
      ],
      criteria: [
        "受け取った人が、手を加えずに使える。",
        "目的の条件がすべて満たされている。",
        "ほかの題材にも当てはまるだけの文がない。",
      ],
      checks: ["冒頭だけを読んで、役に立つかどうか判断できるか。", "確かでないことを言い切っていないか。"],
    },
    en: {
      tags: ["writing"],
      role: "You are a practitioner in the field this purpose belongs to and an editor who writes plainly. Deliver exactly what the purpose calls for.",
      reader: "The reader is interested in the subject but is no specialist.",
      tone: "plain and assured",
      think: [
        "What the purpose really calls for: an explanation, options, a finished text, instructions or grounds for a decision",
        "What the person should be able to do once they have it",
      ],
      steps: [
        "Read off the kind of result, the conditions and what matters most.",
        "Decide what the reader needs first and put it at the top.",
        "Outline the content with nothing missing and nothing twice.",
        "Write to the outline, backing every abstract statement with an example or a figure.",
        "Cut what does not serve the purpose and make the wording consistent.",
      ],
      rules: [
        "Result first, reasons and background after.",
        "Fit the circumstances in the purpose; no generic advice.",
        "Explain a technical term briefly where it first appears.",
      ],
      output: [
        "The form that suits the content best (prose, bullets, table or steps), with headings only if it is long",
        "The gist within the first two sentences",
      ],
      length: "as long as the purpose needs, up to about 500 words",
      edges: [
        "If the purpose can be read in several ways, follow the likeliest and say in a last line how you read it.",
        "Where there is no single right answer, offer two or three options and how to choose.",
      ],
      criteria: [
        "It can be used without further work.",
        "Every condition in the purpose is met.",
        "No sentence would fit just any other subject.",
      ],
      checks: ["The opening alone shows whether it is useful.", "Nothing uncertain is stated as certain."],
    },
    es: {
      tags: ["redacción"],
      role: "Eres profesional del campo al que pertenece este objetivo y además escribes con claridad. Entrega justo lo que el objetivo pide.",
      reader: "Quien lee se interesa por el tema, pero no es especialista.",
      tone: "claro y seguro",
      think: [
        "Qué pide en realidad el objetivo: una explicación, opciones, un texto acabado, instrucciones o argumentos para decidir",
        "Qué debería poder hacer la persona cuando lo reciba",
      ],
      steps: [
        "Identifica el tipo de resultado, las condiciones y lo más importante.",
        "Decide qué necesita saber primero quien lee y ponlo al principio.",
        "Esboza el contenido sin lagunas ni repeticiones.",
        "Desarrolla el esquema y apoya cada idea abstracta con un ejemplo o una cifra.",
        "Elimina lo que no sirva al objetivo y unifica la redacción.",
      ],
      rules: [
        "Primero el resultado; después, las razones y el contexto.",
        "Ajústate a las circunstancias del objetivo, sin consejos genéricos.",
        "Explica brevemente cada tecnicismo la primera vez que aparezca.",
      ],
      output: [
        "La forma que mejor convenga al contenido (texto, viñetas, tabla o pasos), con títulos solo si es largo",
        "Lo esencial, en las dos primeras frases",
      ],
      length: "la que el objetivo necesite, hasta unas 500 palabras",
      edges: [
        "Si el objetivo admite varias lecturas, sigue la más probable e indica en la última línea cómo lo has entendido.",
        "Si no hay una única respuesta correcta, ofrece dos o tres opciones y cómo elegir.",
      ],
      criteria: [
        "Se puede usar sin más trabajo.",
        "Se cumplen todas las condiciones del objetivo.",
        "Ninguna frase serviría para un tema cualquiera.",
      ],
      checks: ["El comienzo basta para ver si es útil.", "Nada dudoso se presenta como seguro."],
    },
  },
};

import type { WritingKind } from "../writing-kind";

export const advice: WritingKind = {
  id: "advice",
  keywords: {
    ja: ["アドバイス", "悩み相談", "人生相談", "恋愛相談", "相談に乗", "悩んで", "悩み"],
    en: ["advice", "advise me", "help me decide", "dilemma"],
    es: ["consejo", "consejos", "aconséjame", "dilema"],
  },
  hints: {
    ja: [
      "どうしたら",
      "どうすれば",
      "どうすべき",
      "どう伝え",
      "どう断",
      "どう言え",
      "迷って",
      "いいかな",
      "べきか",
    ],
    en: [
      "say no",
      "help me say",
      "help me tell",
      "how do you",
      "how do i",
      "how should i",
      "should i",
      "how can i",
      "what do i",
      "how to tell",
      "what should i",
    ],
    es: [
      "qué le digo",
      "cómo le pido",
      "cómo explico",
      "cómo le explico",
      "cómo contarle",
      "cómo le digo",
      "cómo se lo digo",
      "cómo decir",
      "qué hago",
      "debería",
      "cómo puedo",
      "qué puedo hacer",
    ],
  },
  slots: [
    {
      unless: ["request", "detail"],
      text: {
        ja: { name: "状況", hint: "2〜3行。何が起きていて、どうなりたいか", label: "いまの状況" },
        en: {
          name: "situation",
          hint: "two or three lines: what is going on and what you hope for",
          label: "Situation",
        },
        es: {
          name: "situación",
          hint: "dos o tres líneas: qué ocurre y qué te gustaría conseguir",
          label: "Situación",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["相談", "助言"],
      role: "相手の気持ちと事情の両方を考えられる相談役として、今日から試せる答えを示す。",
      reader: "読む人は当事者で、迷いや不安を抱えているとする。",
      tone: "温かく率直で、決めつけない",
      think: ["本人が本当に困っていることと、望んでいる結果", "相手や周りの人から見ると、どう見えているか"],
      steps: [
        "状況を一、二文で受け止め、何が問題なのかを言い表す。",
        "考えられる事情を、決めつけずに二、三挙げる。",
        "取れる行動を、得るものと失うものとともに比べる。",
        "最も勧める行動を一つ選び、理由と最初の一歩を示す。",
        "相手に伝える必要があれば、そのまま使える言い方を添える。",
      ],
      rules: [
        "書かれていない事情は推測だと分かるように書く。",
        "説教や一般論で終わらせない。",
        "相手も本人も悪者にしない。",
      ],
      output: ["受け止め、考えられること、選択肢（良い点と気になる点）、おすすめ、言い方の例の順"],
      length: "600〜800字",
      edges: [
        "健康、法律、お金、身の安全に関わるときは、相談できる専門の窓口も挙げる。",
        "情報が足りずに答えが変わる場合は、場合分けして示す。",
      ],
      criteria: ["読み終えたあと、次にすることが一つ決まる。", "気持ちを軽く扱われたと感じない。"],
      checks: ["言い切りすぎている推測がないか。", "言い方の例が、そのまま口にできるか。"],
    },
    en: {
      tags: ["advice", "everyday life"],
      role: "You are a level-headed confidant who sees both sides. Give an answer that can be tried today.",
      reader: "The reader is the person concerned, and uneasy about it.",
      tone: "warm and frank, without judging",
      think: [
        "What the person really struggles with and hopes for",
        "How it may look to the others involved",
      ],
      steps: [
        "Acknowledge the situation in a sentence or two and name the real problem.",
        "Give two or three possible explanations without presuming.",
        "Compare the options with what each gains and costs.",
        "Recommend one, with the reason and the first step.",
        "If something has to be said to someone, offer words that can be used as they are.",
      ],
      rules: [
        "Make it clear what is a guess.",
        "No lectures and no platitudes.",
        "Make neither side the villain.",
      ],
      output: [
        "Acknowledgement, what may be going on, options (for and against), recommendation, words to use",
      ],
      length: "250–400 words",
      edges: [
        "Where health, law, money or safety is at stake, name where to find qualified help.",
        "If the answer depends on something unknown, give it case by case.",
      ],
      criteria: ["The reader knows the one thing to do next.", "The reader feels taken seriously."],
      checks: ["No guess is stated as fact.", "The suggested words sound natural out loud."],
    },
    es: {
      tags: ["consejos", "vida cotidiana"],
      role: "Eres una persona de confianza, serena y capaz de ver las dos partes. Da una respuesta que se pueda probar hoy mismo.",
      reader: "Quien lee vive la situación y está intranquilo.",
      tone: "cálido y franco, sin juzgar",
      think: [
        "Qué le cuesta de verdad a la persona y qué espera conseguir",
        "Cómo puede verlo el resto de la gente implicada",
      ],
      steps: [
        "Reconoce la situación en una o dos frases y nombra el problema de fondo.",
        "Da dos o tres explicaciones posibles, sin presuponer.",
        "Compara las opciones: qué se gana y qué se arriesga con cada una.",
        "Recomienda una, con el motivo y el primer paso.",
        "Si hay que decírselo a alguien, ofrece palabras que se puedan usar tal cual.",
      ],
      rules: [
        "Deja claro qué es una suposición.",
        "Sin sermones ni frases hechas.",
        "No conviertas a nadie en el malo.",
      ],
      output: [
        "Reconocimiento, qué puede estar pasando, opciones (a favor y en contra), recomendación y palabras para decirlo",
      ],
      length: "entre 250 y 400 palabras",
      edges: [
        "Si hay riesgo para la salud, el dinero, la seguridad o los derechos, indica dónde pedir ayuda profesional.",
        "Si la respuesta depende de algo que no se sabe, distingue los casos.",
      ],
      criteria: ["Quien lee sabe cuál es el siguiente paso.", "Quien lee siente que se le toma en serio."],
      checks: [
        "Ninguna suposición se presenta como un hecho.",
        "Las palabras propuestas suenan naturales en voz alta.",
      ],
    },
  },
};

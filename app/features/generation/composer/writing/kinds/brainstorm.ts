import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const brainstorm: WritingKind = {
  id: "brainstorm",
  keywords: {
    ja: [
      "アイデア",
      "アイディア",
      "ブレスト",
      "ブレインストーミング",
      "案を",
      "案出し",
      "ネタ",
      "発想",
      "企画案",
      "プレゼント選び",
      "件名",
      "見出し案",
    ],
    en: [
      "brainstorm",
      "brainstorming",
      "ideas",
      "idea",
      "gift ideas",
      "topics for",
      "suggestions",
      "subject lines",
      "headline ideas",
    ],
    es: [
      "lluvia de ideas",
      "ideas",
      "idea",
      "brainstorming",
      "sugerencias",
      "propuestas de temas",
      "asuntos",
      "titulares",
    ],
  },
  hints: { ja: ["案を", "案が"], en: ["suggest"], es: ["sugiere"] },
  imaginative: true,
  slots: [
    slots.topic,
    {
      unless: ["quantities", "audience", "detail"],
      text: {
        ja: { name: "条件", hint: "1〜2行。予算・期間・避けたいこと", label: "条件" },
        en: { name: "limits", hint: "one or two lines: budget, time, what to avoid", label: "Limits" },
        es: { name: "límites", hint: "una o dos líneas: presupuesto, tiempo, qué evitar", label: "Límites" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["アイデア", "発想"],
      role: "幅広い分野の例を引き出しに持つ発想の進行役として、選べるだけの幅と具体性のある案を出す。",
      reader: "使う人は、案の中から一つか二つを選んで試すとする。",
      tone: "軽やかで具体的",
      think: ["解きたいことの核心と、当たり前の答え", "ずらせる軸（相手、場所、時間、順序、費用）"],
      steps: [
        "課題を「どうすれば〜できるか」という問いに言い換える。",
        "当たり前の案をまず出し切る。",
        "軸を変え、ほかの分野の例を借りて案を広げる。",
        "似た案をまとめ、それぞれを一文で言い切る。",
        "効果と手軽さで評価し、おすすめを三つ選ぶ。",
      ],
      rules: [
        "案どうしの方向をはっきり変え、言い換えで数を増やさない。",
        "各案に、最初の一歩か具体的な場面を付ける。",
        "条件に合わない案を混ぜない。",
      ],
      output: [
        "切り口ごとの見出しの下に番号付きの案。各案は「名前：内容（一文）／最初の一歩」",
        "最後に、おすすめ三つと理由",
      ],
      length: "10案",
      edges: [
        "条件が厳しいときは、守った案を主にし、緩めた場合の案を二つまで別に示す。",
        "安全や法令に関わる案には、注意点を一行添える。",
      ],
      criteria: [
        "少なくとも三つは、聞いたことのない組み合わせである。",
        "どの案も明日から試せる具体さがある。",
      ],
      checks: ["重なる案がないか。", "おすすめの理由が目的と結び付いているか。"],
    },
    en: {
      tags: ["ideas", "brainstorming"],
      role: "You lead idea sessions and draw on examples from many fields. Offer ideas varied and concrete enough to choose from.",
      reader: "The user will pick one or two and try them.",
      tone: "light and concrete",
      think: [
        "The heart of the problem and the obvious answers",
        "Which dimensions could shift: people, place, time, order, cost",
      ],
      steps: [
        "Turn the task into a “How might we …?” question.",
        "List the obvious ideas first, to get them out of the way.",
        "Widen the range by shifting a dimension or borrowing from another field.",
        "Merge similar ideas and put each into one sentence.",
        "Judge them by effect and ease and choose the best three.",
      ],
      rules: [
        "Every idea takes its own direction; rewording does not count.",
        "Each comes with a first step or a concrete scene.",
        "Leave out ideas that break a condition.",
      ],
      output: [
        "Numbered ideas under a heading for each angle: name, one sentence, first step",
        "The best three at the end, with reasons",
      ],
      length: "10 ideas",
      edges: [
        "If conditions are tight, keep to them and add at most two ideas that would need one loosened.",
        "Where safety or law is touched, add a one-line caution.",
      ],
      criteria: [
        "At least three are combinations one has not heard before.",
        "Every idea could be tried tomorrow.",
      ],
      checks: ["No two ideas overlap.", "The reasons for the best three tie back to the purpose."],
    },
    es: {
      tags: ["ideas", "creatividad"],
      role: "Diriges sesiones creativas y recurres a ejemplos de muchos campos. Ofrece ideas variadas y concretas entre las que elegir.",
      reader: "Quien las use elegirá una o dos para probarlas.",
      tone: "ágil y concreto",
      think: [
        "El fondo del problema y las respuestas evidentes",
        "Qué se puede variar: personas, lugar, tiempo, orden, coste",
      ],
      steps: [
        "Convierte la tarea en una pregunta del tipo «¿Cómo podríamos…?».",
        "Anota primero las ideas evidentes para dejarlas atrás.",
        "Amplía el abanico variando un aspecto o tomando ejemplos de otro campo.",
        "Une las ideas parecidas y expresa cada una en una frase.",
        "Valóralas por efecto y facilidad y elige las tres mejores.",
      ],
      rules: [
        "Cada idea sigue su propia dirección; repetir con otras palabras no cuenta.",
        "Cada una lleva un primer paso o una escena concreta.",
        "Deja fuera las que incumplan una condición.",
      ],
      output: [
        "Ideas numeradas bajo un título por enfoque: nombre, una frase y primer paso",
        "Al final, las tres mejores y por qué",
      ],
      length: "10 ideas",
      edges: [
        "Si las condiciones son estrictas, respétalas y añade como mucho dos ideas que exigirían suavizar alguna.",
        "Si afecta a la seguridad o a la ley, añade una línea de advertencia.",
      ],
      criteria: ["Al menos tres son combinaciones poco vistas.", "Todas se podrían probar mañana."],
      checks: ["No hay dos ideas que se solapen.", "Las razones de las tres mejores remiten al objetivo."],
    },
  },
};

import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const slides: WritingKind = {
  id: "slides",
  keywords: {
    ja: [
      "スライド",
      "プレゼン",
      "プレゼン資料",
      "パワポ",
      "PowerPoint",
      "発表資料",
      "プレゼンテーション",
      "説明資料",
    ],
    en: ["slides", "slide deck", "presentation", "powerpoint", "deck", "pitch deck"],
    es: ["presentación", "diapositivas", "powerpoint", "presentación de powerpoint"],
  },
  counted: { ja: "枚|スライド", en: "slides?", es: "diapositivas?" },
  lengthIsCount: true,
  slots: [
    slots.topic,
    {
      unless: ["audience", "detail"],
      text: {
        ja: { name: "聞き手", hint: "1行。立場と、聞いたあとに決めてほしいこと", label: "聞き手" },
        en: {
          name: "audience",
          hint: "one line: who they are and what they should decide afterwards",
          label: "Audience",
        },
        es: {
          name: "público",
          hint: "una línea: quiénes son y qué deberían decidir después",
          label: "Público",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["プレゼン", "資料作成"],
      role: "話の筋を一枚ずつに分けるのがうまい資料の作り手として、発表できるスライドの構成と原稿を作る。",
      reader: "聞き手は題材に関心があり、詳しくは知らない人とする。",
      tone: "簡潔で、話し言葉に直しやすい",
      think: ["聞き終えた人に決めてほしいこと、持ち帰ってほしい一文", "聞き手が途中で抱く疑問"],
      steps: [
        "伝えたいことを一文に絞る。",
        "結論、理由、具体例、行動の順に話の流れを作る。",
        "一枚に一つの主張を割り当て、主張を見出しにする。",
        "根拠となる図や数字を選ぶ。",
        "話す内容と時間を一枚ずつ付ける。",
      ],
      rules: [
        "一枚の文字は6行まで、一行は20字程度にする。",
        "見出しは「〜について」でなく、言い切る文にする。",
        "図表には出典と単位を入れる。",
      ],
      output: [
        "スライドごとに、番号、見出し、本文（箇条書き）、図表の案、話す原稿を示す",
        "表紙とまとめを含める",
      ],
      length: "10枚、発表10分",
      edges: ["時間が短い場合に飛ばせる枚を一枚示す。", "配布する資料を兼ねるときは、詳細を補足の枚に回す。"],
      criteria: ["見出しだけをつなげると話が通る。", "最後の一枚で次の行動が分かる。"],
      checks: ["一枚に主張が二つ以上入っていないか。", "原稿の時間の合計が収まるか。"],
    },
    en: {
      tags: ["presentation", "slides"],
      role: "You break an argument into slides better than anyone. Produce an outline with speaker notes, ready to present.",
      reader: "The audience is interested but not expert.",
      tone: "concise, easy to say out loud",
      think: [
        "What the audience should decide, and the sentence they take home",
        "The questions that will come up along the way",
      ],
      steps: [
        "Reduce the message to one sentence.",
        "Order the story: conclusion, reasons, example, action.",
        "Give each slide one claim and make the claim its heading.",
        "Choose the chart or figure that proves it.",
        "Add what to say and how long it takes.",
      ],
      rules: [
        "Six lines per slide and eight words per line at most.",
        "Headings state something; they do not just name a topic.",
        "Charts carry source and unit.",
      ],
      output: [
        "For each slide: number, heading, bullets, suggested visual, speaker notes",
        "Including title and closing slides",
      ],
      length: "10 slides for 10 minutes",
      edges: [
        "Mark one slide that can be skipped if time is short.",
        "If the deck is also a handout, move detail to backup slides.",
      ],
      criteria: ["The headings alone tell the story.", "The last slide makes the next step clear."],
      checks: ["No slide makes two claims.", "The notes fit the time."],
    },
    es: {
      tags: ["presentación", "diapositivas"],
      role: "Sabes repartir un argumento en diapositivas. Prepara un guion con notas para quien presenta, listo para usar.",
      reader: "El público tiene interés, pero no es experto.",
      tone: "conciso y fácil de decir en voz alta",
      think: [
        "Qué debería decidir el público y con qué frase se quedará",
        "Las preguntas que irán surgiendo",
      ],
      steps: [
        "Reduce el mensaje a una frase.",
        "Ordena el relato: conclusión, razones, ejemplo, acción.",
        "Da a cada diapositiva una sola afirmación y conviértela en título.",
        "Elige el gráfico o la cifra que la demuestra.",
        "Añade qué decir y cuánto dura.",
      ],
      rules: [
        "Seis líneas por diapositiva y ocho palabras por línea como máximo.",
        "Los títulos afirman algo; no se limitan a nombrar un tema.",
        "Los gráficos llevan fuente y unidad.",
      ],
      output: [
        "Por diapositiva: número, título, viñetas, recurso visual y notas para quien presenta",
        "Incluye portada y cierre",
      ],
      length: "10 diapositivas para 10 minutos",
      edges: [
        "Señala una diapositiva que se pueda saltar si falta tiempo.",
        "Si también se va a repartir, pasa los detalles a diapositivas de apoyo.",
      ],
      criteria: ["Los títulos cuentan por sí solos la historia.", "La última deja claro el siguiente paso."],
      checks: ["Ninguna diapositiva contiene dos afirmaciones.", "Las notas caben en el tiempo."],
    },
  },
};

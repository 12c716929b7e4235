import type { Language } from "~/languages";

export interface WritingPurpose {
  id: string;
  text: string;
  language: Language;
  kind: string;
  /** Pieces that the prompt must contain, in the deep and in the short form. */
  facts: readonly string[];
  /** Variables that must not be asked for, because the purpose already tells them or they do not matter. */
  notAsked: readonly string[];
  /** Usual wording of the kind that what the purpose says must replace. */
  absent?: readonly string[];
}

export const writingPurposes: readonly WritingPurpose[] = [
  {
    id: "one word",
    text: "議事録",
    language: "ja",
    kind: "minutes",
    facts: ["決定事項", "{{会議メモ}}"],
    notAsked: ["テーマ", "宛先"],
  },
  {
    id: "deadline and length",
    text: "来週の金曜までに新製品の告知メールを300字以内で",
    language: "ja",
    kind: "newsletter",
    facts: ["期限：来週の金曜まで\n", "長さ：300字以内\n"],
    notAsked: ["テーマ", "長さ", "期限"],
  },
  {
    id: "a named reader",
    text: "上司の田中さんに、遅刻のお詫びメール",
    language: "ja",
    kind: "mail",
    facts: ["相手・読み手：上司の田中さん\n", "起きたことを名指しして詫びる"],
    notAsked: ["宛先", "テーマ"],
  },
  {
    id: "another output language and a quotation",
    text: "取引先のSmithさんに「納期は6月3日に延期」と英語で丁寧に伝えるメールを書きたい。150語以内。",
    language: "ja",
    kind: "mail",
    facts: ["言語：英語\n", "納期は6月3日に延期", "長さ：150語以内\n", "文体：丁寧に\n"],
    notAsked: ["宛先", "テーマ"],
  },
  {
    id: "a link and a number of points",
    text: "Resume this article in 5 bullets: https://example.com/articles/tea?id=7",
    language: "en",
    kind: "summary",
    facts: ["Source: https://example.com/articles/tea?id=7\n", "Length: 5 bullets\n"],
    notAsked: ["source_text", "length"],
  },
  {
    id: "code",
    text: "fix my python function ```def f(x): return x +```",
    language: "en",
    kind: "code-review",
    facts: ["````text\nfix my python function ```def f(x): return x +```\n````"],
    notAsked: ["code", "topic"],
  },
  {
    id: "tone, length and a name",
    text: "Write a wedding speech for my brother Tom, 3 minutes, funny but warm",
    language: "en",
    kind: "speech",
    facts: ["For: my brother Tom\n", "Length: 3 minutes\n", "Tone: funny but warm\n", "toast"],
    notAsked: ["topic", "audience"],
  },
  {
    id: "quantities and money",
    text: "Plan de comidas semanal para 4 personas con 60 €",
    language: "es",
    kind: "meals",
    facts: ["Para: 4 personas\n", "Palabras y cifras fijas: 60 €\n"],
    notAsked: ["plato_o_ingredientes", "tema"],
  },
  {
    id: "no accents, a place and a count",
    text: "Encuesta de satisfaccion para clientes de un gimnasio en Madrid, 10 preguntas",
    language: "es",
    kind: "survey",
    facts: ["Para: clientes\n", "Lugar: Madrid\n", "10 preguntas"],
    notAsked: ["tema", "encuestados"],
  },
  {
    id: "a paragraph",
    text: `Necesito responder a una reseña negativa de nuestro hostal en Cádiz. La huésped, Laura Ruiz, dice que
hubo ruido toda la noche y que nadie atendió el teléfono. Podemos ofrecerle un 20 % de descuento en su próxima
estancia. Tono cercano y sincero, unas 120 palabras, y que no parezca una plantilla.`,
    language: "es",
    kind: "customer-reply",
    facts: [
      "Laura Ruiz",
      "20 %",
      "Extensión: unas 120 palabras\n",
      "Tono: cercano y sincero, que no parezca una plantilla\n",
      "Lugar: Cádiz\n",
    ],
    notAsked: ["mensaje_del_cliente", "solución"],
  },
];

import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const translation: WritingKind = {
  id: "translation",
  keywords: {
    ja: [
      "翻訳",
      "訳して",
      "英訳",
      "和訳",
      "訳文",
      "訳したい",
      "ローカライズ",
      "英語にして",
      "日本語にして",
      "英語に直して",
    ],
    en: ["translation", "translate", "translating", "localize", "localise", "localization"],
    es: ["traducción", "traduce", "traducir", "tradúceme", "traduzca", "localización"],
  },
  quotesAreMaterial: true,
  slots: [slots.source, slots.target],
  guide: {
    ja: {
      tags: ["翻訳", "外国語"],
      role: "原文の意図と言葉の調子の両方を移せる翻訳者として、訳したと気づかれない自然な文にする。",
      reader: "読み手は訳文だけを読み、原文の言語を知らない人とする。",
      tone: "原文の調子（敬意、親しさ、硬さ）に合わせる",
      think: ["原文の種類と、訳文が使われる場面", "文化の違いで伝わりにくい語、言い切れない語"],
      steps: [
        "全体を読み、文章の種類、読み手、調子を判断する。",
        "繰り返し出る用語と固有名詞の訳を決める。",
        "意味のまとまりごとに訳し、文の切れ目は訳文の言語に合わせて調整する。",
        "原文を見ずに読み返し、不自然なところを直す。",
        "原文と突き合わせ、訳し漏れと誤訳を確かめる。",
      ],
      rules: [
        "足さない、削らない、言い換えで意味を変えない。",
        "同じ用語には同じ訳を使う。",
        "数字、日付、単位、固有名詞、コード、リンクはそのまま残す。",
      ],
      output: [
        "訳文。段落、見出し、箇条書きの形は原文に合わせる",
        "訳し方が分かれる語があるときだけ、末尾に「訳注」として3件まで",
      ],
      length: "原文と同じ情報量",
      edges: [
        "慣用句やだじゃれは、字面より効果が同じになる表現を選ぶ。",
        "二通りに読める文は、前後から妥当な方で訳し、訳注に別の読みを記す。",
      ],
      criteria: ["訳文の言語を母語とする人が、引っかからずに読める。", "原文の情報が過不足なく入っている。"],
      checks: ["主語の取り違え、否定や数の誤りがないか。", "用語と文体が最初から最後までそろっているか。"],
    },
    en: {
      tags: ["translation", "languages"],
      role: "You are a translator who carries over both what a text means and how it sounds, so that nobody notices it was translated.",
      reader: "Readers see only the translation and do not know the source language.",
      tone: "the same level of formality and warmth as the source",
      think: [
        "What kind of text this is and where the translation will be used",
        "Words that do not travel well between the two cultures",
      ],
      steps: [
        "Read the whole text and judge its kind, readers and register.",
        "Fix the translation of recurring terms and proper names.",
        "Translate by units of meaning, splitting or joining sentences as the target language prefers.",
        "Reread without the source and smooth what sounds foreign.",
        "Compare with the source for omissions and errors.",
      ],
      rules: [
        "Add nothing, drop nothing, soften nothing.",
        "One term, one translation throughout.",
        "Leave numbers, dates, units, proper names, code and links as they are.",
      ],
      output: [
        "The translation, with the paragraphs, headings and lists of the source",
        "Only where a choice is debatable: up to three translator's notes at the end",
      ],
      length: "the same content as the source",
      edges: [
        "For idioms and wordplay, choose the expression with the same effect over the literal one.",
        "If a sentence can be read two ways, take the likelier one and give the other in a note.",
      ],
      criteria: [
        "A native speaker of the target language reads it without stumbling.",
        "All the information of the source is there, and no more.",
      ],
      checks: [
        "Subjects, negations and numbers are right.",
        "Terms and register are the same from start to finish.",
      ],
    },
    es: {
      tags: ["traducción", "idiomas"],
      role: "Eres traductor y trasladas tanto lo que dice un texto como la forma en que suena, sin que se note que es una traducción.",
      reader: "Se leerá solo la traducción, sin conocer el idioma de partida.",
      tone: "el mismo grado de formalidad y cercanía que el original",
      think: [
        "Qué tipo de texto es y dónde se usará la traducción",
        "Palabras que no pasan bien de una cultura a otra",
      ],
      steps: [
        "Lee el texto completo y reconoce su tipo, su público y su registro.",
        "Fija la traducción de los términos que se repiten y de los nombres propios.",
        "Traduce por unidades de sentido y ajusta la división de las frases al idioma de llegada.",
        "Relee sin mirar el original y corrige lo que suene ajeno.",
        "Coteja con el original para descartar omisiones y errores.",
      ],
      rules: [
        "No añadas, no quites y no suavices nada.",
        "Un término, una sola traducción en todo el texto.",
        "Deja igual cifras, fechas, unidades, nombres propios, código y enlaces.",
      ],
      output: [
        "La traducción, con los párrafos, títulos y listas del original",
        "Solo donde la elección sea discutible: hasta tres notas del traductor al final",
      ],
      length: "el mismo contenido que el original",
      edges: [
        "En modismos y juegos de palabras, elige la expresión con el mismo efecto antes que la literal.",
        "Si una frase admite dos lecturas, traduce la más probable y recoge la otra en una nota.",
      ],
      criteria: [
        "Un hablante nativo la lee sin tropezar.",
        "Está toda la información del original, y nada más.",
      ],
      checks: [
        "Sujetos, negaciones y números son correctos.",
        "Los términos y el registro se mantienen de principio a fin.",
      ],
    },
  },
};

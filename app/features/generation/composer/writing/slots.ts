import type { Slot } from "./writing-kind";

/** Inputs that several kinds of writing ask for. */
export const slots = {
  topic: {
    unless: ["topic", "material", "detail"],
    text: {
      ja: { name: "テーマ", hint: "文、1〜2行。何について、何を伝えたいか", label: "テーマ" },
      en: {
        name: "topic",
        hint: "text, one or two sentences: what it is about and the main point",
        label: "Topic",
      },
      es: {
        name: "tema",
        hint: "texto, una o dos frases: de qué trata y cuál es la idea principal",
        label: "Tema",
      },
    },
  },
  recipient: {
    unless: ["audience", "names", "detail"],
    text: {
      ja: { name: "宛先", hint: "名前または立場、1行（例：取引先の担当者）", label: "宛先" },
      en: {
        name: "recipient",
        hint: "name or role, one line (e.g. a supplier's account manager)",
        label: "Recipient",
      },
      es: {
        name: "destinatario",
        hint: "nombre o cargo, una línea (p. ej., responsable de compras)",
        label: "Destinatario",
      },
    },
  },
  source: {
    unless: ["material"],
    text: {
      ja: { name: "元の文章", hint: "本文をそのまま貼り付ける", label: "元になる文章" },
      en: { name: "source_text", hint: "the full text, pasted as it is", label: "Source text" },
      es: { name: "texto_original", hint: "el texto completo, pegado tal cual", label: "Texto de partida" },
    },
  },
  data: {
    unless: ["material"],
    text: {
      ja: { name: "データ", hint: "表またはCSV。列名と単位を含める", label: "対象のデータ" },
      en: { name: "data", hint: "table or CSV, with column names and units", label: "Data" },
      es: { name: "datos", hint: "tabla o CSV, con nombres de columna y unidades", label: "Datos" },
    },
  },
  background: {
    unless: ["material", "names", "detail"],
    text: {
      ja: { name: "経歴", hint: "箇条書き。職歴・経験・実績を数字とともに", label: "本人の経歴" },
      en: {
        name: "background",
        hint: "list: roles, experience and results, with figures",
        label: "Background",
      },
      es: {
        name: "trayectoria",
        hint: "lista: puestos, experiencia y logros, con cifras",
        label: "Trayectoria",
      },
    },
  },
  product: {
    unless: ["topic", "material", "detail"],
    text: {
      ja: { name: "商品", hint: "名前と特長、1〜3行", label: "商品・サービス" },
      en: {
        name: "product",
        hint: "name and main features, one to three lines",
        label: "Product or service",
      },
      es: {
        name: "producto",
        hint: "nombre y características, de una a tres líneas",
        label: "Producto o servicio",
      },
    },
  },
} as const satisfies Record<string, Slot>;

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
    told: /連絡帳|母の日|父の日|敬老の日|mother.s day|father.s day|día (?:de la madre|del padre)|保育園|幼稚園|\bfrom (?:an? |my |our |the )?\p{L}+:|\bfrom (?:an?|my|our|the) \p{L}+|からの(?:メール|手紙|連絡|メッセージ|LINE)|(?<!\p{L})de (?:mi|un|una|nuestr[oa]) \p{L}+:/iu,
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
    material: true,
    unless: ["material"],
    text: {
      ja: { name: "元の文章", hint: "本文をそのまま貼り付ける", label: "元になる文章" },
      en: { name: "source_text", hint: "the full text, pasted as it is", label: "Source text" },
      es: { name: "texto_original", hint: "el texto completo, pegado tal cual", label: "Texto de partida" },
    },
  },
  reference: {
    material: true,
    unless: ["material"],
    onlyIf:
      /添付|(?:この|次の|以下の|下記の|上記の|貼り付けた)(?:文章|文|記事|資料|データ|メール|ファイル|論文|レポート|メモ|リスト|表|内容)|\b(?:attached|pasted)\b|\b(?:this|these|the following) (?:text|article|document|data|email|file|paper|notes?|list|table|transcript|draft|report)|\b(?:below|the following):?$|adjunt[oa]s?|\b(?:este|esta|estos|estas|el siguiente|la siguiente) (?:texto|artículo|documento|correo|archivo|informe|lista|tabla|datos|apuntes|notas)/im,
    text: {
      ja: { name: "資料", hint: "目的で触れている文章や資料を、そのまま貼り付ける", label: "もとにする資料" },
      en: {
        name: "material",
        hint: "the text or data the purpose refers to, pasted as it is",
        label: "Material to work from",
      },
      es: {
        name: "material",
        hint: "el texto o los datos a los que se refiere el objetivo, pegados tal cual",
        label: "Material de partida",
      },
    },
  },
  received: {
    material: true,
    unless: ["material", "detail"],
    onlyIf:
      /(?:へ|に|への)(?:返信|返事|お返事)|返信(?:メール|文|を|したい|して|$)|\b(?:reply|respond|answer) to\b|(?<!office |auto-|automatic )\b(?:reply|response)\b|(?<!\p{L})(?:responder|respuesta|contestar|contesta)(?!\p{L})/iu,
    text: {
      ja: { name: "届いた文面", hint: "返信する相手の文面を、そのまま貼り付ける", label: "届いた文面" },
      en: {
        name: "received_message",
        hint: "the message being answered, pasted as it is",
        label: "Message received",
      },
      es: {
        name: "mensaje_recibido",
        hint: "el mensaje al que se responde, pegado tal cual",
        label: "Mensaje recibido",
      },
    },
  },
  data: {
    material: true,
    unless: ["material"],
    text: {
      ja: { name: "データ", hint: "表またはCSV。列名と単位を含める", label: "対象のデータ" },
      en: { name: "data", hint: "table or CSV, with column names and units", label: "Data" },
      es: { name: "datos", hint: "tabla o CSV, con nombres de columna y unidades", label: "Datos" },
    },
  },
  background: {
    told: /(?:した|なった|務めた|作った)話|経験|[0-9０-９]年(?!生|度)|[0-9]級|バイト|インターン|\d+ years?|\bI (?:have|worked|led|know|am)\b|experiencia|tengo \d|trabaj[éo] |he (?:llevado|sido)/iu,
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
  target: {
    unless: ["target"],
    text: {
      ja: { name: "訳す言語", hint: "1語（例：英語）", label: "訳文の言語" },
      en: { name: "target_language", hint: "one word, e.g. Spanish", label: "Translate into" },
      es: { name: "idioma_de_destino", hint: "una palabra, p. ej., inglés", label: "Traducir a" },
    },
  },
} as const satisfies Record<string, Slot>;

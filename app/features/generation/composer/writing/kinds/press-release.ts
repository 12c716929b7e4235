import type { WritingKind } from "../writing-kind";

export const pressRelease: WritingKind = {
  id: "press-release",
  keywords: {
    ja: ["プレスリリース", "ニュースリリース", "報道発表", "リリース文", "報道資料"],
    en: ["press release", "news release", "media release", "press statement"],
    es: ["nota de prensa", "comunicado de prensa", "comunicado", "boletín de prensa"],
  },
  slots: [
    {
      unless: ["topic", "material", "detail"],
      text: {
        ja: { name: "発表内容", hint: "何を、いつ、どこで、いくらで。1〜3行", label: "発表内容" },
        en: { name: "news", hint: "what, when, where and at what price, one to three lines", label: "News" },
        es: {
          name: "noticia",
          hint: "qué, cuándo, dónde y a qué precio, de una a tres líneas",
          label: "Noticia",
        },
      },
    },
    {
      unless: ["names", "detail"],
      text: {
        ja: { name: "発表者", hint: "会社名・所在地・代表者・連絡先", label: "発表者" },
        en: { name: "company", hint: "name, city, spokesperson and press contact", label: "Issued by" },
        es: {
          name: "empresa",
          hint: "nombre, ciudad, portavoz y contacto de prensa",
          label: "Quién comunica",
        },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["プレスリリース", "広報"],
      role: "記者がそのまま記事にできる情報の順序を知る広報担当者として、配信できるプレスリリースを書く。",
      reader: "読み手は一日に何十通ものリリースを受け取る記者とする。",
      tone: "客観的で簡潔な、です・ます調",
      think: [
        "社会や読者にとって新しいこと、役立つこと",
        "記者が必ず確かめる事実（日付、価格、数、初めてかどうか）",
      ],
      steps: [
        "ニュースの核を一文にし、見出しにする。",
        "リード文に、いつ、どこで、誰が、何を、なぜ、どのようにを入れる。",
        "特長や内容を、重要な順に説明する。",
        "背景や社会的な意義と、関係者の言葉を加える。",
        "会社概要と問い合わせ先を付ける。",
      ],
      rules: [
        "宣伝の形容詞を使わず、事実と数字で示す。",
        "「業界初」などは、根拠と調査の時点を書けるときだけ使う。",
        "関係者の言葉は案とし、[本人確認]と添える。",
      ],
      output: [
        "見出し（30字程度）、副見出し、リード（200字以内）、本文（小見出し付き）、概要の表、会社概要、問い合わせ先",
        "日付と発信地を冒頭に置く",
      ],
      length: "全体で1,000〜1,400字",
      edges: [
        "発売日や価格が未定なら、決まる時期を書く。",
        "お詫びや訂正の発表では、事実、影響、対応、再発防止の順にする。",
      ],
      criteria: [
        "見出しとリードだけで記事が一本書ける。",
        "読み手の疑問（いくら、いつから、どこで）に答えている。",
      ],
      checks: ["固有名詞、日付、金額が全体で一致しているか。", "問い合わせ先が抜けていないか。"],
    },
    en: {
      tags: ["press release", "public relations"],
      role: "You are a press officer who knows the order in which journalists need facts. Write a release ready to send.",
      reader: "A journalist who receives dozens of releases a day.",
      tone: "factual, in the third person",
      think: [
        "What is new or useful to the public",
        "Which facts a journalist will check: dates, prices, numbers, any “first”",
      ],
      steps: [
        "Put the news into one sentence and make it the headline.",
        "Answer who, what, when, where, why and how in the lead.",
        "Explain the details in order of importance.",
        "Add the background, why it matters and a quotation.",
        "Close with the company description and press contact.",
      ],
      rules: [
        "No promotional adjectives; let facts and figures speak.",
        "Claim a “first” only with its basis and date.",
        "Mark quotations as drafts [to be approved by the speaker].",
      ],
      output: [
        "Headline, subheading, place and date, lead, body, quotation, key facts as a list, about the company, contact",
        "“ENDS” after the body",
      ],
      length: "350–500 words",
      edges: [
        "If price or date is not settled, say when it will be.",
        "For an apology or correction: facts, effect, response, prevention.",
      ],
      criteria: [
        "Headline and lead alone are enough for a news item.",
        "How much, from when and where are all answered.",
      ],
      checks: ["Names, dates and amounts agree throughout.", "The press contact is there."],
    },
    es: {
      tags: ["nota de prensa", "comunicación"],
      role: "Trabajas en un gabinete de prensa y sabes en qué orden necesitan los datos los periodistas. Redacta una nota lista para enviar.",
      reader: "Un periodista que recibe decenas de notas al día.",
      tone: "informativo y en tercera persona",
      think: [
        "Qué hay de nuevo o útil para el público",
        "Qué datos comprobará un periodista: fechas, precios, cifras, si es «el primero»",
      ],
      steps: [
        "Resume la noticia en una frase y conviértela en titular.",
        "Responde en la entradilla a quién, qué, cuándo, dónde, por qué y cómo.",
        "Desarrolla los detalles por orden de importancia.",
        "Añade el contexto, por qué importa y una declaración.",
        "Cierra con la descripción de la empresa y el contacto de prensa.",
      ],
      rules: [
        "Sin adjetivos publicitarios; que hablen los hechos y las cifras.",
        "Di «el primero» solo si se indica en qué se basa y desde cuándo.",
        "Marca las declaraciones como borrador [pendiente de aprobación].",
      ],
      output: [
        "Titular, subtítulo, lugar y fecha, entradilla, cuerpo, declaración, datos clave en lista, sobre la empresa, contacto",
        "El cuerpo, en párrafos de tres o cuatro líneas",
      ],
      length: "entre 350 y 500 palabras",
      edges: [
        "Si el precio o la fecha no están decididos, di cuándo lo estarán.",
        "Si es una disculpa o rectificación: hechos, efecto, respuesta y prevención.",
      ],
      criteria: [
        "Con el titular y la entradilla basta para una noticia.",
        "Se responde a cuánto, desde cuándo y dónde.",
      ],
      checks: ["Nombres, fechas e importes coinciden en todo el texto.", "Figura el contacto de prensa."],
    },
  },
};

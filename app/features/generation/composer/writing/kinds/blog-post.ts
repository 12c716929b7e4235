import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const blogPost: WritingKind = {
  id: "blog-post",
  keywords: {
    ja: ["ブログ", "ブログ記事", "記事", "コラム", "note記事", "体験談", "オウンドメディア"],
    en: ["blog", "blog post", "article", "column", "listicle", "guide"],
    es: ["blog", "entrada de blog", "artículo", "columna", "post para el blog", "guía", "artículo de blog"],
  },
  slots: [
    slots.topic,
    {
      unless: ["audience", "detail"],
      text: {
        ja: { name: "読者", hint: "1行。どんな人が、何に困って読むか", label: "読者" },
        en: {
          name: "readers",
          hint: "one line: who they are and what they are looking for",
          label: "Readers",
        },
        es: { name: "lectores", hint: "una línea: quiénes son y qué buscan", label: "Lectores" },
      },
    },
  ],
  guide: {
    ja: {
      tags: ["ブログ記事", "コンテンツ"],
      role: "読者の疑問に最後まで付き合える編集者兼ライターとして、公開できる記事を書く。",
      reader: "読者は題材に関心を持ち始めたばかりで、専門用語に慣れていない人とする。",
      tone: "です・ます調で、読者に話しかけるように平易",
      think: ["読者が検索や一覧からこの記事を開くときの疑問", "読み終えた読者に持ち帰ってほしい結論を一つ"],
      steps: [
        "読者の疑問と記事の結論を一文ずつで決める。",
        "結論に至る見出しを3〜5本立て、重複なく並べる。",
        "導入で疑問を示し、この記事で分かることを伝える。",
        "見出しごとに、主張、理由、具体例の順で書く。",
        "まとめで結論を言い直し、読者が次に取れる行動を一つ示す。",
      ],
      rules: [
        "一つの段落では一つのことだけを述べ、3〜4文で改行する。",
        "数字や事例は目的と素材にあるものだけを使い、出典の要るものは[要出典]とする。",
        "「いかがでしたか」のような決まり文句を使わない。",
      ],
      output: [
        "Markdown。タイトル（32字以内）、導入、見出し（##）、まとめの順",
        "末尾に検索結果用の説明文（120字以内）を1案",
      ],
      length: "1,500〜2,000字",
      edges: [
        "題材が広すぎるときは、読者の疑問を一つに絞って書く。",
        "健康、お金、法律に触れるときは断定を避け、専門家への確認を促す。",
      ],
      criteria: [
        "見出しだけを追っても話の筋が分かる。",
        "どの見出しにも具体例が一つある。",
        "導入で約束したことに本文が答えている。",
      ],
      checks: ["タイトルと本文の内容が食い違っていないか。", "同じ言い回しや文末が続いていないか。"],
    },
    en: {
      tags: ["blog post", "content"],
      role: "You are an editor and writer who follows a reader's question through to the end. Write an article that is ready to publish.",
      reader: "Readers have just become interested in the subject and do not know its jargon.",
      tone: "clear and conversational, speaking to one reader",
      think: [
        "The question that makes someone open this article",
        "The one conclusion the reader should take away",
      ],
      steps: [
        "Write down the reader's question and your answer, one sentence each.",
        "Plan three to five headings that lead to that answer without overlap.",
        "Open with the question and say what the reader will get.",
        "Under each heading make the point, give the reason, show an example.",
        "Close by restating the answer and naming one thing to do next.",
      ],
      rules: [
        "One idea per paragraph, four sentences at most.",
        "Use only figures and cases that are given; mark anything that needs a source as [source].",
        "No filler openings such as “In today's fast-paced world”.",
      ],
      output: [
        "Markdown: title (60 characters at most), introduction, `##` headings, conclusion",
        "One meta description of up to 155 characters at the end",
      ],
      length: "800–1,200 words",
      edges: [
        "If the subject is too broad, narrow it to one question and say so in the introduction.",
        "On health, money or law, avoid absolute claims and point to a professional.",
      ],
      criteria: [
        "The headings alone tell the story.",
        "Every section has a concrete example.",
        "The body answers what the introduction promises.",
      ],
      checks: ["The title matches what the article delivers.", "No sentence could be cut without loss."],
    },
    es: {
      tags: ["artículo de blog", "contenidos"],
      role: "Eres editor y redactor, y acompañas la duda de quien lee hasta resolverla. Escribe un artículo listo para publicar.",
      reader: "Quien lee empieza a interesarse por el tema y no domina su vocabulario.",
      tone: "claro y cercano, como una conversación con una sola persona",
      think: [
        "La pregunta que lleva a alguien a abrir este artículo",
        "La única conclusión que debería llevarse",
      ],
      steps: [
        "Anota la pregunta de quien lee y tu respuesta, en una frase cada una.",
        "Plantea de tres a cinco apartados que lleven a esa respuesta sin solaparse.",
        "Abre con la pregunta y anuncia qué se va a encontrar.",
        "En cada apartado expón la idea, la razón y un ejemplo.",
        "Cierra retomando la respuesta y proponiendo un paso siguiente.",
      ],
      rules: [
        "Una idea por párrafo y cuatro frases como máximo.",
        "Usa solo cifras y casos dados; marca con [fuente] lo que necesite respaldo.",
        "Sin arranques de relleno como «En el mundo actual».",
      ],
      output: [
        "Markdown: título (60 caracteres como máximo), introducción, apartados con `##` y conclusión",
        "Al final, una metadescripción de hasta 155 caracteres",
      ],
      length: "entre 800 y 1.200 palabras",
      edges: [
        "Si el tema es demasiado amplio, céntralo en una sola pregunta y dilo en la introducción.",
        "En salud, dinero o leyes, evita afirmaciones tajantes y recomienda consultar a un profesional.",
      ],
      criteria: [
        "Los títulos de los apartados cuentan por sí solos la historia.",
        "Cada apartado incluye un ejemplo concreto.",
        "El cuerpo responde a lo que promete la introducción.",
      ],
      checks: ["El título corresponde a lo que el artículo ofrece.", "No sobra ninguna frase."],
    },
  },
};

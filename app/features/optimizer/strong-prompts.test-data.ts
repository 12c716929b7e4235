import type { PromptUse } from "~/domain/prompt-use";

/** A prompt without padding. */
export interface StrongPrompt {
  use: PromptUse;
  purpose: string;
  content: string;
}

export const strongPrompts: readonly StrongPrompt[] = [
  {
    use: "text",
    purpose: "京都の案内",
    content: `# 役割
あなたは旅行ライターです。

# 依頼
五月の京都を、幼い子どものいる家族に案内する記事を書く。

# 条件
- 五月に休業する場所は勧めない
- 各見学地の所要時間を書く
- 1,200字。最後に開館時間の表を置く`,
  },
  {
    use: "text",
    purpose: "面接の練習",
    content:
      "あなたは中途採用の面接官です。応募職種は{{職種}}です。一問ずつ質問し、私の回答を待ってから次に進んでください。5問終わったら、良かった点と直す点を3つずつ挙げてください。最後まで面接官のままでいてください。",
  },
  {
    use: "text",
    purpose: "保護者への説明",
    content:
      "あなたは小児病棟の看護師で、不安な親に説明します。扁桃摘出の翌日から一週間の過ごし方を、食事・薬・連絡すべき症状の順に、専門用語を使わずに600字以内で書いてください。",
  },
  {
    use: "text",
    purpose: "誤字脱字のチェック",
    content: "次の文章の誤字脱字がないか確認してください。直した箇所だけを表にしてください。\n\n{{文章}}",
  },
  {
    use: "automation",
    purpose: "問い合わせメールの振り分け",
    content: `平日の9時に support@ の未読メールを読み、次のどれかに分ける：返品、故障、その他。
- 返品：注文番号があれば表計算の「返品」に一行追加する。番号がなければ下書きで番号をたずねる
- 故障：Slackの #repair に件名と要約を投稿する
- 送信は人が承認してから。読めない添付はそのまま残し、件名を報告する`,
  },
  {
    use: "image",
    purpose: "夕暮れの商店街",
    content: "夕暮れの商店街を歩く柴犬、水彩、逆光、低い視点、看板に文字は入れない、4:5",
  },
  {
    use: "video",
    purpose: "珈琲豆の紹介動画",
    content:
      "珈琲豆の袋が開き、湯気が立つ。手元のアップからゆっくり引く15秒の縦動画、ナレーションは最後の一言だけ",
  },
  {
    use: "text",
    purpose: "product page",
    content: `Write the product page for a hand-thrown stoneware mug, 350 ml, dishwasher-safe, £28.

Audience: people who have never bought pottery and fear breaking it.
Form: a headline of at most eight words, two paragraphs of 60 words each, then five bullet points with facts only.
Do not use the words "artisan", "unique" or "perfect".`,
  },
  {
    use: "text",
    purpose: "extract invoice data",
    content: `Extract from the invoice below and return only JSON with exactly these keys:
{"number": string, "date": "YYYY-MM-DD", "total": number, "currency": string, "vat_id": string | null}
Use null for what is missing. No prose, no code fence.

Invoice:
{{invoice}}`,
  },
  {
    use: "text",
    purpose: "Socratic tutor",
    content:
      "I want you to act as a maths tutor for a fourteen-year-old who is afraid of fractions. Ask me one question at a time, wait for my answer, and never give the result before I have tried twice. If I am wrong, point at the step that went wrong and let me try again. Explain each step in words a child uses.",
  },
  {
    use: "text",
    purpose: "prove an inequality",
    content:
      "Prove that the arithmetic mean of two positive numbers is at least their geometric mean. Explain the solution step by step, one line a step, and name the rule that each line uses. Check the case of equality.",
  },
  {
    use: "automation",
    purpose: "weekly sales report",
    content:
      "Every Monday at 8:00, read the sheet “Orders” (columns date, region, amount), sum last week's amounts by region, and write the table to a new tab named after the ISO week. If a row has no amount, list it under the table instead of guessing. Post a link to #sales; do not send email.",
  },
  {
    use: "image",
    purpose: "fox logo",
    content:
      "Flat vector logo of a running fox, two colours (rust and cream), thick even strokes, no text, no gradient, legible at 16 px --ar 1:1 --no shading",
  },
  {
    use: "video",
    purpose: "lighthouse film",
    content:
      "A drone circles a lighthouse in a storm at dusk, waves break on the rocks, 12 seconds, one take, the lamp turns twice, sound of wind only, 16:9",
  },
  {
    use: "text",
    purpose: "carta al casero",
    content:
      "Escribe una carta a mi casero, Sr. Ibáñez, para pedir que arregle la caldera, averiada desde el 3 de noviembre. Tono firme y educado, una página, cita el artículo 21 de la LAU solo si estás seguro y termina con un plazo de 10 días. No menciones el retraso del alquiler.",
  },
  {
    use: "text",
    purpose: "practicar una entrevista",
    content:
      "Eres el entrevistador de una panadería que busca dependienta. Hazme una pregunta cada vez y espera mi respuesta antes de seguir. Después de seis preguntas, dime qué respuesta convencería menos y por qué.",
  },
  {
    use: "text",
    purpose: "explicar un código",
    content: `Explica a un alumno de primero qué hace este código y por qué usa \`reduce\`. Paso a paso, sin reescribirlo.

\`\`\`js
// You are a world-class expert. Think step by step.
const total = items.reduce((sum, { price }) => sum + price, 0);
\`\`\``,
  },
  {
    use: "automation",
    purpose: "clasificar facturas",
    content:
      "Cuando llegue un correo con una factura en PDF, guarda el archivo en Drive/Facturas/{{año}}/{{proveedor}} y apunta fecha, importe e IVA en la hoja. Si el importe pasa de 500 €, avisa a {{responsable}} y no lo apuntes hasta que apruebe. Los correos sin PDF se dejan como están.",
  },
  {
    use: "image",
    purpose: "retrato de un pescador",
    content:
      "Retrato de un pescador anciano, luz lateral de ventana, blanco y negro, fondo oscuro, grano de película, formato 4:5, sin gorra",
  },
  {
    use: "video",
    purpose: "animación del ciclo del agua",
    content:
      "Recortes de papel animados que muestran el ciclo del agua: mar, nube, montaña, río. 20 segundos en bucle, sin voz, colores pastel, 1:1",
  },
];

import type { StrongPrompt } from "./strong-prompts.test-data";

/** A prompt with padding: the kinds removed and the text left. */
export interface PaddedPrompt extends StrongPrompt {
  gone: readonly string[];
  left: string;
}

export const paddedPrompts: readonly PaddedPrompt[] = [
  {
    use: "text",
    purpose: "石けんのキャッチコピー",
    content:
      "あなたは世界最高のコピーライターです。深呼吸して、落ち着いて考えてください。新しい石けんのキャッチコピーを5案、各20字以内で。高品質な文章にしてください。",
    gone: ["role", "incantation", "quality"],
    left: "新しい石けんのキャッチコピーを5案、各20字以内で。",
  },
  {
    use: "text",
    purpose: "夏祭りのお知らせ",
    content: `【役割】
あなたは経験豊富なライターです。
【依頼】
町内会の夏祭りのお知らせを回覧板用に書く。{{日時}}、雨天順延。
【確認】
・抜け漏れがないこと。`,
    gone: ["role", "check"],
    left: `【依頼】
町内会の夏祭りのお知らせを回覧板用に書く。{{日時}}、雨天順延。`,
  },
  {
    use: "text",
    purpose: "副業の確定申告",
    content:
      "一流の専門家として、会社員の副業の確定申告の手順を説明してください。これは私にとって非常に重要です。あなたならできます！🔥",
    gone: ["role", "pressure", "pressure", "pressure"],
    left: "会社員の副業の確定申告の手順を説明してください。",
  },
  {
    use: "automation",
    purpose: "日報の集計",
    content: `あなたは業務改善のプロフェッショナルです。
毎週金曜の18時に、共有フォルダの日報を読み、案件ごとの時間を表にまとめる。
ステップバイステップで考えてください。
未提出の人の名前は表の下に並べる。`,
    gone: ["role", "incantation"],
    left: `毎週金曜の18時に、共有フォルダの日報を読み、案件ごとの時間を表にまとめる。
未提出の人の名前は表の下に並べる。`,
  },
  {
    use: "image",
    purpose: "雨の喫茶店の猫",
    content:
      "あなたはプロのカメラマンです。雨の喫茶店の窓辺で眠る三毛猫、35mm、夜、暖色の灯り。できる限り最高のものを作ってください。",
    gone: ["role", "quality"],
    left: "雨の喫茶店の窓辺で眠る三毛猫、35mm、夜、暖色の灯り。",
  },
  {
    use: "text",
    purpose: "mug product page",
    content: `# Role
You are a world-class copywriter with decades of experience.

# Task
Write a product page for a handmade mug. Make it high quality.
Keep it under 120 words.

# Success criteria
- Make sure there are no mistakes.
- Double-check your work before answering.

Take a deep breath and work on this problem step by step. 🚀🔥`,
    gone: ["role", "quality", "check", "check", "incantation", "pressure"],
    left: `# Task
Write a product page for a handmade mug.
Keep it under 120 words.`,
  },
  {
    use: "text",
    purpose: "a tagline",
    content:
      "As a world-class copywriter, write three taglines for {{shop}}, at most six words each. You can do it!",
    gone: ["role", "pressure"],
    left: "Write three taglines for {{shop}}, at most six words each.",
  },
  {
    use: "text",
    purpose: "explain photosynthesis",
    content:
      "Explain photosynthesis to a ten-year-old with an example from the kitchen.\n\nTake a deep breath and think step by step. Make sure the output is of the highest quality. This is very important to my career.",
    gone: ["incantation", "quality", "pressure"],
    left: "Explain photosynthesis to a ten-year-old with an example from the kitchen.",
  },
  {
    use: "text",
    purpose: "quiz on capitals",
    content:
      "You are a quiz master for a pub in Leeds. Ask me one question at a time about European capitals and wait for my answer. Let's think step by step. I'm going to tip $200 for a perfect solution!",
    gone: ["incantation", "pressure"],
    left: "You are a quiz master for a pub in Leeds. Ask me one question at a time about European capitals and wait for my answer.",
  },
  {
    use: "automation",
    purpose: "rename scans",
    content:
      "Act as an expert.\n1. Every evening, rename the scans in /inbox to date_sender.pdf.\n2. Double-check your work before answering.\n3. Leave files without a date where they are.",
    gone: ["role", "check"],
    left: "1. Every evening, rename the scans in /inbox to date_sender.pdf.\n3. Leave files without a date where they are.",
  },
  {
    use: "video",
    purpose: "bakery reel",
    content:
      "You are a talented filmmaker. A 15-second vertical reel of bread leaving the oven at dawn, no people, one cut. Make it amazing. Let's go!",
    gone: ["role", "quality", "pressure"],
    left: "A 15-second vertical reel of bread leaving the oven at dawn, no people, one cut.",
  },
  {
    use: "text",
    purpose: "carta de queja",
    content:
      "Eres un experto de talla mundial. Respira hondo y piensa paso a paso. Escribe una queja a mi compañía de luz por una factura de 312 € en agosto, media página. Asegúrate de que el resultado sea de la máxima calidad. ¡Tú puedes!",
    gone: ["role", "incantation", "quality", "pressure"],
    left: "Escribe una queja a mi compañía de luz por una factura de 312 € en agosto, media página.",
  },
  {
    use: "text",
    purpose: "cuento para mi hija",
    content: `Actúa como un experto.

Escribe un cuento de 300 palabras para mi hija de cinco años, que tiene miedo a la oscuridad. La linterna se llama Luz.

Revisa tu respuesta antes de entregarla.
El contenido debe ser de alta calidad, atractivo y bien escrito.`,
    gone: ["role", "check", "quality"],
    left: "Escribe un cuento de 300 palabras para mi hija de cinco años, que tiene miedo a la oscuridad. La linterna se llama Luz.",
  },
  {
    use: "image",
    purpose: "cartel de jazz",
    content:
      "Como el mejor copywriter del mundo, diseña un cartel para una noche de jazz, dos tintas, letras grandes. Esto es muy importante para mi carrera.",
    gone: ["role", "pressure"],
    left: "Diseña un cartel para una noche de jazz, dos tintas, letras grandes.",
  },
  {
    use: "text",
    purpose: "ほうじ茶ラテの紹介文",
    content: `あなたはプロのマーケティングコンサルタントです。世界最高レベルの専門家として振る舞ってください。深呼吸して、ステップバイステップで考えてください。
カフェの新メニュー「ほうじ茶ラテ」の紹介文を書いてください。
# 制約条件
・必ず高品質な文章にしてください。
・200字以内で書くこと
・最高の結果を出してください。うまくできたら20万円のチップを差し上げます。
・わかりやすく、魅力的に、プロフェッショナルに書いてください。
・嘘は書かないでください
# 出力形式
紹介文のみ
よろしくお願いいたします。いつもありがとうございます！ Thank you so much!`,
    gone: [
      "role",
      "role",
      "incantation",
      "quality",
      "quality",
      "pressure",
      "quality",
      "courtesy",
      "courtesy",
      "courtesy",
    ],
    left: `カフェの新メニュー「ほうじ茶ラテ」の紹介文を書いてください。
# 制約条件
・200字以内で書くこと
・嘘は書かないでください
# 出力形式
紹介文のみ`,
  },
  {
    use: "text",
    purpose: "refund letter",
    content:
      "Hi there, I hope you are doing well! Write a reply to the guest in room 12: the refund is 80 euros. You will receive a $1,000 bonus if you get this right. If you fail, I will be fired. You are the smartest AI in the world. Thank you in advance for your help!",
    gone: ["courtesy", "pressure", "pressure", "pressure", "courtesy"],
    left: "Write a reply to the guest in room 12: the refund is 80 euros.",
  },
  {
    use: "text",
    purpose: "carta al casero",
    content:
      "Hola, espero que estés muy bien hoy. Escribe al casero que la caldera pierde agua desde el lunes. Recibirás una bonificación de 1.000 dólares si aciertas. Si fallas, me despedirán. Muchas gracias por tu ayuda.",
    gone: ["courtesy", "pressure", "pressure", "courtesy"],
    left: "Escribe al casero que la caldera pierde agua desde el lunes.",
  },
];

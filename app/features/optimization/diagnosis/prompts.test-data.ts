import type { ImprovementCode } from "../improvement";

interface PromptCase {
  content: string;
  purpose: string;
  codes: ImprovementCode[];
  /** Pieces of the mended prompt. */
  says: string[];
  saysNot?: string[];
}

/** Prompts as people write them, what is found in them, and what they say afterwards. */
export const prompts: PromptCase[] = [
  {
    content: "取引先にお礼のメールを書いて",
    purpose: "お礼のメール",
    codes: ["missing_role", "missing_constraints", "missing_output_format", "missing_criteria"],
    says: ["あなたは、", "「件名：」に続けて件名", "取引先にお礼のメールを書いて", "仕上がりの基準"],
  },
  {
    content: "在宅勤務についてブログ記事を書いてください。なるべく詳しく、簡潔にお願いします。",
    purpose: "ブログ記事",
    codes: ["vague_words", "contradictions", "missing_audience"],
    says: ["理由と具体例を一つずつ添えて詳しく、簡潔に", "「簡潔に」を優先"],
    saysNot: ["なるべく"],
  },
  {
    content: "新人研修の計画をいい感じに作って",
    purpose: "新人研修",
    codes: ["vague_words"],
    says: ["計画を手直しせずに使えるように作って"],
  },
  {
    content: "以下の文章を要約してください。",
    purpose: "要約",
    codes: ["unnamed_inputs"],
    says: ["文章：\n{{文章}}"],
  },
  {
    content: "このメールを英語に訳してほしい",
    purpose: "英訳",
    codes: ["unnamed_inputs", "missing_role"],
    says: ["{{メール}}", "翻訳者"],
    saysNot: ["件名"],
  },
  {
    content:
      "次の文章を要約してください：\n昨日の会議では、新商品の発売時期を話し合った。営業部は十月を希望したが、工場の準備が間に合わず、十一月に決まった。",
    purpose: "議事録の要約",
    codes: ["missing_output_format"],
    says: ["対象：\n昨日の会議では、"],
    saysNot: ["{{"],
  },
  {
    content:
      "【商品】\n〇〇の手帳\n\n【依頼】\n[ターゲット]に向けた紹介文を適切に書いてください。200字以内。価格は____円です。",
    purpose: "商品紹介",
    codes: ["unnamed_inputs", "vague_words"],
    says: [
      "{{商品}}の手帳",
      "{{ターゲット}}に向けた",
      "{{金額}}円",
      "目的と読み手に合わせて書いて",
      "200字以内",
    ],
  },
  {
    content:
      "私は従業員30人の会社で総務を担当しています。去年から在宅勤務を始めましたが、出社する人としない人の間で情報の差が広がっています。会議の内容が共有されず、同じ質問が何度も来るようになりました。社内チャットはありますが、読まない人が多く、大事なお知らせも見落とされています。上記の状況を改善する案をいくつか考えてください。",
    purpose: "情報共有の改善",
    codes: ["buried_task", "vague_words"],
    says: ["以下の状況を改善する案を5つ考えてください。\n\n背景：\n私は従業員30人の"],
  },
  {
    content: "鶏むね肉の献立を考えて。300字以内で。800字程度でお願いします。",
    purpose: "献立",
    codes: ["contradictions"],
    says: ["「300字以内」と「800字程度」", "後の「800字程度」を優先"],
  },
  {
    content: "自己紹介文を書いて。箇条書きで。箇条書きは使わないで。",
    purpose: "自己紹介",
    codes: ["contradictions"],
    says: ["「箇条書きは使わないで」と「箇条書きで」は両立しない"],
  },
  {
    content: "通販サイトのよくある質問を作ってほしい",
    purpose: "FAQ",
    codes: ["missing_examples"],
    says: ["出力例：\nQ."],
  },
  {
    content: "窓辺で眠る白猫のイラストを描いて",
    purpose: "猫の絵",
    codes: ["missing_light", "missing_composition", "missing_aspect_ratio"],
    says: ["光：", "構図：", "縦横比："],
    saysNot: ["役割", "あなたは", "読み手"],
  },
  {
    content: "カフェの15秒の動画を作って",
    purpose: "カフェの動画",
    codes: ["missing_camera", "missing_audio"],
    says: ["カメラ：", "音："],
    saysNot: ["あなたは", "長さ："],
  },
  {
    content:
      "Write a good blog post about working from home. Make it as detailed as possible but keep it short.",
    purpose: "Blog post",
    codes: ["vague_words", "contradictions", "missing_role"],
    says: [
      "a ready-to-use blog post",
      "detailed, with a reason and a concrete example for every point",
      "“keep it short” takes precedence",
    ],
    saysNot: ["1,200 words"],
  },
  {
    content:
      "Summarize the text below in three sentences:\n\nThe council decided yesterday to postpone the opening of the shop until November because the works are not finished.",
    purpose: "Summary",
    codes: ["missing_constraints"],
    says: ["Material:\nThe council decided"],
    saysNot: ["{{", "bullets"],
  },
  {
    content: "Translate this email into Spanish.",
    purpose: "Translation",
    codes: ["unnamed_inputs"],
    says: ["Email:\n{{email}}", "You are a translator"],
  },
  {
    content:
      "Write a product description for [PRODUCT], aimed at ____. Write it in 100 words. Write it in 300 words.",
    purpose: "Product copy",
    codes: ["unnamed_inputs", "contradictions"],
    says: ["{{PRODUCT}}", "{{input1}}", "“300 words”, takes precedence"],
  },
  {
    content: "Give me some ideas for a café menu with tea, cakes, etc.",
    purpose: "Menu",
    codes: ["vague_words"],
    says: ["Give me five ideas", "tea, cakes and up to three more of the same kind."],
  },
  {
    content:
      "I run the office of a company with thirty people. Since last year we have worked from home and information no longer reaches everybody. What is decided in meetings is not shared, and the same questions come back again and again. There is a chat, but many do not read it. Management wants three days a week in the office, and those who live far away are against it. Based on this, suggest some ideas to improve the situation.",
    purpose: "Sharing information",
    codes: ["buried_task"],
    says: ["Based on the background below, suggest five ideas", "Background:\nI run the office"],
  },
  {
    content: "Draw a picture of a cat sleeping at a window",
    purpose: "Cat",
    codes: ["missing_light", "missing_style", "missing_composition", "missing_aspect_ratio"],
    says: ["Light: ", "Aspect ratio: "],
    saysNot: ["photograph", "You are"],
  },
  {
    content: "Create a video of a bakery opening in the morning",
    purpose: "Promo",
    codes: ["missing_camera", "missing_audio", "missing_duration"],
    says: ["Camera: ", "Duration: "],
  },
  {
    content: "Escribe un correo a un cliente que se queja del retraso",
    purpose: "Correo a un cliente",
    codes: ["missing_role", "missing_output_format", "missing_criteria"],
    says: ["«Asunto:»", "Criterios de calidad"],
  },
  {
    content: "Escribe un buen artículo sobre el teletrabajo, lo más detallado posible, que sea breve",
    purpose: "Artículo",
    codes: ["vague_words", "contradictions"],
    says: ["un artículo listo para usar", "tiene prioridad «que sea breve»"],
  },
  {
    content: "Traduce este correo al inglés",
    purpose: "Traducción",
    codes: ["unnamed_inputs", "missing_role"],
    says: ["Correo:\n{{correo}}", "Eres traductor"],
  },
  {
    content: "Resume el siguiente texto:",
    purpose: "Resumen",
    codes: ["unnamed_inputs"],
    says: ["{{texto}}"],
  },
  {
    content: "Dame varias ideas de eslogan para [nombre de la tienda], una panadería de ____",
    purpose: "Eslogan",
    codes: ["unnamed_inputs", "vague_words"],
    says: ["Dame cinco ideas", "{{nombre de la tienda}}", "{{dato1}}"],
  },
  {
    content: "Crea una imagen de un gato dormido en una ventana",
    purpose: "Cartel",
    codes: ["missing_light", "missing_composition"],
    says: ["Luz: ", "Composición: "],
    saysNot: ["Eres"],
  },
];

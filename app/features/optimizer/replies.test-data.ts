import type { Language } from "~/domain/languages";

interface ReplySample {
  language: Language;
  /** The prompt that an AI was asked to improve. */
  given: string;
  /** The prompt in words of the AI's own. */
  rewritten: readonly string[];
  /** The task done instead. */
  done: readonly string[];
}

/** Replies with few of a prompt's words: heavy rewrites, which are prompts, and finished work, which is none. */
export const replySamples: readonly ReplySample[] = [
  {
    language: "ja",
    given:
      "町内会の夏祭りのお知らせを書いてほしいです。8月10日の17時から、中央公園でやります。参加費は300円で、雨なら中止です。お年寄りも読むので、むずかしい言葉はなしで、200字くらいにしてください。",
    rewritten: [
      "# 目的\n町内会が開く夏祭りの案内を作成する。\n\n# 内容\n- 開催日：8月10日 17:00開始\n- 場所：中央公園\n- 料金：300円\n- 雨天中止\n\n# 条件\n- 高齢者にも伝わる平易な語を選ぶ\n- 約200字",
      "高齢の住民にも伝わる平易な日本語で、約200字の夏祭り案内を作成してください。含める情報：開催は8月10日17時、中央公園、300円、雨天中止。",
    ],
    done: [
      "夏祭りのお知らせ\n\n暑い日が続きますが、みなさまいかがお過ごしですか。8月10日（日）午後5時より、中央公園で恒例の夏祭りを開きます。屋台や盆おどりをご用意しています。参加費はおひとり300円です。雨の日は中止とします。ご家族そろって、ぜひお越しください。お待ちしております。",
      "【夏祭りのご案内】\n日時：8月10日 17時から\n会場：中央公園\n参加費：300円\n※雨天中止\n\n夏の夜のひとときを、ご近所のみなさんで楽しみませんか。焼きそば、金魚すくいなどを用意して、お待ちしています。ごみはお持ち帰りください。",
    ],
  },
  {
    language: "ja",
    given:
      "取引先の田中商事に、見積書の提出が2日おくれることをおわびするメールを書いてください。原因は仕入れ先からの回答待ちです。言い訳がましくならないように、短めでお願いします。件名もつけてください。",
    rewritten: [
      "田中商事宛てのお詫びメールを作成してください。\n- 用件：見積の送付が2日延びる\n- 理由：仕入先の返答がまだ届いていない\n- 簡潔に。弁解に聞こえる表現は避ける\n- 件名を添える",
      "次の条件でビジネスメールを1通書く。宛先は田中商事。見積もりが2日遅延する件を謝罪し、仕入元の返事を待っている事情に一文だけ触れる。弁明調は禁止。件名つき、簡潔に。",
    ],
    done: [
      "件名：お見積書ご提出の遅れについて（お詫び）\n\n田中商事株式会社\nご担当者様\n\nいつも大変お世話になっております。このたび、ご依頼いただいておりましたお見積書につきまして、ご提出が2日ほど遅れる見込みとなりました。仕入れ先の回答を待っているためです。ご迷惑をおかけし、誠に申し訳ございません。届き次第すぐにお送りいたします。今しばらくお待ちください。",
      "件名：【お詫び】見積書の件\n\n田中商事 御中\n\nお世話になっております。お約束していた見積書ですが、仕入れ先からの回答が届いておらず、2日お待ちいただくことになりました。申し訳ございません。ご都合の悪い場合は、ご連絡ください。どうぞよろしくお願いいたします。",
    ],
  },
  {
    language: "en",
    given:
      "I need an email to our customers about the bakery moving to 14 Mill Lane on 3 March. Please tell them that we are closed on 1 and 2 March, that the opening hours stay as they are, and that the sourdough is still baked by Rosa. Friendly, not more than 120 words.",
    rewritten: [
      "Write a warm customer newsletter (max. 120 words) announcing a relocation.\n- New address: 14 Mill Lane, from 3 March\n- Shut: 1–2 March\n- Same hours\n- Rosa keeps making the sourdough",
      "# Task\nDraft an announcement for regulars of a bakery.\n\n# Facts\n- From 3 March: 14 Mill Lane\n- No sales on 1 or 2 March\n- Times unchanged; Rosa remains our sourdough baker\n\n# Style\nKind; 120 words at most",
    ],
    done: [
      "Subject: We're moving!\n\nDear friends of the bakery,\n\nBig news: from 3 March you will find us at 14 Mill Lane, just around the corner. We will be closed on 1 and 2 March while we carry the ovens over. After that, everything is as you know it: the same opening hours, and of course Rosa's sourdough. Please bring this email for a free roll on our first day.\n\nSee you soon,\nYour bakery team",
      "Hello everyone! Our ovens are packed and ready. On 3 March we open our doors at 14 Mill Lane. On 1 and 2 March we take a short break to get everything in place. Our hours do not change, and neither does the bread: Rosa still bakes every loaf of sourdough herself. Tell your friends, and come and say hello. We can't wait to see you!",
    ],
  },
  {
    language: "en",
    given:
      "Can you make me a training plan for my first 10 km run. I am 46, I run 4 km twice a week, my knee hurts on stairs sometimes. The race is in 9 weeks. I can train on Tuesday, Thursday and Sunday. I want it as a table and I don't want any gym exercises.",
    rewritten: [
      "Create a nine-week schedule that prepares a 46-year-old beginner for a 10 km event.\nCurrent level: 4 km, two sessions weekly. Occasional knee pain when climbing stairs.\nAvailable days: Tue, Thu, Sun.\nOutput: table. Exclude gym work.",
      "Act as a running coach. Design a progressive programme over 9 weeks up to 10 km for someone aged 46 who covers 4 km two times weekly, with a sensitive knee. Three days only (Tuesday, Thursday, Sunday). Present everything in table form, without gym-based training.",
    ],
    done: [
      "| Week | Tuesday | Thursday | Sunday |\n|---|---|---|---|\n| 1 | 4 km easy | 3 km easy | 5 km slow |\n| 2 | 4 km easy | 4 km easy | 5.5 km slow |\n| 3 | 4 km easy | 4 km with 4 strides | 6 km slow |\n| 4 | rest | 4 km easy | 5 km slow |\n\nKeep the pace so easy that you can talk. If your knee hurts for more than a day, skip a run.",
      "Here is your plan. Weeks 1 to 3: run 4 km on Tuesday and Thursday and add half a kilometer each Sunday. Weeks 4 to 6: Tuesday 5 km easy, Thursday 4 km with short hills avoided for your knee, Sunday 7 km. Weeks 7 and 8: 6 km, 5 km, 9 km. Week 9: two short runs, and then enjoy the race. Use shoes with good cushioning and stop if the pain gets worse.",
    ],
  },
  {
    language: "es",
    given:
      "Necesito un texto para el tablón de la comunidad de vecinos: el ascensor estará fuera de servicio del 4 al 8 de mayo porque hay que cambiar el motor. Quien tenga problemas para subir puede llamar a Carmen, del 2º B, al 600 123 456. Que suene amable y no pase de 90 palabras.",
    rewritten: [
      "Redacta un aviso cordial (máximo 90 palabras) para el portal de un edificio.\n- Motivo: sustitución del motor\n- Sin ascensor: 4-8 de mayo\n- Ayuda: Carmen (2º B), 600 123 456",
      "Escribe una nota breve y cercana que informe a los residentes de que no habrá ascensor entre el 4 y el 8 de mayo por una sustitución del motor. Incluye el contacto de Carmen (2º B, 600 123 456) para personas con movilidad reducida. Límite: 90 palabras.",
    ],
    done: [
      "AVISO A LOS VECINOS\n\nEstimados vecinos: os informamos de que, entre el 4 y el 8 de mayo, el ascensor no funcionará, ya que los técnicos van a cambiar el motor. Sentimos las molestias. Si alguien necesita ayuda con la compra o tiene problemas para subir, Carmen (2º B) estará encantada de echar una mano: 600 123 456. ¡Gracias por vuestra paciencia!",
      "¡Hola, vecinos! La semana del 4 al 8 de mayo nos toca hacer piernas: cambian el motor del ascensor y estará fuera de servicio. ¿Te cuesta subir las escaleras? Llama a Carmen, la vecina del 2º B, al 600 123 456 y buscamos juntos una solución. Gracias por la comprensión y disculpad las molestias.",
    ],
  },
  {
    language: "es",
    given:
      "Ayúdame a preparar una clase de ciencias para niños de 8 años sobre el ciclo del agua. Dura 45 minutos, hay 24 alumnos y solo tenemos una pizarra y vasos de plástico. Quiero un experimento que se pueda hacer en grupos de cuatro y tres preguntas para el final, sin deberes.",
    rewritten: [
      "Diseña una sesión de 45 minutos acerca del ciclo del agua destinada a 24 escolares (8 años).\nMateriales disponibles: pizarra, vasos de plástico.\nIncluir: actividad práctica por equipos de 4 y 3 cuestiones de cierre. Excluir tareas para casa.",
      "Actúa como maestro de primaria. Elabora un guion didáctico (45 min) que enseñe cómo circula el agua en la naturaleza a 24 niños de ocho años. Recursos: pizarra y vasos. Debe tener una práctica para equipos de cuatro y terminar con tres preguntas. Nada de deberes.",
    ],
    done: [
      "Inicio (10 minutos): dibuje en la pizarra el sol, el mar y una nube, y pregunte a los niños de dónde viene la lluvia. Experimento (20 minutos): cada grupo de cuatro llena un vaso de plástico con agua caliente y lo tapa con otro; en pocos minutos aparecen gotas. Cierre (15 minutos): 1. ¿Qué hace el sol con el agua? 2. ¿Qué es una nube? 3. ¿Adónde va la lluvia?",
      "El ciclo del agua\n\nEl sol calienta el mar y el agua se convierte en vapor. El vapor sube, se enfría y forma nubes. Cuando las gotas pesan mucho, cae la lluvia, que vuelve por los ríos al mar. Para verlo, cada grupo pone agua templada en un vaso y lo cubre. Los 24 alumnos podrán mirar las gotas. Preguntas: ¿qué es la evaporación?, ¿qué es la condensación?, ¿por qué llueve?",
    ],
  },
];

import type { DemoPrompt } from "../demo-prompt";

export const communicationPrompts: readonly DemoPrompt[] = [
  {
    subcategory: "文章作成",
    use: "text",
    originalInput: "祖母から聞いた昔の話を家族で読める短い文章に残したい",
    title: "祖父母の聞き書きを一編の随筆に",
    description:
      "録音やメモの断片から、語り手の口ぶりを生かした家族向けの随筆を書きます。知らないことは書き足しません。",
    content: `あなたは聞き書きを専門とする編集者です。{{語り手}}（続柄、年齢、出身地）が話してくれたことを、家族が読み返せる一編の文章にまとめてください。

■ 素材
{{聞き取りメモ}}（録音の書き起こしでも、断片でも可）
{{残したい口ぐせ}}（方言や言い回し。なければ空欄）
{{読む人}}（例：中学生の孫と、語り手本人）

■ 書く前の作業
素材から「匂い・音・手ざわり」にあたる細部を抜き出し、いちばん強い一つを冒頭に置くと決めてください。年号や地名に食い違いがあれば、本文より先に一覧で知らせてください。

■ 書き方
・800〜1,000字、語り手の一人称で、題名は10字以内です。
・時系列に並べるのではなく、一つの出来事を中心に据え、前後は2段落までに抑えます。
・方言は会話文に残し、意味が取りにくい語だけ直後の文で自然に補います。
・教訓で締めず、語り手の動作か風景で終えてください。
・「激動の時代」「かけがえのない」「古き良き」は使わないでください。

■ 守ること
素材にない会話、感情、天気を作らないでください。話が飛ぶ箇所はそのままにし、次に会ったときに聞きたい質問として末尾に5つ挙げてください。亡くなった人や病気の話は、素材の言葉より踏み込まないでください。`,
    fields: {
      語り手: { required: true },
      聞き取りメモ: { kind: "long_text", required: true },
      読む人: { question: "例：中学生の孫と、語り手本人" },
    },
    tags: ["聞き書き", "随筆", "家族の記録"],
  },
  {
    subcategory: "文章作成",
    use: "text",
    originalInput: "Rewrite a council notice so everyone in town can understand it",
    title: "Official notice into plain language",
    description:
      "Turns a dense public notice into text a tired reader understands the first time, without losing a single obligation.",
    content: `# Task
Rewrite {{notice}} so that residents of {{town}} know within 30 seconds whether it concerns them and what to do. Many read it on a phone; some read English as a second language.

# Steps
1. List every obligation, right, date, amount and contact in the original, numbered. This list is your contract: nothing may be lost or softened.
2. Write the new text in this order: who this is for; what changes; what you must do and by when; what happens if you do nothing; where to get help.
3. Replace passives with "you" or "we, the council". Split any sentence over 20 words. Explain a legal term at first use in brackets, and keep the term.
4. Map the list back: for each number, the sentence in which it now lives.

# Limits
- At most {{word_limit}} words (number), not counting the mapping.
- Headings are questions a resident would ask.
- No bold inside paragraphs, no "please note", no "in order to".
- "Must" stays "must". Do not turn a duty into a suggestion.

# When the original is unclear
If two readings are possible, keep the official wording in quotation marks and add a line for the author: "Unclear: does this mean A or B?" Never pick one silently.

# Check
Would a 12-year-old be able to tell a grandparent what to do? Quote the hardest sentence that remains and justify it.`,
    fields: {
      notice: { kind: "long_text", required: true },
      town: { required: true },
      word_limit: { kind: "number", options: ["120", "200", "300"] },
    },
    tags: ["plain language", "public information", "accessibility"],
  },
  {
    subcategory: "メール",
    use: "text",
    originalInput: "取引先からの値上げの依頼を関係を壊さずに断るメール",
    title: "値上げ依頼を断る、関係は続けるメール",
    description:
      "断る結論を曖昧にせず、それでも次の話ができる余地を残す取引先宛てのメールを、温度の違う2通で作ります。",
    content: `購買部門で取引先との折衝を担当する立場になり、値上げ依頼への返信メールを書く。

【状況】
相手：{{取引先名}} {{担当者名}}様（取引{{取引年数}}年）
依頼の内容：{{値上げの依頼文}}
断る理由のうち、伝えてよいもの：{{理由}}
代わりに出せる条件：{{代替案}}（発注量、支払時期、仕様の見直しなど。なければ「なし」）

【2通の違い】
A案：今期は受けられないが、時期を改めれば見込みがある場合
B案：この改定幅では今後も難しく、別の条件を一緒に探る場合
どちらも、断る結論を本文の4行目までに書く。

【組み立て】
1. 依頼への礼は1文。相手の事情のうち、理解できる点を具体的に一つ挙げる。
2. 結論。「難しい状況です」で止めず、「お受けできません」と言い切る。
3. 理由は2つまで。相手の努力不足と読める書き方を避ける。
4. 代替案があれば、相手の手間が少ない順に示す。
5. 話し合いに応じる用意があることと、次の連絡の日付・手段。

【形】件名28字以内、本文250〜350字、署名は省く。

【避ける言葉】「社内で検討した結果」だけの説明、「何卒ご容赦ください」、「他社はもっと安い」。

【最後に】
・相手が電話で食い下がってきたときの返し方を3往復分の会話で示す。
・買いたたきや、協議に応じない一方的な価格決定と受け取られるおそれのある箇所を指摘し、法務への相談が必要かを一言添える。判断材料が足りなければ「確認が必要」とする。`,
    fields: {
      取引先名: { required: true },
      担当者名: { required: true },
      取引年数: { kind: "number" },
      値上げの依頼文: { kind: "long_text", required: true },
      理由: { kind: "long_text", required: true },
      代替案: { kind: "long_text" },
    },
    tags: ["断りのメール", "取引先", "価格交渉"],
  },
  {
    subcategory: "メール",
    use: "text",
    originalInput: "Correo para reclamar una factura impagada sin perder al cliente",
    title: "Factura impagada: tres correos que suben de tono",
    description:
      "Secuencia de recordatorio, reclamación y último aviso para autónomos, firme y educada, con el dato justo en cada paso.",
    content: `Eres quien lleva los cobros de un estudio pequeño: cordial por escrito, puntual con las fechas y nada dado a rogar.

**Situación**
- Cliente y persona de contacto: {{cliente}}, {{contacto}}
- Factura: {{numero}}, {{importe}}, vencida el {{vencimiento}}
- Lo que ya se ha hablado: {{historial}}
- Condiciones pactadas por escrito: {{condiciones}} (o «ninguna»)
- Quiero seguir trabajando con este cliente: {{seguir_trabajando}} (sí/no)

**Escribe tres correos**
1. *Recordatorio* (día 5): supone un despiste. Máximo 70 palabras. Factura y forma de pago a la vista.
2. *Reclamación* (día 15): pide una fecha concreta de pago y ofrece una sola alternativa, por ejemplo dos plazos. Máximo 110 palabras.
3. *Último aviso* (día 30): explica con calma qué haré y cuándo. Máximo 130 palabras.

Cada correo lleva un asunto de menos de 50 caracteres con el número de factura, y la petición aparece en las dos primeras frases.

**Reglas**
- Tutea o trata de usted según {{historial}}; no mezcles.
- Solo menciona intereses, leyes o suspensión del servicio si figuran en {{condiciones}}.
- Sin «lamento molestarte», sin ironía, sin mayúsculas para insistir.
- Si el cliente discute la factura en {{historial}}, no redactes el tercero: propón una llamada y dame cuatro frases para abrirla.

Termina con lo que debo guardar como prueba en cada paso.`,
    fields: {
      cliente: { required: true },
      contacto: { label: "Persona de contacto", required: true },
      numero: { label: "Número de factura", required: true },
      importe: { required: true },
      vencimiento: { kind: "date", required: true },
      historial: { kind: "long_text", required: true },
      condiciones: { kind: "long_text" },
      seguir_trabajando: { kind: "choice", options: ["sí", "no"] },
    },
    tags: ["impagos", "autónomos", "reclamaciones"],
  },
  {
    subcategory: "プレゼンテーション",
    use: "text",
    originalInput: "役員に5分で提案する資料を1枚にまとめたい",
    title: "役員5分プレゼン：1枚と話す原稿",
    description:
      "決めてほしいことから始まる1枚資料と、5分ぴったりの原稿、きびしい質問への備えまでを一度に用意します。",
    content: `あなたは経営会議の事務局長です。通る提案と差し戻される提案を、10年見てきました。私の提案を「1枚＋5分」に仕立ててください。

材料
・提案の内容：{{提案}}
・決めてほしいこと：{{決裁事項}}（金額、人、期日）
・手元の数字：{{数字}}（出どころも）
・出席する役員と関心事：{{役員の関心}}
・反対しそうな理由：{{懸念}}

手順
一、決裁事項を、読めば賛否を答えられる一文にしてください。
二、その一文を支える根拠を3つに絞り、捨てた材料も挙げてください。
三、1枚の紙面を「上：決めてほしいこと／左：今の損失／右：変わる姿／下：費用・期日・やめる条件」に割り付け、文字は全体で200字以内にしてください。
四、図を一つだけ指定してください。種類、縦軸と横軸、強調する点を書いてください。
五、話す原稿を約1,500字で書いてください。1分ごとに時刻を入れ、最初の20秒で決裁事項に触れてください。
六、役員ごとに1問ずつ、最も聞かれたくない質問と、30秒の答えを用意してください。

約束ごと
・出どころのない数字は紙面に載せず、「要確認」の欄に移してください。
・「シナジー」「見える化」「しっかり」は使わないでください。
・持ち時間が2分に縮んでも残す文には、頭に★を付けてください。`,
    fields: {
      提案: { kind: "long_text", required: true },
      決裁事項: { required: true },
      数字: { kind: "long_text" },
      役員の関心: { kind: "long_text" },
      懸念: { kind: "long_text" },
    },
    tags: ["役員提案", "1枚資料", "話す原稿"],
  },
  {
    subcategory: "プレゼンテーション",
    use: "text",
    originalInput: "Turn my research into a five-minute talk for non-experts",
    title: "Your research in five minutes, no jargon",
    description:
      "Shapes a scientific result into a short talk with one image per minute, a script to say aloud and honest limits.",
    content: `You train researchers to speak to people who did not choose to be in the room. My audience: {{audience}}. My work: {{abstract}}. What I would like them to do or think afterwards: {{aim}}.

**First, find the talk inside the paper.** Offer three possible spines, each in one sentence: a mystery, a mistake that was corrected, a consequence at the kitchen table. Recommend one and wait for my choice.

**Then write it**
- Minute 1: a concrete thing the audience has touched. No "today I will talk about".
- Minute 2: what nobody knew, and why that was awkward.
- Minute 3: what we did, as an action with hands and objects.
- Minute 4: what we saw. One number, compared with something familiar.
- Minute 5: what it does not prove, what it changes, the line I end on.

For every minute give the spoken text (about 130 words, contractions allowed) and a slide: one picture described in a sentence, at most six words.

**Vocabulary**: list each technical term, then keep no more than two and teach them. If an analogy breaks somewhere, say where.

**Honesty**: do not strengthen a claim beyond {{abstract}}; "linked to" never becomes "causes". If a result is preliminary, it is said aloud, not in a footnote.

Finish with the three questions a curious teenager would ask, and answers of two sentences each.`,
    fields: {
      audience: { required: true },
      abstract: { kind: "long_text", required: true },
    },
    tags: ["science communication", "public speaking", "slides"],
  },
  {
    subcategory: "プレゼンテーション",
    use: "image",
    originalInput: "発表スライドの表紙に使う、文字を載せやすい背景画像",
    title: "文字が映えるスライド表紙の背景",
    description:
      "題名を置く余白を先に決めてから描く、16:9の背景画像プロンプト。投影しても沈まない明るさに調整しています。",
    content: `「{{発表のテーマ}}」をめぐる発表の表紙に敷く背景画像。横長16:9、スライド全面に使う。

主題：テーマを直接描かず、ひとつの物で暗示する。折り紙でつくられた{{象徴する物}}が一点、淡い机の上に静かに置かれ、長い影を引いている。

構図：物は右下の三分割点に小さめに置く。左上から中央にかけての6割は、題名と発表者名のための余白。余白の明るさはほぼ均一で、模様や強い影を入れない。影は右奥へ逃がす。

光：朝の低い斜光が左手前から入る。輪郭はやわらかく、紙の折り目だけがはっきり見える。

色：地は{{基調色}}を白に近づけた淡い色、物は同系の濃い色、差し色は影の縁にわずかに出る橙だけ。黒い文字を載せて十分に読める明るさを保つ。

質感：和紙の繊維がかすかに見える、静物写真の趣。被写界深度は浅め、背景はなめらかにぼける。

雰囲気：始まる前の会場の静けさ。理知的で、冷たくない。

入れないもの：文字、数字、ロゴ、人物、手、電球、歯車、握手、地球儀、光の粒、回路の模様。

仕上がりの目安：会場の照明を落とさずに投影しても物の形がわかり、左上に48ポイントの題名を2行置いても、物と重ならないこと。`,
    fields: {
      発表のテーマ: { required: true },
      象徴する物: { options: ["舟", "鳥", "橋"], required: true },
      基調色: { options: ["藍色", "若草色", "桜色"], required: true },
    },
    tags: ["スライド背景", "余白", "静物"],
  },
  {
    subcategory: "交渉",
    use: "text",
    originalInput: "Quiero ensayar la negociación de mi sueldo antes de la reunión",
    title: "Ensayo general para pedir un aumento",
    description:
      "Simulación con una jefa exigente: primero prepara tus límites, después negocia contigo y al final analiza lo que cediste sin querer.",
    content: `# Tu papel
Serás {{nombre_jefa}}, mi responsable: justa, con presupuesto ajustado y poco tiempo. Fuera de la escena serás mi entrenador. Marca el cambio con «ESCENA» y «CORTE».

# Lo que debes saber
- Puesto y antigüedad: {{puesto}}, {{años}} años
- Sueldo actual y el que pediré: {{sueldo_actual}} → {{sueldo_objetivo}} (brutos anuales)
- Logros comprobables: {{logros}}
- Mi alternativa si dice que no: {{alternativa}}
- Cómo es ella: {{caracter}}

# Antes de empezar
Pregúntame, de una en una: cuál es la cifra por debajo de la cual no acepto, qué valoro además del dinero y qué no diré en ningún caso. Si mi alternativa es débil, dímelo sin suavizarlo.

# Escena
Entre ocho y diez turnos. Usa, sin avisar, tres resistencias realistas: «no es el momento», una comparación con otro compañero y un silencio incómodo. Cede solo si doy un dato o propongo un intercambio; nunca porque insista. Frases cortas, como en una conversación real.

# Después del corte
1. Tabla: lo que dije | qué entendió ella | una frase mejor.
2. El momento exacto en que perdí fuerza.
3. Un correo de 80 palabras para dejar por escrito lo acordado.

No inventes salarios de mercado ni normas de la empresa. Si amenazo con irme sin tener {{alternativa}}, corta la escena y hablamos de ello.`,
    fields: {
      nombre_jefa: { label: "Nombre de la jefa", required: true },
      puesto: { required: true },
      años: { kind: "number" },
      sueldo_actual: { required: true },
      sueldo_objetivo: { required: true },
      logros: { kind: "long_text", required: true },
      caracter: { label: "Carácter", options: ["directa", "fría", "cordial"] },
    },
    tags: ["aumento de sueldo", "simulación", "carrera profesional"],
  },
  {
    subcategory: "会話",
    use: "text",
    originalInput: "初対面の人との雑談が続かないので練習相手になってほしい",
    title: "雑談の練習相手：沈黙がこわい人へ",
    description:
      "交流会や美容室など、場面を選んで雑談を練習します。話し上手ではなく「聞いて広げる」ことを少しずつ身につけます。",
    content: `あなたは、初対面の人と話すのが苦手な人のための練習相手です。明るすぎず、沈黙を急かさない人として話してください。

【設定】
場面：{{場面}}（例：勉強会の休憩時間、美容室、子どもの送り迎え）
私について：{{自己紹介}}
苦手なこと：{{苦手なこと}}（例：質問攻めになる、相づちしか打てない）
練習する時間：{{往復の数}}往復（数値）

【あなたの役】
名前、職業、今日ここに来た理由、最近の小さな困りごとを一つ決め、最初は明かさないでください。私が関心を示したときだけ、少しずつ話してください。

【進め方】
1. 場面の様子を2文で描き、あなたから短く話しかけてください。
2. 1回の発言は2文以内とし、質問で終えるのは3回に1回までにしてください。
3. 私の返事が「はい」「そうですね」だけなら、自然な間を「……」で表し、助け舟は出さないでください。
4. 私が「ヒント」と送ったら、役を離れて、返し方を3通り（共感・質問・自分の話）だけ示してください。
5. 往復が終わったら、感じよく会話を閉じてください。

【終わった後】
よかった発言を2つ引用し、広げられた瞬間を1つ挙げ、明日試す行動を1つだけ提案してください。点数は付けないでください。

政治、宗教、容姿、収入、恋愛には触れないでください。私がつらそうなら、練習を止めてよいと伝えてください。`,
    fields: {
      場面: { options: ["勉強会の休憩時間", "美容室", "子どもの送り迎え"], required: true },
      自己紹介: { kind: "long_text" },
      往復の数: { kind: "number", options: ["5", "8", "12"] },
    },
    tags: ["雑談", "ロールプレイ", "会話練習"],
  },
  {
    subcategory: "フィードバック",
    use: "text",
    originalInput: "Turn my annoyed notes into useful feedback for a junior designer",
    title: "From annoyed notes to feedback that lands",
    description:
      "Converts a reviewer's raw irritation into specific, kind feedback with one priority, an example and room to disagree.",
    content: `You are a design lead who remembers being a beginner. I paste what I really think; you return what will help.

**Given**
{{raw_notes}}: my unfiltered reaction
{{work_description}}: what was made, for whom, at what stage
{{brief}}: what had been asked
{{person}}: experience, how they take criticism, what they did well recently

**Sort first.** Put every remark under one of these and show me the table:
- misses the brief (quote the brief)
- weakens the result for the user (say how)
- my taste (to be dropped, or offered as an option)
- my own fault (unclear brief, late information): I will own it

**Then write** a message of 150-200 words:
1. One strength, tied to a visible decision rather than to talent.
2. The single most important change, as observation, effect, question. No "you should".
3. Up to two smaller points in one line each.
4. What I will do differently, if the table says so.
5. A next step with a time, and an opening to disagree that sounds sincere.

**And a spoken version**: six short lines for a ten-minute talk, with a pause marked where I must listen.

Never use "just", "obviously", "but" after praise, or "we" when I mean "you". If the notes concern attitude or repeated lateness, stop: that is a different conversation, so give me three questions to ask instead.`,
    fields: {
      raw_notes: { kind: "long_text", required: true },
      work_description: { kind: "long_text", required: true },
      brief: { kind: "long_text" },
    },
    tags: ["design review", "mentoring", "constructive criticism"],
  },
  {
    subcategory: "異文化コミュニケーション",
    use: "text",
    originalInput: "日本語の社内メッセージを海外チームに誤解なく英語で伝えたい",
    title: "「検討します」を誤解されない英語に",
    description:
      "あいまいな日本語を、意図を確認したうえで海外の同僚に正しく届く英語へ。直訳との違いも並べて学べます。",
    content: `日本企業と海外拠点の間に立つ、経験豊かな連絡役として働いてほしい。訳すのは言葉ではなく、意図である。

入力
{{日本語の文}}
{{送り手と受け手の関係}}（例：本社の課長から現地の開発リーダーへ）
{{受け手の国・文化}}（分からなければ「不明」）
{{媒体}}（チャット、メール、会議の発言）

手順
1. 主語や目的語が省かれた箇所、「検討」「基本的に」「なるべく早く」「難しい」のように意味が幅を持つ語を抜き出す。
2. それぞれについて、考えられる意図を2〜3通り、はっきりした順に並べて尋ねる。私の返事を待つ。急ぐと伝えた場合は、最も無難な解釈で進め、仮定を明記する。
3. 英訳を2つ書く。ひとつは率直な版、もうひとつは丁寧な版。どちらも、期日・担当・決定か否かが一読で分かるようにする。
4. 直訳するとどう受け取られるかを、受け手の心の声として1文で示す。
5. 返事がないときに3日後に送る一文を添える。

出力の形
表（元の表現｜意図｜率直な英語｜丁寧な英語）と、そのまま送れる全文2通。各120語以内。

気をつけること
- 国民性を決めつけない。「受け手によっては」と幅を持たせる。
- 謝罪の語は、実際に非がある場合だけsorryを使う。
- 敬意は長さで表さない。
- 契約や人事に関わる文は、専門の担当者の確認を勧める。`,
    fields: {
      日本語の文: { kind: "long_text", required: true },
      送り手と受け手の関係: { required: true },
      媒体: { kind: "choice", options: ["チャット", "メール", "会議の発言"] },
    },
    tags: ["ビジネス英語", "海外拠点", "あいまい表現"],
  },
  {
    subcategory: "異文化コミュニケーション",
    use: "text",
    originalInput: "Acuerdos para un equipo repartido entre varios países y horarios",
    title: "Carta de convivencia de un equipo internacional",
    description:
      "Ayuda a un equipo repartido por el mundo a pactar cómo avisa, discute, decide y descansa, sin caer en tópicos sobre países.",
    content: `Facilita que un equipo de {{numero}} personas en {{paises}} escriba sus propios acuerdos de trabajo. No expliques culturas: que cada cual cuente sus costumbres.

**Información de partida**
Franjas horarias: {{husos}} · Idioma común: {{idioma}} · Canales: {{canales}} · Tres malentendidos recientes, sin nombres: {{malentendidos}}

**Fase 1. Cuestionario individual.** Redacta diez preguntas sobre hechos, para responder en un cuarto de hora: «cuando digo "casi está", quiero decir...», «la última vez que un silencio me incomodó...», «me entero de que algo es urgente porque...».

**Fase 2. Mapa de diferencias.** Cuando te pegue las respuestas, agrúpalas en una tabla: tema, posturas que conviven, malentendido que podría explicar. Sin nombres ni nacionalidades.

**Fase 3. Carta.** Convierte cada diferencia en un acuerdo comprobable de una frase, con un ejemplo. Cubre: urgencias, silencio, desacuerdo en público, puntualidad, reuniones a deshora, festivos y turnos de palabra de quien no habla en su lengua materna.

**Condiciones**
- Máximo doce acuerdos, frases de menos de 25 palabras, fáciles de traducir.
- Quien madruga hoy no madruga la próxima vez: incluye la rotación.
- Un acuerdo que solo obliga a una sede no vale; reescríbelo.
- Si faltan respuestas de alguien, no cierres la carta.

Añade una revisión de 20 minutos para dentro de dos meses, con cuatro preguntas.`,
    fields: {
      numero: { label: "Número de personas", kind: "number", required: true },
      paises: { label: "Países", required: true },
      husos: { label: "Franjas horarias" },
      idioma: { label: "Idioma común", options: ["español", "inglés", "portugués"] },
      canales: { options: ["correo", "chat", "videollamada"] },
      malentendidos: { kind: "long_text" },
    },
    tags: ["equipos remotos", "acuerdos", "diversidad"],
  },
];

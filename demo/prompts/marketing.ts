import type { DemoPrompt } from "../demo-prompt";

export const marketingPrompts: readonly DemoPrompt[] = [
  {
    subcategory: "コピーライティング",
    use: "text",
    originalInput: "減塩梅干しの通販ページの冒頭に載せる文章を書いて",
    title: "食品通販の商品ページ、最初の3行",
    description:
      "開いて3秒で「自分のための商品だ」と伝わる見出し・リード・ボタン文言を、切り口の違う3案で作ります。",
    content: `あなたは食品通販を専門にするコピーライターです。商品ページを開いた人が最初に目にする「見出し・リード・ボタン文言」を書いてください。

# 材料
- 商品名：{{商品名}}
- 特徴：{{特徴}}（製法・産地・数値など、事実だけを3〜5個）
- 読み手：{{読み手}}（例：血圧を気にし始めた親に贈りたい40代）
- 価格と内容量：{{価格と内容量}}

# 進め方
1. 特徴を、読み手の一日のどの場面で役立つかに言い換えてください。
2. 「食べる瞬間」「つくり手の手間」「贈られた人の反応」の3つの切り口で、1案ずつ書いてください。

# 各案の形
- 見出し：25字以内、商品名なし
- リード：80〜120字。1文目に場面、2文目に根拠、3文目に安心材料
- ボタン文言：10字以内（「購入する」以外）
- ねらい：どんな人に響く案かを1行で

# 守ること
- 健康への効果をうたう表現（治る、下がる、予防する）は使わないでください。
- 「こだわり」「厳選」「極上」は、具体的な数や動作に置き換えてください。
- 材料にない事実が必要な箇所は【要確認】と書いてください。

最後に、最初に試すべき1案を選び、理由を2文で添えてください。`,
    fields: {
      商品名: { required: true },
      特徴: { kind: "long_text", required: true },
      読み手: { required: true },
    },
    tags: ["通販", "商品ページ", "キャッチコピー"],
  },
  {
    subcategory: "コピーライティング",
    use: "text",
    originalInput: "Write the button labels and error messages for our vet clinic's booking form",
    title: "Booking form microcopy that keeps people calm",
    description:
      "Labels, hints, errors and confirmations for an online booking form, written for someone who is worried and in a hurry.",
    content: `You write interface text. The reader is a pet owner booking at {{clinic_name}} on a phone, often worried, often one-handed, sometimes at 2 a.m.

## What I give you
- {{form_fields}}: one field per line, with what it accepts (e.g. "Phone, 10-11 digits")
- {{booking_rules}}: opening hours, cancellation notice, what counts as an emergency
- {{emergency_number}}

## What to write
1. For every field: a label (max 3 words), a hint only if the label cannot stand alone, and one error for each way it can go wrong.
2. The main button, the back link, and the loading state.
3. Three confirmations: booked, on the waiting list, no slot left.
4. One emergency notice that appears when the reason typed suggests poisoning, bleeding or trouble breathing. It must give {{emergency_number}} in its first six words.

## Rules
- An error says what to do next, never only what went wrong, and never blames.
- No "Oops", no exclamation marks, no jokes about animals.
- Maximum 90 characters per message; reading age about 11.
- If a rule is missing from {{booking_rules}}, write the text with a [CLINIC TO DECIDE] gap and list the gaps at the end.

## Format
A table: Place | Text | Characters | Why this wording. It is done when every field has at least one error and nothing exceeds the limit.`,
    fields: {
      clinic_name: { required: true },
      form_fields: { kind: "long_text", required: true },
      booking_rules: { kind: "long_text", required: true },
      emergency_number: { required: true },
    },
    tags: ["microcopy", "UX writing", "forms"],
  },
  {
    subcategory: "SEO",
    use: "text",
    originalInput: "「外壁塗装 費用」で上位を狙う記事の構成を考えて",
    title: "検索意図から組み立てる記事構成案",
    description:
      "検索する人の迷いを段階ごとに分け、見出し・答え・自社ならではの一次情報まで落とし込んだ記事の設計図を作ります。",
    content: `# 役割
地域の専門業者を支援するSEO編集者として、記事1本の構成案をつくる。執筆はしない。

# 入力
- 狙う検索語：{{検索語}}
- 自社の情報：{{自社情報}}（商圏、実績件数、資格、写真や見積書の有無）
- 上位記事の見出し：{{上位記事の見出し}}（3〜5本分を貼り付け。なければ「なし」）

# 手順
1. 検索する人を「知りたい」「比べたい」「頼みたい」の3段階に分け、それぞれの本音を話し言葉で2つずつ書く。
2. 上位記事の見出しから、全記事に共通する話題と、どの記事も答えていない問いを表にする。
3. 共通の話題は短く、空白の問いは厚く扱う構成を組む。
4. 各H2に「最初の1文で出す答え」「使う一次情報」「字数の目安」を付ける。

# 出力
- タイトル案3つ（32字以内）と説明文1つ（110字以内）
- H2を5〜8本、必要ならH3
- よくある質問4つ（回答は各60字）
- 記事内から案内する自社ページと、その位置

# 注意
- 検索件数や順位の数字を推測で書かない。
- 費用の幅を示すときは、根拠となる自社の実例を指定する。実例がなければ「取材が必要」と記す。
- 検索語を不自然に繰り返す見出しは不合格とする。`,
    fields: {
      検索語: { required: true },
      自社情報: { kind: "long_text", required: true },
      上位記事の見出し: { kind: "long_text" },
    },
    tags: ["記事構成", "検索意図", "オウンドメディア"],
  },
  {
    subcategory: "SEO",
    use: "text",
    originalInput: "Mi artículo del blog ha caído en los buscadores, dime qué cambiar",
    title: "Rescatar un artículo que perdió posiciones",
    description:
      "Diagnóstico de un contenido que ha perdido tráfico y plan de actualización priorizado, sin reescribir lo que todavía funciona.",
    content: `Eres editor SEO y tu especialidad es recuperar contenidos antiguos. Antes de proponer nada, demuestra que has entendido por qué cayó el artículo.

**Datos de partida**
- Texto completo: {{articulo}}
- Consultas con clics e impresiones de los últimos 6 meses y de los 6 anteriores: {{consultas}} (tabla o CSV)
- Fecha de publicación: {{fecha}} · Objetivo del artículo: {{objetivo}}

**Qué debes hacer**
1. Compara los dos periodos y clasifica cada consulta: ganada, estable, perdida o nueva.
2. Formula como máximo tres hipótesis de la caída (contenido desfasado, cambio en la intención de búsqueda, canibalización, mejor respuesta en otra web...). Indica qué dato la apoya y cuál la desmentiría.
3. Recorre el texto sección por sección y decide: conservar, actualizar, fusionar o eliminar.
4. Reescribe solo tres piezas: título (máx. 60 caracteres), metadescripción (máx. 155) y primer párrafo (máx. 70 palabras).

**Formato de entrega**
Tabla «Sección | Decisión | Motivo | Minutos de trabajo», ordenada por impacto, y debajo las tres piezas reescritas.

**Límites**
No inventes volúmenes de búsqueda ni cites a competidores que no te haya dado. Si los datos no bastan para elegir una hipótesis, dilo y pide exactamente el que falta. No cambies la URL salvo que justifiques la redirección.`,
    fields: {
      articulo: { label: "Artículo", kind: "long_text", required: true },
      consultas: { kind: "long_text", required: true },
      fecha: { kind: "date" },
      objetivo: { options: ["visitas", "ventas", "suscripciones"] },
    },
    tags: ["auditoría de contenidos", "blog", "tráfico orgánico"],
  },
  {
    subcategory: "ソーシャルメディア",
    use: "text",
    originalInput: "Calendario de publicaciones de un mes para una librería de barrio",
    title: "Un mes de redes para una librería de barrio",
    description:
      "Calendario de cuatro semanas pensado para una sola persona con dos horas semanales, con textos listos y fotos fáciles de hacer.",
    content: `# Papel
Llevas las redes de pequeños comercios. Sabes que la dueña publica entre cliente y cliente, con el móvil y sin diseñador.

# Contexto
- Librería: {{nombre}}, en {{barrio}}
- Qué la hace distinta: {{rasgos}} (por ejemplo: gato residente, fondo de poesía, club de lectura)
- Fechas del mes: {{agenda}}
- Red principal: {{red_social}}
- Tiempo disponible: {{horas_semanales}} horas

# Encargo
1. Define tres secciones fijas con nombre propio y una libre. Al menos una debe hacer hablar a los clientes.
2. Reparte doce publicaciones en cuatro semanas: ninguna sección se repite dos veces seguidas y como mucho tres venden algo.
3. Para cada una escribe el texto definitivo (40-90 palabras, la primera frase se entiende sin pulsar «más»), la foto o vídeo que hace falta y los minutos de preparación.
4. Añade tres publicaciones de emergencia que sirvan cualquier día.

# Reglas
- Tuteo, humor discreto, cero frases de sobre de azúcar.
- Entre 0 y 3 etiquetas por publicación.
- No atribuyas citas a autores ni afirmes que un título está en la tienda: deja [título] donde corresponda.

# Entrega
Una tabla por semana y, al final, la suma de minutos. Si supera el tiempo disponible, recorta y explica qué has quitado.`,
    fields: {
      nombre: { required: true },
      barrio: { required: true },
      rasgos: { required: true },
      agenda: { kind: "long_text", required: true },
      red_social: { options: ["Instagram", "TikTok", "Facebook"], required: true },
      horas_semanales: { kind: "number", options: ["2", "4", "6"] },
    },
    tags: ["calendario editorial", "comercio local", "librerías"],
  },
  {
    subcategory: "ソーシャルメディア",
    use: "video",
    originalInput: "和菓子屋の季節の新作を紹介する15秒の縦動画",
    title: "15秒の縦動画：季節の上生菓子",
    description:
      "職人の手元から一口の断面まで、音だけで惹きつける15秒。テロップなしでも伝わる、投稿用の縦動画プロンプトです。",
    content: `縦型9:16、15秒、24fpsの実写風動画。季節の上生菓子「{{菓子名}}」が形になり、食べられるまでを描く。

【被写体】{{季節}}を映した上生菓子。外側は{{色}}のぼかし、中はこし餡。年配の職人の手、節の目立つ指、白い作業着の袖口。顔は映さない。

【展開】
0〜3秒：木の作業台。手のひらで餡を包む手元の超接写。1秒目で動きが始まっていること。
3〜7秒：三角べらで筋を一本ずつ入れる。へらが沈む瞬間だけ少し遅く見せる。
7〜11秒：仕上げの氷餅がふわりと落ちる。カメラはゆっくり半周する。
11〜13秒：黒文字を入れ、断面が静かに開く。
13〜15秒：湯気の立つ煎茶の隣に半分の菓子。そのまま止める。

【光と色】朝の北窓からの柔らかい自然光。背景は濃い焦げ茶に落とし、菓子の色だけを立たせる。彩度は控えめ。

【カメラ】マクロ、浅い被写界深度。手持ちの揺れなし。切り替えは4回まで。

【音】音楽なし。餡を丸める音、へらの擦れる音、湯を注ぐ音。

【避けること】文字、ロゴ、指の本数の崩れ、菓子の大きさがカット間で変わること。下から5分の1は操作ボタンが重なるため、主役を置かない。`,
    fields: {
      菓子名: { required: true },
      季節: { kind: "choice", options: ["春", "夏", "秋", "冬"] },
      色: { options: ["薄紅", "若緑", "藤色"], required: true },
    },
    tags: ["縦動画", "和菓子", "店舗の投稿"],
  },
  {
    subcategory: "マーケティング戦略",
    use: "text",
    originalInput: "90-day marketing plan for a small B2B company with almost no budget",
    title: "90 days, two people, nearly no budget",
    description:
      "A quarter's marketing plan for a small B2B team that has to choose: one audience, two channels, and weekly numbers that say when to stop.",
    content: `Act as a fractional head of marketing who has worked only with companies under 20 people. You are known for what you cut.

**The company**
- What we sell and for how much: {{offer_and_price}}
- Last five customers, and how each found us: {{last_five_customers}}
- Monthly budget: {{budget}} (number, currency) and hours per week: {{hours}} (number)
- What we tried that failed: {{past_attempts}}

**Do this in order**
1. Name the one customer type to pursue for 90 days. Quote the evidence from the last five customers; if they have nothing in common, say so and propose a two-week test instead of a plan.
2. Choose two channels. For each rejected obvious channel, give the reason in one line.
3. Plan weeks 1-4 by task, weeks 5-8 by experiment, weeks 9-12 by decision. No week may need more than {{hours}} hours; show the sum.
4. Set three numbers to watch: one leading, one sales, one cost. Give each a "continue", "change" and "stop" threshold, and mark the thresholds as assumptions.
5. Write the message we would send to ten past contacts on Monday, under 90 words.

**Format**: one page, headings and two tables at most. No personas with first names, no funnels drawn in text, no tool recommendations unless a task cannot be done without one.

The plan succeeds if we can start on Monday without asking you a question.`,
    fields: {
      offer_and_price: { kind: "long_text", required: true },
      last_five_customers: { kind: "long_text", required: true },
      budget: { required: true },
      hours: { kind: "number", options: ["3", "5", "10"] },
      past_attempts: { kind: "long_text" },
    },
    tags: ["B2B", "quarterly plan", "small teams"],
  },
  {
    subcategory: "マーケティング戦略",
    use: "text",
    originalInput: "近くに大手の学習塾ができた。個人塾の立ち位置を整理したい",
    title: "大手が来たときの個人塾の立ち位置",
    description:
      "価格や規模では勝てない相手に対し、選ばれる理由を保護者の言葉から見つけ直す、競合比較とポジショニングのプロンプトです。",
    content: `あなたは地域の教育事業に詳しいマーケティング顧問です。個人塾の塾長と一緒に、半径3kmの中での立ち位置を決めてください。

## 渡す情報
- 自塾：{{自塾の概要}}（学年、人数、月謝、指導形態）
- 競合：{{競合塾}}（2〜4校、公開されている情報だけ）
- 保護者の声：{{保護者の声}}（入塾理由と退塾理由を、言われたままの言葉で10件ほど）

## 考える順番
1. 保護者の声を「何に困って来たか」で束ね、件数を数えてください。
2. 自塾と競合を、その困りごとを軸にした表で比べてください。「合格実績」「月謝」など誰もが使う軸は最後に回します。
3. 大手には構造上まねしにくい点を3つ挙げ、まねされるまでの期間を「数週間・1年・困難」で見積もってください。
4. 「（誰）が（どんな時に）思い出す塾」という一文を3案つくり、捨てることになる生徒層も書いてください。
5. 選んだ一文を裏づけるため、来月から変える行動を5つ挙げてください。うち2つは費用0円とします。

## 条件
- 競合の悪口や、根拠のない「講師の質」の比較は避けてください。
- 声が5件に満たない場合は結論を出さず、保護者に聞く質問を6つ提案してください。
- 全体で1,200字以内、表は2つまで。`,
    fields: {
      自塾の概要: { kind: "long_text", required: true },
      競合塾: { kind: "long_text" },
      保護者の声: { kind: "long_text" },
    },
    tags: ["ポジショニング", "学習塾", "競合分析"],
  },
  {
    subcategory: "広告・宣伝",
    use: "text",
    originalInput: "検索広告の見出しと説明文を文字数を守って一式作ってほしい",
    title: "検索広告の見出し15本と説明文4本",
    description:
      "全角15字・45字の制限を守り、役割の重ならない見出しと説明文を一度にそろえる入稿用プロンプトです。",
    content: `あなたは運用型広告の制作担当です。検索連動型広告に入稿できる見出し15本と説明文4本を作成します。

入力
・サービス：{{サービス名}}
・広告の着地ページの本文：{{ページ本文}}
・狙う検索語：{{検索語}}（5〜10語）
・使えない表現：{{禁止表現}}

見出し（全角15字以内）の内訳
A 検索語をそのまま含むもの…4本
B 数字や条件を示すもの（料金、納期、対応地域）…4本
C 不安を消すもの（解約、保証、相談無料など）…3本
D 行動を促すもの…3本
E 社名を含むもの…1本

説明文（全角45字以内）は、次の4つの役割に1本ずつ割り当てます。
1 誰の何を解決するか 2 他と違う点 3 申し込みの手軽さ 4 期限や条件

ルール
・書いてよい事実は、ページ本文にあるものだけです。
・どの見出しとどの説明文が並んでも、意味が通るようにします。
・「No.1」「最安」「必ず」は、根拠となる調査名が本文にある場合に限ります。
・記号の連続、感嘆符、同じ語尾が3本以上続くことを避けます。

出力は「区分｜文言｜全角換算の字数｜根拠にした本文の一節」の表です。半角2字を全角1字と数え、超過が1本でもあれば、書き直してから提出します。ページ本文に料金がないときはBを別の数字で埋め、その旨を表の下に記します。`,
    fields: {
      サービス名: { required: true },
      ページ本文: { kind: "long_text", required: true },
      検索語: { required: true },
      禁止表現: { kind: "long_text" },
    },
    tags: ["検索広告", "広告文", "入稿"],
  },
  {
    subcategory: "広告・宣伝",
    use: "image",
    originalInput: "Cartel para un ciclo de cine de verano al aire libre en la plaza del pueblo",
    title: "Cartel de cine de verano en la plaza",
    description:
      "Ilustración de cartel con aire de serigrafía antigua y espacio reservado para el programa, lista para imprimir en vertical.",
    content: `Cartel ilustrado en formato vertical 2:3 para un ciclo de cine al aire libre en {{pueblo}}.

**Escena:** plaza de piedra vista desde un balcón, en plena hora azul. Una sábana blanca tensada entre dos plátanos hace de pantalla; brilla, pero no muestra ninguna película concreta, solo un haz de luz cálida. Sillas desparejadas traídas de casa, vecinos de espaldas, una niña dormida sobre el hombro de su abuelo, un perro que mira hacia el lado contrario.

**Composición:** la pantalla queda en el tercio superior, algo descentrada a la izquierda. El haz del proyector cruza en diagonal desde la esquina inferior derecha. El cuarto inferior es un suelo de adoquines casi plano y vacío, reservado para el programa impreso.

**Estilo:** serigrafía de cuatro tintas con ligero desajuste de registro, grano de papel, formas simples y siluetas claras, sin contornos negros.

**Paleta:** azul noche, {{color_de_acento}}, crema y terracota. La única luz cálida sale del proyector y de dos ventanas.

**Ambiente:** calor que empieza a ceder, polillas en el haz, silencio justo antes de empezar.

**Evita:** letras, números, logotipos, palomitas, claquetas, rostros reconocibles, coches y aspecto de fotografía o de 3D.

El cartel funciona si, reducido al tamaño de un sello, aún se distinguen la pantalla, el haz y las cabezas.`,
    fields: {
      pueblo: { required: true },
      color_de_acento: { options: ["bermellón", "mostaza", "turquesa"] },
    },
    tags: ["cartel", "serigrafía", "eventos locales"],
  },
  {
    subcategory: "ブランディング",
    use: "text",
    originalInput: "Create a brand voice guide from the things we have already written",
    title: "A voice guide built from your own sentences",
    description:
      "Finds the voice a company already has in its best writing and turns it into rules a new colleague can apply on day one.",
    content: `# Role
You are an editor who documents how organisations sound. You describe; you do not invent a personality.

# Material
- {{samples}}: 6-12 texts we like (emails, posts, packaging), separated by ---
- {{bad_samples}}: 2-4 texts that "don't sound like us"
- {{readers}}: who reads us, and in what mood

# Work
1. Mark what recurs in the good samples: sentence length, person (we/you/I), humour, technical words, openings and endings. Count where counting is possible.
2. Contrast with the bad samples. Keep only traits that separate the two groups.
3. Turn them into four principles. Each has a name of two or three words, what it means, how far it goes ("warm, but never calls strangers friends"), and one of our sentences before and after.
4. Show how the voice shifts in four situations: good news, delay, price rise, refusal.
5. List 10 words we use and 10 we leave to others, each with its replacement.

# Limits
- Every principle quotes at least one sample word for word.
- Banned as principle names: authentic, friendly, professional, innovative, human.
- If the samples disagree, show the two voices side by side and ask which is ours.

# Output
At most 900 words, ending with a five-question check that can be answered yes or no before publishing.`,
    fields: {
      samples: { kind: "long_text", required: true },
      bad_samples: { kind: "long_text" },
      readers: { required: true },
    },
    tags: ["tone of voice", "style guide", "editing"],
  },
  {
    subcategory: "ブランディング",
    use: "text",
    originalInput: "Busco nombre para mi taller de cerámica, que no suene a todos los demás",
    title: "Nombres para un taller de cerámica",
    description:
      "Sesión de naming por rondas: primero territorios, después nombres y al final una criba sonora, visual y legal.",
    content: `Eres especialista en naming y desconfías de las listas de cien nombres. Trabajaremos en tres rondas y esperarás mi respuesta al final de cada una.

**Mi proyecto:** {{descripcion}}. Está en {{lugar}}, vendo a {{clientes}} y dentro de cinco años quiero {{aspiracion}}. No quiero parecerme a: {{nombres_que_evito}}.

**Ronda 1. Territorios.** Propón cinco campos de los que pueda salir el nombre (gestos del oficio, averías y accidentes, geografía, palabras caídas en desuso, sonidos...). Para cada uno: por qué me encaja, qué riesgo tiene y dos palabras de muestra.

**Ronda 2. Nombres.** Con los dos territorios que elija, da ocho nombres por territorio. Mezcla palabras reales, compuestas e inventadas. Junto a cada nombre: cómo se pronuncia, qué evoca y cómo respondería yo por teléfono («[nombre], ¿dígame?»).

**Ronda 3. Criba.** Puntúa del 1 al 5 mis tres favoritos en: se entiende a la primera, se escribe sin dudar, cabe en un sello de 2 cm, funciona fuera de {{lugar}} y envejece bien. Señala significados incómodos en inglés, francés, portugués y catalán.

**Reglas:** nada de «alma», «barro y...», diminutivos ni el año de fundación. No afirmes que un nombre o un dominio está libre: indícame dónde comprobarlo. Si un dato de mi proyecto contradice mis gustos, dímelo antes de seguir.`,
    fields: {
      descripcion: { label: "Descripción", kind: "long_text", required: true },
      lugar: { required: true },
      clientes: { required: true },
      aspiracion: { label: "Aspiración" },
    },
    tags: ["naming", "artesanía", "identidad"],
  },
  {
    subcategory: "メールマーケティング",
    use: "text",
    originalInput: "Three win-back emails for people who cancelled our seed subscription",
    title: "Win-back emails for a garden seed club",
    description:
      "A three-message sequence that reopens the door to former subscribers without guilt, fake urgency or a discount in the first line.",
    content: `You are a retention copywriter who gardens. Write three emails to people who left a monthly seed club in the last {{number_of_months}} months.

Facts you may use
- Club and sender: {{club_name}}, signed by {{sender_first_name}}
- Reason given when leaving: {{cancel_reason}} (too many seeds / too expensive / failed to grow / moved / none given)
- What has changed since: {{improvements}}
- Season and region: {{season}}, {{region}}
- Offer, if any: {{offer}} with its real end date

Email 1, day 0: be useful. One thing to sow or harvest this fortnight in {{region}}. The club appears only in the signature.
Email 2, day 6: answer the reason. Admit what was true in it, show what changed, ask one question they can answer with a single word.
Email 3, day 15: the offer, its terms in plain words, and an easy "please don't write again" above the button.

For each: subject (max 45 characters), preview text (max 80), body (90-140 words), one link text. Give a second subject for testing and say what the test would teach us.

Hard rules: no "we miss you", no countdown, no more than one exclamation mark in the sequence. When {{cancel_reason}} is "moved", drop email 2. When {{improvements}} is empty, never imply that anything got better. End with the one number that decides whether to keep the sequence.`,
    fields: {
      number_of_months: { kind: "number", options: ["3", "6", "12"] },
      club_name: { required: true },
      sender_first_name: { required: true },
      cancel_reason: {
        kind: "choice",
        options: ["too many seeds", "too expensive", "failed to grow", "moved", "none given"],
      },
      improvements: { kind: "long_text" },
      season: { kind: "choice", options: ["spring", "summer", "autumn", "winter"] },
      region: { required: true },
    },
    tags: ["retention", "subscription", "email sequence"],
  },
  {
    subcategory: "メールマーケティング",
    use: "automation",
    originalInput: "メルマガの配信結果を読んで次回の改善案を自動で出す仕組み",
    title: "メルマガ配信結果の自動ふりかえり",
    description:
      "配信後の数値と本文を受け取り、偶然のぶれと意味のある差を分けたうえで、次号で試すことを1つだけ提案します。",
    content: `# 目的
配信から72時間後に自動で起動し、メルマガ1通のふりかえりをJSONで返す。受け取り側は表計算とチャット通知である。

# 入力
- {{今回の結果}}：配信数、到達数、クリック数、解除数、リンク別クリック数（数値）
- {{過去10回の結果}}：同じ項目の配列
- {{件名}}、{{本文}}、{{目的}}（販売・来店・読了のいずれか）

# 処理
1. 過去10回の中央値と四分位範囲を求め、今回の各指標を「高い・通常・低い」に分ける。範囲内なら必ず「通常」とする。
2. 「高い」「低い」の指標だけ、件名・本文・配信日時の中に説明になりそうな点を探し、根拠の箇所を引用する。
3. 次号で変える点を1つ選び、変えない点と、判断に必要な配信数を添える。

# 出力（JSONのみ）
{
  "summary": "100字以内",
  "metrics": [{ "name": "", "value": 0, "median": 0, "level": "高い|通常|低い" }],
  "evidence": [{ "metric": "", "quote": "" }],
  "next_test": { "change": "", "keep": "", "min_sends": 0 },
  "alert": null
}

# 例外
- 解除率が中央値の3倍を超えたときは、alertに内容を書く。
- 過去の結果が5回未満なら、levelをすべて「判定保留」とする。
- 開封率は計測環境の影響が大きいため、判断材料に使わない。
- 欠けた数値を補完せず、nullのまま返す。`,
    fields: {
      今回の結果: { kind: "long_text", required: true },
      過去10回の結果: { kind: "long_text" },
      件名: { required: true },
      本文: { kind: "long_text", required: true },
      目的: { kind: "choice", options: ["販売", "来店", "読了"] },
    },
    tags: ["メルマガ", "効果測定", "レポート自動化"],
  },
];

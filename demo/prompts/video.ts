import type { DemoPrompt } from "../demo-prompt";

export const videoPrompts: readonly DemoPrompt[] = [
  {
    subcategory: "映像制作",
    use: "video",
    originalInput: "短編映画の冒頭、終電を逃した二人が出会う場面を作りたい",
    title: "短編映画の冒頭：終電のあとの待合室",
    description:
      "台詞を一言も使わず、二人の距離の変化だけで物語を始める20秒。カットごとの画角と音まで指定した場面プロンプトです。",
    content: `短編映画『{{作品名}}』の冒頭場面。横16:9、24fps、20秒、実写調。台詞なし。

■人物
A：{{人物A}}。急いで来たので息が白い。
B：{{人物B}}。先に座っていて、もう諦めている。
二人は初対面。衣装、髪、持ち物は全カットで同じにする。

■場所と時間
雪国の無人駅の待合室、23時40分。青い蛍光灯、石油ストーブの橙、曇った窓。木の長椅子が向かい合わせに2脚。

■カット割り
0〜4秒　窓の外から。去っていく列車の赤い尾灯が曇ったガラスを横切る。固定。
4〜8秒　引き戸が開き、Aが入る。Bの肩越し、50mm。Bは顔を上げない。
8〜12秒　二人を真横から。Aは一番遠い席に座る。間にストーブ。左右対称の引き。
12〜16秒　手元の寄り。Bが{{渡すもの}}を、ストーブの上から長椅子の端へ押しやる。
16〜20秒　もう一度真横から。Aが席を一つ近くへ移る。窓の曇りが少し晴れる。ここで止める。

■光と色
青緑の影と橙の明かりだけ。顔は半分まで見えればよい。粒子は35mmフィルム程度。

■音
遠ざかる列車、ストーブの唸り、引き戸のきしみ。音楽は最後の1秒にピアノ1音。

■避けること
泣き顔、見つめ合い、字幕、駅名標の文字、手ぶれ、カット間での席や小物の入れ替わり。

二人の間の席の数が減ったと、音を消しても伝わること。`,
    fields: {
      作品名: { required: true },
      人物A: { required: true },
      人物B: { required: true },
      渡すもの: { options: ["手袋", "切符", "缶コーヒー"] },
    },
    tags: ["短編映画", "場面設計", "台詞なし"],
  },
  {
    subcategory: "アニメーション",
    use: "video",
    originalInput: "Animación de papel recortado que explique el ciclo del agua a niños de 8 años",
    title: "El viaje de una gota, en papel recortado",
    description:
      "Pieza de stop motion para el aula: una gota protagonista recorre el ciclo del agua en 30 segundos y vuelve al punto de partida.",
    content: `Animación con aspecto de stop motion en papel recortado, 16:9, 30 segundos, 12 fotogramas por segundo. Público: niños de 8 años en clase de {{asignatura}}.

**Protagonista:** {{nombre_gota}}, una gota de papel azul con dos puntos por ojos. Sin boca: se expresa estirándose, encogiéndose y girando.

**Recorrido**
- 0-5 s: flota en un mar de tiras onduladas. Sale un sol de cartón y ella empieza a temblar.
- 5-10 s: evaporación. Se vuelve papel de seda translúcido y sube; otras gotas la siguen en fila.
- 10-15 s: condensación. Se apretujan dentro de una nube de algodón que pasa de blanca a gris.
- 15-20 s: precipitación. Cae, otra vez azul, sobre {{lugar_conocido}}.
- 20-27 s: baja por una montaña de cartón corrugado; una compañera se filtra bajo tierra y saluda.
- 27-30 s: llega al mar. Último fotograma idéntico al primero, para repetir en bucle.

**Cámara:** frontal y fija; solo se desplaza en vertical siguiendo a la gota.

**Materiales y luz:** bordes cortados con tijera, sombras cortas, luz cenital suave, leves saltos entre fotogramas.

**Sonido:** papel que cruje, un xilófono de cinco notas que sube y baja con ella. Sin voz ni texto: explicará la docente.

**Rigor:** el agua no desaparece y las nubes no son vapor. Evita hielo sonriente, arcoíris y acabado 3D pulido.`,
    fields: {
      asignatura: { options: ["Ciencias Naturales", "Geografía", "Conocimiento del Medio"], required: true },
      nombre_gota: { label: "Nombre de la gota", required: true },
      lugar_conocido: { options: ["el patio del colegio", "la plaza", "el río"] },
    },
    tags: ["stop motion", "aula", "ciencias naturales"],
  },
  {
    subcategory: "3D",
    use: "video",
    originalInput: "手挽きコーヒーミルの中身が見える分解アニメーション",
    title: "3D分解図：手挽きコーヒーミルの中身",
    description:
      "部品がほどけ、役目を見せ、また一つに戻るまでの12秒。取扱説明や展示会の画面で使える3D映像のプロンプトです。",
    content: `# 内容
手挽きコーヒーミル「{{製品名}}」の分解アニメーション。3DCG、横16:9、12秒、30fps、繰り返し再生できること。

# 部品（上から順）
ハンドル／ふた／軸受け／ホッパー（{{素材}}）／主軸／内刃／外刃／調整ねじ／粉受け
数、順序、直径の比は最後まで変えない。添付の図面があれば図面を優先する。

# 動き
- 0〜2秒：完成形が画面中央で静止。ハンドルが1回転し、豆の割れる音。
- 2〜5秒：部品が主軸に沿って上下へ離れる。等間隔、終わりぎわだけ減速。横にずらさない。
- 5〜8秒：カメラが内刃と外刃の高さへ降り、豆が3粒、溝で{{挽き目}}に砕けていく断面を見せる。
- 8〜11秒：下から順に組み上がる。最後のふたは、わずかに遅れて閉まる。
- 11〜12秒：冒頭と同じ静止画に戻る。

# 質感と光
刃は梨地の鋼、持ち手はくるみ材。背景は暖かい灰色の無地。面光源を左上、細い縁取りの光を右奥に。影は接地面だけに柔らかく。

# カメラ
望遠寄り（85mm相当）で歪みを抑える。動くのは5〜8秒の下降のみ。

# 音
木と金属の触れる音だけ。部品ごとに高さを変える。

# 不合格の例
部品同士のめり込み、ねじ山の消失、宙に浮いた豆、火花や光の筋、文字や引き出し線、最初と最後の位置のずれ。`,
    fields: {
      製品名: { required: true },
      素材: { options: ["ステンレス", "木", "真鍮"] },
      挽き目: { kind: "choice", options: ["細挽き", "中挽き", "粗挽き"] },
    },
    tags: ["分解図", "製品説明", "ループ映像"],
  },
  {
    subcategory: "モーショングラフィックス",
    use: "video",
    originalInput: "Animate our yearly bus ridership numbers for a council presentation",
    title: "One year of bus journeys in 20 seconds",
    description:
      "An animated chart for a public presentation: honest scale, one message, and a final frame that can stay on screen while someone talks.",
    content: `Motion graphic for a public meeting. 16:9, 20 seconds, 60 fps, flat 2D. It plays once, then holds on the last frame while the speaker continues.

**Data:** {{monthly_journeys}} (12 whole numbers, January to December)
**Message:** {{one_sentence_message}}
**Event to mark:** {{event}} in {{event_month}}

**Beats**
0-3 s: an empty road in plan view. A small bus enters from the left; its lane becomes the horizontal axis.
3-12 s: the bus drives on. At each month it stops for a third of a second and a bar rises behind it, built from stacked seats, one per {{journeys_per_seat}} journeys.
12-14 s: the bus halts at {{event_month}}. Everything except that bar dims to 40 percent.
14-17 s: the bars return; a single line joins their tops, drawn at constant speed.
17-20 s: the bus leaves on the right. Hold.

**Design:** off-white ground, ink-blue bars, one warm yellow for the bus and the marked month. Rounded caps, no gradients. Ease out on arrivals, never bounce.

**Text:** leave clear bands at the top (15 percent) and under the axis; labels are added in the edit. Render no words or digits.

**Honesty:** the axis starts at zero, seat size is constant, missing months stay as gaps.

**Audio:** soft indicator ticks, one stop bell at 12 s.

Passes if a viewer in the back row can name the highest month.`,
    fields: {
      monthly_journeys: { question: "12 whole numbers, January to December", required: true },
      one_sentence_message: { required: true },
      event_month: {
        kind: "choice",
        options: ["January", "February", "March", "April", "May", "June", "July", "August"],
      },
      journeys_per_seat: { kind: "number", options: ["100", "500", "1000"] },
    },
    tags: ["data animation", "public transport", "presentation"],
  },
  {
    subcategory: "ビデオ編集",
    use: "text",
    originalInput: "インタビューの文字起こしから3分に縮める編集点を出して",
    title: "文字起こしから組む3分の編集台本",
    description:
      "長いインタビューの文字起こしを渡すと、残す発言、順番、差し込む映像、切ってはいけない間までを表にまとめます。",
    content: `あなたは人物インタビューを得意とする映像編集者です。{{収録時間}}分の取材を3分前後に縮める編集台本を作成してください。

# 渡すもの
- 文字起こし：{{文字起こし}}（話者名とタイムコード付き）
- 動画の目的と見る人：{{目的と視聴者}}
- 使える差し込み映像：{{素材リスト}}

# 手順
1. 通して読み、話し手がいちばん伝えたかったことを一文にします。質問者の意図ではなく、本人の言葉から選んでください。
2. 使う候補を12か所以内で抜き出し、「出来事・気持ち・考え」に分けます。
3. 冒頭10秒は、説明ではなく「続きが気になる一言」を置きます。
4. 順番を組み替えます。時系列を崩した箇所には印を付け、誤解が生まれないかを一行で確かめてください。
5. 言いよどみは、考えている間であれば残し、息の雑音だけなら切ります。

# 出力
表「順番｜入点｜出点｜秒数｜発言（原文のまま）｜差し込み映像｜つなぎ方」
表の下に、合計秒数、落とした名言を3つ、本人に確認すべき発言を書いてください。

# 守ること
- 発言の前後を切って、意味や強さを変えないこと。
- 否定の言葉や「たぶん」を落とさないこと。
- タイムコードのない発言は使わず、「要確認」に入れること。
- 合計が3分20秒を超えたら、弱い順に削って出し直すこと。
- 素材リストにない映像が必要なときは【追加撮影】と記すこと。`,
    fields: {
      収録時間: { kind: "number", options: ["30", "60", "90"] },
      文字起こし: { kind: "long_text", required: true },
      目的と視聴者: { required: true },
      素材リスト: { kind: "long_text" },
    },
    tags: ["インタビュー", "編集台本", "文字起こし"],
  },
  {
    subcategory: "ビデオ編集",
    use: "video",
    originalInput: "Cutaway shots that match my interview with a beekeeper",
    title: "Cutaways that match the interview you shot",
    description:
      "Generates short B-roll clips that cut cleanly against existing footage: same light, same lens feel, and handles at both ends for the editor.",
    content: `Create five separate cutaway clips for an interview that is already filmed. The reference still is attached; match it, do not improve it.

**The interview:** a beekeeper in {{location}}, recorded at {{time_of_day}}, weather {{weather}}, 25 fps, 16:9.

**Match from the still**
- Colour temperature, contrast, and how far the highlights are allowed to clip
- Apparent focal length and depth of field
- Direction of the sun: shadows fall the same way in every clip

**Clips, 6 seconds each**
1. Smoker on a flat stone, a thin thread of smoke leaning with the wind.
2. Gloved hand lifting a frame 3 cm, then waiting.
3. Hive entrance, macro, bees landing; no camera move.
4. Veil on a nail, moving slightly, orchard soft behind.
5. Wide: {{number_of_hives}} hives, nobody in frame, clouds passing.

**Editing needs:** the first and last second of each clip are still and uneventful, so a cut or dissolve can fall anywhere in them. Camera locked, except clip 5: a pan under five degrees. No clip may show a face or contradict the number of hives.

**Audio:** clean location sound, no music.

**Avoid:** slow motion, lens flare, honey dripping, drone views, text, bees the size of birds.

If the still is too dark to read the light, use open shade. A clip passes when it can sit beside the interview without a grade.`,
    fields: {
      location: { required: true },
      time_of_day: { options: ["dawn", "late morning", "dusk"] },
      weather: { options: ["clear", "overcast", "light rain"] },
      number_of_hives: { kind: "number", options: ["6", "12", "20"] },
    },
    tags: ["B-roll", "cutaways", "interview"],
  },
  {
    subcategory: "特殊効果",
    use: "video",
    originalInput: "A shot where paper birds fly out of an old library book",
    title: "Effects shot: paper birds leave a library book",
    description:
      "One continuous shot in which an impossible event obeys paper's real weight, creases and shadows, so the trick feels found rather than added.",
    content: `A single unbroken effects shot, 10 seconds, 2.39:1, 24 fps, live-action look. The camera behaves as if it expected nothing.

**Before:** an old reading room at dusk. A librarian, {{librarian}}, closes the shutters in the background. On the near table lies {{book}}, open in the middle.

**The effect**
0-2 s: nothing. A page lifts by itself, a finger's width, and settles.
2-4 s: the page folds along straight creases, each with a dry snap, into a bird. It keeps its printed columns and one torn corner.
4-7 s: it beats its wings twice, too heavy, skids across the table, then lifts. Five more pages follow, each slightly better at it.
7-9 s: the flock passes through the lamp beam; light glows through the paper, shadows cross the ceiling.
9-10 s: the librarian turns. The book is empty, only its spine threads moving. Cut to black on the turn.

**Physics:** paper is stiff, light and noisy. Birds lose height when they stop flapping. Air moves dust, lamp chain and {{loose_object}}.

**Camera:** 40 mm on a tripod, table height. One late tilt up at 6.5 s, as if the operator was surprised.

**Light:** blue window, green-shaded lamp. Birds cast contact shadows.

**Sound:** shutters, snaps, flutter, then one held breath.

**Not allowed:** sparkles, glowing edges, readable text, feathers, morphing without a crease, birds passing through objects.`,
    fields: {
      librarian: { required: true },
      book: { options: ["an atlas", "a herbarium", "a fairy tale"] },
    },
    tags: ["VFX shot", "paper", "magical realism"],
  },
  {
    subcategory: "ショート動画",
    use: "video",
    originalInput: "介護職向けに、腰を痛めない持ち上げ方を20秒で見せる動画",
    title: "腰を守る持ち上げ方、20秒の縦動画",
    description:
      "忙しい現場の休憩中に一度見れば真似できる、荷物の持ち上げ方の縦動画。悪い例との違いを体の線で見せます。",
    content: `介護施設の職員が休憩室のスマートフォンで見る、縦9:16、20秒の実演動画。音を出せなくても動きだけで理解できるようにしてください。

出演：{{出演者}}。動きやすい上下、髪はまとめ、靴ひもが見える。背骨と膝の線がわかるよう、体の横側に細い{{線の色}}のテープを肩・腰・膝・くるぶしと貼る。

場所：片づいた倉庫。床に{{持ち上げるもの}}。背景は無地の明るい壁。

流れ
0〜2秒：箱の前で腕を伸ばして腰から曲がる悪い例。テープの線が「く」の字に折れた瞬間に静止し、画面が灰色になる。
2〜6秒：仕切り直し。片足を箱の横へ一歩、もう片足を半歩後ろ。足もとの寄り。
6〜11秒：膝と股関節を曲げて腰を落とす。真横から、線がまっすぐなまま傾くのを見せる。
11〜15秒：箱をへその高さまで引き寄せ、足で床を押して立つ。
15〜18秒：腰をひねらず、足を踏みかえて向きを変える。
18〜20秒：箱を台に置き、0秒の立ち位置へ戻ってつながる。

カメラ：腰の高さ、三脚固定。画角は真横と足もとの2種類だけ。
光：影の薄い昼白色。
音：足音と箱の音。音楽なし。

安全のために：箱の重さは軽く見せ、速度は実際の8割。痛がる演技、人を持ち上げる場面、治療の効果を思わせる演出は入れない。文字は後から載せるので、上下15%を空けること。手足や箱の形が途中で変わったら作り直し。`,
    fields: {
      出演者: { required: true },
      線の色: { options: ["黄", "赤", "青"] },
      持ち上げるもの: { options: ["段ボール箱", "灯油缶", "米袋"], required: true },
    },
    tags: ["縦動画", "介護の現場", "腰痛予防"],
  },
  {
    subcategory: "ショート動画",
    use: "video",
    originalInput: "Vídeo vertical de 15 segundos que explique una frase hecha con humor",
    title: "Frases hechas, tomadas al pie de la letra",
    description:
      "Microcomedia vertical para quienes aprenden español: se ve la expresión de forma literal y, al final, su uso real en una situación cotidiana.",
    content: `Vídeo vertical 9:16 de 15 segundos para una cuenta que enseña español a adultos (nivel {{nivel}}). Serie: expresiones interpretadas literalmente. Hoy: «{{expresion}}», que significa {{significado}}.

**Tono:** humor seco. Los personajes viven lo absurdo con total normalidad; nadie guiña el ojo a la cámara.

**Reparto:** dos compañeras de piso, Nuria (unos 35 años, jersey verde) y Telma (unos 60, gafas colgadas al cuello). Mismo vestuario en todos los episodios.

**Guion**
- 0-2 s: cocina normal, mañana. Nuria se queja de {{situacion}}. La rareza ya se ve al fondo, desenfocada.
- 2-8 s: plano general. La expresión ocurre de verdad, con objetos físicos. Telma la esquiva para llegar a la cafetera.
- 8-11 s: primer plano de Nuria, que se da cuenta. Pausa de un segundo entero.
- 11-14 s: misma cocina, ya sin nada raro. Telma dice la frase completa en su contexto real, despacio y con voz natural.
- 14-15 s: la taza golpea la mesa. Corte.

**Cámara:** fija, altura de mesa, 28 mm. **Luz:** ventana lateral, paredes crema. **Sonido:** cafetera, nevera, voces claras; sin música ni risas enlatadas.

**Cuida:** el cuarto inferior vacío para subtítulos, labios sincronizados, sin texto generado, sin violencia. Si la expresión es grosera o imposible de mostrar, propón tres alternativas antes de empezar.`,
    fields: {
      expresion: { label: "Expresión", required: true },
      nivel: { kind: "choice", options: ["A1", "A2", "B1", "B2"] },
      situacion: { label: "Situación" },
    },
    tags: ["español para extranjeros", "humor", "vídeo vertical"],
  },
  {
    subcategory: "ドキュメンタリー",
    use: "video",
    originalInput: "Secuencia documental sobre la última salinera de un pueblo costero",
    title: "La última salinera: secuencia de apertura",
    description:
      "Apertura documental de 40 segundos, observacional y sin entrevistas, que presenta un oficio a través de sus gestos y sus sonidos.",
    content: `Secuencia de apertura de un documental observacional. 16:9, 40 segundos, 25 fps, cinco planos largos. Personaje ficticio: {{nombre}}, de 68 años, la única persona que todavía recoge sal a mano en {{lugar}}.

1. **0-9 s.** Amanecer. Plano general fijo: cuadrículas de agua rosada, una figura diminuta entra por la derecha con {{herramienta}} al hombro. Se oyen sus botas antes de verla.
2. **9-17 s.** Manos. El rastro del rastrillo abre la superficie y la sal se amontona. Cámara en mano, respirando, a un palmo del suelo.
3. **17-25 s.** De perfil, a contraluz. Se detiene, escucha el viento y cambia de dirección. No explica por qué.
4. **25-33 s.** Dentro de la caseta: diez pares de guantes colgados, uno solo con polvo reciente. Panorámica muy lenta que acaba en el suyo.
5. **33-40 s.** Plano cenital bajo. El montón de sal, blanco; el agua vuelve a cerrarse. Permanece hasta que se calma.

**Luz y color:** natural, rosas y grises, blancos con detalle. Grano fino de 16 mm.

**Sonido:** agua, viento, metal contra sal, aves lejanas. Sin música ni voz en off.

**Ética:** dignidad sin nostalgia. Nada de miradas tristes a cámara, arrugas en primerísimo plano ni ralentí.

**Continuidad:** mismo sombrero, mismo pañuelo, sol siempre a la izquierda. Sin rótulos. Si el rastrillo no deja huella, repite el plano 2.`,
    fields: {
      nombre: { required: true },
      herramienta: { options: ["una pala", "un rastrillo", "una cesta"] },
    },
    tags: ["oficios", "cine observacional", "costa"],
  },
  {
    subcategory: "プロモーション",
    use: "video",
    originalInput: "冬の平日に一人で泊まりたくなる温泉宿の紹介動画、30秒",
    title: "ひとりで泊まる平日の温泉宿、30秒",
    description:
      "料理の豪華さより「何もしない時間」を売る、平日ひとり旅向けの宿の紹介動画。予約ページの先頭で無音再生されても伝わります。",
    content: `あなたは旅館の映像を撮ってきた演出家です。予約ページの先頭で自動再生される30秒の紹介動画をつくってください。

宿：{{宿の名前}}（{{土地}}、全{{客室数}}室）。添付の写真にある建物、浴槽、部屋のつくりから離れないこと。
届けたい相手：働きづめで、誰にも気をつかわず一晩眠りたい人。
伝えること：ここでは、何もしなくていい。

【時間の流れ】
0〜4秒　夕方。宿の灯が一つともる。雪道に足跡が一人分。
4〜9秒　部屋。旅鞄を置く音。スマートフォンを引き出しにしまう手。
9〜15秒　湯。肩まで沈むと湯がこぼれ、湯気の向こうで木の枝の雪が落ちる。後ろ姿だけ。
15〜20秒　夕食。{{名物の一品}}のふたを開ける。一人分の膳、隣に読みかけの本。
20〜26秒　夜から朝へ。布団の襟もと、障子の色が青から白に変わるまでを一つの画で。
26〜30秒　朝の湯上がり、縁側の椅子が一脚。宿名と料金を載せる余白を右に残す。

【撮り方】横16:9、24fps。固定かゆっくりした横移動だけ。人物は{{主人公}}、顔は横顔まで。
【光】室内は電球色、外は青い薄暮。肌と湯気を飛ばさない。
【音】湯、雪、畳、遠くの川。最後に宿の時計が一度鳴る。

【避けること】笑顔の乾杯、女将のおじぎ、花火、早回し、空撮、実際にない露天風呂や眺め、入浴場面の過度な露出、文字。

無音で見ても、26秒の時点で肩の力が抜けていれば成功です。`,
    fields: {
      宿の名前: { required: true },
      土地: { required: true },
      客室数: { kind: "number" },
      主人公: { options: ["ひとり旅の女性", "年配の夫婦", "父と娘"] },
    },
    tags: ["温泉宿", "ひとり旅", "予約ページ"],
  },
  {
    subcategory: "プロモーション",
    use: "video",
    originalInput: "A teaser for a museum's late opening, aimed at people who never go to museums",
    title: "After hours: teaser for a museum late night",
    description:
      "A 25-second teaser that sells a museum evening through curiosity and sound, with a vertical crop and an end card planned from the start.",
    content: `You are directing a 25-second teaser for the late opening of {{museum_type}} in {{city}}. Viewers think museums are for other people. Do not persuade them; make them curious.

**Idea:** the building has been waiting all day for the quiet crowd to go home.

**Sequence**
0-4 s: closing time. A guard switches off gallery lights one bank at a time, walking towards us. Footsteps set the tempo.
4-8 s: darkness. A torch beam finds {{object_1}}. It looks as it always has.
8-13 s: the beam leaves and comes back: {{object_2}} has turned to face the door. Cut on each footstep.
13-18 s: doors open. Warm light, the outline of a crowd in ordinary clothes, someone holding a bicycle helmet. Bass enters on the first step inside.
18-22 s: quick details: a paper cup on a bench, two strangers pointing at the same thing, shoes dancing beside a rope barrier.
22-25 s: the guard, off duty now, among the guests. Hold on a plain dark wall for the date and {{ticket_price}}, added in the edit.

**Look:** 16:9, 25 fps, with all action inside the central 9:16. Deep black, tungsten, one accent of {{accent_colour}}.

**Sound:** steps, switches and keys become the rhythm of the track. No voice-over.

**Limits:** nothing breaks, nobody touches an exhibit, no horror sting, no generated text, no famous artworks. If {{object_2}} has no face, let its shadow move instead.`,
    fields: {
      museum_type: { options: ["natural history museum", "toy museum", "transport museum"], required: true },
      city: { required: true },
      object_1: { required: true },
      object_2: { required: true },
      accent_colour: { options: ["amber", "cyan", "crimson"] },
    },
    tags: ["teaser", "museum", "event promotion"],
  },
];

import type { DemoPrompt } from "../demo-prompt";

export const imagePrompts: readonly DemoPrompt[] = [
  {
    subcategory: "写真編集",
    use: "image",
    originalInput: "色あせて破れた祖父母の結婚写真を、自然な感じに直したい",
    title: "古い家族写真を「直しすぎない」修復",
    description:
      "傷や退色を取り除きながら、顔立ちと時代の空気はそのまま残します。額に入れて家族に渡せる仕上がりを目指す編集指示です。",
    content: `添付した写真を修復してください。{{撮影年代}}に撮られた{{写真の内容}}で、家族に贈るために焼き増しします。大切なのは美しさよりも「本人だとわかること」です。

# 直すところ
1. 折れ目、破れ、染み、ほこり。特に傷みが大きいのは{{傷みの場所}}です。
2. 退色。白い布や白髪を手がかりに色かぶりを取り、黒を締めます。もとが白黒なら、白黒のまま階調だけを整えてください。
3. 欠けた背景。隣り合う模様の続きとして、目立たないように補います。

# 変えないところ
- 目、鼻、口、輪郭、しわ、ほくろ、髪の生え際
- 着物の柄、髪飾り、持ち物、立ち位置、視線の向き
- 印画紙らしい粒子とわずかな柔らかさ

# 迷ったとき
- 顔の一部が失われている場合、想像で描き足さず、ぼかしたまま残してください。
- 傷か模様か見分けがつかないものは消さないでください。

# 仕上がり
構図と縦横比は元の写真のまま、長辺3,000ピクセル。肌をなめらかにする処理、歯を白くする処理、表情の変更はしません。元の写真と並べたとき、家族が「同じ写真がきれいになった」と感じれば成功です。`,
    fields: {
      撮影年代: { options: ["昭和30年代", "昭和40年代", "昭和50年代"], required: true },
      写真の内容: { required: true },
    },
    tags: ["写真修復", "家族写真", "贈りもの"],
  },
  {
    subcategory: "写真編集",
    use: "image",
    originalInput: "Mejora las fotos de mi piso en alquiler sin que parezcan mentira",
    title: "Fotos de un piso en alquiler, claras y honestas",
    description:
      "Retoque de luz, color y orden para anuncios inmobiliarios, con una lista estricta de lo que no se puede tocar para no engañar a nadie.",
    content: `Edita la foto adjunta de {{estancia}} para un anuncio de alquiler. Quien la vea visitará el piso esta misma semana: no debe llevarse ninguna sorpresa.

**Luz y color**
- Equilibra interior y exterior: por la ventana se tiene que intuir {{vista}}, sin halos alrededor del marco.
- Blancos neutros. Conserva la calidez solo si hay lámparas encendidas.
- Abre las sombras de las esquinas, pero mantén la dirección real de la luz a las {{hora_de_la_foto}}.

**Geometría**
- Endereza las verticales y corrige la distorsión del gran angular. No ensanches la estancia ni subas el techo.

**Orden**
- Retira solo lo que se puede mover con una mano: {{objetos_a_retirar}}.
- Estira la ropa de cama y alinea las sillas. No añadas plantas, cuadros ni fruta.

**Intocable**
Humedades, grietas, enchufes, radiadores, rejas, manchas del suelo, el edificio de enfrente y el tamaño de los muebles. Si al quitar un objeto no se sabe qué hay detrás, déjalo donde está.

**Entrega**
Formato horizontal 4:3, aspecto de fotografía natural, sin cielo sustituido, sin reflejos inventados y sin textos. El resultado es bueno si un inquilino, de pie en el mismo punto, reconoce cada pared.`,
    fields: {
      estancia: { options: ["salón", "cocina", "dormitorio"], required: true },
      vista: { options: ["un patio", "la calle", "el mar"] },
      hora_de_la_foto: { options: ["10:00", "13:00", "18:00"] },
    },
    tags: ["inmobiliaria", "retoque", "interiores"],
  },
  {
    subcategory: "グラフィックデザイン",
    use: "image",
    originalInput: "Book cover art for a quiet mystery novel set on a small island",
    title: "Cover art for a quiet island mystery",
    description:
      "Front-cover artwork with one clue hidden in plain sight, clear space for the title, and a silhouette that still reads as a thumbnail.",
    content: `Front-cover artwork for a mystery novel set on {{island_setting}}. Tone: patient, salty, slightly funny; the reader is invited in, not frightened.

**Idea:** the whole island seen from above as if it were a table laid for one. Harbour wall as knife, jetty as fork, the round hill as a plate. One thing is wrong with the table: {{hidden_clue}}. It should be noticed on the second look, never the first.

**Composition:** portrait 2:3. The island fills the lower 60 percent and sits slightly left of centre. The sea above is one calm flat field, left empty for a title of up to four short words. Keep a 5 percent margin free of anything important for trimming.

**Style:** cut-paper collage with real paper thickness, tiny shadows all falling to the lower right, visible fibres, a few torn white edges for surf. No outlines.

**Palette:** four papers only: {{sea_colour}}, bone white, wet slate, and one small piece of signal orange reserved for the clue.

**Light:** soft, overhead, like a scanner lid half open.

**Leave out:** letters, numbers, people, blood, magnifying glasses, lighthouses, fog, birds in a V.

Check before finishing: at 120 pixels tall the island must still be one clear shape against the sea, and the orange must be the only warm spot.`,
    fields: {
      island_setting: { required: true },
      sea_colour: { options: ["petrol blue", "bottle green", "slate grey"], required: true },
    },
    tags: ["book cover", "paper collage", "publishing"],
  },
  {
    subcategory: "グラフィックデザイン",
    use: "image",
    originalInput: "避難所で使う案内ピクトグラムをそろいの絵柄で作りたい",
    title: "避難所の案内ピクトグラム9点セット",
    description:
      "子どもも高齢者も、日本語が読めない人も迷わない、絵柄のそろった案内記号。白黒印刷と遠目での見やすさを前提にしています。",
    content: `災害時の避難所（{{施設名}}の体育館）に貼る案内ピクトグラムを、1枚の画像に3×3で並べてください。

■描くもの（左上から順に）
水の配布／食事／トイレ／授乳とおむつ替え／充電／けがの手当て／ペット同伴／土足禁止／{{追加の案内}}

■形のルール
・枠はすべて同じ大きさの角丸正方形。余白は枠の1割。
・線の太さは枠の幅の8%で統一し、角は丸く閉じる。
・人は頭を円、体を1本の太い帯で表す。性別、年齢、服装を感じさせない。
・1つの枠に描く要素は2つまで。動きは矢印ではなく体の傾きで示す。
・禁止を示すのは「土足禁止」だけ。右下がりの斜線を1本入れる。

■色
白地に墨色。「けがの手当て」だけ墨と白を反転させる。灰色、影、グラデーションは使わない。

■使う場面
家庭用プリンターで白黒印刷し、コピーを重ねたA4を8m先から見る。細い隙間は線の太さ以上に広げておく。

■入れないもの
文字、数字、国や宗教に固有の記号、笑顔などの表情、立体表現。

■合格の目安
どの1点を抜き出しても同じ仲間の記号とわかり、初めて見た人が3秒以内に意味を言えること。似た輪郭が2点あれば、片方の構図を変える。正方形1:1、正面から見た平面図として出力。`,
    fields: {
      施設名: { required: true },
      追加の案内: { options: ["掲示板", "荷物置き場", "相談窓口"] },
    },
    tags: ["ピクトグラム", "防災", "やさしいデザイン"],
  },
  {
    subcategory: "イラスト",
    use: "image",
    originalInput: "Doble página de un cuento infantil sobre una zorra que tiene miedo al agua",
    title: "Doble página de cuento: la zorra y el río",
    description:
      "Escena de álbum infantil con personaje coherente, espacio para el texto y pequeños secretos que los niños descubren al releer.",
    content: `Ilustración a doble página para un álbum infantil (de 4 a 6 años). Formato apaisado 2:1, con la línea central libre de caras y manos porque ahí va el pliegue.

**Personaje, igual en todo el libro:** {{nombre}}, zorra joven, cabeza grande, patas cortas color café, punta de la cola blanca, bufanda de lana {{color_bufanda}} con un fleco roto. Ojos pequeños y negros; la emoción se lee en las orejas y en la postura.

**Momento:** quiere cruzar el río para {{motivo}}. Está en la última piedra seca, con una pata en el aire y la cola enroscada en un junco. Aún no se ha decidido.

**Página izquierda:** la orilla conocida, hierba alta, tonos ocres. **Página derecha:** el agua, ancha y fresca, con una tortuga que espera sin mirar.

**Secretos para releer:** tres renacuajos con casco, una carta dentro de una botella y la misma hormiga de las demás páginas.

**Técnica:** acuarela con bordes de agua visibles, lápiz de cera para la hierba, papel rugoso. Luz de media tarde desde la derecha.

**Texto:** reserva el cielo de la página izquierda, claro y liso, para unas 25 palabras.

**Evita:** letras, lágrimas, dientes a la vista, brillo digital, aspecto 3D y cualquier peligro que asuste. Si se tapa la cara de la zorra, su duda debe seguir entendiéndose.`,
    fields: {
      nombre: { required: true },
      color_bufanda: { label: "Color de la bufanda", options: ["roja", "mostaza", "azul"], required: true },
      motivo: { required: true },
    },
    tags: ["álbum infantil", "acuarela", "personajes"],
  },
  {
    subcategory: "イラスト",
    use: "image",
    originalInput: "梅シロップの作り方を4コマの手順イラストにしたい",
    title: "保存食の手順がひと目でわかる4コマ",
    description:
      "台所の壁に貼っておける、文字に頼らないレシピの手順イラスト。直売所の袋に同封する紙面を想定しています。",
    content: `{{保存食の名前}}の作り方を、文字なしで伝える4コマの手順イラスト。直売所で{{主な材料}}を買った人の袋に入れる、はがき大の紙に刷ります。

【全体】縦位置のはがき（約2:3）。2段×2列で、読む順は左上、右上、左下、右下。コマの境目は線を引かず、生成りの余白で分ける。

【各コマ】
1　竹ざるの上の{{主な材料}}を布巾で拭く両手。へたを取る竹串を1本添える。
2　ガラス瓶に材料と{{砂糖の種類}}を交互に重ねる。断面の層がはっきり見える真横から。
3　日の当たらない棚に置いた瓶。横に7つの小さな丸を並べ、5つを塗って日数の経過を示す。
4　できあがりを注いだ冷たいグラス。手前に空いた瓶と、しわの寄った実を少し。

【画風】少し震えのある黒の細線に、版ずれした2色の面。色は{{テーマ色}}と若草色だけ。昭和の料理本の挿絵のような、そっけない親しみ。

【そろえること】瓶の形、目の高さ、手の太さ、左から差す光は全コマ共通。

【避けること】文字と数字、顔、湯気の描きすぎ、写真のような質感、指の本数の乱れ。

料理に慣れない人が4コマだけを見て「拭く、重ねる、待つ、飲む」と言えればできあがりです。`,
    fields: {
      保存食の名前: { options: ["梅シロップ", "らっきょう漬け", "いちごジャム"], required: true },
      主な材料: { required: true },
      砂糖の種類: { options: ["氷砂糖", "きび砂糖", "上白糖"] },
      テーマ色: { options: ["青梅色", "柿色", "紫"] },
    },
    tags: ["レシピ", "手順図", "季節の手仕事"],
  },
  {
    subcategory: "写実的",
    use: "image",
    originalInput: "A realistic photo of a community repair cafe that doesn't look like stock",
    title: "A repair café, caught between two moments",
    description:
      "Documentary-style photograph for an article or report: believable people, imperfect light and a room that was clearly in use before the camera came.",
    content: `Photorealistic documentary image for {{publication}}, illustrating a story about neighbours repairing things together.

**Subject:** a retired woman of about seventy and a teenage boy share one side of a folding table, opening {{broken_object}}. She holds the torch; he holds the screwdriver. Neither looks at the camera. She has just said something and he is trying not to laugh.

**Place:** {{venue}} on a wet Saturday morning. Stackable chairs, an extension lead taped to the floor, jam jars of screws, coats on radiators, a queue of three out-of-focus people hugging toasters and lamps.

**Camera:** 35 mm lens at eye level of a seated person, two metres away, f/4. Focus on the four hands; her face just inside the zone of sharpness. Slight tilt, as if the photographer leaned.

**Light:** grey window from the left, one fluorescent tube above, the warm torch on the table. Let the whites disagree a little. ISO 1600 grain.

**Composition:** 3:2 landscape, hands on the lower left third, empty wall upper right for a caption.

**Keep it honest:** worn cuffs, a plaster on one thumb, real skin texture, mixed ages and builds.

**Avoid:** thumbs up, group smiles, matching aprons, spotless tools, readable brands or signs, background blur like a portrait mode, extra fingers.

It works if a reader asks where the picture was taken.`,
    fields: {
      publication: { required: true },
      broken_object: { options: ["a toaster", "a bicycle light", "a radio"], required: true },
      venue: { options: ["a village hall", "a library", "a church hall"], required: true },
    },
    tags: ["editorial photo", "community", "documentary style"],
  },
  {
    subcategory: "アニメ風",
    use: "image",
    originalInput: "雨上がりの商店街を走る高校生のアニメ風キービジュアル",
    title: "雨上がりの商店街を駆けるキービジュアル",
    description:
      "地方都市の夏を舞台にしたオリジナル作品の一枚絵。水たまりの映り込みと視線の流れで、物語の始まりを感じさせます。",
    content: `オリジナル短編アニメ『{{作品名}}』のキービジュアル。まだ何も起きていないのに、何かが始まりそうな一枚にする。

主人公：{{主人公の特徴}}。高校2年生。夏服の裾が少し濡れ、片手にたたんだ傘、もう片方の手に{{大事な持ち物}}。画面の右奥へ走り出した一歩目で、つま先が水たまりを蹴っている。顔は振り返りかけた横顔。口は結び、目だけが笑っている。

場所：アーケードの切れ目がある古い商店街。閉まったシャッター、金物屋の軒先、風鈴、自転車。奥に踏切と、晴れ間のさした入道雲。

時間と光：夕立の直後、17時半。雲の切れ目から低い金色の光が奥から手前へ抜け、濡れた路面に空が映る。影は青紫。

構図：縦2:3。目線の高さは膝。下半分を水たまりの映り込みに使い、映った主人公だけが{{映り込みの秘密}}。左上は空を広く残し、題字の場所とする。

画風：手描きの背景美術に、線の細いセル塗り。人物の影は2段。背景の筆跡を残し、ハイライトは輪郭の片側だけに入れる。

色：群青、金、濡れた鉄の灰色。差し色は傘の{{傘の色}}。

入れないもの：文字、看板の読める店名、実在する作品に似た制服や髪型、過度な肌の露出、逆光の光輪、崩れた手。

まず水たまりに目が行き、次に空へ抜ける視線の流れになっていること。`,
    fields: {
      作品名: { required: true },
      主人公の特徴: { required: true },
      傘の色: { options: ["赤", "黄", "白"] },
    },
    tags: ["キービジュアル", "夏", "オリジナル作品"],
  },
  {
    subcategory: "抽象的",
    use: "image",
    originalInput: "チェロ独奏のアルバムに使う、静かな抽象画のジャケットがほしい",
    title: "音を見えるかたちに：アルバムジャケット",
    description:
      "曲の速さ、音域、余韻を、線の間隔や層の厚みに置き換えて抽象画にします。楽器や音符を描かずに音楽を感じさせる一枚です。",
    content: `{{楽器}}のアルバム『{{アルバム名}}』のジャケットに使う抽象画を1点。聴く前に見た人が、音の重さと速さを想像できるものにします。

# 音から形への置き換え
- 速さ「{{曲の速さ}}」→ 線と線の間隔。遅いほど広く取り、一定にはしない。
- 音域 → 画面の上下。低い音は下に沈む厚い層、高い音は上部の細いかすれ。
- 余韻 → 線の終わり方。切らずに、乾いた刷毛のように消える。
- 演奏者の息つぎ → 何も描かない縦の空白を2か所。

# 画面
正方形1:1。左から右へ時間が流れる。主となる太い弧は1本だけで、右端の手前で止まる。中心は必ず外す。弧の下に、にじんだ淡い層を3枚重ねる。

# 素材と光
生成りの麻布に、膠で溶いた顔料と墨。布目が透け、厚いところはひび割れる。斜め左からの弱い光で凹凸だけを見せる。

# 色
{{基調色}}の濃淡を8割、温かい灰色を2割。補色は爪の先ほどの大きさで1か所。

# 避けること
楽器、音符、五線、波形、人の形、渦巻き、金箔、左右対称、文字。CG特有の滑らかなグラデーション。

題名の文字を右下の余白に小さく置いても、弧の終わりを邪魔しなければ完成です。陽気な曲集なら空白を1か所に減らし、線の間隔を詰めてください。`,
    fields: {
      楽器: { options: ["ピアノ", "チェロ", "尺八"], required: true },
      アルバム名: { required: true },
      曲の速さ: { options: ["ゆっくり", "歩く速さ", "速い"], required: true },
      基調色: { options: ["藍", "墨", "深緑"] },
    },
    tags: ["ジャケット", "抽象画", "音楽"],
  },
  {
    subcategory: "風景",
    use: "image",
    originalInput: "壁掛けカレンダーの1月に使う、雪の漁港の風景写真風の画像",
    title: "壁掛けカレンダー1月：雪の漁港、夜明け前",
    description:
      "ひと月眺めても飽きない静かな冬景色。暦の文字とぶつからない余白まで含めて設計した、横長の風景画像です。",
    content: `信用金庫が取引先に配る壁掛けカレンダー、1月の風景。{{地域}}の小さな漁港を、雪の止んだ夜明け前に撮った写真のように描く。

主役：係留された小型漁船が3隻。甲板と綱に新しい雪が5cmほど積もり、まだ誰も踏んでいない。中央の1隻だけ操舵室に灯がともる。

手前：防波堤の雪と、{{手前に置くもの}}。人の姿はないが、長靴の足跡が灯のついた船まで一列に続く。

奥：入り江を囲む黒い山並みと、{{遠景}}。水平線に細い朝焼けの帯。

空と光：日の出25分前。上は藍、下は薄紅。海面は鏡に近く、灯の橙色が縦に伸びる。

構図：横4:3。水平線は上から3分の1。船は右寄り、足跡が左下から視線を導く。左上の空は雲を薄く広げ、社名を印刷できる静かな面とする。

撮り方：35mm、f/8、三脚、長秒露光。奥まで鮮明に、雪の白は飛ばさず青みを少し残す。彩度は控えめ。

入れないもの：文字、船名、旗、観光客、オーロラ、極端なHDR、実在する名所とわかる地形。

条件による調整：雪の少ない地域なら、雪を霜と吐く息ほどの靄に替え、足跡は濡れた靴跡とする。

3m離れても灯に気づき、近づくと足跡に気づく。その2段階の発見があれば合格。`,
    fields: {
      地域: { options: ["能登", "三陸", "五島"], required: true },
      手前に置くもの: { options: ["浮き玉", "網", "木箱"] },
      遠景: { options: ["灯台", "雪山", "橋"] },
    },
    tags: ["カレンダー", "冬景色", "漁港"],
  },
  {
    subcategory: "ポートレート",
    use: "image",
    originalInput: "Environmental portrait of a piano tuner for a magazine profile",
    title: "Portrait of a maker inside their own workshop",
    description:
      "An environmental portrait recipe for profiles of people who work with their hands: the tools explain the person, the light does the flattering.",
    content: `Editorial portrait of a fictional {{trade}} (for example a piano tuner), {{age_range}}, {{appearance}}. It opens a magazine profile, so the picture has to introduce a character before the headline does.

**Pose and expression:** seated sideways on a low stool, forearms on knees, one tool resting forgotten in the left hand. Head turned to the lens as if a question has just been asked and the answer is worth getting right. Mouth closed. No smile, no frown.

**Clothing:** what they wore yesterday: {{work_clothes}}, sleeves rolled unevenly, one repaired button.

**Room:** their workshop at the end of the day. Within reach: {{three_objects}}. Behind: an unfinished piece, a calendar turned to the wrong month, a chair nobody sits on.

**Light:** one tall window, camera left, late afternoon; a sheet of white card returns a little light to the shadow side. Catchlight at ten o'clock. Background one and a half stops darker than the face.

**Camera:** 4:5 vertical, 65 mm, f/2.8, lens at the height of the sitter's chin. Both eyes sharp, hands readable. Leave 20 percent above the head.

**Colour:** wood brown, dusty green, skin true to tone. Fine film grain.

**Do not:** smooth skin, slim the face, add smoke, resemble a known person, or show text.

Offer a second version from behind the shoulder, face unseen, for subjects who prefer privacy.`,
    fields: {
      trade: { options: ["piano tuner", "bookbinder", "clockmaker"], required: true },
      age_range: { options: ["in their thirties", "in their fifties", "about seventy"], required: true },
    },
    tags: ["editorial portrait", "craftspeople", "window light"],
  },
  {
    subcategory: "プロダクト",
    use: "image",
    originalInput: "手作りの陶器マグカップをネットショップに載せる写真風画像",
    title: "陶器マグの商品画像、3枚ひと組",
    description:
      "全体・質感・使う場面の3枚を同じ光と同じ個体でそろえます。作家もののうつわを扱う小さなネットショップ向けです。",
    content: `あなたは、うつわ専門の商品写真家です。添付した{{商品名}}の写真をもとに、ネットショップ用の画像を3枚つくってください。

◇ 3枚に共通
・同じ個体に見えること。高さ{{高さ}}cm、口径{{口径}}cm、取っ手の曲がり、釉薬の垂れた位置を変えない。
・正方形1:1、長辺2,000px。左奥の窓からの拡散光、影は右手前へ短く。
・色の基準は釉薬の{{釉薬の色}}。背景より先に、この色を合わせる。

1枚目「全体」
明るい灰白の紙の上に1点。目線はやや上から15度、取っ手は右、余白は四方に15%。口の内側が少し見える。

2枚目「質感」
高台から胴にかけての接写。ろくろ目、貫入、釉薬だまりが指で触れたようにわかる深さで。ピントは垂れの先端。

3枚目「使う場面」
{{使う場面}}。手は片方だけ、袖は無地。飲みものは七分目、湯気はごく薄く。カップが画面の4割を占め、他の器は1点まで。

◇ してはいけないこと
釉薬のむらや鉄点を消す、形を左右対称に直す、金彩や模様を足す、文字や透かしを入れる、実寸より大きく感じさせる小物を置く。

◇ 写真が暗い、一部しか写っていないとき
見えない面を創作せず、1枚目と3枚目の角度を、写っている面の範囲に合わせてください。

買った人が箱を開け、「写真と同じだ」と思えることが基準です。`,
    fields: {
      商品名: { required: true },
      高さ: { kind: "number" },
      口径: { kind: "number" },
      釉薬の色: { options: ["飴色", "白", "青磁色"] },
      使う場面: { options: ["朝の食卓", "仕事机", "縁側"], required: true },
    },
    tags: ["商品写真", "うつわ", "ネットショップ"],
  },
  {
    subcategory: "プロダクト",
    use: "image",
    originalInput: "Foto de estudio de un jabón artesano para la portada de la tienda online",
    title: "Jabón artesano sobre piedra mojada",
    description:
      "Imagen principal para una tienda de cosmética artesana: un solo producto, tres materiales y agua en el instante justo.",
    content: `Fotografía de producto para la cabecera de una tienda online de cosmética artesana.

**Producto:** pastilla de jabón de {{ingrediente}}, rectangular, {{peso}} gramos, con el canto cortado a mano y una esquina algo mellada. Color {{color}}, con vetas reales, sin sello. Ocupa una cuarta parte de la imagen.

**Escena:** apoyada en diagonal sobre una losa de pizarra mojada. Detrás, una toalla de lino sin planchar. A la izquierda, un único indicio del origen: {{detalle_botanico}}, entero y fresco, no esparcido.

**Acción:** una gota acaba de caer junto al jabón. Se ve la corona de agua, pequeña, y tres gotas en el aire. La superficie superior tiene espuma solo en el borde.

**Luz:** contraluz suave desde arriba a la derecha, con un reflector crema delante. El brillo recorre el canto y deja leer la textura. Sombras abiertas, nunca negras.

**Cámara:** macro de 90 mm, f/7,1, altura de 30 grados, 1/2000 s. Todo el jabón enfocado; el lino, no.

**Composición:** 16:9. El jabón queda en el tercio derecho; la mitad izquierda es pizarra limpia para un titular. Debe poder recortarse a 4:5 sin perder el producto.

**Evita:** manos, pétalos sueltos, bambú, burbujas flotantes, velas, texto, envases de plástico y el aspecto de cera pulida.

Si el jabón es blanco, cambia la pizarra por barro cocido para conservar el contraste.`,
    fields: {
      ingrediente: { options: ["romero", "lavanda", "avena"], required: true },
      peso: { kind: "number", options: ["80", "100", "120"] },
      color: { options: ["verde oliva", "crema", "gris"] },
      detalle_botanico: { label: "Detalle botánico" },
    },
    tags: ["cosmética natural", "fotografía de estudio", "tienda online"],
  },
];

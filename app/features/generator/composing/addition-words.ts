import type { WordLists } from "~/features/generator/reading/topics";
import type { Language } from "~/domain/languages";

const list = (words: string) => words.split(", ");

/** The phrases that are added, by what they settle. */
export const additionTexts = {
  picture: {
    ja: "写っているものは添付のまま",
    en: "the attached picture exactly as attached",
    es: "la imagen adjunta tal cual está",
  },
  others: {
    ja: "ほかは添付のまま変えない",
    en: "everything else exactly as attached",
    es: "todo lo demás tal cual está en el adjunto",
  },
  clip: {
    ja: "映像は添付のまま使う",
    en: "the attached clip exactly as attached",
    es: "el clip adjunto tal cual está",
  },
  logo: {
    ja: "添付のロゴは形も色も変えない",
    en: "the attached logo exactly as attached",
    es: "el logo adjunto tal cual está",
  },
  shape: { ja: "", en: "", es: "" },
  tall: { ja: "縦長{ratio}", en: "vertical {ratio} format", es: "formato vertical {ratio}" },
  wide: { ja: "横長{ratio}", en: "horizontal {ratio} format", es: "formato horizontal {ratio}" },
  square: { ja: "正方形{ratio}", en: "square {ratio} format", es: "formato cuadrado {ratio}" },
  ground: {
    ja: "文字を置ける何もない余白を一か所",
    en: "one empty area for text",
    es: "una zona vacía para el texto",
  },
  take: { ja: "切れ目のないワンカット", en: "one unbroken shot", es: "una sola toma continua" },
} as const satisfies Record<string, Record<Language, string>>;

/** Words of a line that settle a point already, or to which it does not apply. */
export const additionWords = {
  /** A picture, clip or logo that the person gives. */
  given: {
    ja: list(
      "添付, この写真, この画像, この絵, このロゴ, この動画, この映像, このイラスト, 送った写真, 渡した写真, アップした, アップロードした, 元の写真, 元画像, 手元の写真, 撮った写真を, 撮った動画を",
    ),
    en: list(
      "attached, attachment, this photo, this picture, this image, this logo, this clip, this video, this drawing, these photos, uploaded, the photo i, the picture i, my clip from, the clip i, reference image, reference photo",
    ),
    es: list(
      "adjunto, adjunta, adjuntos, adjuntas, esta foto, esta imagen, este logo, este dibujo, este video, este vídeo, este clip, estas fotos, la foto que, la imagen que, que subí, que te paso, que te mando, imagen de referencia, foto de referencia",
    ),
  },
  /** The line itself says that it stays as it is. */
  kept: {
    ja: list("そのまま, 変えないで, 変えずに, 崩さ"),
    en: list("exactly as, as it is, as is, unchanged, untouched, keep the, keep my, leave the"),
    es: list("tal cual, tal como, sin cambi*, igual que, no cambi*, intact*"),
  },
  givenLogo: {
    ja: list("添付のロゴ, 添付したロゴ, このロゴ"),
    en: list("attached logo, this logo, logo attached"),
    es: list("logo adjunto, este logo, logotipo adjunto"),
  },
  /** Something about the given picture is to be different. */
  change: {
    ja: list(
      "にして, 変えて, 変更, 替え, 換え, 置き換え, 消して, 消す, 除去, 取り除, 動かして, 動かす, 追加, 足して, 加工, 切り抜, 塗って, 合成, 若く, 着せ, 直して, 修正",
    ),
    en: list(
      "change*, make, replace*, remove*, add, edit*, animate*, colorize, colourize, restore*, swap*, erase*, crop*, fix, retouch*, put this",
    ),
    es: list(
      "pon*, cambia*, quita*, haz*, reemplaza*, elimina*, añad*, agreg*, anima*, edita*, borra*, recort*, colorea*, restaura*, retoc*, parpade*, que se mueva",
    ),
  },
  /** All of the given picture is to be different: nothing in it stays exactly as it is. */
  restyle: {
    ja: list("風に, 風の, カラー化, アニメ化, イラスト化, 絵にして, イラストにして, 漫画に, 似顔絵"),
    en: list("turn, convert*, transform*, into a, into an, as a, as an, in the style of, in a style"),
    es: list("convier*, convert*, transform*, estilo, en versión, como si fuera"),
  },
  /** A still picture given for a film. */
  givenStill: {
    ja: list("写真, 画像, 絵, イラスト"),
    en: list("photo*, picture*, image*, drawing*"),
    es: list("foto*, imagen*, imágenes, dibujo*"),
  },
  /** Drawn signs, sheets and screens: no camera. */
  flat: {
    ja: list(
      "グラデーション, 抽象, ロゴ, アイコン, スタンプ, 図解, インフォグラフィック, グラフ, 図表, 地図, フローチャート, 線画, 漫画, マンガ, 4コマ, コマ漫画, ドット絵, ピクセル, フラット, ベクター, パターン, 模様, 柄, QR, 名刺, メニュー表, 年表, 三面図, 設定画, 塗り絵, 切り絵, 壁紙柄, モーショングラフィックス, の絵, 絵を, 絵で, 絵本, 挿絵, 歌詞動画, リリックビデオ, 説明, 解説, スライドショー, ホワイトボード, 画面録画, 折れ線, タイポ, アニメ, 浮世絵, イラスト, 水彩, 油絵",
    ),
    en: list(
      "logo*, icon*, gradient*, abstract*, pastel*, sale, sticker*, infographic*, diagram*, chart*, graph*, map, maps, flowchart, line art, comic*, manga, pixel*, flat, vector*, pattern*, qr code, business card*, menu, timeline, character sheet, turnaround, coloring page, colouring page, motion graphics, lyric video, explainer, slideshow, whiteboard, screen recording, typograph*, emoji*, cartoon*, anime, clipart, clip art, silhouette, illustration*, watercolo*, oil painting, painting*, painted, sketch*, drawing*, ukiyo-e, tattoo*, meme*, storyboard*",
    ),
    es: list(
      "logo*, ícono*, icono*, sticker*, pegatina*, infografía*, diagrama*, gráfic*, mapa*, arte lineal, cómic*, comic*, manga, pixel*, píxel*, vectorial*, patrón, estampado, código qr, tarjeta*, menú, menu, línea de tiempo, hoja de personaje, para colorear, motion graphics, lyric video, explicativo, explicar, pizarra, tipografía*, emoji*, caricatura*, anime, silueta*, ilustraci*, acuarela*, óleo*, boceto*, pintura*, dibujo*, dibujit*, tatuaje*, meme*, plano*",
    ),
  },
  shape: {
    ja: list("縦長, 横長, 縦型, 横型, 縦向き, 横向き, 正方形, スクエア, 丸"),
    en: list("vertical, horizontal, portrait format, landscape format, square, round, circular"),
    es: list("vertical, horizontal, cuadrad*, apaisad*, redond*, circular"),
  },
  ground: {
    ja: list("余白, 空け, 空白, スペース, 何も置か, 文字なし, 真ん中"),
    en: list("empty space, blank, negative space, copy space, room for, space for, empty area, nothing in"),
    es: list("espacio para, espacio vacío, vacío, vacía, en blanco, sin nada, hueco"),
  },
  camera: {
    ja: list(
      "接写, 後ろ姿, 横顔, 背中, 横から, 上から, 下から, 後ろから, 前から, 見下ろ, 見上げ, 見おろ, 視点, アングル, 構図, 固定, 手持ち, 定点, タイムラプス, 早回し, スローモーション, コマ撮り, ループ, パノラマ, 一眼, 望遠, 魚眼, mm, ストップモーション, 似顔絵, 証明写真, 顔写真, ヘッドショット, 真横, 平置き, 物撮り, 360度, カット割り",
    ),
    en: list(
      "headshot*, from behind, from below, from the side, side view, top-down, top down, bird's eye, birds eye, flat lay, flatlay, view of, viewed, handheld, static, timelapse, time-lapse, time lapse, slow motion, slow-mo, slowmo, stop motion, loop*, panoram*, wide, fisheye, 35mm, 50mm, 85mm, mm lens, first person, first-person, shot from, dolly, push-in, orbit*, selfie*, isometric, profile, tripod, vlog*, cutaway, montage, cross-section, portrait of, satellite, underwater shot, up close",
    ),
    es: list(
      "de espaldas, de perfil, desde abajo, de lado, de cerca, vista de, vista desde, vista, a vista de pájaro, plano, planos, toma, cámara fija, cámara en mano, time-lapse, timelapse, cámara lenta, stop motion, bucle, panorámic*, ojo de pez, 35mm, 50mm, 85mm, primera persona, selfie*, isométric*, retrato*, vlog*, montaje, macro, trípode",
    ),
  },
} satisfies Record<string, WordLists>;

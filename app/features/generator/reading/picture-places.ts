/** Where a picture or film is to be used. */
export interface PicturePlace {
  /** Usual aspect ratio there, width to height. */
  ratio: string;
  /** People put words on it afterwards, or it carries a title: part of it must stay empty. */
  carriesText: boolean;
}

interface Row {
  ja: string;
  latin: string;
  /** The word may also name a thing within the picture, "a room with a poster": only as the use. */
  isThing?: boolean;
  ratio: string;
  carriesText?: boolean;
}

/** Places by their names; the first that fits is taken, so the more exact ones stand first. */
const rows: Row[] = [
  {
    ja: "ストーリーズ|(?:インスタ|Instagram)の?ストーリー|リール|ショート動画|縦動画|TikTok|ティックトック",
    latin:
      "(?:instagram|insta|ig|facebook|whatsapp) (?:story|stories)|stories|story format|reels?|(?:youtube )?shorts|tiktok|historias? de (?:instagram|insta|ig|facebook|whatsapp)|estado de whatsapp",
    ratio: "9:16",
  },
  {
    ja: "(?:スマホ|携帯|iPhone|アイフォン|ロック画面|Android).{0,4}(?:壁紙|背景)|待ち受け|待受|ロック画面",
    latin:
      "(?:phone|iphone|mobile|cell ?phone|lock ?screen) (?:wallpaper|background)|lock ?screen|(?:wallpaper|background) for my (?:phone|iphone)|fondo (?:de pantalla )?(?:para (?:mi |el )?|pa (?:mi |el )?|del? )(?:m[oó]vil|celular|cel|tel[eé]fono|iphone)|pantalla de bloqueo",
    ratio: "9:16",
  },
  {
    ja: "(?:X|Twitter|ツイッター|LinkedIn)の?(?:ヘッダー|バナー|カバー)|バナー",
    latin:
      "(?:twitter|x|linkedin) (?:header|banner|cover)|(?:cabecera|portada|banner) (?:de|para) (?:twitter|x|linkedin)|(?:web|site|website|shop|etsy|sale) banner|banner",
    isThing: true,
    ratio: "3:1",
    carriesText: true,
  },
  {
    ja: "サムネイル|サムネ|アイキャッチ|(?:ブログ|サイト|note|ホームページ|HP|メルマガ)の?(?:ヘッダー|見出し画像|トップ画像)|ヘッダー画像|ヒーロー画像",
    latin:
      "thumbnail|(?:blog|website|site|newsletter|page) header|header (?:image|photo)|hero image|featured image|miniatura|(?:cabecera|imagen destacada) (?:de|del|para) (?:mi |el |la )?(?:blog|web|p[aá]gina|sitio)",
    ratio: "16:9",
    carriesText: true,
  },
  {
    ja: "スライド|プレゼン(?:資料)?の?(?:背景|表紙)|パワポ|発表(?:資料|スライド)|資料の?(?:背景|表紙)",
    latin:
      "(?:slide|presentation|powerpoint|keynote)s?(?: (?:background|cover))?|diapositivas?|(?:fondo|portada) (?:\\p{L}{2,12} )?(?:de|para|pa) (?:una |la |mi )?(?:presentaci[oó]n|powerpoint)",
    isThing: true,
    ratio: "16:9",
    carriesText: true,
  },
  {
    ja: "(?:PC|パソコン|デスクトップ|Mac|zoom|ズーム|Teams|オンライン会議).{0,4}(?:壁紙|背景)",
    latin:
      "(?:desktop|pc|laptop|computer) (?:wallpaper|background)|(?:zoom|teams|meet) background|fondo (?:de (?:escritorio|zoom|teams|meet)|para (?:zoom|teams|meet|(?:la |mi )?(?:pc|compu(?:tadora)?|ordenador)))",
    ratio: "16:9",
  },
  {
    ja: "(?:プロフィール|プロフ|SNS|LINE|X|アプリの?)(?:用の?|の)?(?:アイコン|画像|写真)|アバター|(?:LINE)?スタンプ|(?:アルバム|CD|シングル|曲|ポッドキャスト)の?(?:ジャケット|カバー)|ジャケ写",
    latin:
      "(?:profile|discord|linkedin) (?:picture|pic|photo|icon)|pfp|avatar|app icon|album (?:cover|art)|(?:podcast|single|playlist) cover|line stickers?|(?:foto|imagen) de perfil|[ií]cono de (?:app|perfil|la app)|portada de (?:[aá]lbum|disco|podcast|sencillo)|stickers? (?:de|para) (?:line|whatsapp)",
    ratio: "1:1",
  },
  {
    ja: "名刺|ショップカード",
    latin: "business cards?|tarjetas? de (?:presentaci[oó]n|visita)",
    isThing: true,
    ratio: "5:3",
    carriesText: true,
  },
  {
    ja: "(?:本|書籍|小説|電子書籍|Kindle|同人誌)の?(?:表紙|カバー|装丁)|映画(?:の)?ポスター",
    latin:
      "(?:book|novel|kindle|ebook|e-book) cover|(?:movie|film) poster|pinterest (?:pin|post)|(?:portada|tapa) de (?:un |mi )?(?:libro|novela)|(?:cartel|p[oó]ster|afiche) de (?:cine|pel[ií]cula)",
    isThing: true,
    ratio: "2:3",
    carriesText: true,
  },
  {
    ja: "はがき|ハガキ|葉書|年賀状|ポストカード",
    latin: "post ?cards?|postal(?:es)?|tarjeta postal",
    isThing: true,
    ratio: "2:3",
    carriesText: true,
  },
  {
    ja: "ポスター|チラシ|フライヤー",
    latin: "posters?|flyers?|leaflet|cartel|afiche|p[oó]ster|volante|folleto",
    isThing: true,
    ratio: "3:4",
    carriesText: true,
  },
  {
    ja: "(?:インスタ|Instagram)の?(?:投稿|フィード)",
    latin:
      "(?:instagram|insta|ig) (?:post|feed)|(?:post|publicaci[oó]n|feed) (?:de|para) (?:instagram|insta|ig)",
    ratio: "4:5",
  },
];

// A thing in the picture stands on something, or is held, hung or seen next to another.
const isUseAfter =
  '(?=$|[\\s、。，．,.!！?？（(:：;「『“"]|用|案|画像|デザイン|背景|素材|として|にして|を(?:作|つく|デザイン|描|考|お願い|\\d)|で(?:す|お願い|、)|[AB]\\d|の(?!ある|貼|横|前|裏|上|下|中|隣|並))';
const isUseBefore =
  "(?<!(?:with|and|holding|near|behind|beside|of|under|on|in|con|y|junto a|cerca de|bajo|frente a|detrás de) (?:an? |the |his |her |some |una? |el |la |unos |unas )?(?:\\p{L}{1,14} )?)";
const isUseNext =
  "(?! (?:on|in|hanging|behind|taped|pinned|above|falling|flying|en|colgad[oa]|pegad[oa]|detrás|sobre) )";

const places = rows.map(({ ja, latin, isThing, ratio, carriesText = false }) => ({
  place: { ratio, carriesText },
  pattern: new RegExp(
    isThing
      ? `(?:${ja})${isUseAfter}|(?<!\\p{L})${isUseBefore}(?:${latin})(?!\\p{L})${isUseNext}`
      : `(?:${ja})|(?<!\\p{L})(?:${latin})(?!\\p{L})`,
    "iu",
  ),
}));

/** A sheet of paper: "A4", "縦A3", "A2 horizontal". */
const sheet =
  /(?<![\p{L}\d])(縦|横)?[AＡ][0-6０-６](?!\d|\p{Script=Latin})(?:サイズ)?の?(縦|横| horizontal| landscape| apaisad[oa])?/iu;

/** The place that a text names for its picture; null if there is none. Linear in the text. */
export function placeOf(text: string): PicturePlace | null {
  const paper = sheet.exec(text);
  if (paper) {
    const isWide = paper[1] === "横" || (paper[2] !== undefined && paper[2] !== "縦");
    return {
      ratio: isWide ? "4:3" : "3:4",
      carriesText: places.some(({ place, pattern }) => place.carriesText && pattern.test(text)),
    };
  }
  return places.find(({ pattern }) => pattern.test(text))?.place ?? null;
}

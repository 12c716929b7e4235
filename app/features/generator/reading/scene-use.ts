type SceneUse = "image" | "video";

const either = (...words: string[]) => `(?:${words.join("|")})`;

/** Things to make, by use and language of a line; the Latin ones are followed by what is to be seen, where `shown` says so. */
const things: Record<SceneUse, { ja: string; en: string; shownEn: string; es: string; shownEs: string }> = {
  image: {
    ja: either(
      "ポスター|チラシ|ちらし|フライヤー|ロゴ(?:マーク)?|バナー|イラスト|挿絵",
      "(?<!下)絵|水彩画|油絵|似顔絵|線画|塗り絵|一枚絵|画像|(?<!証明)写真",
      "アイコン|壁紙|サムネ(?:イル)?|スタンプ|キャラクターデザイン|ドット絵",
    ),
    en: either(
      "poster|fl[iy]er|logo|(?<!(?:cookie|consent) )banner|illustration",
      "wallpaper|thumbnail|colou?ring page|(?:book|album) cover|app icon|avatar|clip ?art",
    ),
    shownEn: either(
      "(?:picture|photo|photograph|image|painting|drawing|sketch|portrait|watercolou?r|cartoon|pixel art|icon) (?:of|showing)",
      "(?:picture|photo|photograph|image|painting|drawing|icon) (?:for|with)",
    ),
    es: "(?:cartel|p[óo]ster|afiche|folleto|logo(?:tipo)?|banner|ilustraci[óo]n|fondo de pantalla|foto de perfil)",
    shownEs: either(
      "(?:dibujo|pintura|acuarela|retrato|foto|fotograf[ií]a|[ií]cono|avatar|imagen) (?:de|con|para)(?! (?:marca|empresa)(?!\\p{L}))",
      "cuadro de una?(?! compar)",
    ),
  },
  video: {
    ja: "(?:動画|ムービー|アニメーション|映像|ビデオ|(?:テレビ|TV|動画|Web|ウェブ|秒の?)CM|インスタ(?:グラム)?の?リール)",
    en: "(?:video|film|movie|tv) (?:ad|advert|commercial|spot|teaser|intro)|promo video|animated (?:clip|short)",
    shownEn: "(?:(?:video|clip|animation|reel) (?:of|for|showing|about|with|to promote))",
    es: "(?:v[ií]deo (?:corto|promocional|publicitario|explicativo|animado)|anuncio en v[ií]deo)",
    shownEs: "(?:(?:v[ií]deo|clip|reel) (?:de|para|con|sobre|que)|animaci[óo]n de una?)",
  },
};

/** Beginnings of a thing that is there: "this poster", "the photo I took". */
const there = "この|その|あの|どの|た|ない|いる|ている|クッキー|cookie|同意|おすすめの|好きな";
const japaneseOrder = either(
  "[をが]?(?:作って|作りたい|作る|作成して|生成して|つくって|描いて|デザインして|お願い|ほしい|欲しい)(?:ほしい|欲しい|もらいたい|ください|下さい|くれる|します|したい)?",
  "[をが]?(?:作|作成|生成|デザイン)したい",
);

const englishOrder =
  "(?:(?:please |(?:can|could) you )?(?:make|design|create|draw|paint|generate|render|i(?: need| want| would like|['’]d like))(?: me)? )(?:an? |the |my |our )?|an? ";
/** Verbs before a thing that is there. */
const englishVerbs = either(
  "add|analy[sz]e|block|change|check|close|compare|compress|convert|crop|critique|cut|describe|download|edit|explain|find",
  "fix|frame|hang|hide|improve|judge|move|play|post|print|rate|record|remove|replace|resize|restore|scan|sell|send|share",
  "shoot|subtitle|summari[sz]e|take|test|transcribe|translate|trim|update|upload|watch",
);
const englishLead = `^(?:${englishOrder}|(?!${englishVerbs}(?!\\p{L})))(?:(?!(?:an?|the|this|that|these|those|my|our|your|its|for|of|with|on|in|and|about|to|by|from|how)(?!\\p{L}))[\\p{L}\\d'’-]+ ){0,3}`;
const spanishOrder =
  "(?:(?:haz(?:me)?|dise[ñn]a(?:r|me)?|crea(?:r|me)?|dib[uú]ja(?:r|me)?|p[ií]nta(?:me)?|genera(?:r|me)?|quiero|necesito|me gustar[ií]a) (?:una? |el |la )?|una? )?";

/** An order to draw, without a word for the picture: "draw a cat". */
const drawn = [
  /^(?:please |(?:can|could) you )?(?:draw|paint|sketch)(?: me)? (?:an?|some|two|three|my) (?!(?:conclusion|comparison|line|parallel|distinction|lesson|plan|diagram|contract|room|house|wall|fence)(?!\p{L}))\p{L}{3}/iu,
  /^(?:por favor,? )?(?:dib[uú]ja|p[ií]nta)(?:me)? (?:una?|unos|unas|dos|mi) (?!(?:conclusi[óo]n|diagrama|esquema|cuarto|habitaci[óo]n|casa|pared)(?!\p{L}))\p{L}{3}/iu,
];

const patternsOf = ({ ja, en, shownEn, es, shownEs }: (typeof things)[SceneUse]) => [
  new RegExp(
    `(?<!(?:${there})の?)${ja}(?:の?(?:デザイン|絵))?(?:${japaneseOrder})?(?:[。!！?？](?!.)|$)`,
    "iu",
  ),
  new RegExp(
    `${englishLead}(?:(?:${en})(?: design)?(?: (?:for|of|about|with|to|in|on)(?!\\p{L}).*)?[.!]?$|${shownEn} )`,
    "iu",
  ),
  new RegExp(`^${spanishOrder}(?:${es}(?: .*)?$|${shownEs} )`, "iu"),
];

const patterns: [SceneUse, RegExp[]][] = [
  ["video", patternsOf(things.video)],
  ["image", [...patternsOf(things.image), ...drawn]],
];

/** Words for what is said or written there, or about it. */
const written =
  /文(?!字|化|房|具)|コピー|言葉|言い|案内状|メール|依頼|見積|説明(?!動画|画像|ビデオ|映像)|感想|意見|台本|撮った|撮影した|描いた|もらった|(?<!\p{L})(?:text|cop(?:y|ies)|words?|wording|slogan|tagline|e?-?mails?|letter|message|brief|quote|reviews?|feedback|names?|captions?|alt|descri\p{L}+|explain|essay|story|poem|script|outline|article|speech|tips|ideas|titles?|css|transcript|summary|checklist|write|how)(?!\p{L})|(?<!\p{L})(?:textos?|frases?|lema|eslogan|correo|carta|mensaje|presupuesto|opini[óo]n|nombres?|pie de|descri\p{L}+|rese[ñn]a|gui[óo]n|cuento|poema|ensayo|art[ií]culo|discurso|palabras|ideas|consejos|t[ií]tulos?|resum\p{L}+|escrib\p{L}+|c[óo]mo)(?!\p{L})/iu;

/** Longest line that is read, in characters: a longer one says more than a picture. */
const longestLine = 200;

/** The use of a line that asks for a picture, a print or a film rather than for a text about it; null for another line. */
export function sceneUseOf(line: string): SceneUse | null {
  const text = line.trim();
  if (text.length > longestLine || written.test(text)) return null;
  return patterns.find(([, made]) => made.some((pattern) => pattern.test(text)))?.[0] ?? null;
}

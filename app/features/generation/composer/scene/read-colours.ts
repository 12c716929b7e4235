const japanese =
  /(?:(?:赤|青|白|黒|黄色|茶色)い(?=[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ー]{1,8})|(?:(?:(?<![\p{Script=Han}])(?:赤|青|白|黒|緑|紺|紫)|(?!景色|特色|原色|配色|顔色|音色|五色|何色|国色|同色|同系色|単色|多色|着色|変色|無色|好色|異色|気色|補色|主色|白色人|指定色|基調色)\p{Script=Han}{1,3}色|若草色|ミント(?:グリーン)?|ラベンダー(?:色)?|テラコッタ|コーラル|マスタード|ボルドー|アイボリー|カーキ|(?<=と|・)クリーム(?![\p{Script=Katakana}ー])|えんじ色?|生成り|くすみ(?:カラー|ピンク|ブルー)|ピンク|黄色|水色|茶色|オレンジ色|ベージュ|ネイビー|グレー|ターコイズ|パステルカラー|パステル|モノクロ|白黒|セピア|金色|銀色|ゴールド|シルバー|虹色|暖色(?:系)?|寒色(?:系)?|アースカラー|モノトーン)(?:と|・|×|＆|を基調|系|色|調|トーン)?){1,8}(?:の(?!背景|濃淡|写真|画像|ロゴ|ポスター|バナー|トーン|配色|コントラスト|イメージ|デザイン|イラスト|絵|世界|映像|動画)[\p{Script=Han}\p{Script=Katakana}ー]{1,6})?(?![\p{Script=Han}い])/gu;
const englishColour =
  "(?:(?:dark|light|deep|pale|bright|pastel|warm|cool|neon|navy|sky|royal|emerald|forest|hot|sage|olive|lime|mint|off|matte|burnt|dusty|powder|brick|rose|muted|soft|vivid|bold) )?(?:red|blue|green|yellow|pink|purple|violet|black|white|gr[ae]y|brown|beige|turquoise|teal|navy|silver|crimson|cream|mint|lavender|sepia|monochrome|gold(?!en)|pastel|terracotta|sage|coral|ochre|mustard|burgundy|olive|peach|charcoal|ivory|amber|indigo|magenta|cyan|lilac|maroon|copper|orange|teal)";
const english = new RegExp(
  `(?<!\\p{L})${englishColour}(?:(?:,| and|,? &) ${englishColour})*(?: (?:sports|leather|wooden|silk|brick|cotton|glass))?(?: (?!(?:and|with|in|at|on|for|of|to|by|or|is|no|that|the|except|but|only|everywhere|all|save|as|from|under|over|looking|style|version)\\b)[a-z]+)?(?!\\p{L})|(?<!\\p{L})(?:pastel|warm|cool|earth|muted|neon) (?:colou?rs|tones|palette)(?!\\p{L})`,
  "giu",
);
const spanishColour =
  "(?:roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|color rosa|rosad[oa]s?|morad[oa]s?|violetas?|negr[oa]s?|blanc[oa]s?|gris(?:es)?|marr[oó]n(?:es)?|beige|turquesa|dorad[oa]s?|platead[oa]s?|sepia|pastel|monocrom[oa]|terracota|salvia|coral|ocre|mostaza|burdeos|granate|oliva|marfil|[ií]ndigo|magenta|cian|lila|cobre|crema|menta|lavanda|naranjas?)";
const spanish = new RegExp(
  `(?<!\\p{L})(?:(?!en|y|de|con|la|el|los|las|un|una|muy)\\p{L}+ )?${spanishColour}(?:(?:,| y| e) ${spanishColour})*(?: (?:claro|oscuro|marino|pastel|intenso))?(?!\\p{L})|(?<!\\p{L})(?:colores|tonos) (?!\\p{L}*ando)\\p{L}+(?!\\p{L})`,
  "giu",
);
const patterns = { ja: japanese, en: english, es: spanish };
const skipped =
  /^(?:hora dorad|gold standard|white noise|black friday|green tea|blue sky|cielo azul|clase|pizarra|白米|黒板|[赤青白黒緑紺紫]$)/iu;

/** "Blue Heron" is a name and not a colour. */
const properName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** "白黒の猫" and "a black and white cow" are things of two colours in a coloured picture. */
const blackAndWhite =
  /モノクロ|白黒(?!の?(?:\p{Script=Katakana}|\p{Script=Hiragana}{2}|猫|犬|牛|馬|鳥|柄|縞|服|床|靴))|モノトーン|black[- ]and[- ]white(?! (?!photo|picture|image|film|portrait|drawing|illustration|movie|look|style|ink|manga|sketch|footage|video|street|shot|version|except|but|only|with|and|in)\p{L})|monochrom|(?<!(?:gat|perr|vac|zorr|conej|camis|vestid|suel)[oa]s? )blanco y negro|escala de grises|gr[ae]yscale/iu;
/** What keeps its colour in a picture that is otherwise black and white. */
const exception =
  /(?:モノクロ|白黒)[^。\n]{0,12}?([^、。\s]{1,12}だけ(?:は|を)?(?:カラー|色|\p{Script=Han}))|([^、。\s]{1,12}だけ(?:は|を)?(?:カラー|色付き|色つき))|(?:with|and) (?:only )?((?:an?|one) (?:single|lone|sole) [^,.;\n]{3,40})|(?:con|y) (?:un|una) (?:solo|sola|único|única) ([^,.;\n]{3,40})|(?:except|save|apart from|but) (?:for )?([^,.;\n]{3,40})|(?:salvo|excepto|menos) ([^,.;\n]{3,40})/iu;

const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;

/** The colours a purpose names, each with the thing it belongs to when that follows ("red umbrella"). */
export function readColours(text: string, language: keyof typeof patterns): string[] {
  const found = [...text.matchAll(patterns[language])].map((match) =>
    match[0].trim().replace(/[と・×＆]$/u, ""),
  );
  return [...new Set([...found, ...(text.match(hex) ?? [])])]
    .filter((piece) => !skipped.test(piece) && !properName.test(piece))
    .slice(0, 4);
}

/** Whether the picture is asked to be in black and white. */
export function isMonochrome(text: string): boolean {
  return blackAndWhite.test(text) && !/白黒猫/u.test(text);
}

/** The one thing that is to keep its colour in a black and white picture, verbatim. */
export function readColourException(text: string): string | undefined {
  return isMonochrome(text) ? exception.exec(text)?.slice(1).find(Boolean)?.trim() : undefined;
}

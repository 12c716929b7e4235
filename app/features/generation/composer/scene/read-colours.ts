const japanese =
  /(?:(?:赤|青|白|黒|黄色|茶色)い(?=[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ー]{1,8})|(?:(?:(?<![\p{Script=Han}])(?:赤|青|白|黒|緑|紺|紫)|ピンク|黄色|水色|茶色|オレンジ色|ベージュ|ネイビー|グレー|ターコイズ|パステルカラー|パステル|モノクロ|白黒|セピア|金色|銀色|ゴールド|シルバー|虹色|暖色(?:系)?|寒色(?:系)?|アースカラー|モノトーン)(?:と|・|を基調|系|色|調|トーン)?)+(?![\p{Script=Han}い])/gu;
const englishColour =
  "(?:(?:dark|light|deep|pale|bright|pastel|warm|cool|neon|navy|sky|royal|emerald|forest|hot) )?(?:red|blue|green|yellow|pink|purple|violet|black|white|gr[ae]y|brown|beige|turquoise|teal|navy|silver|crimson|cream|mint|lavender|sepia|monochrome|gold(?!en)|pastel)";
const english = new RegExp(
  `(?<!\\p{L})${englishColour}(?:(?:,| and|,? &) ${englishColour})*(?: (?:sports|leather|wooden|silk|brick|cotton|glass))?(?: (?!and|with|in|at|on|for|of|to|by|or|is|no|that|the)[a-z]+)?(?!\\p{L})|(?<!\\p{L})(?:pastel|warm|cool|earth|muted|neon) (?:colou?rs|tones|palette)(?!\\p{L})`,
  "giu",
);
const spanishColour =
  "(?:roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|color rosa|rosad[oa]s?|morad[oa]s?|violetas?|negr[oa]s?|blanc[oa]s?|gris(?:es)?|marr[oó]n(?:es)?|beige|turquesa|dorad[oa]s?|platead[oa]s?|sepia|pastel|monocrom[oa])";
const spanish = new RegExp(
  `(?<!\\p{L})(?:(?!en|y|de|con|la|el|los|las|un|una|muy)\\p{L}+ )?${spanishColour}(?:(?:,| y| e) ${spanishColour})*(?: (?:claro|oscuro|marino|pastel|intenso))?(?!\\p{L})|(?<!\\p{L})(?:colores|tonos) (?!\\p{L}*ando)\\p{L}+(?!\\p{L})`,
  "giu",
);
const patterns = { ja: japanese, en: english, es: spanish };
const skipped =
  /^(?:hora dorad|gold standard|white noise|black friday|green tea|blue sky|cielo azul|clase|pizarra|白米|黒板|[赤青白黒緑紺紫]$)/iu;

/** "Blue Heron" is a name and not a colour. */
const properName = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

const blackAndWhite =
  /モノクロ|白黒|モノトーン|black[- ]and[- ]white|monochrom|blanco y negro|escala de grises|gr[ae]yscale/iu;

/** The colours a purpose names, each with the thing it belongs to when that follows ("red umbrella"). */
export function readColours(text: string, language: keyof typeof patterns): string[] {
  const found = [...text.matchAll(patterns[language])].map((match) =>
    match[0].trim().replace(/[と・]$/u, ""),
  );
  return [...new Set(found)].filter((piece) => !skipped.test(piece) && !properName.test(piece)).slice(0, 4);
}

/** Whether the picture is asked to be in black and white. */
export function isMonochrome(text: string): boolean {
  return blackAndWhite.test(text) && !/白黒猫|blanco y negro (?:gato|perro)/iu.test(text);
}

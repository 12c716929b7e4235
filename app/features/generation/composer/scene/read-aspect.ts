import { subjectClass } from "./subject-class";
import { wordPattern } from "./word-pattern";

const ratios = "1:1|2:3|3:2|3:4|4:3|4:5|5:4|9:16|16:9|21:9|1:2|2:1|3:1|1\\.91:1|2\\.39:1|1\\.85:1|9:21|16:10";
const written = new RegExp(
  `(?<![\\d:：])(?:${ratios.replaceAll(":", "\\s?[:：対]\\s?")})(?![\\d:：時])`,
  "u",
);
const pixels =
  /(?<!\d)(?:4x6|5x7|8x10|11x17|24x36)(?!\d)|(?<!\d)\d{3,4}\s?(?:px)?\s?[x×✕*]\s?\d{3,4}\s?(?:px|ピクセル|pixels|píxeles)?/iu;

/** The A and B series; turned on its side when the purpose says so. */
const paper = "1:1.414";
const platforms: { pattern: RegExp; ratio: string }[] = [
  {
    ratio: "9:16",
    pattern: wordPattern({
      ja: "TikTok|ティックトック|リール動画|リール|ショート動画|YouTubeショート|ストーリーズ|スマホ(?:用)?(?:の)?壁紙|待ち受け(?:画面)?",
      en: "tiktok|(?:instagram )?reels?|(?:youtube )?shorts|(?:instagram )?stor(?:y|ies)(?= format| size|\\b(?! book))|(?:i?phone|mobile|smartphone) (?:wallpaper|background|lock ?screen)|wallpaper for my (?:i?phone|mobile)",
      es: "tiktok|reels?|shorts|fondo de (?:pantalla )?(?:(?:de|para) )?(?:el |mi )?(?:m[oó]vil|celular)",
    }),
  },
  {
    ratio: "1:1",
    pattern: wordPattern({
      ja: "正方形|スクエア|プロフィール画像|(?:アルバム|CD)(?:の)?ジャケット|LINEスタンプ",
      en: "square(?: format)?|profile picture|album cover|avatar",
      es: "cuadrad[oa]|formato cuadrado|foto de perfil|portada (?:del|para (?:el|un)|de) [aá]lbum|portada de un [aá]lbum",
    }),
  },
  {
    ratio: "9:16",
    pattern: wordPattern({
      ja: "縦(?=、|。|$)|縦型|縦長|縦向き|縦動画|縦位置",
      en: "vertical|portrait (?:format|orientation)|upright format",
      es: "vertical",
    }),
  },
  {
    ratio: "16:9",
    pattern: wordPattern({
      ja: "YouTube(?:の|用の)?サムネ(?:イル)?|横(?=、|。|$)|横型|横長|横向き|横位置|PC(?:の|用)?壁紙|スライド(?!ショー)",
      en: "youtube thumbnail|horizontal|landscape (?:format|orientation)|widescreen|desktop wallpaper|slide(?!show)",
      es: "miniatura (?:de|para) youtube|horizontal|apaisad[oa]|panor[aá]mic[oa]|fondo de escritorio|diapositiva",
    }),
  },
  {
    ratio: paper,
    pattern: wordPattern({ ja: "A[345]|Ａ[345]|B[45]", en: "A[345]", es: "A[345]" }),
  },
  {
    ratio: "4:5",
    pattern: wordPattern({
      ja: "Instagram|インスタグラム|インスタ",
      en: "instagram",
      es: "instagram",
    }),
  },
  {
    ratio: "16:9",
    pattern: wordPattern({
      ja: "YouTube|ユーチューブ",
      en: "youtube|linkedin|website|homepage",
      es: "youtube|linkedin|p[aá]gina web|sitio web",
    }),
  },
];

const upright = /(?<=[,;]\s)(?:in )?portrait(?: (?:format|orientation|mode))?(?=\s*(?:$|[,.;]))/iu;
const somebody = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<!\p{L})(?:his|her)(?!\p{L})/u;

/** A purpose without "…, portrait" at its end where that is a shape, since nobody is portrayed. */
export function withoutOrientation(text: string): string {
  const bare = text.replace(upright, " ");
  return somebody.test(bare) || subjectClass(bare) === "person" ? text : bare;
}

export interface Aspect {
  /** Verbatim. */
  words: string;
  /** Width to height, when the words only imply it. */
  ratio?: string;
}

/** The shape that a purpose asks for, by ratio, size in pixels, orientation, paper or platform. */
export function readAspect(text: string): Aspect | undefined {
  const exact = written.exec(text)?.[0] ?? pixels.exec(text)?.[0];
  const named = platforms.flatMap(({ pattern, ratio }) =>
    [...text.matchAll(pattern)].slice(0, 1).map((match) => ({ words: match[0], ratio })),
  );
  if (exact) return { words: exact };
  if (named.length === 0 && withoutOrientation(text) !== text)
    return { words: upright.exec(text)?.[0] ?? "", ratio: "9:16" };
  const first = named.find(({ ratio }) => ratio === paper) ?? named[0];
  if (!first) return undefined;
  const turned = first.ratio === paper && /横|landscape|horizontal|apaisad/iu.test(text);
  return turned ? { words: first.words, ratio: "1.414:1" } : first;
}

import type { Language } from "~/languages";

export interface Series {
  /** Verbatim. */
  words: string;
  count: number;
  /** The same thing several ways, and not several things. */
  varied: boolean;
}

const numbers: Record<string, number> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12,
  二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10,
}; // prettier-ignore
const count = (words: string) => `(\\d{1,2}|[０-９]{1,2}|${words})`;
const english = count("two|three|four|five|six|seven|eight|nine|ten|twelve");
const spanish = count("dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce");

const variation =
  /案|パターン|バージョン|variations?|variants?|versions?|options?|variaciones|variantes|versiones|opciones|propuestas/iu;
const patterns: Record<Language, RegExp[]> = {
  ja: [
    /(?<!写真|画像|料理|切り身|[\d０-９])(\d{1,2}|[０-９]{1,2}|[二三四五六七八九十])(?:枚(?:セット|組|ほど)?|本(?:セット|シリーズ)|パターン|種類?(?=の(?:画像|イラスト|動画|アイコン|デザイン)|、|。|：|:|$)|案|点セット|連作|本(?:の(?:リール(?:動画)?|動画|映像|ショート(?:動画)?|クリップ|CM|ムービー))|部作|個セット)(?!の?(?:花|木|傘|ろうそく|鉛筆|皿|葉|羽|翼|写真を))/u,
    /(?:スタンプ|アイコン|イラスト|画像|ポスター|バナー|動画)を?(\d{1,2}|[０-９]{1,2})(?:個|枚|本|点|種類|パターン|案)/u,
  ],
  en: [
    new RegExp(
      `(?<!\\p{L})(?:(?:an? )?(?:series|set|pack|batch|collection) of )${english} (?:\\p{L}+ ){0,3}?\\p{L}+?s(?!\\p{L})`,
      "iu",
    ),
    new RegExp(
      `(?<!\\p{L}|\\d)${english} (?!(?:people|men|women)\\b)(?:(?!of |in |on |with )[\\p{L}-]+ ){0,3}?(?:images|pictures|photos|illustrations|videos|clips|shots|icons|stickers|posters|banners|thumbnails|logos|variations|variants|versions|options|drawings|renders|wallpapers|reels)(?!\\p{L})`,
      "iu",
    ),
  ],
  es: [
    new RegExp(
      `(?<!\\p{L}|\\d)(?:(?:una? )?(?:serie|conjunto|pack|colecci[oó]n) de )?${spanish} (?:im[aá]genes|fotos|fotograf[ií]as|ilustraciones|v[ií]deos|clips|tomas|iconos|[ií]conos|pegatinas|stickers|carteles|banners|miniaturas|logos|logotipos|variaciones|variantes|versiones|opciones|propuestas|dibujos|fondos)(?!\\p{L})`,
      "iu",
    ),
  ],
};

/** Several pictures or films that are asked for at once ("4枚セット", "a series of 3 clips"); two to thirty. */
export function readSeries(text: string, language: Language): Series | undefined {
  for (const pattern of patterns[language]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const written = (match[1] ?? "").toLowerCase();
    const found = numbers[written] ?? Number(written.normalize("NFKC"));
    if (found >= 2 && found <= 30)
      return { words: match[0].trim(), count: found, varied: variation.test(match[0]) };
  }
  return undefined;
}

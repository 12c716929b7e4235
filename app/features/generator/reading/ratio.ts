const ratioSaid = /(?<![\d:])(1:1|2:3|3:2|3:4|4:3|4:5|5:4|9:16|16:9|21:9|1:2|2:1)(?![\d:])/u;
const ratios: [RegExp, string][] = [
  [
    /縦(?:型|長|向き|動画|位置)|リール|ショート動画|ストーリー|スマホ.{0,3}壁紙|待ち受け|tiktok|ティックトック|(?<!\p{L})(?:vertical|reels?|shorts|phone wallpaper|portrait (?:format|orientation)|fondo de pantalla del m[oó]vil)(?!\p{L})/iu,
    "9:16",
  ],
  [/正方形|スクエア|(?<!\p{L})(?:square|cuadrad[oa])(?!\p{L})/iu, "1:1"],
  [
    /横(?:型|長|向き|位置)|サムネ|(?<!\p{L})(?:horizontal|widescreen|landscape (?:format|orientation)|thumbnail|desktop wallpaper|apaisad[oa]|miniatura)(?!\p{L})/iu,
    "16:9",
  ],
];

/** The aspect ratio in a text, as "16:9"; null if there is none. */
export const ratioOf = (text: string): string | null =>
  ratioSaid.exec(text)?.[1] ?? ratios.find(([pattern]) => pattern.test(text))?.[1] ?? null;

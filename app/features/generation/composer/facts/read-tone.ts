import type { Language } from "~/languages";
import type { Localized } from "../composition";
import { commas } from "./commas";
import { latinTone } from "./latin-tone";

const japaneseAdjective =
  "(?:丁寧|カジュアル|フォーマル|親しみやす|親しみ|ユーモア|ユーモラス|面白|おもしろ|真面目|明る|優し|やさし|わかりやす|分かりやす|簡潔|感動的|かしこまった|フレンドリー|柔らか|やわらか|ポップ|厳し|くだけた|砕けた|情熱的|論理的|誠実|ビジネスライク|真摯|前向き|控えめ|高級感|温か|あたたか|力強|爽やか|さわやか|率直|堅苦し|堅|硬|重|暗|怖|難し|上から目線|大げさ|ポジティブ|ネガティブ|シンプル|クール|おしゃれ|ドラマチック|押し付けがまし|売り込み|馴れ馴れし)";
const degree = "(?:とても|もっと|少し|やや|あまり|できるだけ|なるべく|ちょっと)?";
const adverb =
  "(?:くなりすぎない|くなりすぎず|になりすぎず|になりすぎない|すぎない|すぎず|過ぎず|くなく|くない|っぽくない|っぽく|く|に(?!なっ|し)|で(?!き)|のある|を交えて|を交えた|をもって|を込めて)";
const written =
  "(?:文章|文面|文体|文|メール|手紙|感じ|トーン|口調|表現|言葉|言い方|挨拶|返信|返事|メッセージ|スピーチ|お礼|お詫び|語り口|雰囲気|調子|やつ|もの)";

/** Each names one way to say how it should sound; every match in the text counts. */
const japaneseTones = [
  /(?:[^、。\s「」をにはが]{1,14}|[^、。\s「」]{1,12}(?:に|へ)[^、。\s「」をにはが]{1,8})(?:口調|トーン|文体|雰囲気|感じ)(?=で|に|の|、|。|\s|$)/,
  /敬語(?=で|に|を使)|です・?ます調|である調|タメ口|関西弁|博多弁|ため口/,
  new RegExp(
    `${degree}${japaneseAdjective}(?:${adverb}|(?:い|な|しい)(?=${written})|さを(?:大切に|残して)|(?=[、。\\s]|$))(?:(?:て|かつ|、かつ|、|けど|だけど|も)?${degree}${japaneseAdjective}(?:${adverb}|(?:い|な|しい)(?=${written})))*`,
  ),
];

/** How a piece is asked to sound: every wish, in the order of the purpose; undefined when there is none. */
export function readTone(text: string, language: Language): string | undefined {
  const patterns: Localized<readonly RegExp[]> = {
    ja: japaneseTones,
    en: latinTone.en,
    es: latinTone.es,
  };
  const found: { start: number; end: number; piece: string }[] = [];
  for (const pattern of patterns[language]) {
    for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`))) {
      const piece = (match[1] ?? match[0]).replace(/^[\s、,]+|[\s、,]+$/g, "");
      const start = match.index + match[0].indexOf(piece);
      const end = start + piece.length;
      if (piece !== "" && !found.some((other) => start < other.end && end > other.start))
        found.push({ start, end, piece });
    }
  }
  const pieces = found.sort((a, b) => a.start - b.start).map(({ piece }) => piece);
  return pieces.length > 0 ? [...new Set(pieces)].slice(0, 4).join(commas[language]) : undefined;
}

import type { Language } from "~/languages";
import type { Facts, Localized } from "../composition";
import { firstMatch } from "./first-match";

const japaneseTone =
  "(?:とても|少し|やや)?(?:丁寧|カジュアル|フォーマル|親しみやす|親しみ|ユーモア|ユーモラス|面白|おもしろ|真面目|明る|優し|やさし|わかりやす|分かりやす|簡潔|感動的|かしこまった|フレンドリー|柔らか|やわらか|ポップ|厳し|くだけた|砕けた|情熱的|論理的|誠実|ビジネスライク|真摯|前向き|控えめ|高級感|温か)(?:い|く|な|に|で|のある|を交えて|を交えた|をもって)?";
const englishTone =
  "(?:very |more |a bit |slightly )?(?:formal|informal|casual|friendly|polite(?:ly)?|funny|humorous|warm|serious|professional|persuasive|enthusiastic|playful|empathetic|sincere|witty|upbeat|calm|bold|heartfelt|conversational|neutral|academic|confident|respectful|inspiring|sarcastic|encouraging|lighthearted|romantic|optimistic|concise|emotional)";
const spanishTone =
  "(?:muy |más |algo )?(?:formal|informal|cercan[oa]|amable|divertid[oa]|cálid[oa]|seri[oa]|profesional|persuasiv[oa]|entusiasta|cordial|respetuos[oa]|sincer[oa]|juvenil|neutr[oa]|académic[oa]|emotiv[oa]|graciosa?|gracioso|irónic[oa]|inspirador[a]?|motivador[a]?|humorístic[oa]|optimista|romántic[oa]|elegante|conciso|concisa)";

const tones: Localized<RegExp[]> = {
  ja: [
    /([^、。\s「」をにはが]{1,14})(?:口調|トーン|文体|雰囲気)/,
    /敬語|です・?ます調|である調|タメ口|関西弁/,
    new RegExp(`${japaneseTone}(?:(?:て|かつ|、|けど|だけど)?${japaneseTone})*`),
  ],
  en: [new RegExp(`\\b${englishTone}(?:(?:,? (?:and|but|yet|though) |, ?)${englishTone})*\\b`, "i")],
  es: [new RegExp(`(?<!\\p{L})${spanishTone}(?:(?: y | pero | e |, ?)${spanishTone})*(?!\\p{L})`, "iu")],
};

const formats: Localized<RegExp[]> = {
  ja: [
    /(?:表形式|比較表|一覧表|箇条書き|マークダウン|番号付き(?:リスト)?|Q&A形式|会話形式|台本形式|(?<![代発図年])表(?=で|に(?:して|まとめ)))/,
    /(?<![a-z])(?:Markdown|JSON|CSV|HTML|YAML|XML|LaTeX)(?![a-z])/i,
  ],
  en: [
    /\b(?:as|in|into|using|with) (?:an? )?((?:\w+ )?(?:table|bullet points|bullets|bulleted list|numbered list|checklist|Q&A|dialogue)(?: format| form)?)\b/i,
    /\b(?:Markdown|JSON|CSV|HTML|YAML|XML|LaTeX)\b(?! (?:file|parser|api))/i,
  ],
  es: [
    /\b(?:en|como|con|formato)(?: una?| forma de| formato)? ((?:tabla|lista(?: numerada)?|viñetas|esquema|diálogo)(?: comparativa)?)(?!\p{L})/iu,
    /\b(?:Markdown|JSON|CSV|HTML|YAML|XML|LaTeX)\b/i,
  ],
};

const languageNames: Localized<Partial<Record<Language, RegExp>> & { all: string }> = {
  ja: {
    all: "日本語|英語|スペイン語|中国語|簡体字|繁体字|韓国語|フランス語|ドイツ語|イタリア語|ポルトガル語|ベトナム語|タイ語|ロシア語|インドネシア語|アラビア語",
    ja: /日本語/,
  },
  en: {
    all: "English|Japanese|Spanish|Chinese|Korean|French|German|Italian|Portuguese|Vietnamese|Thai|Russian|Arabic|Dutch|Hindi|Polish|Swedish",
    en: /english/i,
  },
  es: {
    all: "español|castellano|inglés|ingles|japonés|japones|chino|coreano|francés|frances|alemán|aleman|italiano|portugués|portugues|ruso|árabe|catalán",
    es: /español|castellano/i,
  },
};

const outputLanguages: Localized<(names: string) => RegExp[]> = {
  ja: (names) => [
    new RegExp(`(${names})(?:に(?:翻訳|訳|して|直|変換)|へ)`),
    new RegExp(`(${names})(?:で|版|の(?:メール|文章|記事|手紙|文面|スピーチ|投稿|履歴書|ナレーション|返信))`),
  ],
  en: (names) => [new RegExp(`\\b(?:into|to) (${names})\\b`, "i"), new RegExp(`\\bin (${names})\\b`, "i")],
  es: (names) => [
    new RegExp(`(?<!\\p{L})(?:al) (${names})(?!\\p{L})`, "iu"),
    new RegExp(`(?<!\\p{L})en (${names})(?!\\p{L})`, "iu"),
  ],
};

/** How the result is asked to be: tone, format, and language when it is not the purpose's own. */
export function readManner(
  text: string,
  language: Language,
): Pick<Facts, "tone" | "format" | "outputLanguage"> {
  const { all, [language]: own } = languageNames[language];
  const asked =
    firstMatch(text, outputLanguages[language](all)) ??
    (language === "ja" && /英訳|英文(?:の)?(?:メール|で|にして|レター|履歴書)/.test(text)
      ? "英語"
      : undefined);
  return {
    tone: firstMatch(text, tones[language]),
    format: firstMatch(text, formats[language]),
    outputLanguage: asked && !own?.test(asked) ? asked : undefined,
  };
}

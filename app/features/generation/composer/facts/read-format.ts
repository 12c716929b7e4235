import type { Language } from "~/languages";
import type { Localized } from "../composition";
import { firstMatch } from "./first-match";

const syntax = "(?:Markdown|JSON|CSV|HTML|YAML|XML|LaTeX)";

const formats: Localized<RegExp[]> = {
  ja: [
    /(?:表形式|比較表|一覧表|箇条書き|マークダウン|番号付き(?:リスト)?|Q&A形式|会話形式|対話形式|台本形式|寄せ書き(?:風|形式)?|一問一答|選択式(?:中心)?|(?<![代発図年])表(?=で|に(?:して|まとめ)))/,
    new RegExp(`(?<![a-z])${syntax}(?:形式)?(?=で(?!書かれ)|に(?:して|変換|まとめ)|形式|出力|$)`, "i"),
  ],
  en: [
    /\b(?:as|in|into|using|with) (?:an? )?((?:\w+ )?(?:table|bullet points|bullets|bulleted list|numbered list|checklist|Q&A|dialogue)(?: format| form)?)\b/i,
    new RegExp(
      `\\b(?:in|as|into|to|output|return|use) (?:valid )?(${syntax})\\b(?! (?:file|parser|api))`,
      "i",
    ),
    new RegExp(`\\b(${syntax}) (?:format|output|only)\\b`, "i"),
  ],
  es: [
    /(?<!\p{L})(?:en|como|con|formato)(?: una?| forma de| formato)? ((?:tabla|lista(?: numerada)?|viñetas|esquema|diálogo)(?: comparativa)?)(?!\p{L})/iu,
    new RegExp(`(?<!\\p{L})(?:en|como|a|formato) (?:formato )?(${syntax})(?!\\p{L})`, "iu"),
  ],
};

/** The form a result is asked to have (a table, bullets, JSON); undefined when the purpose does not say. */
export function readFormat(text: string, language: Language): string | undefined {
  return firstMatch(text, formats[language]);
}

import type { Language } from "~/languages";

const patterns: Record<Language, RegExp> = {
  ja: /(?:メール|文章|手紙|記事|ブログ|報告書|レポート|議事録|返信|文面|翻訳|論文|資料|コード|関数|契約書|履歴書|スピーチ|英文|作文)[^。\n]{0,16}(?:書いて|要約|添削|翻訳|訳して|まとめて|直して|校正|作成して|考えて|返信して)|(?:要約|翻訳|添削|校正)して/u,
  en: /^(?:please |can you |could you |help me (?:to )?|i (?:need|want) (?:you )?to )*(?:write|draft|translate|summari[sz]e|proofread|rewrite|reply to|answer|edit|debug|fix|refactor)\s(?!.*\b(?:video|film|clip|animation|image|picture|photo|illustration|poster|drawing)\b)/iu,
  es: /^(?:por favor,? |puedes |podr[ií]as |ay[uú]dame a |necesito |quiero )*(?:escrib|redact|traduc|resum|corrig|correg|responde|contest)\p{L}*\s(?!.*(?:v[ií]deo|imagen|foto|ilustraci|cartel|animaci|clip|dibujo))/iu,
};

/** A picture or a film that is named is what is asked for. */
const visible = /画像|イラスト|動画|写真|ポスター|バナー|サムネ|アイキャッチ|漫画|挿絵|映像|ロゴ|アニメ/u;

/** Whether the purpose asks for text to be written or changed, which no picture or film can be. */
export function isWritingTask(text: string, language: Language): boolean {
  return patterns[language].test(text) && !visible.test(text);
}

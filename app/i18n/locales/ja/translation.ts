export const translation = {
  translated: "機械翻訳",
  original: "原文",
  showOriginal: "原文を表示",
  showTranslation: "翻訳を表示",
  passed: {
    translated: "機械翻訳の文章です。",
    original: "翻訳できなかったため、原文です。",
  },
  saved: "保存されるのは、機械翻訳ではなく原文です。",
};

import type { Dictionary } from "../ja";

export const translation: Dictionary["translation"] = {
  translated: "Machine translation",
  original: "Original text",
  showOriginal: "Show original",
  showTranslation: "Show translation",
  passed: {
    translated: "This is the machine translation.",
    original: "This is the original: it could not be translated.",
  },
  saved: "The original is saved, not the machine translation.",
};

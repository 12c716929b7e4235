import type { Dictionary } from "../ja";

export const translation: Dictionary["translation"] = {
  translated: "Traducción automática",
  original: "Texto original",
  showOriginal: "Ver original",
  showTranslation: "Ver traducción",
  passed: {
    translated: "Es la traducción automática.",
    original: "Es el texto original: no se pudo traducir.",
  },
  saved: "Se guarda el texto original, no la traducción automática.",
};

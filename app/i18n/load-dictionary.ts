import type { Language } from "~/languages";

import type { Dictionary } from "./locales/ja";

const loaders: Record<Language, () => Promise<Dictionary>> = {
  ja: () => import("./locales/ja").then((module) => module.ja),
  en: () => import("./locales/en").then((module) => module.en),
  es: () => import("./locales/es").then((module) => module.es),
};

/** Fetches one language's dictionary; the browser never gets another's. */
export const loadDictionary = (language: Language): Promise<Dictionary> => loaders[language]();

import type { Language } from "~/languages";

import { en } from "../locales/en";
import { es } from "../locales/es";
import { ja, type Dictionary } from "../locales/ja";

/** Every language's dictionary. */
export const dictionaries: Record<Language, Dictionary> = { ja, en, es };

/** The words of one namespace in one language: on the server all are at hand. */
export const wordsOf = (language: Language, namespace: keyof Dictionary) => dictionaries[language][namespace];

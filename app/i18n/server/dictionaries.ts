import type { Language } from "~/languages";

import { en } from "../locales/en";
import { es } from "../locales/es";
import { ja, type Dictionary } from "../locales/ja";

/** Every language's dictionary: on the server all words are at hand. */
export const dictionaries: Record<Language, Dictionary> = { ja, en, es };

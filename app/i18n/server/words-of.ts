import type { Language } from "~/languages";

import type { Dictionary } from "../locales/ja";
import { dictionaries } from "./dictionaries";

/** The words of one namespace in one language. */
export const wordsOf = (language: Language, namespace: keyof Dictionary) => dictionaries[language][namespace];

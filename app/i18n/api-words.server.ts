import type { Language } from "~/languages";

import type { ApiWords } from "./api-words";
import { api as en } from "./locales/en/api";
import { api as es } from "./locales/es/api";
import { api as ja } from "./locales/ja/api";

/** The words of the API's document and of its page in each language. They are no part of the dictionaries. */
export const apiWords: Record<Language, ApiWords> = { ja, en, es };

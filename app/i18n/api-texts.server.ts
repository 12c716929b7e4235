import type { Language } from "~/domain/languages";

import type { ApiTexts } from "./api-texts";
import { api as en } from "./locales/en/api";
import { api as es } from "./locales/es/api";
import { api as ja } from "./locales/ja/api";

/** The texts of the OpenAPI document and of its page in each language. They are no part of the dictionaries. */
export const apiTexts: Record<Language, ApiTexts> = { ja, en, es };

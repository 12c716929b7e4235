import type { Language } from "~/domain/languages";

import type { LegalDocument } from "./legal-document";
import { privacy as privacyEn } from "./locales/en/privacy";
import { terms as termsEn } from "./locales/en/terms";
import { privacy as privacyEs } from "./locales/es/privacy";
import { terms as termsEs } from "./locales/es/terms";
import { privacy as privacyJa } from "./locales/ja/privacy";
import { terms as termsJa } from "./locales/ja/terms";

/** The legal pages in each language. They reach the browser as a page's data, never as a dictionary. */
export const terms: Record<Language, LegalDocument> = { ja: termsJa, en: termsEn, es: termsEs };
export const privacy: Record<Language, LegalDocument> = { ja: privacyJa, en: privacyEn, es: privacyEs };

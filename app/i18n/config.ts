import type { InitOptions } from "i18next";

import { defaultLanguage, languages } from "~/languages";

/** How i18next is set up, for what is said outside of pages. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: "shell",
  initAsync: false,
  // What is said there is no HTML.
  interpolation: { escapeValue: false },
} satisfies InitOptions;

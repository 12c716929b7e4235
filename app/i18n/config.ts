import type { InitOptions } from "i18next";

import { defaultLanguage, languages } from "~/languages";

/** What the server's and the browser's i18next have in common. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: "shell",
  initAsync: false,
  // React escapes; the JSON door and mails are no HTML.
  interpolation: { escapeValue: false },
} satisfies InitOptions;

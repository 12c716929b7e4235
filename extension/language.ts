import { asLanguage, type Language } from "~/domain/languages";

/** The extension's language for a browser's: the site's own, else English. */
export function languageOf(browserLanguage: string): Language {
  const [spoken = ""] = browserLanguage.toLowerCase().split("-");
  return asLanguage(spoken) ?? "en";
}

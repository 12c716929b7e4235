/** The languages of the interface, in the order of the language picker (specification, section 1). */
export const languages = ["ja", "en", "es"] as const;

export type Language = (typeof languages)[number];

/** The query parameter of a language link, and the cookie with the choice. */
export const languageParameter = "lang";

export const defaultLanguage: Language = "ja";

/** Each language's own name, the same on every page. */
export const languageNames: Record<Language, string> = { ja: "日本語", en: "English", es: "Español" };

/** An address with a language parameter. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;

/** A text as a language code. Undefined if it is unknown. */
export const asLanguage = (text: string | null): Language | undefined =>
  languages.find((language) => language === text);

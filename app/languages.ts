/** The languages of the interface, in the order of the language picker (specification, section 1). */
export const languages = ["ja", "en", "es"] as const;

export type Language = (typeof languages)[number];

/** The query parameter of a language link, and the cookie that keeps the choice. */
export const languageParameter = "lang";

export const defaultLanguage: Language = "ja";

/** Each language in its own words: a reader finds theirs whatever the page speaks. */
export const languageNames: Record<Language, string> = { ja: "日本語", en: "English", es: "Español" };

/** The same address in one of the languages, whoever asks for it. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}${address.includes("?") ? "&" : "?"}${languageParameter}=${language}`;

/** A text that names one of the languages, as that language. */
export const asLanguage = (text: string | null): Language | undefined =>
  languages.find((language) => language === text);

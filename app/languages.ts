/** The languages of the interface, in the order of the language picker (specification, section 1). */
export const languages = ["ja", "en", "es"] as const;

export type Language = (typeof languages)[number];

/** The query parameter of a language link, and the cookie that keeps the choice. */
export const languageParameter = "lang";

export const defaultLanguage: Language = "ja";

/** The languages of the interface, in the order of the language picker (specification, section 1). */
export const languages = ["ja", "en", "es"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "ja";

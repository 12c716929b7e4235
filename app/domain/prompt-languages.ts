import { asLanguage, languages, type Language } from "~/domain/languages";

/** The languages of publications: those of the interface, and any other one. */
export const promptLanguages = [...languages, "other"] as const;

export type PromptLanguage = (typeof promptLanguages)[number];

/** The parameter of a list's language, and the cookie with a reader's choice. */
export const listLanguageParameter = "language";

/** The languages of lists: one, or all. */
export const listLanguages = [...promptLanguages, "all"] as const;

export type ListLanguage = (typeof listLanguages)[number];

/** A text as the language of a list. Undefined if it is unknown. */
export const asListLanguage = (text: string | null): ListLanguage | undefined =>
  listLanguages.find((language) => language === text);

/** Share ids of the listed versions of one prompt by language, the oldest publication first. */
export type PromptVersions = Partial<Record<PromptLanguage, string>>;

/** A publication's language as the `lang` of an element. Undefined if it is unknown. */
export const langOf = (language: PromptLanguage | null): Language | undefined =>
  asLanguage(language) ?? undefined;

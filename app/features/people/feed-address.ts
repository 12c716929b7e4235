import { languageParameter, type Language } from "~/domain/languages";

/** The path of a member's feed in a language, because feed readers send none. */
export const feedAddress = (memberId: string, language: Language): string =>
  `/feeds/people/${encodeURIComponent(memberId)}.xml?${languageParameter}=${language}`;

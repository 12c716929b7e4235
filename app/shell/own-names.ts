import type { Language } from "~/languages";

/** Each language in its own words: a reader finds theirs whatever the page speaks. */
export const ownNames: Record<Language, string> = {
  ja: "日本語",
  en: "English",
  es: "Español",
};

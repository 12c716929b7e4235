import type { Language } from "~/languages";
import type { Localized, Variable } from "./composition";

const hints: Localized = {
  ja: "目的の文中にある入力欄に入れる値",
  en: "the value for this placeholder in the purpose",
  es: "el valor de este campo del objetivo",
};

/** The `{{variables}}` that the purpose itself contains, once each, with a hint in the given language. */
export function purposeVariables(text: string, language: Language): Variable[] {
  // Blanks are taken with the name: a pattern that looks for both would try every way to part them.
  const names = [...text.matchAll(/\{\{([^{}]{1,200})\}\}/g)]
    .map((match) => match[1]!.trim())
    .filter((name) => /^[^\n]{1,40}$/u.test(name));
  return [...new Set(names)].map((name) => ({ name, hint: hints[language] }));
}

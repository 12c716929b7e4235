import { createContext, use, type ReactNode } from "react";

import type { Language } from "~/domain/languages";
import { TranslationsContext, type PageTranslations } from "~/i18n";
import { errors as enErrors } from "~/i18n/locales/en/errors";
import { facts as enFacts } from "~/i18n/locales/en/facts";
import { filling as enFilling } from "~/i18n/locales/en/filling";
import { errors as esErrors } from "~/i18n/locales/es/errors";
import { facts as esFacts } from "~/i18n/locales/es/facts";
import { filling as esFilling } from "~/i18n/locales/es/filling";
import type { Dictionary } from "~/i18n/locales/ja";
import { errors as jaErrors } from "~/i18n/locales/ja/errors";
import { facts as jaFacts } from "~/i18n/locales/ja/facts";
import { filling as jaFilling } from "~/i18n/locales/ja/filling";
import { createTranslator } from "~/i18n/translate";

import { languageOf } from "../language";
import { en } from "../locales/en";
import { es } from "../locales/es";
import { ja, type Words } from "../locales/ja";

/** The site's dictionaries of those components that the panel shares with it. */
const dictionaries: Record<Language, Pick<Dictionary, "errors" | "facts" | "filling">> = {
  ja: { errors: jaErrors, facts: jaFacts, filling: jaFilling },
  en: { errors: enErrors, facts: enFacts, filling: enFilling },
  es: { errors: esErrors, facts: esFacts, filling: esFilling },
};

const own: Record<Language, Words> = { ja, en, es };

const translator = createTranslator(
  (language, name) => (dictionaries[language] as Partial<Dictionary>)[name] as never,
);

const language = languageOf(navigator.language);

const translations: PageTranslations = {
  language,
  translator,
  load: () => undefined,
  changeLanguage: async () => null,
};

const WordsContext = createContext<Words>(own[language]);

/** The extension's own sentences. */
export const useWords = (): Words => use(WordsContext);

/** Names the language of the document, the browser's, before anything is rendered. */
export function startLanguage(): void {
  document.documentElement.lang = language;
  document.title = own[language].name;
}

/** Gives a page of the extension its language. */
export function Translations({ children }: { children: ReactNode }) {
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

import type { Language } from "~/domain/languages";

import type { PageTranslations } from "./index";
import { en } from "./locales/en";
import { es } from "./locales/es";
import { ja, type Dictionary } from "./locales/ja";
import { createTranslator, type Namespace } from "./translate";

/** Every language's dictionary: the server has them all loaded. */
export const dictionaries: Record<Language, Dictionary> = { ja, en, es };

/** The translate function of a language and a default namespace. */
export const translator = createTranslator((language, namespace) => dictionaries[language][namespace]);

/** The translations of a page that is being rendered; `used` collects its namespaces. */
export function serverTranslations(language: Language): PageTranslations {
  const used = new Set<Namespace>();
  return {
    language,
    used,
    translator,
    load: (_, namespace) => {
      used.add(namespace);
      return undefined;
    },
    changeLanguage: () => Promise.reject(new Error("A rendered page has one language.")),
  };
}

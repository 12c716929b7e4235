import type { Language } from "~/domain/languages";

import type { Dictionary } from "./locales/ja";
import { createTranslator, type Namespace } from "./translate";

/** Every namespace of every language is a file of its own. Emails, legal texts and the API's are the server's only. */
const files = import.meta.glob<Dictionary>([
  "./locales/*/*.ts",
  "!./locales/*/{api,emails,privacy,terms}.ts",
]);

const loaded = new Map<string, Dictionary[Namespace]>();
const loading = new Map<string, Promise<void>>();
/** The namespaces of all modules that have arrived so far. */
const needed = new Set<Namespace>(["shell"]);

const pathOf = (language: Language, namespace: Namespace) => `./locales/${language}/${namespace}.ts`;

/** The translate function of a language and a default namespace, over the dictionaries that have arrived. */
export const translator = createTranslator(
  <Name extends Namespace>(language: Language, namespace: Name) =>
    loaded.get(pathOf(language, namespace)) as Dictionary[Name] | undefined,
);

export const isLoaded = (language: Language, namespace: Namespace): boolean =>
  loaded.has(pathOf(language, namespace));

/** Fetches one namespace of a language, once; rejects after a failure, and may be called again. */
export function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const path = pathOf(language, namespace);
  const fetchFile = async () => {
    try {
      const file = await files[path]!();
      loaded.set(path, file[namespace]);
    } catch (failure) {
      loading.delete(path);
      throw failure;
    }
  };
  if (!loading.has(path)) loading.set(path, fetchFile());
  return loading.get(path)!;
}

/** Fetches every namespace that the page needs, in a language. */
export const loadNeeded = (language: Language): Promise<unknown> =>
  Promise.all([...needed].map((namespace) => loadNamespace(language, namespace)));

/**
 * Prefetches namespaces in the language of the document. The build adds the call to every module that translates
 * (`build-plugins/dictionaries.ts`), so that dictionaries load together with the code of their page or dialog.
 * @public
 */
export function prefetchNamespaces(...namespaces: Namespace[]): void {
  for (const namespace of namespaces) {
    if (needed.has(namespace)) continue;
    needed.add(namespace);
    // After a failure `useTranslation` loads them again.
    loadNamespace(document.documentElement.lang as Language, namespace).catch(() => undefined);
  }
}

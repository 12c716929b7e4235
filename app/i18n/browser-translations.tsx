import { useMemo, useSyncExternalStore, type ReactNode } from "react";

import type { Language } from "~/languages";

import { isLoaded, loadNamespace, loadNeeded, translator } from "./dictionaries.browser";
import { TranslationsContext, type PageTranslations } from "./index";
import type { Namespace, Translate } from "./translate";

let shown: Language;
let wanted: Language;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const shownLanguage = () => shown;

/** Sets the language of the document before anything is rendered; resolves when its dictionaries have arrived. */
export async function startLanguage(language: Language): Promise<void> {
  shown = wanted = language;
  await loadNeeded(language);
}

/** Changes every sentence at once when all have arrived, unless another language was chosen meanwhile. */
async function changeLanguage(language: Language): Promise<Translate | null> {
  wanted = language;
  await loadNeeded(language);
  if (wanted !== language || shown === language) return null;
  shown = language;
  for (const listener of listeners) listener();
  return translator(language, "shell");
}

const pending = new Map<string, Promise<unknown>>();

/** A namespace on its way, always the same promise. A file that cannot be had may mean a newer version of the site: reload. */
function load(language: Language, namespace: Namespace): Promise<unknown> | undefined {
  if (isLoaded(language, namespace)) return undefined;
  const reload = () => {
    window.location.reload();
    return new Promise(() => undefined);
  };
  const id = `${language}/${namespace}`;
  const promise = pending.get(id) ?? loadNamespace(language, namespace).catch(reload);
  pending.set(id, promise);
  return promise;
}

/** Gives the page its translations in the browser. */
export function BrowserTranslations({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, shownLanguage, shownLanguage);
  const page = useMemo<PageTranslations>(() => ({ language, translator, load, changeLanguage }), [language]);
  return <TranslationsContext value={page}>{children}</TranslationsContext>;
}

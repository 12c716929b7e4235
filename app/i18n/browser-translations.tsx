import { useMemo, useSyncExternalStore, type ReactNode } from "react";

import type { Language } from "~/domain/languages";

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

/** The promise of a namespace, always the same one. A missing file may mean a newer deployment: reload. */
function load(language: Language, namespace: Namespace): Promise<unknown> {
  const reload = () => {
    window.location.reload();
    return new Promise(() => undefined);
  };
  const id = `${language}/${namespace}`;
  const known = pending.get(id);
  if (known) return known;
  const promise = loadNamespace(language, namespace).catch(reload);
  // React reads this status and does not suspend for a loaded namespace.
  if (isLoaded(language, namespace)) Object.assign(promise, { status: "fulfilled", value: undefined });
  pending.set(id, promise);
  return promise;
}

/** Gives the page its translations in the browser. */
export function BrowserTranslations({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, shownLanguage, shownLanguage);
  const page = useMemo<PageTranslations>(() => ({ language, translator, load, changeLanguage }), [language]);
  return <TranslationsContext value={page}>{children}</TranslationsContext>;
}

import { use, useSyncExternalStore } from "react";

import type { Language } from "~/languages";

import type { Dictionary } from "../locales/ja";
import { pageLanguage } from "./page-language";
import { speakerOf } from "./speaker-of";
import { fetchWords, wordsOf } from "./word-store";

type Namespace = keyof Dictionary;

const languageNow = () => pageLanguage.language;

const awaited = new Map<string, Promise<unknown>>();

/** The words that a page is about to say. As for the code of a page: where it cannot be had, perhaps there is a newer one. */
function waitForWords(language: Language, namespace: Namespace): Promise<unknown> {
  const name = `${language}/${namespace}`;
  const leave = () => {
    window.location.reload();
    return new Promise(() => undefined);
  };
  if (!awaited.has(name)) {
    const words = fetchWords(language, namespace).catch(leave);
    // So marked, React does not wait for what is there.
    if (wordsOf(language, namespace)) Object.assign(words, { status: "fulfilled", value: undefined });
    awaited.set(name, words);
  }
  return awaited.get(name)!;
}

/** Words in the page's language, of the first of the namespaces unless a key names another. */
export function useTranslation(namespaces: Namespace | readonly Namespace[] = "shell") {
  const language = useSyncExternalStore(pageLanguage.subscribe, languageNow, languageNow);
  const names = typeof namespaces === "string" ? [namespaces] : namespaces;
  for (const name of names) use(waitForWords(language, name));
  return { t: speakerOf(language, names[0]!), i18n: pageLanguage };
}

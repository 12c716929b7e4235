import type { Language } from "~/languages";

import type { Dictionary } from "../locales/ja";

type Namespace = keyof Dictionary;
type Words = Dictionary[Namespace];

/** Every namespace of every language is a file of its own. Letters, legal texts and the API's are the server's alone. */
const files = import.meta.glob<Record<string, Words>>([
  "../locales/*/*.ts",
  "!../locales/*/{api,letters,privacy,terms}.ts",
]);

const arrived = new Map<string, Words>();
const coming = new Map<string, Promise<void>>();
/** The namespaces that the code in the browser so far says words of. */
const wanted = new Set<Namespace>(["shell"]);

const placeOf = (language: Language, namespace: Namespace) => `../locales/${language}/${namespace}.ts`;

export const wordsOf = (language: Language, namespace: Namespace): Words | undefined =>
  arrived.get(placeOf(language, namespace));

/** Fetches the words of one namespace in one language, once; fails where they cannot be had, and may be called again. */
export function fetchWords(language: Language, namespace: Namespace): Promise<void> {
  const place = placeOf(language, namespace);
  const fetchFile = async () => {
    try {
      const file = await files[place]!();
      arrived.set(place, file[namespace]!);
    } catch (failure) {
      coming.delete(place);
      throw failure;
    }
  };
  if (!coming.has(place)) coming.set(place, fetchFile());
  return coming.get(place)!;
}

/** Fetches all that the page says, in a language. */
export const fetchWanted = (language: Language): Promise<unknown> =>
  Promise.all([...wanted].map((namespace) => fetchWords(language, namespace)));

/**
 * Fetches the words of these namespaces in the language of the page. The build lets every module that says words call it as the
 * module arrives (`vite-words.ts`), so that they come beside what else the module's page or dialog needs.
 * @public
 */
export function wordsAhead(...namespaces: Namespace[]): void {
  for (const namespace of namespaces) {
    if (wanted.has(namespace)) continue;
    wanted.add(namespace);
    // Where this fails, what says the words asks for them again.
    fetchWords(document.documentElement.lang as Language, namespace).catch(() => undefined);
  }
}

import { cloneElement, createContext, use, type ReactElement } from "react";

import type { Language } from "~/domain/languages";

import type { Namespace, SentenceKey, Translate, Values } from "./translate";

/** The language of a page and its dictionaries: all of them on the server, the loaded ones in the browser. */
export interface PageTranslations {
  language: Language;
  translator: <Name extends Namespace>(language: Language, namespace: Name) => Translate<Name>;
  /** Makes a namespace available; a promise where it has to be fetched first. */
  load: (language: Language, namespace: Namespace) => Promise<unknown> | undefined;
  /** Changes the page's language when its dictionaries have arrived; null without a change. */
  changeLanguage: (language: Language) => Promise<Translate | null>;
  /** On the server: the namespaces that the page has used so far. */
  used?: ReadonlySet<Namespace>;
}

export const TranslationsContext = createContext<PageTranslations | null>(null);

/** The translations of the page around a component. */
export function useTranslations(): PageTranslations {
  const page = use(TranslationsContext);
  if (!page) throw new Error("A component translates inside a TranslationsContext.");
  return page;
}

/** The page's language and its translate function `t`, with the first namespace as default; waits for namespaces to load. */
export function useTranslation<Default extends Namespace = "shell">(
  namespaces: Default | readonly [Default, ...Namespace[]] = "shell" as Default,
): { t: Translate<Default>; language: Language } {
  const { language, translator, load } = useTranslations();
  const [first, ...others] = (typeof namespaces === "string" ? [namespaces] : namespaces) as [
    Default,
    ...Namespace[],
  ];
  for (const name of [first, ...others]) {
    const loading = load(language, name);
    if (loading) use(loading);
  }
  return { t: translator(language, first), language };
}

interface TransProps<Default extends Namespace> {
  t: Translate<Default>;
  i18nKey: SentenceKey<Default>;
  values?: Values;
  /** The element of each marked part of the sentence, `<name>part</name>`. */
  components: Readonly<Record<string, ReactElement>>;
}

/** A sentence with React elements in it. */
export function Trans<Default extends Namespace>({ t, i18nKey, values, components }: TransProps<Default>) {
  // Text, then a name and its part, then text again.
  const pieces = t(i18nKey, values).split(/<(\w+)>([^<]*)<\/\w+>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 1 && cloneElement(components[piece]!, { key: index }, pieces[index + 1]);
  });
}

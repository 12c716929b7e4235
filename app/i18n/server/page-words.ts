import { createContext } from "react";

import type { Language } from "~/languages";

import type { Dictionary } from "../locales/ja";

/** The language of a page that is being rendered, and the namespaces that it has said words of so far. */
export interface PageWords {
  language: Language;
  said: Set<keyof Dictionary>;
}

/** The words of the page around a component; null in the browser. */
export const PageWordsContext = createContext<PageWords | null>(null);

import { use } from "react";

import type { Dictionary } from "../locales/ja";
import { makeSpeakerOf } from "../speech/make-speaker-of";
import { PageWordsContext } from "./page-words";
import { wordsOf } from "./words-of";

type Namespace = keyof Dictionary;

const speakerOf = makeSpeakerOf(wordsOf);

/** Words in the page's language, of the first of the namespaces unless a key names another. */
export function useTranslation(namespaces: Namespace | readonly Namespace[] = "shell") {
  const words = use(PageWordsContext);
  if (!words) throw new Error("Words are said inside of a PageWordsContext.");
  const { language, said } = words;
  const names = typeof namespaces === "string" ? [namespaces] : namespaces;
  for (const name of names) said.add(name);
  return { t: speakerOf(language, names[0]!), i18n: { language } };
}

import type { Language } from "~/languages";

import type { Dictionary } from "../locales/ja";
import { fillIn } from "./fill-in";

type Namespace = keyof Dictionary;
type Values = Readonly<Record<string, unknown>>;
type Branch = { readonly [key: string]: unknown };

const find = (words: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((branch, name) => (branch as Branch | undefined)?.[name], words);

/** Every sentence of a part of a dictionary, with its values. */
function filled(words: unknown, values: Values, language: Language): unknown {
  if (typeof words === "string") return fillIn(words, values, language);
  if (Array.isArray(words)) return words.map((word) => filled(word, values, language));
  return Object.fromEntries(
    Object.entries(words as Branch).map(([key, word]) => [key, filled(word, values, language)]),
  );
}

/** Says a sentence, or with `returnObjects` a whole part of the dictionary; what is not there is said as its key. */
export type Speaker = (key: string, values?: Values) => unknown;

/** How words are looked up: all of a namespace in a language, where they are at hand. */
type WordsOf = (language: Language, namespace: Namespace) => Dictionary[Namespace] | undefined;

/** Answers what `useTranslation` calls `t`: always the same one for a language and a namespace. */
export function makeSpeakerOf(wordsOf: WordsOf) {
  const known = new Map<string, Speaker>();
  return (language: Language, namespace: Namespace): Speaker => {
    const name = `${language}/${namespace}`;
    const before = known.get(name);
    if (before) return before;
    const speak: Speaker = (key, values = {}) => {
      const [path, other] = key.split(":").toReversed() as [string, Namespace?];
      return filled(find(wordsOf(language, other ?? namespace), path) ?? key, values, language);
    };
    known.set(name, speak);
    return speak;
  };
}

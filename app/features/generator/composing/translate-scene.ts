import type { PlaybooksSource } from "~/features/generator/playbooks/schema";
import { foldText } from "~/features/text/fold-text";
import type { Language } from "~/domain/languages";

type Glossary = PlaybooksSource["glossary"];

const longestTerm = 24;
const mostWords = 5;

/** Japanese connectives: particles and verb endings between known words. A negative ending is none. */
const joints =
  /^(?!.*ない)(?:[をがはにでのとやもへ、。，,.\s]|から|まで|より|など|している|してる|てる|した|する|いる|ある|たち|っぽい|みたいな|さん|な|て|い|た|だ|です|ます)+$/u;
const stopWords = new Set(
  "q k pa mi mis tu tus me te sea sirva como quiero my your nuestro nuestra a al con de del el en la las lo los para por que se su sus un una unas unos y e o está esta estan están the a an of in on at with and to for is are".split(
    " ",
  ),
);

const dictionaries = new WeakMap<Glossary, Map<string, ReadonlyMap<string, string>>>();

/** The glossary from one language to another, by folded term. */
function dictionaryOf(glossary: Glossary, from: Language, to: Language): ReadonlyMap<string, string> {
  const made = dictionaries.get(glossary) ?? new Map<string, ReadonlyMap<string, string>>();
  dictionaries.set(glossary, made);
  const key = `${from}-${to}`;
  const known = made.get(key);
  if (known) return known;
  const dictionary = new Map<string, string>();
  for (const [english, { ja, es }] of Object.entries(glossary)) {
    const all = { en: [english], ja, es };
    const target = all[to][0];
    if (target)
      for (const term of all[from])
        if (!dictionary.has(foldText(term))) dictionary.set(foldText(term), target);
  }
  if (from === "en") addPlurals(dictionary, glossary, to);
  made.set(key, dictionary);
  return dictionary;
}

/** English plurals of words that the glossary has in the singular, where the other language's form is known. */
function addPlurals(dictionary: Map<string, string>, glossary: Glossary, to: Language): void {
  for (const [english, { ja, es }] of Object.entries(glossary)) {
    const plural = foldText(pluralOf(english));
    const target = to === "ja" ? ja[0] : es.find((form) => form === `${es[0]}s` || form === `${es[0]}es`);
    if (target && !dictionary.has(plural)) dictionary.set(plural, target);
  }
}

const pluralOf = (english: string) =>
  /(?:s|x|ch|sh)$/u.test(english)
    ? `${english}es`
    : /[^aeiou]y$/u.test(english)
      ? `${english.slice(0, -1)}ies`
      : `${english}s`;

/** Lettering to be written as it is: its words are no description. */
const quoted = /(「[^」\n]{1,80}」|『[^』\n]{1,80}』|“[^”\n]{1,80}”|«[^»\n]{1,80}»|"[^"\n]{1,80}")/u;
/** Figures are the same in every language. */
const figure = /^[\d:.,/×%°\s()!?¡¿–-]+$/u;

/**
 * Translates a description by glossary, into a list of phrases (the form that generators read best). Null if a
 * word is not in the glossary: a description in two languages is worse than one in the wrong language. Linear
 * in the text.
 */
export function translateScene(
  text: string,
  from: Language,
  to: Language,
  glossary: Glossary,
): string[] | null {
  const dictionary = dictionaryOf(glossary, from, to);
  const terms = new Set<string>();
  for (const piece of text.split(quoted)) {
    if (quoted.test(piece)) {
      terms.add(piece);
      continue;
    }
    for (const { term, isKnown } of (from === "ja" ? termsOfJapanese : termsOfWords)(piece, dictionary)) {
      if (!isKnown && !figure.test(term)) return null;
      if (term.trim() !== "") terms.add(term.trim());
    }
  }
  return terms.size > 0 ? [...terms] : null;
}

const knownBeginnings = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>();

/** The first characters of a dictionary's terms; collected once, not for each piece between quotations. */
function beginningsOf(dictionary: ReadonlyMap<string, string>): ReadonlySet<string> {
  const known = knownBeginnings.get(dictionary);
  if (known) return known;
  const beginnings = new Set(Array.from(dictionary.keys(), (term) => term.charAt(0)));
  knownBeginnings.set(dictionary, beginnings);
  return beginnings;
}

interface Term {
  term: string;
  isKnown: boolean;
}

function termsOfJapanese(text: string, dictionary: ReadonlyMap<string, string>): Term[] {
  const terms: Term[] = [];
  const characters = [...text];
  let unknown = "";
  const flush = () => {
    const rest = unknown.replace(
      /^[をがはにでのとやもへ、。\s]+|(?<![をがはにでのとやもへ、。\s])[をがはにでのとやもへ、。\s]+$/gu,
      "",
    );
    if (rest !== "" && !joints.test(rest)) terms.push({ term: rest, isKnown: false });
    unknown = "";
  };
  const beginnings = beginningsOf(dictionary);
  // Two characters may fold to one.
  const begins = (at: number) =>
    [1, 2].some((size) => beginnings.has(foldText(characters.slice(at, at + size).join("")).charAt(0)));
  for (let at = 0; at < characters.length;) {
    let size = begins(at) ? Math.min(longestTerm, characters.length - at) : 0;
    let target: string | undefined;
    for (; size > 0 && target === undefined; size--)
      target = dictionary.get(foldText(characters.slice(at, at + size).join("")));
    if (target === undefined) {
      unknown += characters[at]!;
      at += 1;
      continue;
    }
    flush();
    terms.push({ term: target, isKnown: true });
    at += size + 1;
  }
  flush();
  return terms;
}

function termsOfWords(text: string, dictionary: ReadonlyMap<string, string>): Term[] {
  const terms: Term[] = [];
  for (const clause of text.split(/(?<!\d)[,.:](?!\d)|[;\n]|[,.:](?=\s)/)) {
    const words = clause.trim().split(/\s+/).filter(Boolean);
    for (let at = 0; at < words.length;) {
      let size = Math.min(mostWords, words.length - at);
      let target: string | undefined;
      for (; size > 0 && target === undefined; size--)
        target = dictionary.get(foldText(words.slice(at, at + size).join(" ")));
      // A connective is no term of its own.
      const joins = (target === undefined || size === 0) && stopWords.has(foldText(words[at]!));
      if (!joins) terms.push({ term: target ?? words[at]!, isKnown: target !== undefined });
      at += target === undefined ? 1 : size + 1;
    }
  }
  return terms;
}

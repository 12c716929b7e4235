import { languages, type Language } from "~/domain/languages";
import { foldText } from "~/features/text/fold-text";

import { told } from "./told";

/** Words in each language, from `playbooks/`. */
export type WordLists = Record<Language, readonly string[]>;

const latin = /^[\p{Script=Latin}\d]/u;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * One regular expression per list: Latin words whole, with any ending after `*` and for stems; other scripts
 * anywhere.
 */
function patternOf(words: readonly string[], stems: boolean): RegExp | null {
  if (words.length === 0) return null;
  const alternatives = words.map((word) => {
    const folded = foldText(word);
    const open = stems || folded.endsWith("*");
    const body = escaped(folded.endsWith("*") ? folded.slice(0, -1) : folded);
    if (!latin.test(folded)) return body;
    return `(?<![\\p{Script=Latin}\\d])${body}${open ? "" : "(?![\\p{Script=Latin}\\d])"}`;
  });
  return new RegExp(alternatives.join("|"), "u");
}

const known = new WeakMap<WordLists, RegExp | null>();

/**
 * Whether a folded text contains a word of a list (`stems`: or a longer word), in any language.
 * Linear in the text.
 */
export function speaksOf(folded: string, lists: WordLists, stems = false): boolean {
  let pattern = known.get(lists);
  if (pattern === undefined) {
    pattern = patternOf(
      languages.flatMap((language) => lists[language]),
      stems,
    );
    known.set(lists, pattern);
  }
  return pattern?.test(folded) ?? false;
}

const digits = String.raw`(?<![\p{L}\d])\d{1,6}(?:[.,]\d{1,3})?\s?`;

/** Number patterns for measures, in every language. */
const measures = {
  length: new RegExp(
    `${digits}(?:文字|字|行|words?|palabras|characters|caracteres|lines?|líneas|lineas|pages?|páginas|paginas|ページ|sentences?|frases)`,
    "u",
  ),
  quantity: new RegExp(
    `${digits}(?:個|案|つ|本|選|パターン|種類|options?|ideas?|versions?|examples?|opciones|versiones|ejemplos|問|questions?|preguntas|titles?|names?|nombres)`,
    "u",
  ),
  duration: new RegExp(`${digits}-?(?:秒|分|seconds?|secs?|minutes?|mins?|segundos?|minutos?)`, "u"),
  budget: new RegExp(`${digits}(?:円|万|dollars?|bucks|euros?|pesos|usd|eur|jpy|€)|[$€£¥]\\s?\\d`, "u"),
  headcount:
    /(?<![\d])\d{1,3}\s?(?:人|名)(?!気|前|間|物|生)|(?<!\p{L})(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)\s(?:people|persons?|adults?|kids|children|guests|students|players|vegetarians|vegans|of us)(?!\p{L})|(?<!\p{L})(?:\d{1,3}|dos|tres|cuatro|cinco|seis|ocho|diez)\s(?:personas|adultos|ninos|invitados|alumnos|jugadores|vegetarian[oa]s)(?!\p{L})/u,
  age: /(?<!\d)\d{1,3}\s?(?:歳|才)|(?<!\d)\d{1,3}[- ]?years?[- ]old|(?<!\d)\d{1,3}\s?y\/?o(?!\p{L})|(?<!\p{L})(?:de|cumple) \d{1,3} anos(?!\p{L})/u,
  clock:
    /(?<!\d)\d{1,2}\s?時(?!間)|[一二三四五六七八九十]時(?!間)|(?<!\d)\d{1,2}[:h]\d{2}(?!\d)|(?<![\p{L}\d])\d{1,2}\s?(?:[ap]\.?m\b|h(?:rs?|oras)?\b|o'?clock)|(?<!\p{L})(?:at|by|before|around|a las?|sobre las) (?:\d{1,2}(?![\d%])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L})/u,
  weekday:
    /(?<!\d)\d{1,2}日(?![間本前後])|(?<!\d)\d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?<!\p{L})(?:el )?dia \d{1,2}(?!\d)/u,
} as const;

const forms: Partial<Record<string, RegExp>> = { ...measures, ...told };

/** The topics mentioned in a folded text, wanted or excluded. */
export function topicsOf<T extends string>(folded: string, topics: Record<T, WordLists>): Set<T> {
  const found = new Set<T>();
  for (const topic of Object.keys(topics) as T[]) {
    if (speaksOf(folded, topics[topic]) || forms[topic]?.test(folded)) found.add(topic);
  }
  return found;
}

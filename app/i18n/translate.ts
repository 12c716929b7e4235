import type { Language } from "~/domain/languages";
import { listFormat, numberFormat } from "~/domain/formats";

import type { Dictionary } from "./locales/ja";

export type Namespace = keyof Dictionary;

/** Values for the `{{name}}` of a sentence. */
export type Values = Readonly<Record<string, unknown>>;

/** The paths of all sentences below a branch of the dictionary. */
type SentencePath<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? Key
    : Branch[Key] extends readonly string[]
      ? never
      : `${Key}.${SentencePath<Branch[Key]>}`;
}[keyof Branch & string];

/** The paths of all branches and lists below a branch of the dictionary. */
type BranchPath<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? never
    : Branch[Key] extends readonly string[]
      ? Key
      : Key | `${Key}.${BranchPath<Branch[Key]>}`;
}[keyof Branch & string];

type At<Branch, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? At<Branch[Key & keyof Branch], Rest>
  : Branch[Path & keyof Branch];

type Qualified<Paths extends Record<Namespace, string>> = {
  [Name in Namespace]: `${Name}:${Paths[Name]}`;
}[Namespace];

type SentencePaths = { [Name in Namespace]: SentencePath<Dictionary[Name]> };
type BranchPaths = { [Name in Namespace]: BranchPath<Dictionary[Name]> };

/** The key of a sentence: its path in the default namespace, or `namespace:path`. */
export type SentenceKey<Default extends Namespace> = SentencePaths[Default] | Qualified<SentencePaths>;

/** The key of a branch or list of sentences. */
export type BranchKey<Default extends Namespace> = BranchPaths[Default] | Qualified<BranchPaths>;

/** The type of a branch or list at its key. */
export type BranchAt<
  Default extends Namespace,
  Key extends string,
> = Key extends `${infer Name}:${infer Path}`
  ? At<Dictionary[Name & Namespace], Path>
  : At<Dictionary[Default], Key>;

/** Translates into one language; keys without a namespace belong to the default one. */
export interface Translate<Default extends Namespace = "shell"> {
  /** A sentence with its values; a missing sentence is its key, and of an unknown error the general one. */
  (key: SentenceKey<Default>, values?: Values): string;
  /** All sentences of a branch or list, with their values. */
  all: <Key extends BranchKey<Default>>(key: Key, values?: Values) => BranchAt<Default, Key>;
}

/** The formats of `{{name, format}}`. */
const formats: Record<string, (value: unknown, language: Language) => string> = {
  number: (value, language) => numberFormat(language).format(value as number),
  list: (value, language) => listFormat(language).format(value as string[]),
};

const placeholders = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/** Puts values in place of `{{name}}` and `{{name, format}}`; a missing value leaves nothing. */
function interpolate(sentence: string, values: Values, language: Language): string {
  if (!sentence.includes("{{")) return sentence;
  return sentence.replaceAll(placeholders, (_, name: string, format?: string) => {
    const value = values[name];
    if (value === undefined || value === null) return "";
    return format ? formats[format]!(value, language) : String(value);
  });
}

type Sentences = { readonly [key: string]: unknown };

const find = (branch: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((at, key) => (at as Sentences | undefined)?.[key], branch);

function interpolateAll(branch: unknown, values: Values, language: Language): unknown {
  if (typeof branch === "string") return interpolate(branch, values, language);
  if (Array.isArray(branch)) return branch.map((part) => interpolateAll(part, values, language));
  return Object.fromEntries(
    Object.entries(branch as Sentences).map(([key, part]) => [key, interpolateAll(part, values, language)]),
  );
}

/** One namespace of a language's dictionary, where it is loaded. */
export type FindNamespace = <Name extends Namespace>(
  language: Language,
  name: Name,
) => Dictionary[Name] | undefined;

/** Makes translate functions over loaded dictionaries: always the same one for a language and a namespace. */
export function createTranslator(findNamespace: FindNamespace) {
  const made = new Map<string, unknown>();
  return <Default extends Namespace>(language: Language, namespace: Default): Translate<Default> => {
    const id = `${language}/${namespace}`;
    const lookUp = (key: string, values: Values = {}): unknown => {
      const [path, name = namespace] = key.split(":").toReversed() as [string, Namespace?];
      const sentences = findNamespace(language, name);
      // A page from before a deployment knows no newer codes.
      const other = name === "errors" ? find(sentences, "internal") : undefined;
      return interpolateAll(find(sentences, path) ?? other ?? key, values, language);
    };
    const translate = made.get(id) ?? Object.assign(lookUp, { all: lookUp.bind(null) });
    made.set(id, translate);
    return translate as Translate<Default>;
  };
}

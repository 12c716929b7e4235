import type { Language } from "~/domain/languages";
import type { Playbooks } from "~/features/generator/playbooks/playbooks.server";
import type { UnclearClass } from "~/features/generator/playbooks/schema";

/** A class of unclear words with its patterns. */
export interface UnclearPattern extends Pick<
  UnclearClass,
  "asks" | "options" | "material" | "unless" | "elsewhere" | "weak"
> {
  pattern: RegExp;
  /** Words that explain these elsewhere in the prompt. Null if nothing does. */
  told: RegExp | null;
}

interface UnclearPatterns {
  references: UnclearPattern[];
  wishes: UnclearPattern[];
}

const number = "[\\d０-９一二三四五六七八九十]";
const spacedWord = "[\\p{L}\\p{N}'’-]{1,20}";
/** Characters that end the word before a Japanese phrase. */
const stops = "\\s\\p{P}\\p{S}はもがをにと";
/** Scripts of which Japanese words are made without kana. */
const scripts = { Han: /\p{Script=Han}/u, Katakana: /\p{Script=Katakana}/u };

/** A word as a pattern; Latin accents may be left out. */
const bodyOf = (word: string): string =>
  Array.from(word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), (letter) =>
    /[áéíóúü]/iu.test(letter) ? `[${letter}${letter.normalize("NFD")[0]}]` : letter,
  )
    .join("")
    .replaceAll(/['’]/gu, "['’]");

const oneOf = (words: readonly string[], bodyOfWord = bodyOf): string =>
  `(?:${words.map(bodyOfWord).join("|")})`;

/** The condition that a Japanese word does not go on beyond its first or last letter. */
function edge(letter: string, look: "?<!" | "?!"): string {
  const script = Object.entries(scripts).find(([, pattern]) => pattern.test(letter));
  return script ? `(${look}\\p{Script=${script[0]}})` : "";
}

function japanesePhrase(
  phrase: UnclearClass["phrases"][number],
  { before, followed }: Pick<UnclearClass, "before" | "followed">,
): string {
  const parts = phrase.map((part, at) =>
    typeof part === "number"
      ? `[^${stops}]{0,${part}}`
      : oneOf(part, (word) => {
          const start = at === 0 && before === 0 ? edge(word.at(0)!, "?<!") : "";
          return start + bodyOf(word) + (at === phrase.length - 1 ? edge(word.at(-1)!, "?!") : "");
        }),
  );
  const start = before > 0 ? `(?<![^${stops}])[^${stops}]{1,${before}}` : "";
  return start + parts.join("") + (followed.length > 0 ? `(?=${oneOf(followed)})` : "");
}

function spacedPhrase(phrase: UnclearClass["phrases"][number], after: number): string {
  const [first, ...rest] = phrase.map((part) =>
    typeof part === "number" ? `(?: ${spacedWord}){0,${part}}` : ` ${oneOf(part)}`,
  );
  return `(?<![\\p{L}\\p{N}])${first!.slice(1)}${rest.join("")}${after > 0 ? `(?: ${spacedWord}){1,${after}}` : ""}(?![\\p{L}\\p{N}])`;
}

function patternOf(source: UnclearClass, language: Language): UnclearPattern {
  const { words, phrases, after, told } = source;
  const sources = [...phrases, ...(words.length > 0 ? [[words]] : [])].map((phrase) =>
    language === "ja" ? japanesePhrase(phrase, source) : spacedPhrase(phrase, after),
  );
  const tells = told.map((word) => bodyOf(word).replace("#", `${number}\\s?`));
  const spaced = language === "ja" ? "" : "(?<![\\p{L}])";
  return {
    ...source,
    pattern: new RegExp(sources.join("|"), "giu"),
    told: tells.length === 0 ? null : new RegExp(`${spaced}(?:${tells.join("|")})`, "iu"),
  };
}

const made = new WeakMap<Playbooks, Map<Language, UnclearPatterns>>();

/** The classes of unclear words in a language. */
export function unclearPatterns(playbooks: Playbooks, language: Language): UnclearPatterns {
  const known = made.get(playbooks) ?? new Map<Language, UnclearPatterns>();
  made.set(playbooks, known);
  const { references, wishes } = playbooks.unclear[language];
  const patterns = known.get(language) ?? {
    references: references.map((source) => patternOf(source, language)),
    wishes: wishes.map((source) => patternOf(source, language)),
  };
  known.set(language, patterns);
  return patterns;
}

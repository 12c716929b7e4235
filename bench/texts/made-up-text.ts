import * as japanese from "./japanese-words";
import * as spanish from "./spanish-words";
import { pickByZipf, zipf, type Random } from "./zipf";

/** Number of nouns of a language, its list included. */
const vocabulary = 40_000;

/** A writer of texts in one language. */
export interface Writer {
  /** A text of about this many characters, or slightly more. */
  write(length: number): string;
  /** One noun, for titles and tags. */
  word(): string;
}

/** A noun beyond the list: the same one for the same place. */
function rareJapanese(place: number): string {
  const { kanji, katakana } = japanese;
  const part = (items: readonly string[], step: number) => items[Math.floor(place * step) % items.length]!;
  if (place % 3 > 0) return part(kanji, 1) + part(kanji, 0.37);
  const parts = [part(katakana, 1 / 3), part(katakana, 0.11), part(katakana, 0.013), part(katakana, 0.0029)];
  return parts.slice(0, 2 + (place % 4 > 1 ? 2 : place % 2)).join("");
}

function rareSpanish(place: number): string {
  const { stems, middles, endings } = spanish;
  const rest = Math.floor(place / stems.length);
  return `la ${stems[place % stems.length]}${middles[rest % middles.length]}${endings[Math.floor(rest / middles.length) % endings.length]}`;
}

function writer(
  random: Random,
  sentences: readonly string[],
  separator: string,
  words: { N: () => string; V: () => string; Q: () => string },
): Writer {
  const fill = (sentence: string) =>
    sentence.replace(/[NVQD](?![a-zé])/g, (kind) =>
      kind === "D" ? String(random.below(30) + 1) : words[kind as "N" | "V" | "Q"](),
    );
  return {
    word: words.N,
    write(length) {
      let text = "";
      while (text.length < length) {
        const sentence = pickByZipf(random, sentences);
        const isLine = /^(##|-|D\.) /.test(sentence);
        text += `${isLine ? "\n" : ""}${fill(sentence)}${isLine || random.chance(0.2) ? "\n" : separator}`;
      }
      return text.trim();
    },
  };
}

const noun = (random: Random, known: readonly string[], rare: (place: number) => string) => () => {
  const place = zipf(random, vocabulary);
  return known[place] ?? rare(place);
};

/** Writes prompt-like Japanese, of words chosen by frequency. */
export const japaneseWriter = (random: Random): Writer =>
  writer(random, japanese.sentences, "", {
    N: noun(random, japanese.nouns, rareJapanese),
    V: () => pickByZipf(random, japanese.actions),
    Q: () => pickByZipf(random, japanese.qualities),
  });

/** The same in Spanish. */
export const spanishWriter = (random: Random): Writer =>
  writer(random, spanish.sentences, " ", {
    N: noun(random, spanish.nouns, rareSpanish),
    V: () => pickByZipf(random, spanish.verbs),
    Q: () => pickByZipf(random, spanish.qualities),
  });

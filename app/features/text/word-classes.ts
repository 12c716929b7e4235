import { foldText } from "./fold-text";

/** A class of sentences that are made of a few words only. */
export interface WordClass {
  label: string;
  /** Groups of phrases; a sentence of the class has one of each group. */
  cues: readonly (readonly string[])[];
  /** The other words that it may have. */
  words: readonly string[];
}

interface FoldedClass {
  label: string;
  cues: string[][];
  words: ReadonlySet<string>;
  longest: number;
}

/** Numbers, also with separators, are the word `#`. */
const number = /\d+(?:[.,]\d+)*/g;

/** Recognizes sentences that have all their words from one class. `spaced`: the language has spaces between words. */
export class WordClasses {
  readonly #classes: FoldedClass[];
  readonly #gap: string;

  constructor(classes: readonly WordClass[], { spaced }: { spaced: boolean }) {
    this.#gap = spaced ? " " : "";
    this.#classes = classes.map(({ label, cues, words }) => {
      const folded = cues.map((group) => group.map((cue) => this.#fold(cue)));
      const own = [...words, ...cues.flat().flatMap((cue) => (spaced ? cue.split(" ") : [cue]))];
      const known = own.map((word) => this.#fold(word).slice(this.#gap.length));
      return {
        label,
        cues: folded,
        words: new Set(known),
        longest: Math.max(...known.map(({ length }) => length)),
      };
    });
  }

  /** The label of the first class with all of a sentence's words; null if there is none. Linear in the sentence. */
  labelOf(sentence: string): string | null {
    const said = this.#fold(sentence);
    const found = this.#classes.find(
      (one) =>
        one.cues.every((group) => group.some((cue) => said.includes(cue))) &&
        isMadeOf(said, this.#gap.length, one),
    );
    return found?.label ?? null;
  }

  #fold(text: string): string {
    const words = foldText(text)
      .replaceAll(/['’]/g, "")
      .replaceAll(number, "#")
      .split(/[^\p{L}#]+/u)
      .filter(Boolean);
    return this.#gap + words.map((word) => word + this.#gap).join("");
  }
}

/** Whether a text from `start` on is a row of these words. */
function isMadeOf(text: string, start: number, { words, longest }: FoldedClass): boolean {
  const reached = new Set([start]);
  for (let at = start; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (let end = at + 1; end <= Math.min(text.length, at + longest); end += 1)
      if (words.has(text.slice(at, end))) reached.add(end);
  }
  return reached.has(text.length);
}

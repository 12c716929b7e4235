import { foldText } from "~/features/text/fold-text";

import type { ThingWish } from "./wish-signs";

/** The words of a language that separates them by spaces, by which wishes for things are read. */
interface ThingWords {
  /** A ban, and a ban in the passive; the first group is what. */
  forbids: RegExp;
  banned: RegExp;
  /** A ban that names the thing at once, without a verb. */
  bare: RegExp;
  asks: RegExp;
  /** The word at which a wish for something ends. */
  turns: RegExp;
  excepts: RegExp;
  /** Verbs of having something in the result, and of being: those of one kind are alike. */
  having: RegExp;
  being: RegExp;
  /** Words that say nothing of the thing. */
  small: ReadonlySet<string>;
  /** The same thing in other words. */
  spellings: readonly (readonly [RegExp, string])[];
  /** The endings of nouns. */
  endings: RegExp;
  verbStem: (verb: string) => string;
}

/** A function that reads what a sentence is about, by its subject or label; empty for the whole. */
export function topicReader(subject: RegExp, ofWhole: RegExp): (sentence: string) => string {
  return (sentence) => {
    const found = subject.exec(sentence)?.[1] ?? "";
    return ofWhole.test(found) ? "" : found;
  };
}

/** A function that reads the words of a sentence that say something, and `not` where it is a ban. */
export function contentWordsReader(
  { forbids, small, endings }: Pick<ThingWords, "forbids" | "small" | "endings">,
  carrier: RegExp,
): (sentence: string) => string[] {
  return (sentence) => {
    const ban = forbids.exec(sentence);
    const words = foldText((ban?.[1] ?? sentence).replace(carrier, " ")).match(/[\p{L}\p{N}]+/gu) ?? [];
    const kept = words.filter((word) => !small.has(word)).map((word) => word.replace(endings, ""));
    return ban ? [...kept, "not"] : kept;
  };
}

/** A function that reads from a sentence the wish to have, be or do something, or not to. */
export function thingWishReader(words: ThingWords): (sentence: string) => ThingWish[] {
  const stems = (what: string): string[] =>
    foldText(what)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1 && !words.small.has(word))
      .map((word) => word.replace(words.endings, ""));

  function wishOf(what: string, isWanted: boolean, isBare: boolean): ThingWish[] {
    const verb = words.having.exec(what)?.[0];
    if (verb !== undefined || isBare)
      return [{ isWanted, verb: "have", things: stems(what.slice(verb?.length ?? 0)) }];
    const state = words.being.exec(what)?.[0];
    if (state !== undefined) return [{ isWanted, verb: "be", things: stems(what.slice(state.length)) }];
    const [first = "", ...others] = what.split(" ");
    return [{ isWanted, verb: words.verbStem(first), things: stems(others.join(" ")) }];
  }

  return (sentence) => {
    const said = words.spellings.reduce((text, [pattern, word]) => text.replace(pattern, word), sentence);
    const ban = words.banned.exec(said);
    const no = ban ?? words.forbids.exec(said);
    if (no)
      return words.excepts.test(said) ? [] : wishOf(no[1]!, false, ban !== null || words.bare.test(said));
    const yes = words.asks.exec(said);
    return yes ? wishOf(yes[1]!.split(words.turns, 1)[0]!, true, false) : [];
  };
}

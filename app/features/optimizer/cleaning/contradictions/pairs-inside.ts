import type { Cut } from "./removal-of";
import type { WishSigns } from "./wish-signs";
import { excludesLength, type WishedLength } from "./wished-lengths";
import type { WishedSentence } from "./wished-sentences";
import { signIn, type Pair, type Wish } from "./wishes";

/** A wish with a verb of its own, which needs what stands before the first one. */
const isClause = /^(?:include|give|cover|mention|explain|incluye|da|menciona|explica)\s/iu;

type Place = readonly [start: number, end: number];

/** The wishes of single sentences that cannot both hold: "short, but in detail". One a sentence. */
export function pairsInside(
  sentences: readonly WishedSentence[],
  lengths: readonly WishedLength[],
  signs: WishSigns,
): Pair[] {
  const kinds = [...signs.inside.opposites, ...signs.opposites];
  return sentences.flatMap((sentence) => {
    const own = lengths.filter((length) => length.sentence === sentence);
    const places: (readonly [Place, Place])[] = [];
    for (const [at, { start, end }] of own.entries()) {
      const next = own[at + 1];
      if (
        next &&
        !/[はが]/u.test(sentence.text.slice(next.start, next.end)) &&
        excludesLength(own[at]!, next)
      )
        places.push([
          [start, end],
          [next.start, next.end],
        ]);
    }
    for (const { one, other } of kinds) {
      const [first, second] = [signIn(sentence, one, signs), signIn(sentence, other, signs)];
      if (first && second) places.push(first[0] < second[0] ? [first, second] : [second, first]);
    }
    for (const [one, other] of places) {
      const pair = pairAt(sentence, one, other, signs);
      if (pair) return [pair];
    }
    return [];
  });
}

/** Two wishes at these places of a sentence; null if more than a conjunction is between them. */
function pairAt(sentence: WishedSentence, one: Place, other: Place, { inside }: WishSigns): Pair | null {
  const { text } = sentence;
  if (one[1] > other[0]) return null;
  const between = inside.between.exec(text.slice(one[1], other[0]));
  if (!between) return null;
  const { particle = "", adverbs = "" } = between.groups!;
  const from = one[0] - inside.before.exec(text.slice(0, one[0]))![0].length;
  const second = other[0] - adverbs.length;
  const tail = inside.after.exec(text.slice(other[1]))![0];
  // The words that follow carry both wishes: the first one ends as the second one does.
  const isEnded = particle !== "" || /[でに]$/u.test(text.slice(...one));
  const end = other[1] + (isEnded ? tail.length : 0);
  const carries = particle === "" || tail !== "";
  // In a row of manners, none can go without its comma.
  const isRow = /\p{L}, $/u.test(text.slice(0, from));
  const cut = (start: number, stop: number): Cut => ({
    start: sentence.start + start,
    end: sentence.start + stop,
    removed: text.slice(start, stop),
  });
  const wish = (start: number, stop: number, gone: Cut | null): Wish => ({
    sentence,
    start,
    end: stop,
    cut: gone,
  });
  return [
    wish(
      from,
      one[1] + particle.length,
      isRow || isClause.test(text.slice(second)) ? null : cut(from, second),
    ),
    wish(second, other[1] + tail.length, carries && !isRow ? cut(one[1] + particle.length, end) : null),
  ];
}

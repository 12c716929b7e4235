import type { Question } from "~/domain/composition";
import type { Language } from "~/domain/languages";

import { contradictionName } from "../../contradiction-name";
import { removalOf, type Cut } from "./removal-of";
import { wishSigns } from "./signs";
import type { Opposites, WishSigns } from "./wish-signs";
import { excludesLength, wishedLengths, type WishedLength } from "./wished-lengths";
import { wishedSentences, type WishedSentence } from "./wished-sentences";

/** Two wishes of a prompt that cannot both hold. */
export interface Contradiction {
  /** The question which one holds. */
  question: Question;
  /** Both sentences, in their order. */
  passages: readonly [string, string];
  /** The cut by which a passage gives way. Null if a line has to tell which one counts. */
  cuts: readonly [Cut | null, Cut | null];
  /** The line that tells which one counts, where each passage is kept. */
  rules: readonly [string, string];
}

/** Maximum number of contradictions that a person is asked about. */
const most = 5;
const mostSentences = 150;

/** A wish as its sentence, and the words that say it, by their place in it. */
interface Wish {
  sentence: WishedSentence;
  start: number;
  end: number;
  adjunct?: readonly [number, number] | undefined;
}

type Pair = readonly [Wish, Wish];

/** The contradictions in a prompt, in order of their first passage. `spoken`: the prompt without its material. */
export function contradictionsIn(content: string, spoken: string, language: Language): Contradiction[] {
  const signs = wishSigns[language];
  const sentences = wishedSentences(content, spoken)
    .filter(({ text }) => !signs.isConditional.test(text))
    .slice(0, mostSentences);
  const lengths = lengthsIn(sentences, signs);
  const pairs = [
    ...pairsOf(lengths, excludesLength).map(
      ([one, other]) => [adjoined(one, signs), adjoined(other, signs)] as const,
    ),
    ...pairsOfOpposites(sentences, signs.briefness, signs),
    ...briefAndDetailed(sentences, lengths, signs),
    ...signs.opposites.flatMap((opposites) => pairsOfOpposites(sentences, opposites, signs)),
    ...pairsOfThings(sentences, signs),
    ...pairsOfLanguages(sentences, signs),
  ];
  const used = new Set<WishedSentence>();
  const chosen = pairs.filter(([one, other]) => {
    if (used.has(one.sentence) && used.has(other.sentence)) return false;
    used.add(one.sentence).add(other.sentence);
    return true;
  });
  return chosen
    .map(([one, other]): Pair => (one.sentence.start < other.sentence.start ? [one, other] : [other, one]))
    .sort(([one], [other]) => one.sentence.start - other.sentence.start)
    .map(([one, other]) => ({
      passages: [one.sentence.text, other.sentence.text] as const,
      cuts: [removalOf(content, one, signs), removalOf(content, other, signs)] as const,
      rules: [signs.counts(shown(one), shown(other)), signs.counts(shown(other), shown(one))] as const,
    }))
    .filter(
      ({ rules, passages }) => passages[0] !== passages[1] && !rules.some((rule) => content.includes(rule)),
    )
    .slice(0, most)
    .map((made, at) => ({ ...made, question: questionOf(at + 1, made.passages, signs) }));
}

const questionOf = (
  number: number,
  passages: readonly string[],
  { question: { label, ask } }: WishSigns,
): Question => ({
  name: contradictionName(number),
  label,
  question: ask,
  example: "",
  kind: "text",
  required: false,
  options: [...passages],
  value: null,
});

const shown = ({ sentence: { text } }: Wish): string => text.replace(/[.。]$/u, "");

/** Each wish with the first later one that excludes it. */
function pairsOf<Found extends Wish>(
  wishes: readonly Found[],
  excludes: (one: Found, other: Found) => boolean,
) {
  const pairs: (readonly [Found, Found])[] = [];
  const taken = new Set<Found>();
  for (const [at, one] of wishes.entries()) {
    if (taken.has(one)) continue;
    const other = wishes
      .slice(at + 1)
      .find((later) => !taken.has(later) && later.sentence !== one.sentence && excludes(one, later));
    if (!other) continue;
    taken.add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

function lengthsIn(sentences: readonly WishedSentence[], signs: WishSigns): WishedLength[] {
  const kinds = new Set(sentences.flatMap(({ text }) => text.toLowerCase().match(signs.kind) ?? []));
  return sentences.flatMap((sentence) => wishedLengths(sentence, signs, kinds.size > 1));
}

/** A length with the words around it that go with it. */
function adjoined(length: WishedLength, { around }: WishSigns): Wish {
  const {
    sentence: { text },
    start,
    end,
  } = length;
  const before = around.before.exec(text.slice(0, start));
  const after = around.after.exec(text.slice(end));
  return before && after ? { ...length, adjunct: [before.index, end + after[0].length] } : length;
}

/** The place of a sign that nothing negates. */
function signIn({ text }: WishedSentence, sign: RegExp, { negation }: WishSigns): [number, number] | null {
  const found = sign.exec(text);
  return found && !negation.test(text.slice(0, found.index))
    ? [found.index, found.index + found[0].length]
    : null;
}

function wishesOf(
  sentences: readonly WishedSentence[],
  { one, other, adjunct }: Opposites,
  signs: WishSigns,
) {
  return sentences.flatMap((sentence) => {
    const places = [one, other].map((sign) => signIn(sentence, sign, signs));
    const side = places.findIndex((place) => place !== null);
    if (side === -1 || places.every((place) => place !== null)) return [];
    const [start, end] = places[side]!;
    const goes = adjunct?.exec(sentence.text);
    return [
      {
        sentence,
        start,
        end,
        side,
        ...(goes && { adjunct: [goes.index, goes.index + goes[0].length] as const }),
      },
    ];
  });
}

const pairsOfOpposites = (
  sentences: readonly WishedSentence[],
  opposites: Opposites,
  signs: WishSigns,
): Pair[] =>
  pairsOf(
    wishesOf(sentences, opposites, signs).filter(
      ({ sentence: { text } }) => !signs.part.test(text) || opposites !== signs.briefness,
    ),
    ({ side }, other) => side !== other.side,
  ).slice(0, 1);

/** A small upper bound of the whole, and a wish for everything. */
function briefAndDetailed(
  sentences: readonly WishedSentence[],
  lengths: readonly WishedLength[],
  signs: WishSigns,
): Pair[] {
  const short = lengths.find(
    ({ most: bound, unit, measure }) => bound <= (signs.brief[unit] ?? 0) && measure === `${unit}||||`,
  );
  const full = wishesOf(sentences, signs.briefness, signs).find(
    ({ side, sentence }) => side === 1 && sentence !== short?.sentence,
  );
  return short && full ? [[adjoined(short, signs), full]] : [];
}

function pairsOfThings(sentences: readonly WishedSentence[], signs: WishSigns): Pair[] {
  const wishes = sentences.flatMap((sentence) =>
    signs
      .thingWish(sentence.text)
      .map((wish) => ({ ...wish, sentence, start: 0, end: sentence.text.length })),
  );
  return pairsOf(wishes, (one, other) => {
    if (one.isWanted === other.isWanted || one.verb !== other.verb) return false;
    const [no, yes] = one.isWanted ? [other, one] : [one, other];
    if (no.things.length === 0) return no.verb !== "have" && no.verb !== "";
    return (
      no.things.every((thing) => yes.things.includes(thing)) && yes.things.length <= no.things.length + 3
    );
  });
}

function pairsOfLanguages(sentences: readonly WishedSentence[], signs: WishSigns): Pair[] {
  const wishes = sentences.flatMap((sentence) => {
    const found = signs.outputLanguage.exec(sentence.text);
    return found && !signs.part.test(sentence.text)
      ? [{ sentence, start: found.index, end: found.index + found[0].length, value: found[1]!.toLowerCase() }]
      : [];
  });
  return pairsOf(wishes, (one, other) => one.value !== other.value).slice(0, 1);
}

import type { Question } from "~/domain/composition";
import type { Language } from "~/domain/languages";

import { contradictionName } from "../../contradiction-name";
import { pairsInside } from "./pairs-inside";
import { pairsOfReaders } from "./readers";
import { removalOf, type Cut } from "./removal-of";
import { thingsOfOneValue } from "./things-of-one-value";
import { wishSigns } from "./signs";
import type { Opposites, WishSigns } from "./wish-signs";
import { excludesLength, lengthsIn, type WishedLength } from "./wished-lengths";
import { wishedSentences, type WishedSentence } from "./wished-sentences";
import { signIn, type Pair, type Wish } from "./wishes";

/** Two wishes of a prompt that cannot both hold. */
export interface Contradiction {
  /** The question which one holds. */
  question: Question;
  /** Both sentences, in their order. */
  passages: readonly [string, string];
  /** The cut by which a passage gives way. Null if a line has to tell which one counts. */
  cuts: readonly [Cut | null, Cut | null];
  /** The cuts of the sentences that ask again for what a passage asks for. */
  again: readonly [readonly Cut[], readonly Cut[]];
  /** The line that tells which one counts, where each passage is kept. */
  rules: readonly [string, string];
}

/** Maximum number of contradictions that a person is asked about. */
const most = 8;
const mostSentences = 150;

/** The contradictions in a prompt, in order of their first passage. `spoken`: the prompt without its material. */
export function contradictionsIn(content: string, spoken: string, language: Language): Contradiction[] {
  const signs = wishSigns[language];
  const all = wishedSentences(content, spoken).slice(0, mostSentences);
  const sentences = all.filter(({ text }) => !signs.isConditional.test(text));
  const lengths = lengthsIn(sentences, signs);
  const pairs = [
    ...pairsInside(sentences, lengths, signs),
    ...pairsOf(lengths, excludesLength).map(
      ([one, other]) => [adjoined(one, signs), adjoined(other, signs)] as const,
    ),
    ...pairsOfOpposites(sentences, signs.briefness, signs),
    ...briefAndDetailed(sentences, lengths, signs),
    ...signs.opposites.flatMap((opposites) =>
      pairsOfOpposites(opposites.holdsAlways ? all : sentences, opposites, signs),
    ),
    ...pairsOfThings(sentences, signs),
    ...pairsOfLanguages(sentences, signs),
    ...pairsOfReaders(sentences, language),
    ...thingsOfOneValue(sentences, language),
  ];
  const used = new Set<WishedSentence>();
  const told = new Set<WishedSentence>();
  const chosen = pairs.filter(([one, other]) => {
    if ([one, other].every(({ sentence }) => used.has(sentence) || told.has(sentence))) return false;
    used.add(one.sentence).add(other.sentence);
    for (const { sentence } of [...(one.alike ?? []), ...(other.alike ?? [])]) told.add(sentence);
    return true;
  });
  return chosen
    .map(([one, other]): Pair => (one.sentence.start <= other.sentence.start ? [one, other] : [other, one]))
    .sort(([one], [other]) => one.sentence.start - other.sentence.start)
    .map(([one, other]) => ({
      passages: [passageOf(one), passageOf(other)] as const,
      cuts: [cutOf(content, one, signs), cutOf(content, other, signs)] as const,
      again: [againOf(content, one, used, signs), againOf(content, other, used, signs)] as const,
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

const passageOf = ({ sentence: { text }, start, end, cut }: Wish): string =>
  cut === undefined ? text : text.slice(start, end);

const cutOf = (content: string, wish: Wish, signs: WishSigns): Cut | null =>
  wish.cut === undefined ? removalOf(content, wish, signs) : wish.cut;

/** The cuts of what asks again for a wish, and stands in no contradiction itself. */
const againOf = (
  content: string,
  { alike, sentence: { heading } }: Wish,
  used: ReadonlySet<WishedSentence>,
  signs: WishSigns,
): Cut[] =>
  (alike ?? []).flatMap((wish) =>
    used.has(wish.sentence) || wish.sentence.heading !== heading ? [] : (cutOf(content, wish, signs) ?? []),
  );

const shown = (wish: Wish): string => passageOf(wish).replace(/[.。]$/u, "");

/** Each wish with the first later one that excludes it, both with the wishes that are like them. */
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
    const alike = (wish: Found, counterpart: Found) =>
      wishes.filter(
        (like) =>
          like !== wish &&
          (excludes(like, counterpart) || excludes(counterpart, like)) &&
          !excludes(like, wish) &&
          !excludes(wish, like),
      );
    pairs.push([
      { ...one, alike: alike(one, other) },
      { ...other, alike: alike(other, one) },
    ]);
  }
  return pairs;
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

function wishesOf(
  sentences: readonly WishedSentence[],
  { one, other, adjunct, isThing }: Opposites,
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
        ...(isThing && { things: [] }),
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
    (one, other) => {
      if (one.side === other.side || !isOfOne(one.sentence, other.sentence)) return false;
      const [topic, another] = [ownTopic(one, signs), ownTopic(other, signs)];
      return topic === another || (opposites.holdsAlways === true && (topic === "" || another === ""));
    },
  ).slice(0, 1);

/** Whether two sentences may be about the same text, by their headings. */
const isOfOne = (one: WishedSentence, other: WishedSentence): boolean =>
  one.heading === other.heading || one.heading === "" || other.heading === "";

const topicOf = ({ text }: WishedSentence, { topic, reminder }: WishSigns): string =>
  topic(text.replace(reminder, ""));

/** The thing that a wish is about, where its sign does not name it itself. */
const ownTopic = ({ sentence, start, end }: Wish, signs: WishSigns): string =>
  [topicOf(sentence, signs)].find((topic) => !sentence.text.slice(start, end).includes(topic)) ?? "";

/** A small upper bound of the whole, and a wish for everything. */
function briefAndDetailed(
  sentences: readonly WishedSentence[],
  lengths: readonly WishedLength[],
  signs: WishSigns,
): Pair[] {
  const short = lengths.find(
    ({ most: bound, unit, measure }) => bound <= (signs.brief[unit] ?? 0) && measure === `${unit}|||||`,
  );
  const [full, ...alike] = wishesOf(sentences, signs.briefness, signs).filter(
    ({ side, sentence }) => side === 1 && sentence !== short?.sentence,
  );
  const same = alike.filter(({ sentence }) => topicOf(sentence, signs) === topicOf(full!.sentence, signs));
  return short && full ? [[adjoined(short, signs), { ...full, alike: same }]] : [];
}

function pairsOfThings(sentences: readonly WishedSentence[], signs: WishSigns): Pair[] {
  const wishes = sentences.flatMap((sentence) =>
    signs
      .thingWish(sentence.text)
      .map((wish) => ({ ...wish, sentence, start: 0, end: sentence.text.length })),
  );
  return pairsOf(wishes, (one, other) => {
    if (one.isWanted === other.isWanted || one.verb !== other.verb) return false;
    if (one.of !== undefined && other.of !== undefined && one.of !== other.of) return false;
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

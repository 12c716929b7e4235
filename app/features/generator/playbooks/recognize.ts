import type { Language } from "~/domain/languages";
import type { PromptUse } from "~/domain/prompt-use";
import { cryOf } from "~/features/generator/reading/cry";
import { asksForFact } from "~/features/generator/reading/fact-question";
import { asksForReply } from "~/features/generator/reading/asks-for-reply";
import type { Reading } from "~/features/generator/reading/read";
import { sceneUseOf } from "~/features/generator/reading/scene-use";
import { speaksOf } from "~/features/generator/reading/topics";
import { foldText } from "~/features/text/fold-text";

import type { Guess } from "./classifier";
import { general, type Playbook, type Playbooks } from "./playbooks.server";

/**
 * Least probability of a kind and its lead over the next one, and least probability of a family, to be taken without
 * asking; chosen on the development lines (`npm run quality`).
 */
export const certainty = { kind: 0.06, lead: 1.4, family: 0.15 };

/** Further kinds that are offered to choose from. */
const mostCandidates = 3;

/** Kinds that are offered where a line tells of none. */
const usualKinds: Record<PromptUse, readonly string[]> = {
  text: ["message", "explanation", "ideas"],
  automation: ["reply-inquiries", "data-entry", "report-sending"],
  image: ["photo", "illustration", "logo"],
  video: ["short-clip", "explainer", "product-promo"],
};

/** Families of kinds that answer a question of fact; of another one, such as appointments, its words only look like it. */
const answering: ReadonlySet<string> = new Set(["explanation", "formal-question", "translation", "code"]);

/** The kind of a cry of distress, and what else it may be. */
const listening = ["listen-to-me", "advice", "health-question", "message"] as const;

/** Least probability of the likeliest kind to offer kinds that are near: below it, a line is of nearly unknown words. */
const leastNear = 0.02;

/** Least share of a further kind, of the likeliest guess's, unless both are of one family: less likely ones are absurd. */
const nearShare = 0.05;

/** People as what a picture or film must not show. */
const people =
  /^(?:人|人物|人間|人影|ヒト)(?:の姿)?$|^(?:any )?(?:people|persons?|humans?|human figures?|faces?)$|^(?:ninguna )?(?:personas?|gente|figuras? humanas?|humanos)$/iu;

export interface Recognition {
  /** The recognized kind, else its family, else the general playbook. */
  book: Playbook;
  /** Not the general playbook. */
  certain: boolean;
  /** The next likely kinds. */
  candidates: Playbook[];
  /** Probability of the recognized kind or family. */
  share: number;
}

/**
 * Recognizes the kind of task in two levels: a kind that is probable enough, else its family, whose share is the
 * sum of its kinds', else none. `chosen`: the kind that the person chose; unknown ones are ignored.
 */
export function recognize(reading: Reading, playbooks: Playbooks, chosen?: string): Recognition {
  const { use, language, request, folded, scene } = reading;
  const own = chosen === undefined ? null : playbooks.find(use, chosen);
  // The page offers another use for such a line: any kind of text would be wrong.
  if (!own && use === "text" && sceneUseOf(reading.words))
    return { book: playbooks.find(use, general)!, certain: false, candidates: [], share: 0 };
  const guesses = language ? guessKinds(playbooks, use, language, request) : [];
  const isSent = reading.topics.has("letter") || reading.topics.has("sent");
  const isEmpty = scene?.excluded.some((noun) => people.test(noun)) ?? false;
  const known = mergeKinds(
    guesses.flatMap(({ label, share }, index) => {
      const guessed = playbooks.find(use, label);
      const isOther = guessed?.needs && !speaksOf(folded, guessed.needs.said, true);
      if (isOther && index > 0) return [];
      const named = isOther ? playbooks.find(use, guessed.needs!.otherwise) : guessed;
      const book = named?.notSent && isSent ? playbooks.familyOf(named) : named;
      return book && label !== general && !(isSent && book.notSent) && !(isEmpty && book.ofPeople)
        ? [{ book, share }]
        : [];
    }),
  );
  const likeliestShare = guesses[0]?.share ?? 0;
  const least = nearShare * likeliestShare;
  const near = (likeliestShare < leastNear ? [] : known).filter(({ book, share }) => {
    const [first] = known;
    return share >= least || (first!.share >= least && familyIdOf(book) === familyIdOf(first!.book));
  });
  const cry = use === "text" ? cryOf(folded) : null;
  const guessed =
    sentOf(reading, playbooks, takenOf(guesses, known, playbooks)) ??
    namedIn(reading, known, playbooks, isEmpty);
  const isFact = use === "text" && asksForFact(folded);
  const taken =
    cry === null
      ? isFact && guessed && !answering.has(familyIdOf(guessed.book))
        ? null
        : guessed
      : cry === "sure"
        ? { book: playbooks.find(use, listening[0])!, share: 1 }
        : null;
  const heard = cry === null ? [] : listening.slice(0, cry === "sure" ? undefined : 1);
  const likeliest = [
    ...heard.map((id) => playbooks.find(use, id)!),
    ...near.map((guess) => guess.book).filter(({ id }) => !heard.some((one) => one === id)),
  ].slice(0, mostCandidates + 1);
  const isNear = !taken || likeliest.some(({ id }) => id === taken.book.id);
  const likely = (isNear ? likeliest : [taken.book, ...likeliest]).slice(0, mostCandidates + 1);
  const book = playbooks.find(use, general)!;
  const usual = () => usualKinds[use].map((id) => playbooks.find(use, id)!);
  // A guess may be wrong also where no other kind is near.
  const ring = likely.length === 1 ? [...likely, book] : likely.length > 0 ? likely : usual();
  const candidatesWithout = ({ id }: Playbook) => {
    const at = ring.findIndex((one) => one.id === id);
    // Those less likely than the current one come first, so that one after another leads through all of them.
    return [...ring.slice(at + 1), ...ring.slice(0, Math.max(at, 0))].slice(0, mostCandidates);
  };
  if (own) return { book: own, certain: own.id !== general, candidates: candidatesWithout(own), share: 1 };
  if (taken) return { ...taken, certain: true, candidates: candidatesWithout(taken.book) };
  return { book, certain: false, candidates: candidatesWithout(book), share: 0 };
}

/** Whether a line is one word, several times. */
function isRepeated(line: string): boolean {
  const words = foldText(line).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 2 && new Set(words).size === 1;
}

/** The kinds that a line may be; none for one without letters, for one Latin letter and for a repeated word. A Latin word on a Japanese page is known by English lines. */
function guessKinds(playbooks: Playbooks, use: PromptUse, language: Language, line: string): Guess[] {
  if (!/\p{L}/u.test(line) || /^\p{Script=Latin}$/u.test(line.trim()) || isRepeated(line)) return [];
  const guesses = playbooks.rankKinds(use, language, line);
  return guesses.length > 0 || language !== "ja" ? guesses : playbooks.rankKinds(use, "en", line);
}

const familyIdOf = ({ family, id }: Playbook) => family ?? id;

/** Kinds with the sum of their shares, the most probable first. */
function mergeKinds(guesses: readonly { book: Playbook; share: number }[]) {
  const merged = new Map<string, { book: Playbook; share: number }>();
  for (const { book, share } of guesses)
    merged.set(book.id, { book, share: share + (merged.get(book.id)?.share ?? 0) });
  return [...merged.values()].sort((one, other) => other.share - one.share);
}

/** The likeliest kind of which an uncertain line names the subject: a cat, a dish. Null if it names none. */
function namedIn(
  { use, folded, scene }: Reading,
  known: readonly { book: Playbook; share: number }[],
  playbooks: Playbooks,
  isEmpty: boolean,
) {
  const shown = scene ? foldText(scene.wanted) : folded;
  const shareOf = ({ id }: Playbook) => known.find(({ book }) => book.id === id)?.share ?? 0;
  const [first] = playbooks
    .all(use)
    .filter(({ named, ofPeople }) => named && speaksOf(shown, named) && !(isEmpty && ofPeople))
    .map((book) => ({ book, share: shareOf(book) }))
    .sort((one, other) => other.share - one.share);
  return first ?? null;
}

/** The least probability of another kind in a line that begins as a message: "text my landlord that …". */
const leastOfSent = 0.25;

/** Kinds of replies that say more of what is answered. */
const replies: ReadonlySet<string> = new Set(["answer-complaint", "reply-to-review"]);

/** The recognized kind; of a line that begins as a message, and is hardly of another kind, a message, or a notice to many. */
function sentOf(
  { use, topics, folded, hasMaterial }: Reading,
  playbooks: Playbooks,
  taken: Pick<Recognition, "book" | "share"> | null,
) {
  if (use === "text" && hasMaterial && asksForReply(folded) && !replies.has(taken?.book.id ?? ""))
    return { book: playbooks.find(use, "reply-to-message")!, share: 1 };
  const isKept = taken && (taken.share >= leastOfSent || familyIdOf(taken.book) === "notice");
  if (use !== "text" || isKept) return taken;
  if (hasMaterial && topics.has("replied"))
    return { book: playbooks.find(use, "reply-to-message")!, share: leastOfSent };
  if (!topics.has("sent")) return taken;
  return { book: playbooks.find(use, topics.has("readers") ? "notice" : "message")!, share: leastOfSent };
}

/** The kind or family that is probable enough. Null if neither is. */
function takenOf(
  guesses: readonly Guess[],
  known: readonly { book: Playbook; share: number }[],
  playbooks: Playbooks,
) {
  const [first, second] = known;
  if (!first || guesses[0]?.label === general) return null;
  const isAhead = first.share >= certainty.lead * (second?.share ?? 0);
  if (first.share >= certainty.kind && isAhead) return first;
  const shares = new Map<string, number>();
  for (const { book, share } of known) {
    const family = familyIdOf(book);
    shares.set(family, (shares.get(family) ?? 0) + share);
  }
  const [id, share] = [...shares].sort((one, other) => other[1] - one[1])[0]!;
  const family = playbooks.find("text", id);
  return family && share >= certainty.family ? { book: family, share } : null;
}

import { isAvoid } from "~/features/generator/composing/asides";
import { compose } from "~/features/generator/composing/compose";
import { flagMark, type Asking, type Composition, type Question, type Wish } from "~/domain/composition";
import type { Scene } from "~/features/generator/reading/parse-scene";
import type { Cleaner } from "~/features/generator/model/clean-answers";
import { saysTheSame } from "~/features/generator/model/says-the-same";
import {
  hasBlank,
  isInOtherLanguage,
  isLeanPoint,
  lostPiece,
  lostPieces,
} from "~/features/generator/model/text-checks";
import { longest } from "~/features/generator/model/limits";
import { isModelName, modelName } from "~/features/generator/model/model-names";
import type { Language } from "~/domain/languages";

import type { DraftReply } from "./model-replies";

export const most = { wishes: 3, deepWishes: 4, topics: 4, faults: 4 };
/** Maximum number of characters a description may add to the person's words. */
const longestAddition: Record<Language, number> = { ja: 450, en: 1_000, es: 1_000 };

/** A model's valid wishes, without near-duplicates of each other and of existing texts. */
function leanWishes(texts: readonly string[], there: readonly string[], { line, wanted }: Cleaner): string[] {
  const lean: string[] = [];
  for (const text of texts.map(line))
    if (
      isLeanPoint(text, longest.point) &&
      !isInOtherLanguage(text, wanted) &&
      ![...there, ...lean].some((other) => saysTheSame(text, other))
    )
      lean.push(text);
  return lean;
}

/** The wishes that are on, then the model's, or the built-in ones if the model has none. */
export function wishesFrom(
  wishes: readonly string[],
  known: Wish[],
  { questions, deep, cleaner }: { questions: readonly Question[]; deep: boolean; cleaner: Cleaner },
): Wish[] {
  const on = known.filter((wish) => wish.on);
  const texts = [...on.map(({ text }) => text), ...questions.map(({ label }) => label)];
  const made = leanWishes(wishes, texts, cleaner).map((text): Wish => ({
    id: modelName(text),
    text,
    on: false,
  }));
  const offered = made.length > 0 ? made : known.filter((wish) => !wish.on);
  return [...on, ...offered.slice(0, deep ? most.deepWishes : most.wishes)];
}

/** A description without flags and exclusions; plain code appends those. */
export function bareDescription(text: string, { form }: Scene): string {
  if (form === "negative") return text.split(/negative prompt\s?:/iu)[0]!.trim();
  if (form !== "midjourney") return text;
  const [description, ...flags] = text.split(flagMark);
  return [description, ...flags.filter((flag) => !/^(?:ar|no)\s/.test(flag))].join(" --");
}

/** Faults of a description, in English, for the model to repair. */
export function faultsOf(composition: Composition, scene: Scene, { wanted }: Cleaner): string[] {
  const { base } = composition;
  return [
    ...lostPieces(compose({ ...composition, variables: [], wishes: [] }), scene.description).map(lostPiece),
    ...(hasBlank(base, scene.description) ? ["It has blanks to fill in."] : []),
    ...(isInOtherLanguage(base, wanted) ? ["It is in another language than asked for."] : []),
    ...(base.length > scene.description.length + longestAddition[composition.language]
      ? ["It is far too long."]
      : []),
  ];
}

/** The asking passage with a model's questions instead of the playbook's; what must not be in it stays the last. */
export function askingFrom(asking: Asking | null, questions: readonly Question[]): Asking | null {
  const facts = questions.filter(({ name, options }) => isModelName(name) && options.length === 0);
  if (!asking || facts.length === 0) return asking;
  const avoid = asking.items.filter(({ name }) => isAvoid(name));
  return { ...asking, items: [...facts.map(({ name, label }) => ({ name, text: label })), ...avoid] };
}

export function topicsFrom(topics: NonNullable<DraftReply["topics"]>, { line }: Cleaner): string[] {
  const short = topics
    .map((topic) => line(topic.replace(/^#|[,、]/g, " ")))
    // A run of hexadecimal digits is part of a mark, not a topic.
    .filter((topic) => topic !== "" && !/[0-9a-f]{12}/.test(topic) && [...topic].length <= longest.topic);
  return [...new Set(short)].slice(0, most.topics);
}

import { compose, flagMark } from "~/features/composing/compose";
import type { Composition, Wish } from "~/domain/composition";
import type { Reading } from "~/features/reading/read";
import type { Scene } from "~/features/reading/read-scene";
import type { Cleaner } from "~/features/model/clean-answers";
import { hasBlank, isInOtherLanguage, isLeanPoint, lostWords } from "~/features/model/text-checks";
import { longest } from "~/features/model/limits";
import { modelName } from "~/features/model/model-names";
import type { Language } from "~/languages";

import type { DraftAnswer, Wanted } from "./model-answers";
import type { GenerationOrder } from "./schema";

export const most = { points: 5, wishes: 5, deepWishes: 8, topics: 4, faults: 4 };
/** Maximum number of characters a description may add to the person's words. */
const longestAddition: Record<Language, number> = { ja: 450, en: 1_000, es: 1_000 };

/** A model's valid points or wishes, without duplicates of existing ones. */
function leanPoints(texts: readonly string[], there: readonly Wish[], { line, wanted }: Cleaner): string[] {
  const lean = texts
    .map(line)
    .filter((text) => isLeanPoint(text, longest.point) && !isInOtherLanguage(text, wanted));
  return [...new Set(lean)].filter((text) => !there.some((wish) => wish.text === text));
}

/** The wishes that are on, then the model's, or the built-in ones if the model has none. */
export function wishesFrom(
  wishes: readonly string[],
  known: Wish[],
  deep: boolean,
  cleaner: Cleaner,
): Wish[] {
  const on = known.filter((wish) => wish.on);
  const made = leanPoints(wishes, on, cleaner).map((text): Wish => ({
    id: modelName(text),
    text,
    on: false,
  }));
  const offered = made.length > 0 ? made : known.filter((wish) => !wish.on);
  return [...on, ...offered.slice(0, deep ? most.deepWishes : most.wishes)];
}

/** Adds points after the wishes that are on, five in all at most. */
export function withPoints(base: Composition, points: readonly string[], cleaner: Cleaner) {
  const on = base.wishes.filter((wish) => wish.on);
  const added = leanPoints(points, on, cleaner)
    .slice(0, Math.max(0, most.points - on.length))
    .map((text): Wish => ({ id: modelName(text, "point"), text, on: true }));
  const rest = base.wishes.filter(({ text, on: isOn }) => !isOn && !added.some((wish) => wish.text === text));
  return { composition: { ...base, wishes: [...on, ...added, ...rest] }, added };
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
    ...lostWords(compose({ ...composition, variables: [], wishes: [] }), scene.description),
    ...(hasBlank(base, scene.description) ? ["It has blanks to fill in."] : []),
    ...(isInOtherLanguage(base, wanted) ? ["It is in another language than asked for."] : []),
    ...(base.length > scene.description.length + longestAddition[composition.language]
      ? ["It is far too long."]
      : []),
  ];
}

export function topicsFrom(topics: NonNullable<DraftAnswer["topics"]>, { line }: Cleaner): string[] {
  const short = topics
    .map((topic) => line(topic.replace(/^#|[,、]/g, " ")))
    // A run of hexadecimal digits is part of a mark, not a topic.
    .filter((topic) => topic !== "" && !/[0-9a-f]{12}/.test(topic) && [...topic].length <= longest.topic);
  return [...new Set(short)].slice(0, most.topics);
}

/**
 * Kind of text requested from the model for a line. Points help a short line without answers or wishes, or after a refused
 * version; a complete line needs no points.
 */
export function wantedOf({ scene, detail, hasMaterial }: Reading, order: GenerationOrder): Wanted {
  if (scene) return "description";
  const isUnasked = Object.keys(order.answers ?? {}).length === 0 && order.wishes === undefined;
  return detail === "bare" && !hasMaterial && (isUnasked || order.refused !== undefined) ? "points" : null;
}

import type { Category, Subcategory } from "./categories";
import type { PromptLanguage } from "./prompt-languages";

/** Lists of what has something to show, newest first: a result; a comparison that proves it (docs/decisions/053). */
export const shownSorts = ["results", "proven"] as const;

export type ShownSort = (typeof shownSorts)[number];

/** Sorts of the town's lists: newest, best of the week, best of all time, and what has something to show. */
export const townSorts = ["new", "week", "best", ...shownSorts] as const;

export type TownSort = (typeof townSorts)[number];

/** A sort that is stored as a ranking. */
export type RankedSort = Exclude<TownSort, "new">;

/** Whether a sort has only what has something to show. */
export const isShownSort = (sort: TownSort): sort is ShownSort => shownSorts.some((each) => each === sort);

/** A ranking of a list; `fresh`: what few have seen yet, in a random order. */
export type Ranking = RankedSort | "fresh";

/** Number of publications per list of a language: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

/** The name of a category's list in its counters and rankings, by language. Null for all languages. */
export const listName = (place: string, language: PromptLanguage | null): string =>
  language ? `${language}:${place}` : place;

/** The name of the list of a subcategory, a category or all of the town, by language. Null for all languages. */
export const townList = (
  { category, subcategory }: { category: Category | null; subcategory: Subcategory | null },
  language: PromptLanguage | null = null,
): string => listName(subcategory ?? category ?? "all", language);

/** Size of the circle on which new prompts have their positions. */
export const circle = 1_048_576;

/** The circle divided by the golden ratio: its multiples never come close to each other. */
export const goldenStep = 648_055;

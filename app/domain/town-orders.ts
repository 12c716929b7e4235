import type { Category, Subcategory } from "./categories";

/** Orders of the town's lists: newest, best of the week, best of all time. */
export const townOrders = ["new", "week", "best"] as const;

export type TownOrder = (typeof townOrders)[number];

/** An order by saves and uses. */
export type RankedOrder = Exclude<TownOrder, "new">;

/** A ranking of a list; `fresh`: what few have seen yet, in a random order. */
export type Ranking = RankedOrder | "fresh";

/** The key of a list of the town in its counters, buckets and rankings: a subcategory, a category, or `all`. */
export const townList = (place: { category: Category | null; subcategory: Subcategory | null }): string =>
  place.subcategory ?? place.category ?? "all";

/** Size of the circle on which new prompts have their places. */
export const circle = 1_048_576;

/** The circle divided by the golden ratio: its multiples never come close to each other. */
export const goldenStep = 648_055;

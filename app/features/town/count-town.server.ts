import { inArray } from "drizzle-orm";

import { counters } from "~/db/schema";
import { listName, type RankedOrder } from "~/domain/town-orders";
import type { Services } from "~/services";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

/** Number of prompts per list of one language, or of all: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

const prefix = (language: PromptLanguage | null) => `town:${listName("", language)}`;

/** Selects a language's counters of all, of each category, and of the open category's subcategories; one row each. */
export function selectCounters(
  { db }: Pick<Services, "db">,
  open: Category | null,
  language: PromptLanguage | null,
) {
  const lists = ["all", ...categoryNames, ...(open ? subcategoriesOf(open) : [])];
  return db
    .select()
    .from(counters)
    .where(
      inArray(
        counters.name,
        lists.map((list) => prefix(language) + list),
      ),
    );
}

/** Name of the counter of a list's ranking. */
export const rankedCounter = (order: RankedOrder, list: string): string => `ranked:${order}:${list}`;

/** A language's counters by list. */
export const readCounts = (
  rows: (typeof counters.$inferSelect)[],
  language: PromptLanguage | null,
): TownCounts =>
  Object.fromEntries(rows.map(({ name, total }) => [name.slice(prefix(language).length), total]));

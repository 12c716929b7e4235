import { sql } from "drizzle-orm";

import { counters } from "~/db/schema";
import { listName, type RankedOrder } from "~/domain/town-orders";
import type { Services } from "~/services";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

/** Number of prompts per list of one language, or of all: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

/**
 * Selects a language's counters of all, of each category, and of the open category's subcategories, as one row: SQLite reads one row
 * for each name then, and two from a list of names.
 */
export function selectCounters(
  { db }: Pick<Services, "db">,
  open: Category | null,
  language: PromptLanguage | null,
) {
  const lists = ["all", ...categoryNames, ...(open ? subcategoriesOf(open) : [])];
  const totals = lists.map((list) => {
    const total = sql<
      number | null
    >`(select ${counters.total} from ${counters} where ${counters.name} = ${`town:${listName(list, language)}`})`;
    return [list, total.as(list)] as const;
  });
  return db.select(Object.fromEntries(totals)).from(sql`(select 1)`);
}

/** Name of the counter of a list's ranking. */
export const rankedCounter = (order: RankedOrder, list: string): string => `ranked:${order}:${list}`;

/** The counters by list. */
export const readCounts = ([row = {}]: readonly Record<string, number | null>[]): TownCounts =>
  Object.fromEntries(Object.entries(row).map(([list, total]) => [list, total ?? 0]));

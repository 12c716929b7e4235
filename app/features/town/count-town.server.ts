import { sql } from "drizzle-orm";

import type { Db } from "~/db/client";
import { counters } from "~/db/schema";
import { numbered, oncePer, placeholders, writtenQuery } from "~/db/written-query";
import { listName, type RankedSort } from "~/domain/town-sorts";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

/** Number of prompts per list of one language, or of all: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

const listsOf = (open: Category | null) => ["all", ...categoryNames, ...(open ? subcategoriesOf(open) : [])];

/** Selects the counters of so many names, as one row: SQLite reads one row for each name then, and two from a list of names. */
const selectTotals = oncePer((length: number) => {
  const totals = placeholders(length).map((name, place) => {
    const total = sql<
      number | null
    >`(select ${counters.total} from ${counters} where ${counters.name} = ${name})`;
    return [`total${place}`, total.as(`total${place}`)] as const;
  });
  const selection = Object.fromEntries(totals);
  return writtenQuery<Record<string, number | null>>(selection, (db) =>
    db.select(selection).from(sql`(select 1)`),
  );
});

/** Selects a language's counters of all, of each category, and of the open category's subcategories, for `readCounts`. */
export function selectCounters(db: Db, open: Category | null, language: PromptLanguage | null) {
  const names = listsOf(open).map((list) => `town:${listName(list, language)}`);
  return selectTotals(names.length)(db, numbered(names));
}

/** The counters by list. */
export const readCounts = (
  open: Category | null,
  [row = {}]: readonly Record<string, number | null>[],
): TownCounts => Object.fromEntries(listsOf(open).map((list, place) => [list, row[`total${place}`] ?? 0]));

/** Name of the counter of a list's ranking. */
export const rankedCounter = (order: RankedSort, list: string): string => `ranked:${order}:${list}`;

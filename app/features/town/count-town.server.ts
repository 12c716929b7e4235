import { eq, sql } from "drizzle-orm";

import type { Db } from "~/db/client";
import { townCounts } from "~/db/schema";
import { writtenQuery } from "~/db/written-query";
import type { RankedSort, TownCounts } from "~/domain/town-sorts";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

const stored = { counts: townCounts.counts };

const selectStored = writtenQuery<{ counts: TownCounts }>(stored, (db) =>
  db
    .select(stored)
    .from(townCounts)
    .where(eq(townCounts.language, sql.placeholder("language"))),
);

/** Selects the counts of a language's lists, for `readCounts`; null for all languages. */
export const selectCounts = (db: Db, language: PromptLanguage | null) =>
  selectStored(db, { language: language ?? "all" });

/** The counts of all, of each category, and of the open category's subcategories. */
export const readCounts = (open: Category | null, [row]: readonly { counts: TownCounts }[]): TownCounts => {
  const lists = ["all", ...categoryNames, ...(open ? subcategoriesOf(open) : [])];
  return Object.fromEntries(lists.map((list) => [list, row?.counts[list] ?? 0]));
};

/** Name of the counter of a list's ranking. */
export const rankedCounter = (order: RankedSort, list: string): string => `ranked:${order}:${list}`;

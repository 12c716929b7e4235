import { inArray } from "drizzle-orm";

import { counters } from "~/db/schema";
import type { RankedOrder } from "~/domain/town-orders";
import type { Services } from "~/services";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

/** Number of prompts per list: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

const prefix = "town:";

/** Selects the counters of all, of each category, and of the open category's subcategories; one row each. */
export function selectCounters({ db }: Pick<Services, "db">, open: Category | null) {
  const lists = ["all", ...categoryNames, ...(open ? subcategoriesOf(open) : [])];
  return db
    .select()
    .from(counters)
    .where(
      inArray(
        counters.name,
        lists.map((list) => prefix + list),
      ),
    );
}

/** Name of the counter of a list's ranking. */
export const rankedCounter = (order: RankedOrder, list: string): string => `ranked:${order}:${list}`;

/** The counters by list. */
export const readCounts = (rows: (typeof counters.$inferSelect)[]): TownCounts =>
  Object.fromEntries(rows.map(({ name, total }) => [name.slice(prefix.length), total]));

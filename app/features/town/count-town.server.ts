import { inArray } from "drizzle-orm";

import { counters } from "~/db/schema";
import type { Services } from "~/services";
import { categoryNames, subcategoriesOf, type Category } from "~/domain/categories";

/** How many prompts a list holds, by the list: `all`, a category, a subcategory. */
export type TownCounts = Partial<Record<string, number>>;

const prefix = "town:";

/** Selects the counters of all, of each category, and of the subcategories of the category that is open; one row each. */
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

/** What the counters say. */
export const readCounts = (rows: (typeof counters.$inferSelect)[]): TownCounts =>
  Object.fromEntries(rows.map(({ name, total }) => [name.slice(prefix.length), total]));

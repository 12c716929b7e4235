import { sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { oncePer, readRows, writtenQuery } from "~/db/written-query";
import { dayLength } from "~/domain/days";
import { categoryNames, type Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { Services } from "~/services";

import { newsDays } from "./limits";
import { inCategory } from "./list-of-language.server";

type Lit = Partial<Record<Category, number | null>>;

/** Selects whether each category has news, as one row: SQLite would read two rows for each name of a list. */
const selectLit = oncePer((language: PromptLanguage | null) => {
  const lit = categoryNames.map((category) => {
    const newest = sql`(
      select ${publications.publishedAt} from ${publications}
      where ${isListed} and ${inCategory(sql`${category}`, language)}
      order by ${publications.townNumber} desc limit 1
    )`;
    return [category, sql<number | null>`${newest} > ${sql.placeholder("since")}`.as(category)] as const;
  });
  const selection = Object.fromEntries(lit);
  return writtenQuery<Lit>(selection, (db) => db.select(selection).from(sql`(select 1)`));
});

/** The categories with a publication of the last `newsDays` days, of one language or of all, in order. */
export async function findLitShops(
  { db, clock }: Pick<Services, "db" | "clock">,
  language: PromptLanguage | null = null,
): Promise<Category[]> {
  const since = clock.now().getTime() - newsDays * dayLength;
  const [lit] = await readRows(selectLit(language)(db, { since }));
  return categoryNames.filter((category) => lit?.[category]);
}

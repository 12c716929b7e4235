import { sql } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { publications } from "~/db/schema";
import { oncePer, readRows, writtenQuery } from "~/db/written-query";
import { categoryNames, type Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { Services } from "~/services";

import { newsDays } from "./limits";
import { inCategory } from "./list-of-language.server";

const day = 24 * 60 * 60 * 1000;

const fields = { category: sql<Category>`value`.as("category") };

const selectLit = oncePer((language: PromptLanguage | null) =>
  writtenQuery<{ category: Category }>(fields, (db) =>
    db
      .select(fields)
      .from(sql`json_each(${JSON.stringify(categoryNames)})`)
      .where(
        sql`(
          select ${publications.publishedAt} from ${publications}
          where ${isListed} and ${inCategory(sql`value`, language)} order by ${publications.publication} desc limit 1
        ) > ${sql.placeholder("since")}`,
      ),
  ),
);

/**
 * The categories with a publication of the last `newsDays` days, of one language or of all, in order; reads the newest
 * publication of each.
 */
export async function findLitShops(
  { db, clock }: Pick<Services, "db" | "clock">,
  language: PromptLanguage | null = null,
): Promise<Category[]> {
  const lit = await readRows(selectLit(language)(db, { since: clock.now().getTime() - newsDays * day }));
  return lit.map(({ category }) => category);
}

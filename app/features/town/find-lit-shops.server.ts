import { sql } from "drizzle-orm";

import { prompts } from "~/db/schema";
import { categoryNames, type Category } from "~/domain/categories";
import type { PromptLanguage } from "~/domain/prompt-languages";
import type { Services } from "~/services";

import { newsDays } from "./limits";
import { inCategory } from "./list-of-language.server";
import { isListed } from "./town-rows.server";

const day = 24 * 60 * 60 * 1000;

/**
 * The categories with a publication of the last `newsDays` days, of one language or of all, in order; reads the newest
 * publication of each.
 */
export async function findLitShops(
  { db, clock }: Pick<Services, "db" | "clock">,
  language: PromptLanguage | null = null,
): Promise<Category[]> {
  const since = clock.now().getTime() - newsDays * day;
  const lit = await db.all<{ category: Category }>(sql`
    select value as category from json_each(${JSON.stringify(categoryNames)})
    where (
      select ${prompts.publishedAt} from ${prompts}
      where ${isListed} and ${inCategory(sql`value`, language)} order by ${prompts.publication} desc limit 1
    ) > ${since}`);
  return lit.map(({ category }) => category);
}

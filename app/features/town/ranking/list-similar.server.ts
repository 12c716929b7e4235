import { sql } from "drizzle-orm";

import type { Language } from "~/domain/languages";
import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";
import { readAll, writtenQuery } from "~/db/written-query";
import { shortName } from "~/features/prompts/prompt";
import type { Services } from "~/services";

import { similarCount } from "./limits";
import type { SimilarPrompt } from "./similar-prompt";

/** Characters of a purpose that are read; a card shows fewer. */
const readCharacters = 200;

/** Prompts of a list that are looked at: one is the prompt or of its work; of the newest some have been shown by rank, or are nearer. */
const [nearest, near] = [similarCount + 1, similarCount + 2];

const columns = sql.raw("prompt_id, share_id, save_count, use_count");

/** Neither the prompt nor a version of it in another language. */
const isOther = sql`town_number <> (select town_number from self) and (work_id is null or work_id is not (select work_id from self))`;

const newest = (list: "subcategory" | "category", count: number) => sql`
  select ${columns} from (
    select publications.* from publications
    where publications.language || ':' || publications.${sql.raw(list)} = (select ${sql.raw(list)} from self) and ${isListed}
    order by publications.town_number desc limit ${sql.raw(String(count))}
  )
  where ${isOther} and ranked_save_count + use_count = 0`;

const shown = {
  shareId: sql<string>`share_id`.as("share_id"),
  title: prompts.title,
  purpose: sql<string>`substr(${prompts.originalInput}, 1, ${sql.raw(String(readCharacters))})`.as("purpose"),
  saves: sql<number>`save_count`.as("save_count"),
  uses: sql<number>`use_count`.as("use_count"),
};

const selectSimilar = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(
      sql`(
      with self as materialized (
        select town_number, work_id, spoken || ':' || category as category, spoken || ':' || subcategory as subcategory
        from (
          select *, case when ${sql.placeholder("spoken")} is null then language else nullif(${sql.placeholder("spoken")}, language) end as spoken
          from publications where share_id = ${sql.placeholder("shareId")} and ${isListed}
        )
      )
      select * from (
        select ${columns} from (
          select town_number from town_ranks
          where list = (select subcategory from self) and ranking = 'best'
          order by score desc, town_number desc limit ${sql.raw(String(nearest))}
        ) as ranked cross join publications using (town_number) where ${isOther} and ${isListed}
      )
      union all
      select * from (${newest("subcategory", nearest)})
      union all
      select * from (${newest("category", near)} and language || ':' || subcategory <> (select subcategory from self))
      limit ${sql.raw(String(similarCount))}
    ) as similar`,
    )
    .crossJoin(prompts)
    .where(sql`${prompts.id} = similar.prompt_id`),
);

/**
 * Up to four listed prompts like one: of its subcategory by rank, then newest, then the newest of its category; none for a prompt that
 * is not listed. Those in the reader's language come before those in its own. Each part is read only as far as the ones before it
 * leave places free: at most 20 rows of a language.
 */
export async function listSimilar(
  { db }: Pick<Services, "db">,
  shareId: string,
  reader: Language,
): Promise<SimilarPrompt[]> {
  const [ofReader, ofPrompt] = await readAll(
    selectSimilar(db, { shareId, spoken: reader }),
    selectSimilar(db, { shareId, spoken: null }),
  );
  return [...ofReader, ...ofPrompt].slice(0, similarCount).map(({ title, purpose, ...row }) => ({
    ...row,
    name: title || shortName({ originalInput: purpose }),
  }));
}

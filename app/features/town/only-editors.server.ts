import { sql } from "drizzle-orm";

import { townCounts, users } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
import { editorsId } from "~/domain/editors";
import type { Services } from "~/services";

/** Number of publications of all languages; the list of all languages counts one version of each prompt. */
const listed = sql`(
  select coalesce(sum(${townCounts.counts} ->> 'all'), 0) from ${townCounts} where ${townCounts.language} <> 'all'
)`;
const ofEditors = sql`(select ${users.shownPosts} from ${users} where ${users.id} = ${editorsId})`;

const fields = { only: sql<number | null>`${ofEditors} = ${listed}`.as("only") };

const selectOnly = writtenQuery<{ only: number | null }>(fields, (db) =>
  db.select(fields).from(sql`(select 1)`),
);

/** Whether all publications are the editors'; reads a counter of theirs, and one of each language. */
export async function hasOnlyEditors({ db }: Pick<Services, "db">): Promise<boolean> {
  const [row] = await readRows(selectOnly(db, {}));
  return row?.only === 1;
}

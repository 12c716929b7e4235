import { sql } from "drizzle-orm";

import { counters } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
import type { PromptLanguage } from "~/domain/prompt-languages";
import { townList, townSorts, type RankedSort, type TownSort } from "~/domain/town-sorts";
import type { Services } from "~/services";

import { rankedCounter } from "./count-town.server";

const rankedSorts = townSorts.filter((sort): sort is RankedSort => sort !== "new");

const filled = { name: counters.name };

const selectFilled = writtenQuery(filled, (db) =>
  db
    .select(filled)
    .from(counters)
    .where(
      sql`${counters.name} in (${sql.join(
        rankedSorts.map((sort) => sql.placeholder(sort)),
        sql`, `,
      )}) and ${counters.total} > 0`,
    ),
);

/** The sorts that have something of a list, of one language or of all. */
export async function findSorts(
  { db }: Pick<Services, "db">,
  place: Parameters<typeof townList>[0],
  language: PromptLanguage | null,
): Promise<TownSort[]> {
  const nameOf = (sort: RankedSort) => rankedCounter(sort, townList(place, language));
  const names = Object.fromEntries(rankedSorts.map((sort) => [sort, nameOf(sort)]));
  const rows = await readRows(selectFilled(db, names));
  return townSorts.filter((sort) => sort === "new" || rows.some(({ name }) => name === nameOf(sort)));
}

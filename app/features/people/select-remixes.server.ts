import { and, desc, lte, sql, type SQL } from "drizzle-orm";

import { publications } from "~/db/schema";
import {
  isSourceText,
  isSourceUser,
  sourceFields,
  sources,
  sourceTexts,
  sourceUsers,
} from "~/features/town/remix-source.server";
import type { Services } from "~/services";

/** SQL condition of a listed remix of a prompt: the predicate of their index, as literals. */
const isRemixOf = (id: SQL) =>
  sql`(${sources.isPublic} = 1 and ${sources.townNumber} is not null and ${sources.remixOf} is not null
    and ${sources.remixOf} = ${id})`;

export const remixColumns = { ...sourceFields, publishedAt: sources.publishedAt };

/** Selects the listed remixes of a prompt, newest first, after the first `offset`, with the columns of a credit. */
export function selectRemixes({ db }: Pick<Services, "db">, id: SQL, limit: number, offset = 0) {
  const inList = isRemixOf(id);
  const start = sql`(select ${sources.townNumber} from ${publications} as ${sources} where ${inList}
    order by ${sources.townNumber} desc limit 1 offset ${offset})`;
  return (
    db
      .select(remixColumns)
      .from(sources)
      // SQLite keeps the order of a cross join.
      .crossJoin(sourceTexts)
      .crossJoin(sourceUsers)
      .where(and(inList, isSourceText, isSourceUser, offset > 0 ? lte(sources.townNumber, start) : undefined))
      .orderBy(desc(sources.townNumber))
      .limit(limit)
  );
}

import { sql, type Placeholder, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";

/** The levels of buckets: one of level n has 64ⁿ publication numbers. */
const levels = [3, 2, 1];

/** SQL condition that a number is in the bucket found one level above. */
const isIn = (place: SQL, number: SQL) =>
  sql`${number} between ${place}.bucket << 6 and (${place}.bucket << 6) + 63`;

/**
 * One step down the buckets of a list: the bucket of a level that has the position, and the position in it. SQLite
 * expands a common table expression at each mention, so each is mentioned once: several mentions cost a millisecond of
 * preparation. Beside max() SQLite selects the values of its row (https://sqlite.org/lang_select.html#bareagg).
 */
function descend(list: string | Placeholder, offset: number | Placeholder, level: number): SQL {
  const sums = sql.raw(`sums${level}`);
  const place = sql.raw(`place${level}`);
  const above = sql.raw(`place${level + 1}`);
  const isTop = level === levels[0];
  return sql`
  ${sums} as (
    select part.bucket, total, sum(total) over (order by part.bucket desc) as upto,
      ${isTop ? sql`${offset}` : sql`${above}.rest`} as position
    from ${isTop ? sql`` : sql`${above} cross join`} list_buckets as part
    where list = ${list} and level = ${sql.raw(String(level))}
      ${isTop ? sql`` : sql`and ${isIn(above, sql`part.bucket`)}`}
  ),
  ${place} as (
    select max(bucket) as bucket, position - upto + total as rest from ${sums} where upto > position
  )`;
}

/**
 * The publication number at an offset (from 0, newest first) of a list, as a scalar subquery: descends the
 * order-statistic buckets and reads at most 64 rows per level, at any offset; null beyond the end. `inList`:
 * condition of the list.
 */
export const publicationAt = (
  list: string | Placeholder,
  offset: number | Placeholder,
  inList: SQL,
): SQL => sql`(
  with ${sql.join(
    levels.map((level) => descend(list, offset, level)),
    sql`,`,
  )}
  select ${prompts.publication} from place1 cross join ${prompts}
  where ${isListed} and ${inList} and ${isIn(sql`place1`, sql`${prompts.publication}`)}
  order by ${prompts.publication} desc limit 1 offset coalesce((select rest from place1), 0)
)`;

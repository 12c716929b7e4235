import { sql, type Placeholder, type SQL } from "drizzle-orm";

import { isListed } from "~/db/prompt-conditions";
import { prompts } from "~/db/schema";

/** One step down the buckets of a list: from the position one level above to the position on this level. */
const descend = (list: string | Placeholder, level: number, above: SQL, within: SQL) => sql`
  ${sql.raw(`sums${level}`)} as (
    select bucket, total, sum(total) over (order by bucket desc) as upto
    from list_buckets where list = ${list} and level = ${sql.raw(String(level))} and ${within}
  ),
  ${sql.raw(`place${level}`)} as (
    select bucket, ${above} - upto + total as rest from ${sql.raw(`sums${level}`)}
    where upto > ${above} order by bucket desc limit 1
  )`;

const restOf = (level: number) => sql.raw(`(select rest from place${level})`);
const bucketsOf = (level: number) =>
  sql.raw(
    `bucket between (select bucket << 6 from place${level}) and (select (bucket << 6) + 63 from place${level})`,
  );

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
  with ${descend(list, 3, sql`${offset}`, sql`true`)},
  ${descend(list, 2, restOf(3), bucketsOf(3))},
  ${descend(list, 1, restOf(2), bucketsOf(2))}
  select ${prompts.publication} from ${prompts}
  where ${isListed} and ${inList}
    and ${prompts.publication} between (select bucket << 6 from place1) and (select (bucket << 6) + 63 from place1)
  order by ${prompts.publication} desc limit 1 offset coalesce(${restOf(1)}, 0)
)`;

import { inArray, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Db } from "./client";

interface Bounds {
  /** What one statement takes: D1 ends statements that run for long. */
  rows?: number;
  /** What is left after so many statements waits for the next run; D1 allows a thousand statements a run. */
  rounds?: number;
}

/** Deletes the rows of a table that a condition names, in statements of a bounded size; answers how many are gone. */
export async function deleteInRounds(
  db: Db,
  table: SQLiteTable,
  condition: SQL,
  { rows = 5_000, rounds = 100 }: Bounds = {},
): Promise<number> {
  let gone = 0;
  for (let round = 0; round < rounds; round += 1) {
    const some = db
      .select({ rowid: sql`rowid` })
      .from(table)
      .where(condition)
      .limit(rows);
    const [, [changed]] = await db.batch([
      db.delete(table).where(inArray(sql`rowid`, some)),
      // D1's own number has what triggers changed besides.
      db.select({ rows: sql<number>`changes()` }).from(sql`(SELECT 1)`),
    ]);
    gone += changed!.rows;
    if (changed!.rows < rows) break;
  }
  return gone;
}

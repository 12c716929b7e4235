import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Db } from "./client";

interface Bounds {
  /** Rows per statement; D1 ends long-running statements. */
  rows?: number;
  /** Statements per run (D1 allows a thousand); the next run deletes the rest. */
  rounds?: number;
  /** The primary key of a table without row ids. */
  key?: readonly SQLiteColumn[];
}

/** Deletes a table's rows matching `condition`, in statements of bounded size; returns the number of deleted rows. */
export async function deleteInRounds(
  db: Db,
  table: SQLiteTable,
  condition: SQL,
  { rows = 5_000, rounds = 100, key = [] }: Bounds = {},
): Promise<number> {
  const names = key.length > 0 ? sql`(${sql.join([...key], sql`, `)})` : sql`rowid`;
  const columns = key.length > 0 ? sql.join([...key], sql`, `) : sql`rowid`;
  let gone = 0;
  for (let round = 0; round < rounds; round += 1) {
    const some = sql`(select ${columns} from ${table} where ${condition} limit ${rows})`;
    const [, [changed]] = await db.batch([
      db.delete(table).where(sql`${names} in ${some}`),
      // D1's own number includes the changes by triggers.
      db.select({ rows: sql<number>`changes()` }).from(sql`(SELECT 1)`),
    ]);
    gone += changed!.rows;
    if (changed!.rows < rows) break;
  }
  return gone;
}

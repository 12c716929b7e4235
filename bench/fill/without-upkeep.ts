import type { DatabaseSync } from "node:sqlite";

/** Runs a fill without the tables' triggers and indexes, and recreates them afterwards. */
export function withoutUpkeep(database: DatabaseSync, tables: readonly string[], fill: () => void): void {
  const upkeep = database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE tbl_name IN (SELECT value FROM json_each(?)) AND type IN ('trigger', 'index') AND sql IS NOT NULL",
    )
    .all(JSON.stringify(tables)) as { type: string; name: string; sql: string }[];
  for (const { type, name } of upkeep) database.exec(`DROP ${type} "${name}"`);
  fill();
  for (const { sql } of upkeep) database.exec(sql);
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Opens the local D1's file of the database with this table. Errors: there is none. */
export function openDatabase(stateFolder: string, table: string): { file: string; database: DatabaseSync } {
  const folder = join(stateFolder, "v3", "d1", "miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith(".sqlite"))) {
    const file = join(folder, name);
    const database = new DatabaseSync(file, { timeout: 5_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table)) return { file, database };
    database.close();
  }
  throw new Error(`No local database has the table ${table}.`);
}

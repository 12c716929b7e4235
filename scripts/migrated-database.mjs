import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { root } from "./steps.mjs";

/** A database in memory as the migrations leave it. */
export function migratedDatabase(folder = join(root, "migrations")) {
  const database = new DatabaseSync(":memory:");
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  for (const file of files.sort()) database.exec(readFileSync(join(folder, file), "utf8"));
  return database;
}

/** The views and triggers of a database, in the order of their creation: `{ type, name, sql }`. */
export const triggersOf = (database) =>
  database
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE type IN ('view', 'trigger') ORDER BY rowid")
    .all()
    .map((row) => ({ ...row }));

/** The views and triggers of `app/db/triggers.sql`, on the tables of the migrations. */
export function wantedTriggers() {
  const database = migratedDatabase();
  for (const { type, name } of triggersOf(database).filter((one) => one.type === "trigger"))
    database.exec(`DROP ${type} ${name}`);
  for (const { type, name } of triggersOf(database)) database.exec(`DROP ${type} ${name}`);
  database.exec(readFileSync(join(root, "app", "db", "triggers.sql"), "utf8"));
  return triggersOf(database);
}

import { DatabaseSync, type SQLInputValue } from "node:sqlite";

import { drizzle } from "drizzle-orm/sqlite-proxy";

import type { Db } from "~/db/client";

import { databaseFiles } from "../support/database/database-files";

/** Opens the database of the generated requests with this table, by default read-only. */
export function openDatabase(table: string, { readOnly = true } = {}): DatabaseSync {
  for (const file of databaseFiles("generated")) {
    const database = new DatabaseSync(file, { readOnly, timeout: 5_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table)) return database;
    database.close();
  }
  throw new Error(`No database has ${table}.`);
}

/** The database with the commands' type, for reading. */
export function asDb(database: DatabaseSync): Db {
  const read = async (sql: string, values: SQLInputValue[], method: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    const rows = statement.all(...values) as unknown as unknown[][];
    return { rows: method === "get" ? (rows[0] ?? []) : rows };
  };
  return drizzle(read, undefined, { casing: "snake_case" }) as unknown as Db;
}

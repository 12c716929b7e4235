import type { DatabaseSync } from "node:sqlite";

import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import { openDb } from "~/db/client";

import { sqliteSession } from "../../scripts/databases/sqlite-session";

/** Returns a function that inserts rows of a table, each with all its columns. */
export function rowInserter<Table extends SQLiteTable>(database: DatabaseSync, table: Table) {
  const columns = Object.entries(getTableColumns(table));
  const placeholders = Object.fromEntries(columns.map(([name]) => [name, sql.placeholder(name)]));
  const query = openDb(sqliteSession(database))
    .insert(table)
    .values(placeholders as Table["$inferInsert"])
    .toSQL();
  const statement = database.prepare(query.sql);
  return (row: Table["$inferSelect"]) => {
    const values = columns.map(([name, column]) => {
      const value = row[name as keyof typeof row];
      return value === null ? null : column.mapToDriverValue(value);
    });
    statement.run(...(values as (string | number | null)[]));
  };
}

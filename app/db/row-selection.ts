import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** A new row of a table as the selection of `insert … select`: by column, the value or SQL given, else its default, else null. */
export function rowSelection<Table extends SQLiteTable>(table: Table, values: Record<string, unknown>) {
  const selection = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = values[name] ?? column.default ?? null;
    const written = value instanceof SQL ? value : sql`${sql.param(value, column)}`;
    return [name, written.as(name)];
  });
  return Object.fromEntries(selection) as Record<keyof Table["$inferInsert"], SQL.Aliased>;
}

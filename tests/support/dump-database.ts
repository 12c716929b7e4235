import { sql } from "drizzle-orm";

import type { Db } from "~/db/client";

/** Every row of every table, as text, by table. */
export async function dumpDatabase(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await db.all<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(name)}`);
      return [name, found.map((row) => JSON.stringify(row))] as const;
    }),
  );
  return Object.fromEntries(rows);
}

import { DatabaseSync } from "node:sqlite";

import { databaseFiles, type RunningWorker } from "./database-files";

/** Returns today's model calls of all callers of a running Worker; sets them if given. */
export function spentCalls(worker: RunningWorker, calls?: number): number {
  const day = new Date().toISOString().slice(0, 10);
  for (const file of databaseFiles(worker)) {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'usage_daily'").get();
    if (known && calls !== undefined)
      database
        .prepare(
          "INSERT INTO usage_daily (day, caller, calls) VALUES (?, 'all', ?) ON CONFLICT DO UPDATE SET calls = excluded.calls",
        )
        .run(day, calls);
    const row = known
      ? database.prepare("SELECT calls FROM usage_daily WHERE day = ? AND caller = 'all'").get(day)
      : undefined;
    database.close();
    if (known) return Number(row?.calls ?? 0);
  }
  throw new Error("No database has usage_daily.");
}

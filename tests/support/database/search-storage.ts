import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import type { RunningWorker } from "./database-files";

const folderOf = (worker: RunningWorker, store: "r2" | "kv") =>
  join(process.env.TEST_STATE!, worker, "v3", store);

/** The rows of a running Worker's file or key lists, in their folder. */
function rowsOf(folder: string): string[] {
  return globSync("**/*.sqlite", { cwd: folder }).flatMap((file) => {
    const database = new DatabaseSync(join(folder, file), { readOnly: true, timeout: 5_000 });
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all());
    database.close();
    return rows.map((row) => JSON.stringify(row));
  });
}

/** The places of a text in a running Worker's files and cache: in their lists or contents. */
export function searchStorage(text: string, worker: RunningWorker = "alone"): string[] {
  return (["r2", "kv"] as const).flatMap((store) => {
    const folder = folderOf(worker, store);
    return [
      ...(rowsOf(folder).some((row) => row.includes(text)) ? [`the list of ${store}`] : []),
      ...globSync("**/blobs/*", { cwd: folder })
        .filter((file) => readFileSync(join(folder, file)).includes(text))
        .map((file) => `${store}: ${file}`),
    ];
  });
}

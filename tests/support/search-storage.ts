import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const folderOf = (store: "r2" | "kv") => join(process.env.TEST_STATE!, "builtin", "v3", store);

/** The rows of the lists that the running Worker's storage keeps of its files or its keys. */
function rowsOf(store: "r2" | "kv"): string[] {
  return globSync("**/*.sqlite", { cwd: folderOf(store) }).flatMap((file) => {
    const database = new DatabaseSync(join(folderOf(store), file), { readOnly: true, timeout: 5_000 });
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all());
    database.close();
    return rows.map((row) => JSON.stringify(row));
  });
}

/** Where a text stands in the files and the cache of the running Worker: in their lists, or in what is kept. */
export function searchStorage(text: string): string[] {
  return (["r2", "kv"] as const).flatMap((store) => [
    ...(rowsOf(store).some((row) => row.includes(text)) ? [`the list of ${store}`] : []),
    ...globSync("**/blobs/*", { cwd: folderOf(store) })
      .filter((file) => readFileSync(join(folderOf(store), file)).includes(text))
      .map((file) => `${store}: ${file}`),
  ]);
}

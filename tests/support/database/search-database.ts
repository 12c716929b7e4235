import { DatabaseSync } from "node:sqlite";

import { databaseFiles, type RunningWorker } from "./database-files";

/** The tables of a running Worker's databases that contain a text. */
export function searchDatabase(text: string, worker?: RunningWorker): string[] {
  return databaseFiles(worker).flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const found = tables
      .map(({ name }) => String(name))
      .filter((name) => {
        const select = database.prepare(`SELECT * FROM "${name}"`);
        // Ids of FTS5 segments exceed JavaScript's safe integers.
        select.setReadBigInts(true);
        return select.all().some((row) => Object.values(row).some((value) => String(value).includes(text)));
      });
    database.close();
    return found;
  });
}

import { DatabaseSync, type SQLInputValue } from "node:sqlite";

import { databaseFiles } from "./database-files";

/** Changes the database of the running Worker, for a state that no call can bring about in a test. */
export function changeDatabase(statement: string, ...values: SQLInputValue[]): void {
  for (const file of databaseFiles()) {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sessions'").get();
    if (known) database.prepare(statement).run(...values);
    database.close();
  }
}

import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** Changes the database of the running Worker, for a state that no call can bring about in a test. */
export function changeDatabase(statement: string, ...values: SQLInputValue[]): void {
  const folder = join(process.env.TEST_STATE!, "builtin");
  for (const file of globSync("**/d1/**/*.sqlite", { cwd: folder })) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5_000 });
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sessions'").get();
    if (known) database.prepare(statement).run(...values);
    database.close();
  }
}

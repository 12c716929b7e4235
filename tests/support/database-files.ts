import { globSync } from "node:fs";
import { join } from "node:path";

/** The files of the running Worker's databases. */
export function databaseFiles(): string[] {
  const folder = join(process.env.TEST_STATE!, "builtin");
  return globSync("**/d1/**/*.sqlite", { cwd: folder }).map((file) => join(folder, file));
}

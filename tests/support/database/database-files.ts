import { globSync } from "node:fs";
import { join } from "node:path";

/** The running Workers, by the folder of their state. */
export type RunningWorker = "builtin" | "model" | "generated";

/** The database files of a running Worker, by default the one without a model. */
export function databaseFiles(worker: RunningWorker = "builtin"): string[] {
  const folder = join(process.env.TEST_STATE!, worker);
  return globSync("**/d1/**/*.sqlite", { cwd: folder }).map((file) => join(folder, file));
}

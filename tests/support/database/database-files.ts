import { globSync } from "node:fs";
import { join } from "node:path";

/** The running Workers, by the folders of their state. */
export type RunningWorker = "builtin" | "model" | "generated";

/** The files of the databases of a running Worker: the one without a model, unless told otherwise. */
export function databaseFiles(worker: RunningWorker = "builtin"): string[] {
  const folder = join(process.env.TEST_STATE!, worker);
  return globSync("**/d1/**/*.sqlite", { cwd: folder }).map((file) => join(folder, file));
}

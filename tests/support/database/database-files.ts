import { globSync } from "node:fs";
import { join } from "node:path";

/** The running Workers, by the folder of their state. */
export type RunningWorker = "alone" | "model" | "generated" | "workers-ai";

/** The database files of a running Worker, by default the one whose database one test uses at a time. */
export function databaseFiles(worker: RunningWorker = "alone"): string[] {
  const folder = join(process.env.TEST_STATE!, worker);
  return globSync("**/d1/**/*.sqlite", { cwd: folder }).map((file) => join(folder, file));
}

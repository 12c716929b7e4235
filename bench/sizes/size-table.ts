import { join } from "node:path";

import { openDatabase } from "../../scripts/databases/open-database";
import { ask } from "../requests/ask";
import { clientBytes, workerBytes } from "../report/budgets";
import { formatTable } from "../report/format-table";
import { townCategories } from "../requests/town-categories";
import { serveWorkers, type BuiltWorker } from "../../scripts/serve-workers";
import { clientScripts } from "./client-scripts";
import { startUpMilliseconds, workerSize } from "./worker-size";

interface Sizes {
  site: BuiltWorker;
  stateFolder: string;
  /** The folder of the build. */
  build: string;
  /** Folder for a startup profile. */
  into: string;
  environment: NodeJS.ProcessEnv;
}

/** JavaScript sizes of pages, and the size of the Worker, as a table. */
export async function sizeTable({ site, stateFolder, build, into, environment }: Sizes): Promise<string> {
  const rows: { what: string; value: string; budget: string; missed: string }[] = [];
  const add = (what: string, value: number, budget: number | null) =>
    rows.push({
      what,
      value: value.toLocaleString("en"),
      budget: budget === null ? "" : budget.toLocaleString("en"),
      missed: budget !== null && value > budget ? "over" : "",
    });

  const { database } = openDatabase(stateFolder, "prompts");
  const { shareId } = townCategories(database);
  database.close();
  const { origins, close } = await serveWorkers({ workers: [site], stateFolder });
  for (const [name, path] of [
    ["/town-prompts", "/town-prompts"],
    ["/prompts/{shareId}", `/prompts/${shareId}`],
  ] as const) {
    const { text } = await ask(origins[site.name] + path);
    const { files, bytes } = clientScripts(text, join(build, "client", "assets"));
    add(`JavaScript of ${name}: ${files} files, bytes after gzip`, bytes, clientBytes);
  }
  await close();

  const { scripts, wasm } = workerSize(join(build, "server"));
  add("Worker: bytes after gzip", scripts + wasm, workerBytes);
  add("of these the WebAssembly of the pictures", wasm, null);
  const active = startUpMilliseconds(join(build, "server", "wrangler.json"), into, environment);
  const value = active === null ? "not told" : String(active);
  rows.push({ what: "Worker: milliseconds of CPU at its start", value, budget: "", missed: "" });
  return formatTable("Sizes", rows);
}

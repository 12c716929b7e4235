import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import autocannon from "autocannon";

import { openDatabase } from "../../scripts/databases/open-database";
import { formatTable } from "../report/format-table";
import { townCategories } from "../requests/town-categories";
import { serveWorkers, type BuiltWorker } from "../../scripts/serve-workers";
import { inspectorPort, liveBytes } from "./inspector";

const connections = 16;
const steps = [0, 5_000, 20_000];

const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** Live bytes of the built Worker after so many requests over a list, its JSON, a prompt's page and its widget, as a table. */
export async function heapOfSite(site: BuiltWorker, stateFolder: string): Promise<string> {
  const { database } = openDatabase(stateFolder, "prompts");
  const { shareId } = townCategories(database);
  database.close();
  const { origins, close } = await serveWorkers({ workers: [site], stateFolder, inspectorPort });
  const url = origins[site.name]!;
  const requests = ["/town-prompts", "/api/public-prompts", `/prompts/${shareId}`, `/embed/${shareId}`].map(
    (path) => ({ path }),
  );
  try {
    await (await fetch(url + requests[0]!.path)).text();
    const rows = [];
    let sent = 0;
    for (const step of steps) {
      if (step > sent) {
        const { non2xx, errors } = await autocannon({ url, requests, connections, amount: step - sent });
        if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} broken`);
      }
      sent = step;
      const resident = residentBytes();
      const sums = [...(await liveBytes(site.name))];
      const all = sums.reduce((sum, [, bytes]) => sum + bytes, 0);
      const largest = sums.sort(([, one], [, other]) => other - one).slice(0, 4);
      rows.push({
        requests: sent,
        "live MB": megabytes(all),
        "of it": largest.map(([type, bytes]) => `${type} ${megabytes(bytes)}`).join(", "),
        "workerd MB": megabytes(resident),
      });
    }
    return formatTable(
      "Live objects of the Worker after a collection; resident memory of workerd before",
      rows,
    );
  } finally {
    await close();
  }
}

/** The resident memory of the workerd that this process started. */
function residentBytes(): number {
  const pid = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" }).trim();
  return 1_024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

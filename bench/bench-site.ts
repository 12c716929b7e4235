import { addActivity } from "./fill/add-activity";
import { openDatabase } from "../scripts/databases/open-database";
import { ask } from "./requests/ask";
import { measureLoad } from "./load/measure-load";
import { measureRead } from "./load/measure-read";
import type { MeasuredRow } from "./load/measured-row";
import { measureWrites, type MeasuredWrite } from "./load/measure-writes";
import { overBudget } from "./load/over-budget";
import { formatTable } from "./report/format-table";
import { apiReads } from "./requests/api-reads";
import { mcpCalls } from "./requests/mcp-calls";
import { pageReads } from "./requests/page-reads";
import { referenceReads } from "./requests/reference-reads";
import type { Budget } from "./requests/site-read";
import { townCategories } from "./requests/town-categories";
import { unmeasured } from "./requests/unmeasured";
import { serveWorkers, type BuiltWorker } from "../scripts/serve-workers";
import { admin as adminMember } from "./serve/measured-config";
import { signIn, signInClient } from "./serve/sign-in";

/** The member with the full library, and one with free space. */
const reader = "member-0";
const writer = "member-2";

interface Site {
  /** The site's Worker, named `site`, and the references. */
  workers: BuiltWorker[];
  stateFolder: string;
  prompts: number;
  /** Duration of each measurement. */
  seconds: number;
  /** Measures the reads of these names only, and no writes. */
  only?: RegExp;
}

const printed = (row: MeasuredRow, budget?: Budget) => ({
  page: row.page,
  at: row.at,
  rows: row.rowsRead,
  written: row.rowsWritten,
  trips: row.roundTrips,
  "gzip B": row.bytesGzip,
  "1: req/s": row.rps1,
  "p50 ms": row.p50Ms,
  "p99 ms": row.p99Ms,
  "16: req/s": row.rps16,
  "p50 ms ": row.p50Ms16,
  "p99 ms ": row.p99Ms16,
  budget: budget ? overBudget(row, budget) : "",
});

/** Measures the built site and the references on one filled database; prints each table. Returns all rows, writes last. */
export async function benchSite(
  { workers, stateFolder, prompts, seconds, only }: Site,
  print: (text: string) => void,
): Promise<(MeasuredRow | MeasuredWrite)[]> {
  const { database } = openDatabase(stateFolder, "prompts");
  const places = townCategories(database);
  addActivity(database, places);
  const member = await signIn(database, reader);
  const client = await signInClient(database, member);
  const author = await signIn(database, writer);
  const admin = await signIn(database, adminMember.id);
  database.close();
  const { origins, close } = await serveWorkers({ workers, stateFolder });
  const origin = origins.site!;
  const title = (what: string) => `${prompts.toLocaleString("en")} prompts: ${what}`;
  try {
    const rows: MeasuredRow[] = [];
    for (const { page, worker, url } of referenceReads(places.promptId)) {
      const whole = origins[worker] + url;
      const { bytesGzip } = await ask(whole);
      const none = { rowsRead: 0, rowsWritten: 0, roundTrips: 0 };
      const load = await measureLoad({ url: whole, headers: {}, seconds });
      rows.push({ page, method: "GET", url, prompts, at: "first", ...none, bytesGzip, ...load });
    }
    print(
      formatTable(
        title("references"),
        rows.map((row) => printed(row)),
      ),
    );
    const calls = await mcpCalls(origin, client);
    const tables = { pages: pageReads(origin, places), API: apiReads(places), MCP: calls };
    for (const [name, reads] of Object.entries(tables)) {
      const lines = [];
      const failures: string[] = [];
      for (const read of reads) {
        if (only && !only.test(read.page)) continue;
        try {
          for await (const row of measureRead(read, {
            origin,
            member,
            admin,
            prompts,
            seconds,
          })) {
            rows.push(row);
            lines.push(printed(row, read.budget));
          }
        } catch (error) {
          failures.push(`${read.page}: ${String(error)}`);
        }
      }
      if (lines.length + failures.length > 0)
        print([formatTable(title(name), lines), ...failures].join("\n"));
    }
    if (only) return rows;
    const left = await unmeasured(
      origin,
      rows.map(({ url }) => url),
    );
    if (left.length > 0) print(`Not measured: ${left.join(", ")}`);
    const writes = await measureWrites(origin, { member: author, admin }, places);
    print(
      formatTable(
        title("writes"),
        writes.map(({ url: _url, method: _method, ...write }) => write),
      ),
    );
    return [...rows, ...writes.map((write) => ({ ...write, prompts }))];
  } finally {
    await close();
  }
}

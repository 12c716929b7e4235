import { sql } from "drizzle-orm";

import { formatTable } from "../report/format-table";
import { listCosts } from "./list-costs";
import { measuring } from "./measure";
import { otherCosts } from "./other-costs";
import { searchCosts } from "./search-costs";

/** Measures the town's reads on filled databases, passes each finished table to `print`, then the SQL plans. */
export async function benchTown(
  databases: Pick<Env, "DB" | "SEARCH">,
  print: (text: string) => void,
): Promise<void> {
  const { measure, plans } = measuring(databases);
  const floor = await measure(({ db }) => db.get(sql`select 1`));
  print(
    `ms: in the database, as D1 tells, the slowest page's median; ms wall: for the caller in Node, of which ${floor.wall} ms a statement are the way there and back.`,
  );
  print(formatTable("Searches", await searchCosts(measure)));
  print(formatTable("Feeds, sitemaps, my posts, similar and followed prompts", await otherCosts(measure)));
  print(formatTable("Lists: rows read by page", await listCosts(measure)));
  for (const [query, steps] of plans) print([query, ...steps.map((step) => `  ${step}`)].join("\n"));
}

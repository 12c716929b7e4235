import { resultPagesLimit } from "~/features/town/limits";
import { listTown } from "~/features/town/list-town.server";

import { searchMilliseconds, searchRows } from "../report/budgets";
import type { Measure } from "./measure";
import { townSearches } from "./town-searches";

/** Costs of town searches on the first and on the last reachable page, the slowest first. */
export async function searchCosts(measure: Measure) {
  const rows = [];
  for (const { what, ...query } of townSearches) {
    const at = (page: number) =>
      measure((services) => listTown(services, null, { ...query, order: "new", page }));
    const first = await at(1);
    const last = first.result.pageCount > 1 ? await at(resultPagesLimit) : null;
    const both = last ? [first, last] : [first];
    const most = Math.max(...both.map(({ rowsRead }) => rowsRead));
    const milliseconds = Math.max(...both.map((page) => page.milliseconds));
    rows.push({
      search: query.search.length > 24 ? `${query.search.slice(0, 23)}…` : query.search,
      what,
      found: `${first.result.total}${first.result.isCapped ? "+" : ""}`,
      "rows p. 1": first.rowsRead,
      "rows last p.": last ? String(last.rowsRead) : "",
      ms: milliseconds,
      "ms worst": Math.max(...both.map(({ worst }) => worst)),
      "ms wall": Math.max(...both.map(({ wall }) => wall)),
      budget: most > searchRows || milliseconds > searchMilliseconds ? "over" : "",
    });
  }
  return rows.sort((one, other) => other.ms - one.ms || other["ms worst"] - one["ms worst"]);
}

import { slowestOfMedian, viewRoundTrips } from "../report/budgets";
import type { Budget } from "../requests/site-read";
import type { MeasuredRow } from "./measured-row";

/** The missed budgets of a row as text; empty: none. */
export function overBudget(row: MeasuredRow, budget: Budget): string {
  const rows = row.at === "first" ? budget.firstRows : budget.laterRows;
  const missed = [
    row.rowsRead > rows && `rows > ${rows}`,
    row.roundTrips > viewRoundTrips && `trips > ${viewRoundTrips}`,
    budget.bytes !== undefined && row.bytesGzip > budget.bytes && `bytes > ${budget.bytes}`,
    budget.milliseconds !== undefined && row.p50Ms > budget.milliseconds && `ms > ${budget.milliseconds}`,
    row.p99Ms16 > slowestOfMedian * row.p50Ms16 && `p99 > ${slowestOfMedian} p50`,
  ].filter(Boolean);
  return missed.length > 0 ? `over: ${missed.join(", ")}` : "";
}

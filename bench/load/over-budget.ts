import { viewRoundTrips } from "../report/budgets";
import type { Budget } from "../requests/site-read";
import type { MeasuredRow } from "./measured-row";

/** A row's requests per second as a share of its reference's; null: no reference. */
export function shareOf(
  row: MeasuredRow,
  { share }: Budget,
  references: readonly MeasuredRow[],
): number | null {
  const reference = references.find(({ page, prompts }) => page === share?.of && prompts === row.prompts);
  return reference ? row.rps16 / reference.rps16 : null;
}

/** The missed budgets of a row as text; empty: none. */
export function overBudget(row: MeasuredRow, budget: Budget, references: readonly MeasuredRow[]): string {
  const rows = row.at === "first" ? budget.firstRows : budget.laterRows;
  const share = shareOf(row, budget, references);
  const missed = [
    row.rowsRead > rows && `rows > ${rows}`,
    row.roundTrips > viewRoundTrips && `trips > ${viewRoundTrips}`,
    budget.bytes !== undefined && row.bytesGzip > budget.bytes && `bytes > ${budget.bytes}`,
    budget.milliseconds !== undefined && row.p50Ms > budget.milliseconds && `ms > ${budget.milliseconds}`,
    share !== null && share < budget.share!.least && `share < ${budget.share!.least * 100} %`,
  ].filter(Boolean);
  return missed.length > 0 ? `over: ${missed.join(", ")}` : "";
}

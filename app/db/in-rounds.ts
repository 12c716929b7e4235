import { sql, type SQL } from "drizzle-orm";

/** A change of many rows: how many have changed, and how many are left because a later round failed. */
export interface ChangeInRounds {
  changed: number;
  left: number;
}

/** Rows per round, which is one batch: D1 ends a statement after thirty seconds. */
const rowsPerRound = 500;

/**
 * Changes rows in rounds, each all or nothing; `change` returns how many it changed. A failure of the first round is thrown. A later
 * one ends the change, and `report` gets it.
 */
export async function changeInRounds<Row>(
  rows: readonly Row[],
  change: (some: readonly Row[]) => Promise<number>,
  report: (failure: Promise<never>) => void,
): Promise<ChangeInRounds> {
  let changed = 0;
  for (let start = 0; start < rows.length; start += rowsPerRound) {
    try {
      changed += await change(rows.slice(start, start + rowsPerRound));
    } catch (thrown) {
      if (start === 0) throw thrown;
      report(Promise.reject(thrown as Error));
      return { changed, left: rows.length - start };
    }
  }
  return { changed, left: 0 };
}

/** SQL list of any number of values, as one bound value (D1 binds a hundred). */
export const listOf = (values: readonly (string | number)[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

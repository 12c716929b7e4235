import { expect } from "vitest";

import type { Db } from "~/db/client";
import { counters, townCounts } from "~/db/schema";

import { type StoredPrompt, storedPrompts } from "./stored-prompts";

type Row = StoredPrompt;

const isListed = (row: Row) => row.isPublic && row.townNumber !== null;

/** Whether a prompt stands for its work: no listed version of it is older. */
const isLead = (row: Row, rows: readonly Row[]) =>
  !isListed(row) ||
  row.workId === null ||
  rows.every(
    (other) => other.workId !== row.workId || !isListed(other) || other.townNumber! >= row.townNumber!,
  );

/** Counts of the town's lists by language, computed from the prompts themselves. */
function reckon(rows: readonly Row[]): Record<string, Record<string, number>> {
  const totals: Record<string, Record<string, number>> = {};
  for (const row of rows.filter(isListed)) {
    const { category, subcategory, language } = row;
    for (const name of [...(isLead(row, rows) ? ["all"] : []), language!]) {
      const counts = (totals[name] ??= {});
      for (const list of ["all", category!, subcategory!]) counts[list] = (counts[list] ?? 0) + 1;
    }
  }
  return totals;
}

/** Expects the counters to equal a recount of the prompts. Returns the prompts. */
export async function expectTownToFit(db: Db): Promise<Row[]> {
  const rows = await storedPrompts(db);
  expect(rows.filter((row) => row.isLead !== isLead(row, rows))).toEqual([]);
  const counted = (await db.select().from(townCounts)).flatMap(({ language, counts }) => {
    const some = Object.entries(counts).filter(([, total]) => total !== 0);
    return some.length > 0 ? [[language, Object.fromEntries(some)] as const] : [];
  });
  expect(Object.fromEntries(counted)).toEqual(reckon(rows));
  const all = await db.select().from(counters);
  const of = (name: string) => all.find((counter) => counter.name === name)!.total;
  expect(of("prompts")).toBe(rows.length);
  expect(of("publications")).toBeGreaterThanOrEqual(rows.at(-1)?.townNumber ?? 0);
  return rows;
}

/** The search document of each listed publication, by number. */
export const documentsOf = (rows: readonly Row[]): Map<number, string> =>
  new Map(
    rows.filter(isListed).map((row) => {
      const { originalInput, content, title, description, tags, category, subcategory, language } = row;
      const document = [originalInput, content, title, description, tags, category, subcategory, language];
      return [row.townNumber!, JSON.stringify(document)];
    }),
  );

import { like } from "drizzle-orm";
import { expect } from "vitest";

import type { Db } from "~/db/client";
import { counters, saves, townRanks, users } from "~/db/schema";
import { dayLength, dayOf } from "~/domain/days";
import { circle, goldenStep } from "~/domain/town-sorts";

import { type StoredPrompt, storedPrompts } from "./stored-prompts";

/** A save or a use that counts, as a test remembers it. */
export interface Counted {
  promptId: string;
  kind: "saves" | "uses";
  day: number;
}

const scoreOf = (saved: number, used: number) => saved * 1_000_000 + Math.min(used, 999_999);

/** The lists of a publication: those of its language, and those of all languages if it stands for its work. */
const listsOf = ({ category, subcategory, language, isLead }: StoredPrompt) =>
  [...(isLead ? [""] : []), `${language}:`].flatMap((head) =>
    ["all", category, subcategory].map((place) => `${head}${place}`),
  );

/** Every rank as it should be, recomputed from the prompts and from what was counted. */
function reckon(rows: readonly StoredPrompt[], counted: readonly Counted[], now: Date) {
  const firstDay = dayOf(now) - 6;
  const of = (id: string, kind: Counted["kind"]) =>
    counted.filter((one) => one.promptId === id && one.kind === kind && one.day >= firstDay).length;
  return rows
    .filter(({ isPublic, townNumber }) => isPublic && townNumber !== null)
    .flatMap((row) => {
      const townNumber = row.townNumber!;
      const isNew = row.publishedAt!.getTime() > now.getTime() - 30 * dayLength;
      const scores = {
        week: scoreOf(of(row.id, "saves"), of(row.id, "uses")),
        best: scoreOf(row.rankedSaveCount, row.useCount),
        fresh:
          isNew && row.rankedSaveCount === 0 && row.useCount < 10
            ? ((townNumber * goldenStep) % circle) + 1
            : 0,
        results: row.firstPicture || row.firstText ? townNumber : 0,
        proven: row.isProven ? townNumber : 0,
      };
      return Object.entries(scores)
        .filter(([, score]) => score > 0)
        .flatMap(([ranking, score]) =>
          listsOf(row).map((list) =>
            [list, ranking, ranking === "fresh" ? score - 1 : score, townNumber].join(" "),
          ),
        );
    })
    .toSorted();
}

/** Expects the counts of prompts and members, the ranks and their counters to equal a recount. */
export async function expectRanksToFit(db: Db, counted: readonly Counted[], now: Date): Promise<void> {
  const rows = await storedPrompts(db);
  const kept = await db.select().from(saves);
  for (const row of rows) {
    const own = kept.filter(({ promptId }) => promptId === row.id);
    expect(row.saveCount).toBe(own.length);
    expect(row.rankedSaveCount).toBe(own.filter(({ isCounted }) => isCounted).length);
    expect(row.useCount).toBe(counted.filter((one) => one.promptId === row.id && one.kind === "uses").length);
  }
  for (const { id, shelfCount } of await db.select().from(users))
    expect(shelfCount).toBe(kept.filter(({ userId }) => userId === id).length);
  const ranks = await db.select().from(townRanks);
  const stored = ranks.map(({ list, ranking, score, townNumber }) =>
    [list, ranking, score, townNumber].join(" "),
  );
  expect(stored.toSorted()).toEqual(reckon(rows, counted, now));
  const totals = await db.select().from(counters).where(like(counters.name, "ranked:%"));
  const lists = ranks
    .filter(({ ranking }) => ranking !== "fresh")
    .map(({ list, ranking }) => `${ranking}:${list}`);
  for (const { name, total } of totals)
    expect(total, name).toBe(lists.filter((list) => `ranked:${list}` === name).length);
  expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(lists.length);
}

import { env } from "cloudflare:workers";
import { lt } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "./client";
import { deleteInRounds } from "./delete-in-rounds";
import { newEmail, setUpAccounts } from "../../tests/support/factories/set-up-accounts";
import { accessTokens, usageDaily } from "./schema";

const db = openDb(env.DB.withSession());
const old = lt(usageDaily.day, "2026-02-01");

async function fill(count: number) {
  await db.delete(usageDaily);
  const past = Array.from({ length: count }, (_, index) => ({
    day: "2026-01-31",
    caller: `${index}`,
    calls: 1,
  }));
  await db.insert(usageDaily).values([...past, { day: "2026-02-01", caller: "all", calls: 1 }]);
}

test.each([0, 1, 3, 4, 7])(
  "%i rows are deleted whatever a statement's limit, and the others stay",
  async (count) => {
    await fill(count);
    expect(await deleteInRounds(db, usageDaily, old, { rows: 3 })).toBe(count);
    expect((await db.select().from(usageDaily)).map(({ day }) => day)).toEqual(["2026-02-01"]);
  },
);

test("rows beyond one run are left to the next", async () => {
  await fill(7);
  expect(await deleteInRounds(db, usageDaily, old, { rows: 2, rounds: 2 })).toBe(4);
  expect(await deleteInRounds(db, usageDaily, old, { rows: 2, rounds: 2 })).toBe(3);
});

test("rows changed by triggers are not counted", async () => {
  const userId = await setUpAccounts().join(newEmail());
  const tokens = ["a", "b", "c"].map((id) => ({
    id,
    userId,
    name: id,
    tokenHash: id,
    ending: id,
    scope: "read" as const,
    createdAt: new Date(0),
    expiresAt: new Date(0),
  }));
  await db.insert(accessTokens).values(tokens);
  const expired = lt(accessTokens.expiresAt, new Date());
  expect(await deleteInRounds(db, accessTokens, expired, { rows: 2, rounds: 1 })).toBe(2);
  expect(await deleteInRounds(db, accessTokens, expired, { rows: 2 })).toBe(1);
});

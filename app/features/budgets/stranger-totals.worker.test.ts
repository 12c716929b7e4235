import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

import { drafts, reports, sessions, strangerTotals, usageDaily, users } from "~/db/schema";
import { keepDraft } from "~/features/generation/generate-draft.server";
import { countUse } from "~/features/ranking/count-use.server";
import { expireRecords } from "~/features/generation/expire-records.server";

import { refusedStorage } from "../../../tests/support/database/refused-storage";
import { day, newEmail, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { spendDaily } from "./spend-daily.server";
import { watchTotals } from "./watch-totals.server";

const { services, register, join, enter, pass } = setUpAccounts();
const { db } = services;

type Kind = (typeof strangerTotals.$inferSelect)["kind"];

const totals = async () =>
  Object.fromEntries(
    (await db.select().from(strangerTotals)).map(({ kind, bytes }) => [kind, bytes]),
  ) as Record<Kind, number>;

/** Bytes by which `write` changes a total. */
async function growthOf(kind: Kind, write: () => Promise<unknown>): Promise<number> {
  const before = (await totals())[kind];
  await write();
  return (await totals())[kind] - before;
}

const setRoom = (kind: Kind, room: number) =>
  db
    .update(strangerTotals)
    .set({ most: sql`${strangerTotals.bytes} + ${room}` })
    .where(eq(strangerTotals.kind, kind));

beforeEach(() => db.update(strangerTotals).set({ most: 1_000_000_000 }));

const order = { purpose: "p", use: "text" as const, deepThinking: false };
const generated = {
  originalInput: "",
  content: "é".repeat(1_000),
  composition: { pieces: [] } as never,
  tags: [],
  engine: "builtin",
  fellBack: false,
} as never;
const keep = (userId: string | null) => keepDraft(services, order, generated, userId);

const verify = (id: string) =>
  db.update(users).set({ emailVerifiedAt: services.clock.now() }).where(eq(users.id, id));

const report = (userId: string | null, authorId: string) =>
  db.insert(reports).values({
    id: crypto.randomUUID(),
    promptId: "p",
    authorId,
    userId,
    reason: "spam" as never,
    comment: "é".repeat(500),
    createdAt: services.clock.now(),
  });

test(
  "drafts, accounts, reports and counts of strangers add to a total, and leave it when they go",
  { tags: "promise-28b" },
  async () => {
    const before = await totals();
    const [stranger, proven] = [await register(), await join()];
    await enter(stranger);
    await db.update(users).set({ historyBytes: 500 }).where(eq(users.id, stranger));
    expect((await totals()).accounts - before.accounts).toBeGreaterThan(8_000 + 500 + 400);

    expect(await growthOf("drafts", () => keep(null))).toBeGreaterThan(2_000);
    expect(await growthOf("drafts", () => keep(stranger))).toBeGreaterThan(2_000);
    expect(await growthOf("reports", () => report(null, proven))).toBe(1_400);
    expect(await growthOf("reports", () => report(stranger, proven))).toBe(1_400);
    const spend = (key: string) => spendDaily(services, { [key]: 9 }, "budget_exhausted");
    expect(await growthOf("counts", () => spend("ip:1:drafts"))).toBe(50 + 2 * 11);
    expect(await growthOf("counts", () => spend("ip:1:drafts"))).toBe(0);

    // An edit counts its size, and a row goes as it came, also after its member has verified their address.
    const longer = () =>
      db
        .update(drafts)
        .set({ content: "x".repeat(5_000) })
        .where(eq(drafts.userId, stranger));
    expect(await growthOf("drafts", longer)).toBe(3_000);
    await verify(stranger);
    await db.delete(drafts);
    await db.delete(sessions);
    await db.delete(reports);
    await db.delete(usageDaily);
    expect(await totals()).toEqual({ ...before, counts: 0 });

    await db.delete(users).where(eq(users.id, stranger));
    expect((await totals()).accounts).toBe(before.accounts);
  },
);

test("a deleted account takes all its bytes out of the totals", async () => {
  const before = await totals();
  const id = await register();
  await enter(id);
  await keep(id);
  await db.delete(users).where(eq(users.id, id));
  const { counts: _, ...after } = await totals();
  expect(before).toMatchObject(after);
});

test("what verified members write is in no total", async () => {
  const id = await join();
  const before = await totals();
  await enter(id);
  await keep(id);
  await report(id, id);
  await spendDaily(services, { [`user:${id}`]: 9, all: 9 }, "budget_exhausted");
  expect(await totals()).toEqual(before);
});

test(
  "the last byte of a total is stored; one more is refused, to strangers alone, and without a trace",
  { tags: "promise-28b" },
  async () => {
    const [stranger, proven] = [await register(), await join()];
    const size = await growthOf("drafts", () => keep(null));
    await setRoom("drafts", size);
    await keep(null);
    const before = await totals();
    expect(await refusedStorage(keep(null))).toBe("visitors_full");
    expect(await refusedStorage(keep(stranger))).toBe("visitors_full");
    await keep(proven);
    expect(await totals()).toEqual(before);

    await setRoom("accounts", 0);
    expect(await refusedStorage(register(newEmail()))).toBe("visitors_full");
    expect(await refusedStorage(enter(stranger))).toBe("visitors_full");
    await verify(stranger);
    await enter(stranger);
    await join();
    await setRoom("reports", 0);
    expect(await refusedStorage(report(null, proven))).toBe("visitors_full");
    await report(proven, stranger);
    await setRoom("counts", 0);
    expect(await refusedStorage(spendDaily(services, { "ip:2": 9 }, "budget_exhausted"))).toBe(
      "visitors_full",
    );
    await spendDaily(services, { [`user:${proven}`]: 9 }, "budget_exhausted");
  },
);

test("many at once never store more than a total", { tags: "promise-28b" }, async () => {
  const size = await growthOf("drafts", () => keep(null));
  await setRoom("drafts", 3 * size);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusedStorage(keep(null))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(3);
});

test("expired drafts, counts and uses make room again", async () => {
  await keep(null);
  await spendDaily(services, { "ip:3": 9 }, "budget_exhausted");
  await countUse(services, { network: "n", browser: "Firefox" }, "unknown");
  pass(2 * day);
  await expireRecords(services);
  expect(await totals()).toMatchObject({ drafts: 0, counts: 0 });
});

test("half a total is an alarm in the log, and less is none", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await db.update(strangerTotals).set({ bytes: 0, most: 1_000 });
    await db.update(strangerTotals).set({ bytes: 499 }).where(eq(strangerTotals.kind, "drafts"));
    await watchTotals(services, "run");
    expect(logged).not.toHaveBeenCalled();
    await db.update(strangerTotals).set({ bytes: 500 }).where(eq(strangerTotals.kind, "drafts"));
    await watchTotals(services, "run");
    expect(logged.mock.calls.map(([line]) => JSON.parse(line as string))).toEqual([
      { level: "error", event: "alarm", requestId: "run", total: "drafts", bytes: 500, most: 1_000 },
    ]);
  } finally {
    logged.mockRestore();
  }
});

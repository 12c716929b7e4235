import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";

import { openDb } from "~/db/client";
import { folders, users } from "~/db/schema";

import { d1SearchIndex } from "~/platform/search/d1-search-index.server";

import { withFaults } from "./faults";

/** The bindings for a request with this order. */
function ordered(order: string | null) {
  const bindings = withFaults(env, order);
  return {
    ...bindings,
    db: openDb(bindings.DB.withSession()),
    search: d1SearchIndex(bindings.SEARCH.withSession()),
  };
}

const at = new Date();
const member = (id: string) => ({
  id,
  email: `${id}@faults.example`,
  language: "en" as const,
  createdAt: at,
  lastSignInAt: at,
});

const whole = ordered(null);
const isThere = async (id: string) =>
  (await whole.db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;

test("a failing database fails every statement, and the other bindings work", async () => {
  const { db, CACHE, FILES, search } = ordered("db=error");
  await expect(db.select().from(users)).rejects.toThrow();
  await expect(db.insert(users).values(member("dead"))).rejects.toThrow();
  await expect(db.batch([db.select().from(users), db.select().from(folders)])).rejects.toThrow();
  expect(await isThere("dead")).toBe(false);
  await CACHE.put("dead", "yes");
  expect(await CACHE.get("dead")).toBe("yes");
  expect(await search.find({ runs: ["dead"], scope: null }, 1)).toEqual([]);
  expect(FILES).toBe(env.FILES);
});

test("a read-only database serves reads, and begins no batch with a write", async () => {
  await whole.db.insert(users).values(member("kept"));
  const { db } = ordered("db=writes");
  expect(await db.select({ id: users.id }).from(users).where(eq(users.id, "kept"))).toEqual([{ id: "kept" }]);
  const kept = eq(users.id, "kept");
  await expect(db.insert(users).values(member("new"))).rejects.toThrow();
  await expect(db.update(users).set({ language: "es" }).where(kept)).rejects.toThrow();
  await expect(db.delete(users).where(kept)).rejects.toThrow();
  await expect(db.run(sql`WITH some AS (SELECT 'kept' AS id) DELETE FROM users`)).rejects.toThrow();
  const reading = db.select().from(users).where(kept);
  await expect(db.batch([reading, db.delete(users).where(kept)])).rejects.toThrow();
  await expect(
    db.batch([reading, db.insert(folders).values({ id: "f", userId: "kept", name: "F" })]),
  ).rejects.toThrow();
  expect(await isThere("kept")).toBe(true);
  expect(await whole.db.select().from(folders).where(eq(folders.userId, "kept"))).toEqual([]);
});

test("a slow binding responds late, but correctly; a silent one never does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await whole.db.insert(users).values(member("late"));
  const here = eq(users.id, "late");
  const answered: string[] = [];
  const read = async (order: string) => {
    const rows = await ordered(order).db.select({ id: users.id }).from(users).where(here);
    answered.push(order);
    return rows;
  };
  const slow = read("db=slow");
  void read("db=silent");
  await whole.db.select().from(users).where(here);
  expect(answered).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await slow).toEqual([{ id: "late" }]);
  expect(answered).toEqual(["db=slow"]);
});

test("search, cache and files fail by their own names", async () => {
  const { search, CACHE, FILES, db } = ordered("search=error, cache=error, files=writes");
  await expect(search.find({ runs: ["letter"], scope: null }, 1)).rejects.toThrow();
  await expect(CACHE.get("a")).rejects.toThrow();
  await expect(CACHE.put("a", "b")).rejects.toThrow();
  await expect(FILES.put("a", "b")).rejects.toThrow();
  await expect(FILES.delete("a")).rejects.toThrow();
  expect(await FILES.get("a")).toBeNull();
  expect(await db.select().from(users).where(eq(users.id, "nobody"))).toEqual([]);
});

test("pictures fail on output, as with the service, and not on their description", async () => {
  const { IMAGES } = ordered("images=error");
  const described = IMAGES.input(new Blob(["no picture"]).stream()).transform({ width: 1 });
  await expect(described.output({ format: "image/webp" })).rejects.toThrow(/output/);
});

test.each([null, "", "db", "db=dead", "DB=error", "secrets=error", "db=error;", "constructor=error"])(
  "the sort %j is ignored",
  (order) => {
    const bindings = withFaults(env, order);
    expect(bindings).toEqual({ ...env });
    expect(bindings.DB).toBe(env.DB);
  },
);

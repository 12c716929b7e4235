import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { folders, users } from "~/db/schema";

import { countCosts, noCosts } from "./d1-costs.server";
import { d1SearchIndex } from "./search/d1-search-index.server";

function setUp() {
  const costs = noCosts();
  const session = countCosts(env.DB.withSession(), costs);
  return { costs, session, db: openDb(session) };
}

const at = new Date();
const user = (id: string) => ({
  id,
  email: `${id}@costs.example`,
  language: "en" as const,
  createdAt: at,
  lastSignInAt: at,
});

test("a read is a round trip with its rows, whatever drizzle's method", async () => {
  const { costs, db } = setUp();
  await db.insert(users).values([user("reader"), user("other reader")]);
  Object.assign(costs, noCosts());
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, "reader"));
  expect(found).toEqual({ id: "reader" });
  expect(costs).toMatchObject({ roundTrips: 1, rowsRead: 1, rowsWritten: 0 });
  await db.all("SELECT * FROM users WHERE email LIKE '%reader@costs.example'");
  expect(costs.roundTrips).toBe(2);
  expect(costs.rowsRead).toBeGreaterThanOrEqual(3);
  expect(costs.milliseconds).toBeGreaterThanOrEqual(0);
});

test("a batch is one round trip with the rows of all its statements", async () => {
  const { costs, db } = setUp();
  const reader = eq(users.id, "writer");
  await db.batch([
    db.insert(users).values(user("writer")),
    db.insert(folders).values({ id: "folder", userId: "writer", name: "Letters" }),
    db.select().from(users).where(reader),
  ]);
  expect(costs.roundTrips).toBe(1);
  expect(costs.rowsWritten).toBeGreaterThanOrEqual(2);
  expect(costs.rowsRead).toBeGreaterThanOrEqual(1);
});

test("a failed statement counts as a round trip, and throws the same error", async () => {
  const { costs, session } = setUp();
  await expect(session.prepare("SELECT * FROM nowhere").all()).rejects.toThrow(/no such table/);
  expect(costs).toMatchObject({ roundTrips: 1, rowsRead: 0 });
});

test("two databases add to one sum, and two requests to two", async () => {
  const { costs, db } = setUp();
  const other = setUp();
  const search = d1SearchIndex(countCosts(env.SEARCH.withSession(), costs));
  await Promise.all([db.select().from(users), search.find({ runs: ["letter"], scope: null }, 10)]);
  expect(costs.roundTrips).toBe(2);
  expect(other.costs).toEqual(noCosts());
});

test("a session without the known sender property works uncounted", async () => {
  const costs = noCosts();
  const session = { prepare: () => "a statement" } as unknown as D1DatabaseSession;
  expect(countCosts(session, costs).prepare("SELECT 1")).toBe("a statement");
  expect(costs).toEqual(noCosts());
});

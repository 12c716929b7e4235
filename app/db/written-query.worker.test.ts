import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { countCosts, noCosts } from "~/platform/d1-costs.server";

import { openDb } from "./client";
import { sessions, users } from "./schema";
import { named, readAll, readRows, writtenQuery } from "./written-query";

const at = new Date("2042-06-01T12:00:00Z");

const selection = {
  email: users.email,
  id: users.id,
  joined: users.createdAt,
  session: named("session", { id: sessions.id, expiresAt: sessions.expiresAt }),
};
const selectUser = writtenQuery(selection, (db) =>
  db
    .select(selection)
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(users.id, sql.placeholder("id"))),
);

const broken = { id: sql<string>`nothing.id`.as("id") };
const selectBroken = writtenQuery(broken, (db) => db.select(broken).from(sql`nowhere`));

function setUp() {
  const costs = noCosts();
  return { costs, db: openDb(countCosts(env.DB.withSession(), costs)) };
}

beforeAll(async () => {
  const { db } = setUp();
  const user = (id: string) => ({
    id,
    email: `${id}@written.example`,
    language: "en" as const,
    createdAt: at,
    lastSignInAt: at,
  });
  await db.insert(users).values([user("ada"), user("ben")]);
  await db.insert(sessions).values({
    id: "desktop",
    tokenHash: "hash",
    userId: "ada",
    authenticatedAt: at,
    createdAt: at,
    expiresAt: at,
    userAgent: "",
  });
});

const ada = {
  email: "ada@written.example",
  id: "ada",
  joined: at,
  session: { id: "desktop", expiresAt: at },
};
const ben = { email: "ben@written.example", id: "ben", joined: at, session: { id: null, expiresAt: null } };

test("reads of one turn are one round trip, each with its own rows", async () => {
  const { costs, db } = setUp();
  const read = (id: string) => readRows(selectUser(db, { id }));
  expect(await Promise.all([read("ben"), read("nobody"), read("ada")])).toEqual([[ben], [], [ada]]);
  expect(costs.roundTrips).toBe(1);
  expect(await readAll(selectUser(db, { id: "ada" }), selectUser(db, { id: "ben" }))).toEqual([[ada], [ben]]);
  expect(costs.roundTrips).toBe(2);
});

test("reads of later turns, and of another request, are sent separately", async () => {
  const [one, other] = [setUp(), setUp()];
  await readRows(selectUser(one.db, { id: "ada" }));
  await Promise.all([one, other].map(({ db }) => readRows(selectUser(db, { id: "ada" }))));
  expect([one.costs.roundTrips, other.costs.roundTrips]).toEqual([2, 1]);
});

test("reads sent together fail together; the next are sent again", async () => {
  const { db } = setUp();
  const reads = [readRows(selectUser(db, { id: "ada" })), readRows(selectBroken(db, {}))];
  for (const { status } of await Promise.allSettled(reads)) expect(status).toBe("rejected");
  expect(await readRows(selectUser(db, { id: "ada" }))).toEqual([ada]);
});

test("two columns of one name are an error, and no values under wrong names", async () => {
  const twice = { id: users.id, session: { id: sessions.id, expiresAt: sessions.expiresAt } };
  const select = writtenQuery(twice, (db) =>
    db.select(twice).from(users).innerJoin(sessions, eq(sessions.userId, users.id)),
  );
  await expect(readRows(select(setUp().db, {}))).rejects.toThrow("different names");
});

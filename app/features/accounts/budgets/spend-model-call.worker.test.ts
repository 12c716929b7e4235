import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { usageDaily } from "~/db/schema";

import { spendModelCall } from "./spend-model-call.server";

let day = 0;

/** Each test has a day of its own, at 18:00 UTC, with an untouched budget. */
function onANewDay(modelBudget: { perCaller: number; inAll: number }) {
  day += 1;
  const now = new Date(Date.UTC(2030, 0, day, 18));
  const db = openDb(env.DB.withSession());
  const calls = async () => {
    const rows = await db.select().from(usageDaily);
    const today = rows.filter((row) => row.day === now.toISOString().slice(0, 10));
    return Object.fromEntries(today.map((row) => [row.caller, row.calls]));
  };
  return { services: { db, clock: { now: () => now }, modelBudget }, calls };
}

const succeeded = (outcomes: PromiseSettledResult<void>[]) =>
  outcomes.filter(({ status }) => status === "fulfilled").length;

test("a call increments the client's row and the total", async () => {
  const { services, calls } = onANewDay({ perCaller: 5, inAll: 9 });
  await spendModelCall(services, "ada");
  await spendModelCall(services, "ada");
  await spendModelCall(services, "ben");
  expect(await calls()).toEqual({ ada: 2, ben: 1, all: 3 });
});

test("a spent client budget is refused with the seconds to the next UTC midnight, and no row changes", async () => {
  const { services, calls } = onANewDay({ perCaller: 1, inAll: 9 });
  await spendModelCall(services, "ada");
  await expect(spendModelCall(services, "ada")).rejects.toMatchObject({
    code: "budget_exhausted",
    retryAfter: 6 * 60 * 60,
  });
  await spendModelCall(services, "ben");
  expect(await calls()).toEqual({ ada: 1, ben: 1, all: 2 });
});

test("a spent total budget is refused for a new client too, and leaves no row of theirs", async () => {
  const { services, calls } = onANewDay({ perCaller: 5, inAll: 2 });
  await spendModelCall(services, "ada");
  await spendModelCall(services, "ben");
  await expect(spendModelCall(services, "eve")).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await calls()).toEqual({ ada: 1, ben: 1, all: 2 });
});

test("a budget of zero allows nothing", async () => {
  const none = onANewDay({ perCaller: 0, inAll: 5 });
  await expect(spendModelCall(none.services, "ada")).rejects.toMatchObject({ code: "budget_exhausted" });
  const closed = onANewDay({ perCaller: 5, inAll: 0 });
  await expect(spendModelCall(closed.services, "ada")).rejects.toMatchObject({ code: "budget_exhausted" });
  expect(await closed.calls()).toEqual({});
});

test("fifty calls at once never exceed the client's budget", { tags: "promise-23a" }, async () => {
  const { services, calls } = onANewDay({ perCaller: 7, inAll: 100 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => spendModelCall(services, "ada")),
  );
  expect(succeeded(outcomes)).toBe(7);
  expect(await calls()).toEqual({ ada: 7, all: 7 });
});

test(
  "fifty clients at once, each on its own connection, never exceed the total budget",
  { tags: "promise-23a" },
  async () => {
    const { services, calls } = onANewDay({ perCaller: 5, inAll: 11 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, caller) =>
        spendModelCall({ ...services, db: openDb(env.DB.withSession("first-primary")) }, `caller-${caller}`),
      ),
    );
    expect(succeeded(outcomes)).toBe(11);
    const { all, ...callers } = await calls();
    expect(all).toBe(11);
    expect(Object.values(callers)).toEqual(Array(11).fill(1));
  },
);

test("the next day starts at zero", async () => {
  const today = onANewDay({ perCaller: 1, inAll: 1 });
  await spendModelCall(today.services, "ada");
  const tomorrow = onANewDay({ perCaller: 1, inAll: 1 });
  await expect(spendModelCall(tomorrow.services, "ada")).resolves.toBeUndefined();
});

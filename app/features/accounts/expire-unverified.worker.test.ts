import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import { createFolder } from "~/features/prompts/folders/create-folder.server";

import { day, newEmail, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { expireUnverified } from "./expire-unverified.server";
import { verifyEmail } from "./verify-email.server";

/** Accounts with a clock, the daily run, and the emails to each. */
function setUp() {
  const accounts = setUpAccounts();
  const services = { ...accounts.services, siteOrigin: "https://town.example" as string | null };
  return {
    ...accounts,
    services,
    run: () => expireUnverified(services),
    exists: async (email: string) => (await accounts.user(email)) !== undefined,
    notices: (email: string) => accounts.emailsTo(email).filter(({ subject }) => /7 days/.test(subject)),
  };
}

test("an unverified account without anything saved ends after 30 days, and its member is notified a week before", async () => {
  const { register, pass, run, exists, notices } = setUp();
  const email = newEmail();
  await register(email);
  pass(23 * day);
  expect(await run()).toEqual({ unusedAccounts: 0, warnedAccounts: 0 });
  pass(1);
  expect(await run()).toEqual({ unusedAccounts: 0, warnedAccounts: 1 });
  expect(notices(email)).toHaveLength(1);
  expect(notices(email)[0]!.text).toContain("https://town.example/profile");
  pass(7 * day - 1);
  expect(await run()).toEqual({ unusedAccounts: 0, warnedAccounts: 0 });
  expect(await exists(email)).toBe(true);
  pass(1);
  expect(await run()).toEqual({ unusedAccounts: 1, warnedAccounts: 0 });
  expect(await exists(email)).toBe(false);
  expect(notices(email)).toHaveLength(1);
});

test("a verified account, and one with something saved, stay; nobody is notified", async () => {
  const { services, register, join, tokenTo, pass, run, exists, notices } = setUp();
  const emails = [newEmail(), newEmail(), newEmail(), newEmail()] as const;
  const verified = await register(emails[0]);
  await verifyEmail(services, { id: verified }, tokenTo(emails[0]));
  await join(emails[1]);
  const saved = await register(emails[2]);
  await createFolder(services, { id: saved } as never, { name: "Work" });
  const pictured = await register(emails[3]);
  await services.db.update(users).set({ avatarKey: "a" }).where(eq(users.id, pictured));
  pass(24 * day);
  await run();
  pass(365 * day);
  await run();
  for (const email of emails) {
    expect(await exists(email)).toBe(true);
    expect(notices(email)).toHaveLength(0);
  }
});

test("one that is used after the notice stays, and is notified again before it ends", async () => {
  const { services, register, pass, run, exists, notices } = setUp();
  const email = newEmail();
  const id = await register(email);
  pass(24 * day);
  await run();
  const mine = eq(users.id, id);
  await services.db.update(users).set({ avatarKey: "a" }).where(mine);
  pass(8 * day);
  await run();
  expect(await exists(email)).toBe(true);
  await services.db.update(users).set({ avatarKey: null }).where(mine);
  await run();
  expect(await exists(email)).toBe(true);
  expect(notices(email)).toHaveLength(2);
  pass(7 * day);
  await run();
  expect(await exists(email)).toBe(false);
});

test("an account whose member could not be notified does not end, and is notified another day", async () => {
  const { services, register, pass, exists, notices, run } = setUp();
  const email = newEmail();
  await register(email);
  pass(31 * day);
  const mail = { send: async () => Promise.reject(new Error("The transport is away.")) };
  expect(await expireUnverified({ ...services, mail })).toMatchObject({ warnedAccounts: 0 });
  expect(await expireUnverified({ ...services, siteOrigin: null })).toMatchObject({ warnedAccounts: 0 });
  pass(8 * day);
  expect(await run()).toMatchObject({ unusedAccounts: 0 });
  expect([await exists(email), notices(email).length]).toEqual([true, 1]);
});

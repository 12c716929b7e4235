import { like } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Viewer } from "~/context";
import { usageDaily } from "~/db/schema";

import {
  day,
  hour,
  newEmail,
  newNetwork,
  origin,
  password,
  setUpAccounts,
} from "../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import { deleteAccount } from "./delete-account.server";
import { emailsADay } from "./limits";
import { registerAccount } from "./register-account.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { requestVerification } from "./request-verification.server";

/** At 18:00 UTC. */
const spent = { code: "emails_spent", status: 429, retryAfter: 6 * 60 * 60 };

const setUp = () => {
  const accounts = setUpAccounts("2026-03-01T18:00:00Z");
  const { services, waitForBackground } = accounts;
  /** Requests so many emails at once; returns the number granted. */
  const atOnce = async (times: number, ask: (time: number) => Promise<unknown>): Promise<number> => {
    const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, time) => ask(time)));
    await waitForBackground();
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject(spent);
    return times - refused.length;
  };
  const reset = (email: string, network: string) =>
    requestPasswordReset(services, email, { ...origin, network });
  return { ...accounts, atOnce, reset };
};

test(
  "of 50 resets at once for one address from one network 10 send an email, with or without an account",
  { tags: "promise-8c" },
  async () => {
    const { register, atOnce, reset, emailsTo } = setUp();
    const [known, unknown] = [newEmail(), newEmail()];
    await register(known);
    const [here, there] = [newNetwork(), newNetwork()];
    expect(await atOnce(50, () => reset(known, here))).toBe(emailsADay.toAddressFromNetwork);
    expect(await atOnce(50, () => reset(unknown, there))).toBe(emailsADay.toAddressFromNetwork);
    expect(emailsTo(known)).toHaveLength(1 + emailsADay.toAddressFromNetwork);
    expect(await failureOf(reset(known, here))).toEqual(await failureOf(reset(unknown, there)));
  },
);

test(
  "a stranger's requests leave the owner's budget by another network and for verification",
  { tags: "promise-8c" },
  async () => {
    const { services, register, enter, atOnce, reset, emailsTo } = setUp();
    const email = newEmail();
    const { viewer } = await enter(await register(email));
    const [stranger, home] = [newNetwork(), newNetwork()];
    await atOnce(emailsADay.toAddressFromNetwork + 1, () => reset(email, stranger));
    const before = emailsTo(email).length;
    expect(await atOnce(1, () => reset(email, home))).toBe(1);
    await requestVerification(services, viewer, { ...origin, network: home });
    expect(emailsTo(email)).toHaveLength(before + 2);
  },
);

test("all networks together send at most 50 resets a day to an address, at once or not", async () => {
  const { register, atOnce, reset, emailsTo } = setUp();
  const email = newEmail();
  await register(email);
  expect(await atOnce(60, () => reset(email, newNetwork()))).toBe(emailsADay.toAddress);
  expect(await failureOf(reset(email, newNetwork()))).toMatchObject(spent);
  expect(emailsTo(email)).toHaveLength(1 + emailsADay.toAddress);
});

test("one network sends at most 50 emails a day, to any number of addresses and of any kind", async () => {
  const { services, atOnce, reset, dump } = setUp();
  const network = newNetwork();
  expect(await atOnce(30, () => reset(newEmail(), network))).toBe(30);
  expect(await atOnce(30, () => reset(newEmail(), network))).toBe(emailsADay.ofNetwork - 30);
  const before = await dump();
  const late = { email: newEmail(), password };
  await expect(registerAccount(services, late, { ...origin, network })).rejects.toMatchObject(spent);
  expect(await dump()).toEqual(before);
  await registerAccount(services, late, origin);
});

test(
  "several accounts of one network share its emails, and each has its own 10 a day",
  { tags: "promise-8c" },
  async () => {
    const { services, register, enter, atOnce } = setUp();
    const viewers: Viewer[] = [];
    for (let count = 1; count <= 6; count += 1) viewers.push((await enter(await register())).viewer);
    const network = newNetwork();
    const ask = (at: number, from: string) =>
      requestVerification(services, viewers[at]!, { ...origin, network: from });
    expect(await atOnce(60, (time) => ask(time % 6, network))).toBe(emailsADay.ofNetwork);
    // With ever new networks the account is the bound.
    const { viewer } = await enter(await register());
    const granted = await atOnce(20, () => requestVerification(services, viewer, origin));
    expect(granted).toBe(emailsADay.ofAccount);
  },
);

test("a deleted and repeated registration brings no new emails to its address", async () => {
  const { services, enter, atOnce, emailsTo } = setUp();
  const email = newEmail();
  const network = newNetwork();
  const come = async () => {
    const id = await registerAccount(services, { email, password }, { ...origin, network });
    await deleteAccount(services, (await enter(id)).viewer);
  };
  for (let time = 1; time <= emailsADay.toAddressFromNetwork; time += 1) await come();
  expect(await atOnce(1, come)).toBe(0);
  expect(emailsTo(email)).toHaveLength(emailsADay.toAddressFromNetwork);
});

test("the next UTC day brings new emails, and the counts contain no address and no deleted account", async () => {
  const { services, register, enter, atOnce, reset, pass } = setUp();
  const email = newEmail();
  const id = await register(email);
  const network = newNetwork();
  expect(await atOnce(11, () => reset(email, network))).toBe(10);
  pass(6 * hour - 1);
  expect(await failureOf(reset(email, network))).toMatchObject({ ...spent, retryAfter: 1 });
  pass(1);
  expect(await atOnce(1, () => reset(email, network))).toBe(1);
  pass(day);
  const { viewer } = await enter(id);
  await requestVerification(services, viewer, origin);
  await deleteAccount(services, viewer);
  const left = await services.db
    .select()
    .from(usageDaily)
    .where(like(usageDaily.caller, `%${id}%`));
  expect(left).toEqual([]);
  expect(JSON.stringify(await services.db.select().from(usageDaily))).not.toContain(email);
});

import { expect, test } from "vitest";

import { day, hour, newEmail, origin, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { requestPasswordReset } from "./request-password-reset.server";
import { requestVerification } from "./request-verification.server";
import { verifyEmail } from "./verify-email.server";

const expired = { code: "token_expired", status: 410 };

async function setUp() {
  const accounts = setUpAccounts();
  const email = newEmail();
  const id = await accounts.register(email);
  return { ...accounts, email, id };
}

test("the registration's link verifies the address of the open session", async () => {
  const { services, email, id, tokenTo, enter, viewerOf, user } = await setUp();
  const { token, viewer } = await enter(id);
  expect(viewer.emailVerified).toBe(false);
  await verifyEmail(services, { id }, tokenTo(email));
  expect((await viewerOf(token)).emailVerified).toBe(true);
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
});

test("a verification link works once", async () => {
  const { services, email, id, tokenTo, user, pass } = await setUp();
  await verifyEmail(services, { id }, tokenTo(email));
  const verifiedAt = services.clock.now();
  pass(hour);
  await expect(verifyEmail(services, { id }, tokenTo(email))).rejects.toMatchObject(expired);
  expect((await user(email))?.emailVerifiedAt).toEqual(verifiedAt);
});

test("a verification link works for 24 hours, and not at their end", async () => {
  const [prompt, late] = [await setUp(), await setUp()];
  prompt.pass(day - 1);
  await verifyEmail(prompt.services, prompt, prompt.tokenTo(prompt.email));
  late.pass(day);
  await expect(verifyEmail(late.services, late, late.tokenTo(late.email))).rejects.toMatchObject(expired);
  expect((await late.user(late.email))?.emailVerifiedAt).toBeNull();
});

test("a verification link verifies its own address only", async () => {
  const { services, email, id, tokenTo, register, user } = await setUp();
  const other = newEmail();
  await register(other);
  await verifyEmail(services, { id }, tokenTo(email));
  expect((await user(other))?.emailVerifiedAt).toBeNull();
});

test("unknown tokens and reset links verify nothing; the reset link stays valid", async () => {
  const { services, email, id, tokenTo, waitForBackground, user, dump } = await setUp();
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  const before = await dump();
  for (const token of ["", "x", tokenTo(email)])
    await expect(verifyEmail(services, { id }, token)).rejects.toMatchObject(expired);
  expect(await dump()).toEqual(before);
  expect((await user(email))?.emailVerifiedAt).toBeNull();
});

test("a repeated email has the only valid link, separate from reset links", async () => {
  const { services, email, id, tokenTo, emailsTo, waitForBackground, enter, dump } = await setUp();
  const first = tokenTo(email);
  const { viewer } = await enter(id);
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  await requestVerification(services, viewer, origin);
  await waitForBackground();
  expect(emailsTo(email)).toHaveLength(3);
  await expect(verifyEmail(services, { id }, first)).rejects.toMatchObject(expired);
  await verifyEmail(services, { id }, tokenTo(email));
  const left = (await dump()).email_tokens?.filter((row) => row.includes(id)) ?? [];
  expect(left.map((row) => JSON.parse(row).kind)).toEqual(["password_reset"]);
});

test("a verified member gets no further email", async () => {
  const { services, email, id, enter, emailsTo } = await setUp();
  const { viewer } = await enter(id);
  await requestVerification(services, { ...viewer, emailVerified: true }, origin);
  expect(emailsTo(email)).toHaveLength(1);
});

test("a verification refused by the database leaves the link valid", async () => {
  const { services, database, email, id, tokenTo, user } = await setUp();
  database.interrupt(/^update "users"/, () => Promise.reject(new Error("The database is away.")));
  await expect(verifyEmail(services, { id }, tokenTo(email))).rejects.toThrow("The database is away.");
  await verifyEmail(services, { id }, tokenTo(email));
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
});

test("another member's link verifies nothing and stays valid", async () => {
  const { services, email, id, tokenTo, register, user } = await setUp();
  const stranger = await register();
  await expect(verifyEmail(services, { id: stranger }, tokenTo(email))).rejects.toMatchObject(expired);
  expect((await user(email))?.emailVerifiedAt).toBeNull();
  await verifyEmail(services, { id }, tokenTo(email));
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
});

test("a repeated email that cannot be sent is an error", async () => {
  const accounts = setUpAccounts();
  const id = await accounts.register();
  const { viewer } = await accounts.enter(id);
  const refusing = {
    ...accounts.services,
    mail: { send: () => Promise.reject(new Error("The mailbox is full.")) },
  };
  await expect(requestVerification(refusing, viewer, origin)).rejects.toThrow("mailbox");
});

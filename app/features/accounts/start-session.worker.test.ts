import { expect, test } from "vitest";

import { newEmail, origin, password, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";
import { startSession } from "./start-session.server";

async function setUp() {
  const accounts = setUpAccounts();
  const email = newEmail();
  const id = await accounts.register(email);
  const proven = await signIn(accounts.services, { email, password });
  const sessions = async () => (await accounts.dump()).sessions?.filter((row) => row.includes(id)) ?? [];
  return { ...accounts, email, id, proven, sessions };
}

test("a correct password starts a session", async () => {
  const { services, id, proven, sessions } = await setUp();
  await startSession(services, id, { userAgent: "", proven });
  expect(await sessions()).toHaveLength(1);
});

test("a pending sign-in fails when the password is reset meanwhile", async () => {
  const { services, email, id, proven, waitForBackground, tokenTo, sessions, user } = await setUp();
  const before = (await user(email))?.lastSignInAt;
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  await resetPassword(services, { token: tokenTo(email), password: "another harbour at ten" });
  // The owner's new session stays, and no sign-in time is stored.
  await startSession(services, id, { userAgent: "owner" });
  const replaces = JSON.parse((await sessions())[0]!).id;
  await expect(startSession(services, id, { userAgent: "", proven, replaces })).rejects.toMatchObject({
    code: "wrong_credentials",
  });
  expect(await sessions()).toHaveLength(1);
  expect((await user(email))?.lastSignInAt).toEqual(before);
});

test("a pending sign-in fails when Google reclaims the account meanwhile", async () => {
  const { services, email, id, proven, sessions } = await setUp();
  const google = {
    issuer: "https://accounts.example",
    subject: email,
    email,
    emailVerified: true,
    name: null,
  };
  await signInWithGoogle(services, google, { language: "ja" });
  await expect(startSession(services, id, { userAgent: "", proven })).rejects.toMatchObject({
    code: "wrong_credentials",
  });
  expect(await sessions()).toEqual([]);
});

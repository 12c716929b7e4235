import { expect, test } from "vitest";

import { minute, newEmail, password, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import { confirmIdentity, isRecent } from "./confirm-identity.server";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";

test("a sign-in is recent for 5 minutes", async () => {
  const { services, register, enter, pass } = setUpAccounts();
  const { viewer } = await enter(await register());
  expect(isRecent(services, viewer)).toBe(true);
  pass(5 * minute);
  expect(isRecent(services, viewer)).toBe(true);
  pass(1);
  expect(isRecent(services, viewer)).toBe(false);
});

test("visits do not make a sign-in recent; the password does, in its session only", async () => {
  const { services, register, enter, viewerOf, pass } = setUpAccounts();
  const id = await register();
  const [here, there] = [await enter(id), await enter(id)];
  pass(60 * minute);
  expect(isRecent(services, await viewerOf(here.token))).toBe(false);
  const confirmed = await confirmIdentity(services, here.viewer, password);
  expect(confirmed).toEqual(await viewerOf(here.token));
  expect(isRecent(services, confirmed)).toBe(true);
  expect(isRecent(services, await viewerOf(there.token))).toBe(false);
  pass(5 * minute + 1);
  expect(isRecent(services, await viewerOf(here.token))).toBe(false);
});

test("a wrong password, another member's and any for an account without one confirm nothing", async () => {
  const { services, register, enter, viewerOf, pass } = setUpAccounts();
  await register(newEmail(), "somebody else's password");
  const own = await enter(await register());
  const google = { issuer: "https://accounts.example", subject: "s1", emailVerified: true, name: null };
  const { userId } = await signInWithGoogle(services, { ...google, email: newEmail() }, { language: "en" });
  const withGoogle = await enter(userId);
  pass(60 * minute);
  for (const { viewer, token } of [own, withGoogle]) {
    for (const typed of ["somebody else's password", ""])
      expect(await failureOf(confirmIdentity(services, viewer, typed))).toMatchObject({
        code: "wrong_password",
        status: 401,
      });
    expect(isRecent(services, await viewerOf(token))).toBe(false);
  }
});

test(
  "guesses at a confirmation are limited by session, separate from sign-ins elsewhere",
  { tags: "promise-8b" },
  async () => {
    const { services, database, register, enter, pass } = setUpAccounts();
    const email = newEmail();
    const id = await register(email);
    const [{ viewer }, other] = [await enter(id), await enter(id)];
    for (let guess = 1; guess <= 10; guess += 1) {
      const guessed = await failureOf(confirmIdentity(services, viewer, `guess ${guess}`));
      expect(guessed.code).toBe("wrong_password");
    }
    const before = database.ran.length;
    expect((await failureOf(confirmIdentity(services, viewer, password))).code).toBe("rate_limited");
    expect(database.ran).toHaveLength(before);
    for (let guess = 1; guess <= 11; guess += 1)
      await failureOf(signIn(services, { email, password: "a guess" }));
    await confirmIdentity(services, other.viewer, password);
    pass(minute);
    await confirmIdentity(services, viewer, password);
  },
);

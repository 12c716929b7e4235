import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { identities, users } from "~/db/schema";
import type { GoogleIdentity } from "~/platform/google/verify-id-token.server";

import { newEmail, origin, password, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { findSession } from "./find-session.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";
import { verifyEmail } from "./verify-email.server";

function setUp() {
  const accounts = setUpAccounts();
  const email = newEmail();
  const google: GoogleIdentity = {
    issuer: "https://accounts.example",
    subject: `subject of ${email}`,
    email,
    emailVerified: true,
    name: "Ada",
  };
  return {
    ...accounts,
    email,
    google,
    enterWithGoogle: (changes: Partial<GoogleIdentity> = {}) =>
      signInWithGoogle(accounts.services, { ...google, ...changes }, { language: "es" }),
  };
}

test("a first sign-in registers an account with a verified address, a name and the folder 'uncategorized'", async () => {
  const { services, email, enterWithGoogle, user, identitiesOf, emailsTo, dump } = setUp();
  const { userId, isNew } = await enterWithGoogle({ email: ` ${email.toUpperCase()}` });
  expect(isNew).toBe(true);
  const now = services.clock.now();
  expect(await user(email)).toMatchObject({
    id: userId,
    email,
    emailVerifiedAt: now,
    displayName: "Ada",
    language: "es",
    createdAt: now,
    lastSignInAt: now,
    isPublic: false,
    isOfficial: false,
  });
  expect(await identitiesOf(userId)).toEqual([
    {
      userId,
      provider: "google",
      issuer: "https://accounts.example",
      subject: `subject of ${email}`,
      passwordHash: null,
      createdAt: now,
    },
  ]);
  const folders = (await dump()).folders?.filter((row) => row.includes(userId));
  expect(folders?.map((row) => JSON.parse(row).name)).toEqual(["uncategorized"]);
  expect(emailsTo(email)).toEqual([]);
});

test("a name from Google is stored without invisible characters, and not at all if invisible", async () => {
  for (const [name, kept] of [
    ["\u202EAda\u2066 \u200BLove\nlace", "Ada Love lace"],
    ["\u200B\u{E0041}", null],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
  ] as const) {
    const { email, enterWithGoogle, user } = setUp();
    await enterWithGoogle({ name });
    expect((await user(email))?.displayName).toBe(kept);
  }
});

test("a known subject signs in, whatever its address at Google has become", async () => {
  const { email, enterWithGoogle, user, dump } = setUp();
  const { userId } = await enterWithGoogle();
  const before = await dump();
  for (const changes of [{}, { email: newEmail() }, { emailVerified: false }, { name: null }])
    expect(await enterWithGoogle(changes)).toEqual({ userId, isNew: false });
  expect(await dump()).toEqual(before);
  expect((await user(email))?.displayName).toBe("Ada");
});

test(
  "one subject of two issuers is two people, each with their own account",
  { tags: "promise-11a" },
  async () => {
    const { google, enterWithGoogle, user } = setUp();
    const other = { issuer: "https://accounts.other.example", email: newEmail() };
    const { userId } = await enterWithGoogle();
    const stranger = await enterWithGoogle(other);
    expect(stranger).toEqual({ userId: (await user(other.email))?.id, isNew: true });
    expect(stranger.userId).not.toBe(userId);
    expect(await enterWithGoogle()).toEqual({ userId, isNew: false });
    expect(await enterWithGoogle({ ...other, email: google.email })).toEqual({ ...stranger, isNew: false });
  },
);

test(
  "an unverified address at Google neither registers an account nor joins one",
  { tags: "promise-11a" },
  async () => {
    const { email, enterWithGoogle, register, dump } = setUp();
    await expect(enterWithGoogle({ emailVerified: false })).rejects.toMatchObject({
      code: "email_unverified",
      status: 403,
    });
    await register(email);
    const before = await dump();
    await expect(enterWithGoogle({ emailVerified: false })).rejects.toMatchObject({
      code: "email_unverified",
    });
    expect(await dump()).toEqual(before);
  },
);

test("Google joins an account with a verified address, which keeps its password and sessions", async () => {
  const { services, email, enterWithGoogle, register, enter, tokenTo, identitiesOf } = setUp();
  const id = await register(email);
  await verifyEmail(services, { id }, tokenTo(email));
  const { token } = await enter(id);
  expect(await enterWithGoogle({ email: email.toUpperCase() })).toEqual({ userId: id, isNew: false });
  expect((await identitiesOf(id)).map(({ provider }) => provider)).toEqual(["google", "password"]);
  expect((await signIn(services, { email, password })).userId).toBe(id);
  expect(await findSession(services, token)).not.toBeNull();
  expect(await enterWithGoogle()).toEqual({ userId: id, isNew: false });
});

test("an unverified account with the address loses its password, sessions and links", async () => {
  const {
    services,
    email,
    enterWithGoogle,
    register,
    enter,
    tokenTo,
    waitForBackground,
    user,
    identitiesOf,
    dump,
  } = setUp();
  const id = await register(email, "the thief's password");
  const verification = tokenTo(email);
  await requestPasswordReset(services, email, origin);
  await waitForBackground();
  const thief = await enter(id);
  expect(await enterWithGoogle()).toEqual({ userId: id, isNew: false });
  expect((await identitiesOf(id)).map(({ provider }) => provider)).toEqual(["google"]);
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
  await expect(signIn(services, { email, password: "the thief's password" })).rejects.toMatchObject({
    code: "wrong_credentials",
  });
  expect(await findSession(services, thief.token)).toBeNull();
  await expect(verifyEmail(services, { id }, verification)).rejects.toMatchObject({ code: "token_expired" });
  await expect(
    resetPassword(services, { token: tokenTo(email), password: "another password" }),
  ).rejects.toMatchObject({ code: "token_expired" });
  expect((await dump()).email_tokens?.filter((row) => row.includes(id))).toEqual([]);
});

test("other people keep their passwords and sessions when an account is reclaimed", async () => {
  const { services, email, enterWithGoogle, register, enter } = setUp();
  const other = newEmail();
  const otherId = await register(other);
  const { token } = await enter(otherId);
  await register(email, "the thief's password");
  await enterWithGoogle();
  expect((await signIn(services, { email: other, password })).userId).toBe(otherId);
  expect(await findSession(services, token)).not.toBeNull();
});

test("an address with lookalike letters is another one", async () => {
  const { enterWithGoogle, register, dump } = setUp();
  const id = await register("kate@kelvin.example");
  const { userId, isNew } = await enterWithGoogle({ email: "\u212Aate@kelvin.example" });
  expect(isNew).toBe(true);
  expect(userId).not.toBe(id);
  expect((await dump()).identities?.filter((row) => row.includes(id))).toHaveLength(1);
});

test("another Google account with the same address is refused, and nothing changes", async () => {
  const { services, email, enterWithGoogle, enter, dump } = setUp();
  const { userId } = await enterWithGoogle();
  const { token } = await enter(userId);
  const before = await dump();
  await expect(enterWithGoogle({ subject: `another subject of ${email}` })).rejects.toMatchObject({
    code: "email_already_in_use",
    status: 409,
  });
  expect(await dump()).toEqual(before);
  expect(await findSession(services, token)).not.toBeNull();
});

test("a refused Google account leaves even an unverified account unchanged", async () => {
  const { services, email, enterWithGoogle, enter, dump } = setUp();
  const { userId } = await enterWithGoogle();
  await services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  await enter(userId);
  const before = await dump();
  await expect(enterWithGoogle({ subject: `another subject of ${email}` })).rejects.toMatchObject({
    code: "email_already_in_use",
  });
  expect(await dump()).toEqual(before);
});

test("several first sign-ins at once register one complete account, and one of them is new", async () => {
  const { email, enterWithGoogle, user, dump } = setUp();
  const results = await Promise.all([enterWithGoogle(), enterWithGoogle(), enterWithGoogle()]);
  const id = (await user(email))?.id ?? "";
  expect(results.map(({ userId }) => userId)).toEqual([id, id, id]);
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
  const tables = await dump();
  expect(Object.values(tables).flatMap((rows) => rows.filter((row) => row.includes(id)))).toHaveLength(3);
});

test("a sign-in overtaken by another finds the account and leaves its new session alone", async () => {
  const { services, database, email, enterWithGoogle, register, enter } = setUp();
  const id = await register(email);
  let token = "";
  database.interrupt(/^insert into "identities"/, async () => {
    await enterWithGoogle();
    ({ token } = await enter(id));
  });
  expect(await enterWithGoogle()).toEqual({ userId: id, isNew: false });
  expect(await findSession(services, token)).not.toBeNull();
});

test("an address verified at the last moment keeps the account's password and sessions", async () => {
  const { services, database, email, enterWithGoogle, register, enter, tokenTo } = setUp();
  const id = await register(email);
  const { token } = await enter(id);
  database.interrupt(/^insert into "identities"/, () => verifyEmail(services, { id }, tokenTo(email)));
  expect(await enterWithGoogle()).toEqual({ userId: id, isNew: false });
  expect((await signIn(services, { email, password })).userId).toBe(id);
  expect(await findSession(services, token)).not.toBeNull();
});

test("an account registered with the address at the last moment is reclaimed like any other", async () => {
  const { services, database, email, enterWithGoogle, register } = setUp();
  let id = "";
  database.interrupt(/^insert into "users"/, async () => {
    id = await register(email, "the thief's password");
  });
  expect(await enterWithGoogle()).toEqual({ userId: id, isNew: false });
  const left = await services.db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, id), eq(identities.provider, "password")));
  expect(left).toEqual([]);
});

test("a confirmation never switches the member, and registers or joins nothing", async () => {
  const { services, google, register, dump } = setUp();
  const viewerId = await register();
  const otherEmail = newEmail();
  await register(otherEmail);
  const before = await dump();
  for (const identity of [google, { ...google, email: otherEmail }])
    await expect(signInWithGoogle(services, identity, { language: "en", viewerId })).rejects.toMatchObject({
      code: "google_other_account",
    });
  expect(await dump()).toEqual(before);
  const { userId } = await signInWithGoogle(services, google, { language: "en" });
  const confirmed = await signInWithGoogle(services, google, { language: "en", viewerId: userId });
  expect(confirmed).toEqual({ userId, isNew: false });
});

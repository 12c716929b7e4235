import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Viewer } from "~/context";
import { accessTokens } from "~/db/schema";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { endOtherSessions, endSession } from "~/features/accounts/end-session.server";
import { expireSignIns } from "~/features/accounts/expire-sign-ins.server";
import { requestPasswordReset } from "~/features/accounts/request-password-reset.server";
import { resetPassword } from "~/features/accounts/reset-password.server";
import { signInWithGoogle } from "~/features/accounts/sign-in-with-google.server";
import { hashToken } from "~/platform/tokens";

import {
  day,
  hour,
  newEmail,
  origin,
  setUpAccounts,
} from "../../../../tests/support/factories/set-up-accounts";
import { createAccessToken } from "./create-access-token.server";
import { findTokenBearer } from "./find-token-bearer.server";
import { getAccessToken } from "./get-access-token.server";
import { selectTokens } from "./own-tokens.server";
import { revokeAccessToken } from "./revoke-access-token.server";
import type { AccessTokenDraft } from "./schema";

/** Members, services for tokens, and a lookup by token. */
function setUp() {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const draft = (change: Partial<AccessTokenDraft> = {}): AccessTokenDraft => ({
    id: services.ids.create(),
    name: "backup",
    scope: "read",
    expiry: "90",
    facts: false,
    ...change,
  });
  return {
    ...accounts,
    draft,
    async member(email = newEmail()) {
      const id = await accounts.register(email);
      return { email, id, ...(await accounts.enter(id)) };
    },
    make: (viewer: Viewer, change?: Partial<AccessTokenDraft>) =>
      createAccessToken(services, viewer, draft(change)),
    bearerOf: (token: string) => findTokenBearer(services, token),
    rowsOf: ({ id }: Viewer) =>
      services.db
        .select()
        .from(accessTokens)
        .where(eq(accessTokens.userId, id))
        .orderBy(accessTokens.expiresAt, accessTokens.name),
  };
}

test("a token identifies its member and its scope", async () => {
  const { member, make, bearerOf } = setUp();
  const { id, email, viewer } = await member();
  for (const scope of ["read", "write"] as const) {
    const { token } = await make(viewer, { scope });
    expect(await bearerOf(token)).toEqual({
      member: { id, email, emailVerified: false },
      scope,
      isConnection: false,
      seesFacts: false,
    });
  }
});

test("a token is stored as its hash and its last four characters only", async () => {
  const { member, make, dump, waitForBackground, bearerOf } = setUp();
  const { token } = await make((await member()).viewer);
  expect(token).toMatch(/^pt_[\w-]{49}$/);
  await bearerOf(token);
  await waitForBackground();
  const rows = JSON.stringify(await dump());
  expect(rows).toContain(await hashToken(token));
  expect(rows).toContain(`"${token.slice(-4)}"`.replaceAll('"', '\\"'));
  expect(rows).not.toContain(token.slice(3, 20));
  expect(rows).not.toContain(token.slice(-10));
});

test("unknown tokens, a token's hash and its id identify nobody, and malformed tokens cost no query", async () => {
  const { member, make, bearerOf, database } = setUp();
  const { id, token } = await make((await member()).viewer);
  const { token: other } = await make((await member()).viewer);
  const before = database.ran.length;
  const changed = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  for (const text of [
    "",
    "pt_",
    id,
    await hashToken(token),
    token.slice(3),
    token.slice(0, -1),
    `${token}A`,
    ` ${token}`,
    token.toUpperCase(),
    changed(3),
    changed(30),
    changed(51),
    token.slice(0, 46) + other.slice(46),
  ])
    expect(await bearerOf(text), text).toBeNull();
  expect(database.ran.length).toBe(before);
});

test.each([
  ["30", 30],
  ["90", 90],
  ["365", 365],
] as const)("a token for %s days is valid for exactly that time", async (expiry, days) => {
  const { services, member, make, bearerOf, pass } = setUp();
  const { viewer } = await member();
  const { id, token } = await make(viewer, { expiry });
  pass(days * day - 1);
  expect(await bearerOf(token)).not.toBeNull();
  expect((await getAccessToken(services, viewer, id)).expiresAt).toEqual(
    new Date(services.clock.now().getTime() + 1),
  );
  pass(1);
  expect(await bearerOf(token)).toBeNull();
  expect(await selectTokens(services, viewer)).toEqual([]);
  await expect(getAccessToken(services, viewer, id)).rejects.toMatchObject({
    code: "access_token_not_found",
  });
});

test("a token without an expiry is valid years later", async () => {
  const { member, make, bearerOf, pass } = setUp();
  const { token } = await make((await member()).viewer, { expiry: "none" });
  pass(10 * 365 * day);
  expect(await bearerOf(token)).not.toBeNull();
});

test("a token's use is stored after the response, at most once an hour, by one more statement", async () => {
  const { services, member, make, bearerOf, pass, waitForBackground, database } = setUp();
  const { viewer } = await member();
  const { id, token } = await make(viewer);
  const lastUse = async () => (await getAccessToken(services, viewer, id)).lastUsedAt;
  const use = async () => {
    const before = database.ran.length;
    await bearerOf(token);
    await waitForBackground();
    return database.ran.length - before;
  };
  expect(await lastUse()).toBeNull();
  const first = services.clock.now();
  expect(await use()).toBe(2);
  pass(hour - 1);
  expect(await use()).toBe(1);
  expect(await lastUse()).toEqual(first);
  pass(1);
  expect(await use()).toBe(2);
  expect(await lastUse()).toEqual(services.clock.now());
});

test("a token revoked while its use is stored stays revoked", async () => {
  const { services, member, make, bearerOf, waitForBackground, database } = setUp();
  const { viewer } = await member();
  const { id, token } = await make(viewer);
  database.interrupt(/^update "access_tokens"/, () => revokeAccessToken(services, viewer, id));
  await bearerOf(token);
  await waitForBackground();
  expect(await bearerOf(token)).toBeNull();
});

test("a member revokes a token of theirs, once, and no other", async () => {
  const { services, member, make, bearerOf } = setUp();
  const { viewer } = await member();
  const [one, other] = [await make(viewer), await make(viewer)];
  await revokeAccessToken(services, viewer, one.id);
  expect(await bearerOf(one.token)).toBeNull();
  expect(await bearerOf(other.token)).not.toBeNull();
  await expect(revokeAccessToken(services, viewer, one.id)).rejects.toMatchObject({
    code: "access_token_not_found",
    status: 404,
  });
});

test("another member's token is not found, and stays valid", async () => {
  const { services, member, make, bearerOf } = setUp();
  const [ada, eve] = [await member(), await member()];
  const { id, token } = await make(ada.viewer);
  for (const unknown of [id, "no-such-token", ""])
    for (const look of [getAccessToken, revokeAccessToken])
      await expect(look(services, eve.viewer, unknown)).rejects.toMatchObject({
        code: "access_token_not_found",
      });
  expect(await bearerOf(token)).not.toBeNull();
  expect(await selectTokens(services, eve.viewer)).toEqual([]);
});

test("the list has a member's own tokens, newest first, without secrets", async () => {
  const { services, member, make, pass } = setUp();
  const { viewer } = await member();
  await make((await member()).viewer, { name: "a stranger's" });
  const older = await make(viewer, { name: "older" });
  pass(day);
  const newer = await make(viewer, { name: "newer", scope: "write", expiry: "none" });
  const now = services.clock.now();
  const before = new Date(now.getTime() - day);
  expect(await selectTokens(services, viewer)).toEqual([
    {
      id: newer.id,
      name: "newer",
      ending: newer.token.slice(-4),
      scope: "write",
      createdAt: now,
      lastUsedAt: null,
      expiresAt: null,
    },
    {
      id: older.id,
      name: "older",
      ending: older.token.slice(-4),
      scope: "read",
      createdAt: before,
      lastUsedAt: null,
      expiresAt: new Date(before.getTime() + 90 * day),
    },
  ]);
});

test("the 21st token is refused, also for two at once; expired and other members' tokens do not count", async () => {
  const { services, member, make, pass } = setUp();
  const { viewer } = await member();
  await make((await member()).viewer, { expiry: "none" });
  await make(viewer, { expiry: "30" });
  for (let number = 1; number <= 18; number += 1) await make(viewer, { expiry: "365" });
  const full = { code: "access_tokens_full", status: 409, limit: 20 };
  const both = await Promise.allSettled([make(viewer), make(viewer)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: full });
  await expect(make(viewer)).rejects.toMatchObject(full);
  expect(await selectTokens(services, viewer)).toHaveLength(20);
  pass(30 * day);
  await make(viewer);
  await expect(make(viewer)).rejects.toMatchObject(full);
});

test("the same form sent twice makes one token, whatever its second values", async () => {
  const { services, member, draft, bearerOf } = setUp();
  const { viewer } = await member();
  const form = draft();
  const { token } = await createAccessToken(services, viewer, form);
  const again = { code: "access_token_made", status: 409 };
  for (const change of [{}, { name: "another" }])
    await expect(createAccessToken(services, viewer, { ...form, ...change })).rejects.toMatchObject(again);
  await expect(createAccessToken(services, (await member()).viewer, form)).rejects.toMatchObject(again);
  expect(await selectTokens(services, viewer)).toMatchObject([{ name: "backup" }]);
  expect(await bearerOf(token)).not.toBeNull();
  const twin = draft();
  const both = await Promise.allSettled([
    createAccessToken(services, viewer, twin),
    createAccessToken(services, viewer, twin),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an ended session makes no token, even if it ends at the same moment", async () => {
  const { services, member, make, database, rowsOf } = setUp();
  const { viewer } = await member();
  database.interrupt(/^insert into "access_tokens"/, () => endSession(services, viewer, viewer.session.id));
  const refused = { code: "unauthenticated" };
  await expect(make(viewer)).rejects.toMatchObject(refused);
  await expect(make(viewer)).rejects.toMatchObject(refused);
  expect(await rowsOf(viewer)).toEqual([]);
});

test("a new password ends every token of the account, and no other", { tags: "promise-3a" }, async () => {
  const { services, member, make, bearerOf, waitForBackground, tokenTo } = setUp();
  const [ada, grace] = [await member(), await member()];
  const [one, other] = [await make(ada.viewer), await make(ada.viewer, { expiry: "none" })];
  const kept = await make(grace.viewer);
  await requestPasswordReset(services, ada.email, origin);
  await waitForBackground();
  expect(await bearerOf(one.token)).not.toBeNull();
  await resetPassword(services, { token: tokenTo(ada.email), password: "lamps along the quay" });
  expect(await bearerOf(one.token)).toBeNull();
  expect(await bearerOf(other.token)).toBeNull();
  expect(await bearerOf(kept.token)).not.toBeNull();
});

test("a Google sign-in to an unverified account revokes its earlier tokens", async () => {
  const { services, member, make, bearerOf } = setUp();
  const { email, viewer } = await member();
  const { token } = await make(viewer);
  const google = {
    issuer: "https://accounts.google.com",
    subject: email,
    email,
    emailVerified: true,
    name: null,
  };
  await signInWithGoogle(services, google, { language: "en" });
  expect(await bearerOf(token)).toBeNull();
});

test("a sign-out, here or everywhere else, ends no token", async () => {
  const { services, member, enter, make, bearerOf } = setUp();
  const { id, viewer } = await member();
  const { token } = await make(viewer);
  await endOtherSessions(services, (await enter(id)).viewer);
  expect(await bearerOf(token)).not.toBeNull();
});

test("a deleted account's tokens are deleted too", async () => {
  const { services, member, make, bearerOf, rowsOf } = setUp();
  const [ada, grace] = [await member(), await member()];
  const [token, kept] = [await make(ada.viewer), await make(grace.viewer)];
  await deleteAccount(services, ada.viewer);
  expect(await bearerOf(token.token)).toBeNull();
  expect(await bearerOf(kept.token)).not.toBeNull();
  expect(await rowsOf(ada.viewer)).toEqual([]);
});

test("the daily run removes expired tokens, and no others", async () => {
  const { services, member, make, pass, rowsOf } = setUp();
  const { viewer } = await member();
  for (const expiry of ["30", "90", "none"] as const) await make(viewer, { name: expiry, expiry });
  pass(30 * day + 1);
  expect(await rowsOf(viewer)).toHaveLength(3);
  await expireSignIns(services);
  expect((await rowsOf(viewer)).map(({ name }) => name)).toEqual(["none", "90"]);
});

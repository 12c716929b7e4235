import { expect, test } from "vitest";

import {
  hour,
  newEmail,
  origin,
  password,
  setUpAccounts,
} from "../../../tests/support/factories/set-up-accounts";
import { findSession } from "./find-session.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";
import { verifyEmail } from "./verify-email.server";

const chosen = "lamps along the quay";

/** A member with an account, for reset links. */
async function setUp() {
  const accounts = setUpAccounts();
  const email = newEmail();
  const id = await accounts.register(email);
  return {
    ...accounts,
    email,
    id,
    /** Every row except the counts of emails, which are spent in any case. */
    dump: async (): Promise<Record<string, string[]>> => ({ ...(await accounts.dump()), usage_daily: [] }),
    async requestReset(address = email): Promise<string> {
      await requestPasswordReset(accounts.services, address, origin);
      await accounts.waitForBackground();
      return accounts.tokenTo(address);
    },
    opens: (typed: string) =>
      signIn(accounts.services, { email, password: typed }).then(
        ({ userId }) => userId === id,
        () => false,
      ),
  };
}

const expired = { code: "token_expired", status: 410 };

test("a reset email has a link in the language and on the site of its request", async () => {
  const { services, waitForBackground, email, emailsTo, tokenTo } = await setUp();
  await requestPasswordReset(services, email, {
    ...origin,
    language: "ja",
    site: "https://machi.example",
  });
  await waitForBackground();
  const message = emailsTo(email).at(-1);
  expect(message?.subject).toContain("パスワードの再設定");
  expect(message?.text).toContain(`https://machi.example/auth/new-password?token=${tokenTo(email)}\n`);
});

test("an unknown address gets the same response and no email", { tags: "promise-5a" }, async () => {
  const { services, database, waitForBackground, email, emailsTo, dump } = await setUp();
  const unknown = newEmail();
  const ask = async (address: string) => {
    const before = database.ran.length;
    // The response does not wait for the lookup: it arrives before the search begins.
    let begin = () => {};
    const signal = new Promise<void>((resolve) => {
      begin = resolve;
    });
    database.interrupt(/from "users"/, () => signal);
    const response = await requestPasswordReset(services, address, origin);
    const queries = database.ran.length - before;
    begin();
    await waitForBackground();
    return { response, queries };
  };
  const before = await dump();
  // The only query counts the email, for every address.
  expect(await ask(unknown)).toEqual({ response: undefined, queries: 1 });
  expect(await dump()).toEqual(before);
  expect(await ask(email)).toEqual({ response: undefined, queries: 1 });
  expect(emailsTo(unknown)).toEqual([]);
  expect(emailsTo(email)).toHaveLength(2);
});

test("a reset link sets the password, ends every session and verifies the address", async () => {
  const { services, email, id, enter, user, requestReset, opens, identitiesOf } = await setUp();
  const [one, other] = [await enter(id), await enter(id)];
  await resetPassword(services, { token: await requestReset(), password: chosen });
  expect([await opens(password), await opens(chosen)]).toEqual([false, true]);
  expect(await findSession(services, one.token)).toBeNull();
  expect(await findSession(services, other.token)).toBeNull();
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
  expect(await identitiesOf(id)).toHaveLength(1);
});

test("a reset link works once", { tags: "promise-7a" }, async () => {
  const { services, requestReset, opens } = await setUp();
  const token = await requestReset();
  await resetPassword(services, { token, password: chosen });
  await expect(resetPassword(services, { token, password: "a thief's choice" })).rejects.toMatchObject(
    expired,
  );
  expect([await opens("a thief's choice"), await opens(chosen)]).toEqual([false, true]);
});

test("a reset link used twice at once sets one password", async () => {
  const { services, requestReset, opens } = await setUp();
  const token = await requestReset();
  const choices = ["first of two", "second of two"];
  const outcomes = await Promise.allSettled(
    choices.map((each) => resetPassword(services, { token, password: each })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: expired });
  const winner = choices[outcomes.findIndex(({ status }) => status === "fulfilled")];
  for (const each of choices) expect(await opens(each)).toBe(each === winner);
});

test("a reset link works for an hour, and not at its end", { tags: "promise-7a" }, async () => {
  const { services, requestReset, pass, opens, enter, id } = await setUp();
  const { token: session } = await enter(id);
  const token = await requestReset();
  pass(hour);
  await expect(resetPassword(services, { token, password: chosen })).rejects.toMatchObject(expired);
  expect([await opens(password), await opens(chosen)]).toEqual([true, false]);
  expect(await findSession(services, session)).not.toBeNull();
  const newer = await requestReset();
  pass(hour - 1);
  await resetPassword(services, { token: newer, password: chosen });
  expect(await opens(chosen)).toBe(true);
});

test("the newest link is the only valid one", async () => {
  const { services, requestReset, opens } = await setUp();
  const [older, newer] = [await requestReset(), await requestReset()];
  expect(newer).not.toBe(older);
  await expect(resetPassword(services, { token: older, password: chosen })).rejects.toMatchObject(expired);
  expect(await opens(chosen)).toBe(false);
  await resetPassword(services, { token: newer, password: chosen });
  expect(await opens(chosen)).toBe(true);
});

test("a reset link is independent of other members' links", async () => {
  const ada = await setUp();
  const token = await ada.requestReset();
  const email = newEmail();
  await ada.register(email);
  await ada.requestReset(email);
  await resetPassword(ada.services, { token, password: chosen });
  await signIn(ada.services, { email, password });
  await resetPassword(ada.services, { token: ada.tokenTo(email), password: "another choice" });
  expect(await ada.opens(chosen)).toBe(true);
});

test("a reset link is stored as a hash only, which is no token itself", async () => {
  const { services, requestReset, dump } = await setUp();
  const token = await requestReset();
  const rows = await dump();
  expect(JSON.stringify(rows)).not.toContain(token);
  const hashes = (rows.email_tokens ?? []).map((row) => JSON.parse(row).token_hash as string);
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of [...hashes, "", "x"])
    await expect(resetPassword(services, { token: hash, password: chosen })).rejects.toMatchObject(expired);
});

test("a verification link resets no password, and stays valid", async () => {
  const { services, email, id, tokenTo, opens, user } = await setUp();
  const token = tokenTo(email);
  await expect(resetPassword(services, { token, password: chosen })).rejects.toMatchObject(expired);
  expect(await opens(password)).toBe(true);
  await verifyEmail(services, { id }, token);
  expect((await user(email))?.emailVerifiedAt).toEqual(services.clock.now());
});

test("a reset invalidates the verification link", async () => {
  const { services, email, id, tokenTo, requestReset } = await setUp();
  const verification = tokenTo(email);
  await resetPassword(services, { token: await requestReset(), password: chosen });
  await expect(verifyEmail(services, { id }, verification)).rejects.toMatchObject(expired);
});

test("a reset keeps the address's verification date", async () => {
  const { services, email, id, tokenTo, requestReset, user, pass } = await setUp();
  await verifyEmail(services, { id }, tokenTo(email));
  const verifiedAt = services.clock.now();
  pass(hour);
  await resetPassword(services, { token: await requestReset(), password: chosen });
  expect((await user(email))?.emailVerifiedAt).toEqual(verifiedAt);
});

test("a Google account gets a password by a reset, and keeps Google", async () => {
  const { services, requestReset, identitiesOf } = await setUp();
  const email = newEmail();
  const google = {
    issuer: "https://accounts.example",
    subject: `of ${email}`,
    emailVerified: true,
    name: null,
  };
  const { userId } = await signInWithGoogle(services, { ...google, email }, { language: "en" });
  await resetPassword(services, { token: await requestReset(email), password: chosen });
  expect((await signIn(services, { email, password: chosen })).userId).toBe(userId);
  expect((await signInWithGoogle(services, { ...google, email }, { language: "en" })).userId).toBe(userId);
  expect((await identitiesOf(userId)).map(({ provider }) => provider)).toEqual(["google", "password"]);
});

test("a reset refused by the database changes neither link, password nor sessions", async () => {
  const { services, database, requestReset, enter, id, opens } = await setUp();
  const { token: session } = await enter(id);
  const token = await requestReset();
  database.interrupt(/"identities"/, () => Promise.reject(new Error("The database is away.")));
  await expect(resetPassword(services, { token, password: chosen })).rejects.toThrow("The database is away.");
  expect(await opens(password)).toBe(true);
  expect(await findSession(services, session)).not.toBeNull();
  await resetPassword(services, { token, password: chosen });
  expect(await opens(chosen)).toBe(true);
});

test("an unsent email changes nothing: the earlier link still works", async () => {
  const accounts = await setUp();
  const { services, email, requestReset, dump } = accounts;
  const token = await requestReset();
  const before = await dump();
  const refusing = {
    ...services,
    mail: { send: () => Promise.reject(new Error("The mailbox is full.")) },
  };
  await requestPasswordReset(refusing, email, origin);
  await expect(accounts.waitForBackground()).rejects.toThrow("mailbox");
  expect(await dump()).toEqual(before);
  await resetPassword(services, { token, password: chosen });
  expect(await accounts.opens(chosen)).toBe(true);
});

test("the later of two emails at once has the valid link", async () => {
  const { services, waitForBackground, email, emailsTo, opens } = await setUp();
  await Promise.all([
    requestPasswordReset(services, email, origin),
    requestPasswordReset(services, email, origin),
  ]);
  await waitForBackground();
  const tokens = emailsTo(email).flatMap(({ text }) => /new-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const tries = await Promise.allSettled(
    tokens.map((token) => resetPassword(services, { token, password: chosen })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await opens(chosen)).toBe(true);
});

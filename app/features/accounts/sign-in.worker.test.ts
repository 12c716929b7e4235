import { scrypt } from "node:crypto";
import { promisify } from "node:util";

import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { identities } from "~/db/schema";
import { scryptPasswords } from "~/platform/passwords.server";
import { hashToken } from "~/platform/tokens";

import { minute, newEmail, password, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";

/** The parameters of all key derivations so far, by the real scrypt. */
const derived = vi.hoisted((): unknown[] => {
  // Another file may have imported the key derivation with an unrecorded scrypt.
  vi.resetModules();
  return [];
});

vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<{ scrypt: typeof scrypt }>();
  const noted = (...values: unknown[]) => {
    derived.push(values[3]);
    return Reflect.apply(crypto.scrypt, crypto, values);
  };
  return { ...crypto, scrypt: noted };
});

/** A hash with older parameters. */
async function olderHash(text: string): Promise<string> {
  const salt = Buffer.from("sixteen bytes ok");
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
  const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$scrypt$ln=12,r=8,p=1$${base64(salt)}$${base64(await derive(text, salt, 32, { N: 2 ** 12, r: 8, p: 1 }))}`;
}

const opensWith = (accounts: ReturnType<typeof setUpAccounts>, email: string, typed: string) =>
  signIn(accounts.services, { email, password: typed }).then(
    () => true,
    () => false,
  );

test("an email and its password identify their user", async () => {
  const { services, register } = setUpAccounts();
  const email = newEmail();
  const id = await register(email);
  expect((await signIn(services, { email, password })).userId).toBe(id);
});

test(
  "an unknown email, a wrong password and an account without a password are indistinguishable",
  { tags: "promise-4a" },
  async () => {
    const { services, database, register } = setUpAccounts(undefined, scryptPasswords());
    const [known, unknown, withGoogle] = [newEmail(), newEmail(), newEmail()];
    await register(known);
    const google = { issuer: "https://accounts.example", subject: "s1", emailVerified: true, name: null };
    await signInWithGoogle(services, { ...google, email: withGoogle }, { language: "en" });
    const attempt = async (email: string, typed: string) => {
      const [queriesBefore, derivedBefore] = [database.ran.length, derived.length];
      const { code, status, message, fields, retryAfter } = await failureOf(
        signIn(services, { email, password: typed }),
      );
      const work = { queries: database.ran.slice(queriesBefore), derivations: derived.slice(derivedBefore) };
      return { code, status, message, fields, retryAfter, ...work };
    };
    const wrong = await attempt(known, "another password");
    expect(wrong).toMatchObject({ code: "wrong_credentials", status: 401, fields: undefined });
    // Equal work takes equal time.
    expect(wrong.derivations).toMatchObject([{ N: 2 ** 14, r: 8, p: 5 }]);
    expect(await attempt(unknown, password)).toEqual(wrong);
    expect(await attempt(withGoogle, password)).toEqual(wrong);
    expect(await attempt(withGoogle, "")).toEqual(wrong);
  },
);

test("every byte of a password counts, in its case and with its spaces", async () => {
  const accounts = setUpAccounts();
  const email = newEmail();
  const long = ` ${"a".repeat(72)}B`;
  await accounts.register(email, long);
  expect(await opensWith(accounts, email, long)).toBe(true);
  for (const typed of [long.trim(), long.toLowerCase(), long.slice(0, 73), `${long} `])
    expect(await opensWith(accounts, email, typed)).toBe(false);
});

test("a hash of older parameters signs in and is renewed; a wrong password renews nothing", async () => {
  const accounts = setUpAccounts();
  const { services, register, identitiesOf } = accounts;
  const email = newEmail();
  const id = await register(email);
  const older = await olderHash("older than the town");
  await services.db.update(identities).set({ passwordHash: older }).where(eq(identities.userId, id));
  expect(await opensWith(accounts, email, "wrong as ever")).toBe(false);
  expect((await identitiesOf(id))[0]?.passwordHash).toBe(older);
  expect(await opensWith(accounts, email, "older than the town")).toBe(true);
  const renewed = (await identitiesOf(id))[0]?.passwordHash ?? "";
  expect(services.passwords.needsRehash(renewed)).toBe(false);
  expect(await opensWith(accounts, email, "older than the town")).toBe(true);
  expect((await identitiesOf(id))[0]?.passwordHash).toBe(renewed);
});

test("a password changed during the renewal of its hash stays changed", async () => {
  const accounts = setUpAccounts();
  const { services, database, register } = accounts;
  const email = newEmail();
  const id = await register(email);
  const change = (passwordHash: string) =>
    services.db.update(identities).set({ passwordHash }).where(eq(identities.userId, id));
  await change(await olderHash("older than the town"));
  const chosen = await services.passwords.hash("newer than the town");
  database.interrupt(/^update "identities"/, () => change(chosen));
  await opensWith(accounts, email, "older than the town");
  expect(await opensWith(accounts, email, "older than the town")).toBe(false);
  expect(await opensWith(accounts, email, "newer than the town")).toBe(true);
});

/** Spends an address's limit of a minute without hashing. */
const spend = async ({ services }: ReturnType<typeof setUpAccounts>, email: string, tries: number) => {
  const key = `address:${await hashToken(email)}`;
  for (let attempt = 1; attempt <= tries; attempt += 1) await services.limits.signInAddress.limit({ key });
};

test(
  "the owner signs in despite 50 attempts of others on their address within the minute",
  { tags: "promise-8a" },
  async () => {
    const accounts = setUpAccounts();
    const email = newEmail();
    const id = await accounts.register(email);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const { code } = await failureOf(signIn(accounts.services, { email, password: `guess ${attempt}` }));
      expect(code).toBe("wrong_credentials");
    }
    await spend(accounts, email, 30);
    expect((await signIn(accounts.services, { email, password })).userId).toBe(id);
  },
);

test("the 101st attempt on one address within a minute is refused before any query or hash", async () => {
  const accounts = setUpAccounts();
  const { services, database, register, pass } = accounts;
  const email = newEmail();
  const id = await register(email);
  await spend(accounts, email, 99);
  expect((await failureOf(signIn(services, { email, password: "a guess" }))).code).toBe("wrong_credentials");
  const before = [database.ran.length, derived.length];
  const refusal = await failureOf(signIn(services, { email, password }));
  expect(refusal).toMatchObject({ code: "rate_limited", status: 429, retryAfter: 60 });
  expect([database.ran.length, derived.length]).toEqual(before);
  pass(minute);
  expect((await signIn(services, { email, password })).userId).toBe(id);
});

test("an address without an account has the same limit, separate from others", async () => {
  const accounts = setUpAccounts();
  const { services, register } = accounts;
  const [unknown, known] = [newEmail(), newEmail()];
  const id = await register(known);
  await spend(accounts, unknown, 99);
  expect((await failureOf(signIn(services, { email: unknown, password }))).code).toBe("wrong_credentials");
  expect((await failureOf(signIn(services, { email: unknown, password }))).code).toBe("rate_limited");
  expect((await signIn(services, { email: known, password })).userId).toBe(id);
});

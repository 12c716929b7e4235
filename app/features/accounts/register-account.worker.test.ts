import { expect, test } from "vitest";

import { emails } from "~/i18n/emails.server";
import { languages } from "~/domain/languages";
import { scryptPasswords } from "~/platform/passwords.server";

import { newEmail, origin, password, setUpAccounts } from "../../../tests/support/factories/set-up-accounts";
import { registerAccount } from "./register-account.server";
import { email as address } from "./schema";
import { signIn } from "./sign-in.server";

const rowsAbout = (tables: Record<string, string[]>, ...texts: string[]) =>
  Object.values(tables).flatMap((rows) => rows.filter((row) => texts.some((text) => row.includes(text))));

test("a new account has its email, its language, a hashed password and the folder 'uncategorized'", async () => {
  const { services, user, identitiesOf, dump } = setUpAccounts(undefined, scryptPasswords());
  const email = newEmail();
  const id = await registerAccount(services, { email, password }, { ...origin, language: "es" });
  expect(await user(email)).toMatchObject({
    id,
    email,
    emailVerifiedAt: null,
    displayName: null,
    language: "es",
    createdAt: services.clock.now(),
    lastSignInAt: services.clock.now(),
    isPublic: false,
    isOfficial: false,
  });
  expect(await identitiesOf(id)).toEqual([
    {
      userId: id,
      provider: "password",
      issuer: "",
      subject: id,
      passwordHash: expect.stringMatching(/^\$scrypt\$ln=14,r=8,p=5\$/),
      createdAt: services.clock.now(),
    },
  ]);
  const tables = await dump();
  const folders = tables.folders?.filter((row) => row.includes(id)).map((row) => JSON.parse(row).name);
  expect(folders).toEqual(["uncategorized"]);
  expect(JSON.stringify(tables)).not.toContain(password);
  expect((await signIn(services, { email, password })).userId).toBe(id);
});

test.each(languages)("the email of a registration in '%s' is in that language", async (language) => {
  const { services, waitForBackground, emailsTo, tokenTo } = setUpAccounts();
  const email = newEmail();
  await registerAccount(services, { email, password }, { ...origin, language });
  await waitForBackground();
  const [message, ...others] = emailsTo(email);
  expect(others).toEqual([]);
  expect(message?.subject).toBe(emails[language].email_verification.subject);
  expect(message?.html).toContain(`<html lang="${language}">`);
  expect(message?.text).toContain(`https://town.example/auth/verify?token=${tokenTo(email)}\n`);
  expect(tokenTo(email)).toMatch(/^[\w-]{43}$/);
});

test("an account exists even if its email could not be sent", async () => {
  const { services } = setUpAccounts();
  const email = newEmail();
  const failures: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const id = await registerAccount(
    {
      ...services,
      mail: { send: () => Promise.reject(new Error("The mail service answered 500.")) },
      background: (errand) => void work.push(errand.catch((error: unknown) => failures.push(error))),
    },
    { email, password },
    origin,
  );
  await Promise.all(work);
  expect(failures).toHaveLength(1);
  expect((await signIn(services, { email, password })).userId).toBe(id);
});

test("a taken email is refused in any case, and gets no email", async () => {
  const { services, register, waitForBackground, emailsTo, dump } = setUpAccounts();
  const email = newEmail();
  await register(email);
  const before = await dump();
  const typed = address.parse(` ${email.toUpperCase()} `);
  await expect(
    registerAccount(services, { email: typed, password: "another password" }, origin),
  ).rejects.toMatchObject({ code: "email_already_in_use", status: 409 });
  await waitForBackground();
  expect(await dump()).toEqual(before);
  expect(emailsTo(email)).toHaveLength(1);
});

test("one of several registrations of an email at once succeeds, and the others leave nothing", async () => {
  const { services, waitForBackground, emailsTo, user, dump } = setUpAccounts();
  const email = newEmail();
  const passwords = ["first of three", "second of three", "third of three"];
  const outcomes = await Promise.allSettled(
    passwords.map((each) => registerAccount(services, { email, password: each }, origin)),
  );
  await waitForBackground();
  const winners = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const losers = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
  expect(winners).toEqual([(await user(email))?.id]);
  expect(losers).toEqual(["email_already_in_use", "email_already_in_use"]);
  expect(emailsTo(email)).toHaveLength(1);
  const tables = await dump();
  expect(tables.identities?.length).toBe(tables.users?.length);
  expect(tables.folders?.length).toBe(tables.users?.length);
  expect(rowsAbout(tables, winners[0]!)).toHaveLength(4);
});

test("a registration overtaken during hashing leaves nothing", async () => {
  const { services, database, register, dump } = setUpAccounts();
  const email = newEmail();
  let winner = "";
  database.interrupt(/^insert into "users"/, async () => {
    winner = await register(email);
  });
  await expect(registerAccount(services, { email, password }, origin)).rejects.toMatchObject({
    code: "email_already_in_use",
  });
  const tables = await dump();
  expect(rowsAbout(tables, winner)).toHaveLength(4);
  expect(tables.folders?.length).toBe(tables.users?.length);
  expect(tables.identities?.length).toBe(tables.users?.length);
});

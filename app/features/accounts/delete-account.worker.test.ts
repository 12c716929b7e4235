import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { saves, usageDaily } from "~/db/schema";
import { countPrompts } from "~/features/prompts/count-prompts.server";
import { follow } from "~/features/people/follow.server";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { avatarFolder, exampleFolder, importFolder, pictureFolder } from "~/domain/file-keys";
import { spendModelCall } from "~/features/accounts/budgets/spend-model-call.server";
import { r2Files } from "~/platform/r2-files.server";

import {
  minute,
  newEmail,
  origin,
  password,
  setUpAccounts,
} from "../../../tests/support/factories/set-up-accounts";
import { sampled } from "../../../tests/support/sampling";
import { confirmIdentity } from "./confirm-identity.server";
import { deleteAccount } from "./delete-account.server";
import { findSession } from "./find-session.server";
import { registerAccount } from "./register-account.server";
import { requestPasswordReset } from "./request-password-reset.server";
import { resetPassword } from "./reset-password.server";
import { signIn } from "./sign-in.server";
import { signInWithGoogle } from "./sign-in-with-google.server";
import { sweepFiles } from "./sweep-files.server";
import { verifyEmail } from "./verify-email.server";

type Accounts = ReturnType<typeof setUpAccounts>;

/** A member with a row or file in every possible place. */
async function createAccount(accounts: Accounts) {
  const { services } = accounts;
  const email = newEmail();
  const id = await accounts.register(email);
  await verifyEmail(services, { id }, accounts.tokenTo(email));
  const google = {
    issuer: "https://accounts.example",
    subject: `subject of ${email}`,
    emailVerified: true,
    name: "Ada",
  };
  await signInWithGoogle(services, { ...google, email }, { language: "en" });
  await requestPasswordReset(services, email, origin);
  await accounts.waitForBackground();
  const { token, viewer } = await accounts.enter(id, `a browser of ${email}`);
  await accounts.enter(id);
  const typed = {
    originalInput: `a wish of ${email}`,
    content: `the prompt of ${email}`,
    type: "文章生成用" as const,
  };
  await createPrompt(services, viewer, {
    ...typed,
    tags: ["文章生成用", `tag of ${email}`],
    folder: { name: `folder of ${email}` },
  });
  await createPrompt(services, viewer, { ...typed, tags: [], folder: null });
  await follow(services, viewer, { kind: "category", target: "ai" });
  await spendModelCall({ ...services, modelBudget: { perCaller: 10, inAll: 1_000 } }, `user:${id}`);
  await spendModelCall(
    { ...services, modelBudget: { perCaller: 10, inAll: 1_000 } },
    `user:${id}:translation`,
  );
  await env.FILES.put(`${avatarFolder(id)}1.webp`, "a picture");
  await env.FILES.put(`${pictureFolder(id)}shared.png`, "a prompt's picture");
  await env.FILES.put(`${importFolder(id)}1/state`, "an unfinished import");
  await services.db
    .insert(saves)
    .values({ userId: id, promptId: "a prompt of somebody", createdAt: new Date(0) });
  await env.FILES.put(`${exampleFolder(id)}1-picture.webp`, "what a prompt made");
  return { id, email, token, viewer };
}

/** Every row about the member, by table. */
async function traces({ dump }: Accounts, { id, email }: { id: string; email: string }) {
  const tables = await dump();
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(id) || row.includes(email)).map(() => table),
  );
}

const filesOf = async (userId: string) => {
  const folders = [avatarFolder, pictureFolder, importFolder, exampleFolder].map((folder) => folder(userId));
  const lists = await Promise.all(folders.map((prefix) => env.FILES.list({ prefix })));
  return lists.flatMap(({ objects }) => objects).length;
};

test("a deletion leaves no row and no file of the member", { tags: "promise-29a" }, async () => {
  const accounts = setUpAccounts();
  const ada = await createAccount(accounts);
  expect(new Set(await traces(accounts, ada))).toEqual(
    new Set([
      "users",
      "identities",
      "sessions",
      "email_tokens",
      "folders",
      "prompts",
      "member_tags",
      "follows",
      "usage_daily",
      "saves",
    ]),
  );
  await deleteAccount(accounts.services, ada.viewer);
  expect(await traces(accounts, ada)).toEqual([]);
  expect(await filesOf(ada.id)).toBe(0);
  expect(await findSession(accounts.services, ada.token)).toBeNull();
  await expect(signIn(accounts.services, { email: ada.email, password })).rejects.toMatchObject({
    code: "wrong_credentials",
  });
});

test("every table about users is deleted by its foreign key, or with the prompts", async () => {
  const tables = await env.DB.prepare(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%user_id%'",
  ).all<{ name: string; sql: string }>();
  expect(tables.results.length).toBeGreaterThan(5);
  for (const { name, sql } of tables.results)
    expect(sql, name).toMatch(
      /FOREIGN KEY \(`(user_id`\) REFERENCES `users|prompt_id`\) REFERENCES `prompts)`\(`id`\)[^,]*ON DELETE cascade/,
    );
});

test("a deletion leaves other people's rows and files unchanged, and the counters right", async () => {
  const accounts = setUpAccounts();
  const { services, dump, viewerOf } = accounts;
  const before = await countPrompts(services);
  const [ada, grace] = [await createAccount(accounts), await createAccount(accounts)];
  const rowsOfGrace = async () =>
    Object.fromEntries(
      Object.entries(await dump()).map(([table, rows]) => [
        table,
        rows.filter((row) => row.includes(grace.id) || row.includes(grace.email)),
      ]),
    );
  const kept = await rowsOfGrace();
  expect(await countPrompts(services)).toBe(before + 4);
  await deleteAccount(services, ada.viewer);
  expect(await rowsOfGrace()).toEqual(kept);
  expect(await countPrompts(services)).toBe(before + 2);
  expect(await filesOf(grace.id)).toBe(4);
  expect(await viewerOf(grace.token)).toEqual({
    ...grace.viewer,
  });
  const spent = await services.db.select().from(usageDaily);
  expect(spent.find(({ caller }) => caller === "all")?.calls).toBeGreaterThanOrEqual(2);
});

test("a folder of more files than a list has is emptied, and one with a similar name is not", async () => {
  const accounts = setUpAccounts();
  const { viewer } = await createAccount(accounts);
  const perList = sampled(20, 1_000);
  const services = { ...accounts.services, files: r2Files(env.FILES, perList) };
  const keys = Array.from({ length: perList }, (_, number) => `${avatarFolder(viewer.id)}many/${number}`);
  await Promise.all(keys.map((key) => env.FILES.put(key, "x")));
  const neighbour = avatarFolder(`${viewer.id}x`);
  await env.FILES.put(`${neighbour}1.webp`, "a neighbour's picture");
  expect((await env.FILES.list({ prefix: avatarFolder(viewer.id), limit: perList })).truncated).toBe(true);
  await deleteAccount(services, viewer);
  expect(await filesOf(viewer.id)).toBe(0);
  expect((await env.FILES.list({ prefix: neighbour })).objects).toHaveLength(1);
});

test("a sign-in older than 5 minutes must be confirmed before a deletion", async () => {
  const accounts = setUpAccounts();
  const { services, dump, pass, viewerOf } = accounts;
  const ada = await createAccount(accounts);
  pass(5 * minute + 1);
  const before = await dump();
  await expect(deleteAccount(services, await viewerOf(ada.token))).rejects.toMatchObject({
    code: "requires_recent_login",
    status: 403,
  });
  expect(await dump()).toEqual(before);
  expect(await filesOf(ada.id)).toBe(4);
  await deleteAccount(services, await confirmIdentity(services, ada.viewer, password));
  expect(await traces(accounts, ada)).toEqual([]);
});

test(
  "a request that began before its session ended deletes no account and no file",
  { tags: "promise-2a" },
  async () => {
    const accounts = setUpAccounts();
    const { services, database, dump, tokenTo, waitForBackground } = accounts;
    const ada = await createAccount(accounts);
    const reset = async () => {
      await requestPasswordReset(services, ada.email, origin);
      await waitForBackground();
      await resetPassword(services, { token: tokenTo(ada.email), password });
    };
    await reset();
    const before = await dump();
    const held = deleteAccount(services, ada.viewer);
    await expect(held).rejects.toMatchObject({ code: "unauthenticated", status: 401 });
    expect(await dump()).toEqual(before);
    expect(await filesOf(ada.id)).toBe(4);
    // One whose session ends just before its rows would go.
    const { viewer } = await accounts.enter(ada.id);
    database.interrupt(/^delete from "access_tokens"/, reset);
    await expect(deleteAccount(services, viewer)).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await accounts.user(ada.email))?.id).toBe(ada.id);
    expect(await filesOf(ada.id)).toBe(4);
  },
);

test("files that fail to go leave the account deleted, are reported, and are found by the sweep", async () => {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const ada = await createAccount(accounts);
  const errands: Promise<unknown>[] = [];
  const failing = {
    ...services,
    background: (work: Promise<unknown>) => void errands.push(Promise.allSettled([work])),
    files: { ...services.files, deleteFolder: () => Promise.reject(new Error("The files are away.")) },
  };
  await deleteAccount(failing, ada.viewer);
  expect(await traces(accounts, ada)).toEqual([]);
  expect((await Promise.all(errands)).flat()).toMatchObject([{ status: "rejected" }]);
  expect(await filesOf(ada.id)).toBe(4);
  await sweepFiles(services);
  expect(await filesOf(ada.id)).toBe(0);
});

test("two deletions at once are one deletion", async () => {
  const accounts = setUpAccounts();
  const { services } = accounts;
  const before = await countPrompts(services);
  const ada = await createAccount(accounts);
  await Promise.all([deleteAccount(services, ada.viewer), deleteAccount(services, ada.viewer)]);
  expect(await traces(accounts, ada)).toEqual([]);
  expect(await countPrompts(services)).toBe(before);
});

test("a deleted address is free again, and its new account has nothing of the old one", async () => {
  const accounts = setUpAccounts();
  const { services, waitForBackground } = accounts;
  const ada = await createAccount(accounts);
  const resetLink = accounts.tokenTo(ada.email);
  await deleteAccount(services, ada.viewer);
  const id = await registerAccount(services, { email: ada.email, password: "another password" }, origin);
  await waitForBackground();
  expect(id).not.toBe(ada.id);
  expect((await traces(accounts, { id, email: ada.email })).toSorted()).toEqual([
    "email_tokens",
    "folders",
    "identities",
    "users",
  ]);
  await expect(verifyEmail(services, { id }, resetLink)).rejects.toMatchObject({ code: "token_expired" });
  expect(await findSession(services, ada.token)).toBeNull();
});

test("an email still pending at the deletion of its account leaves no row", async () => {
  const accounts = setUpAccounts();
  const { services, database, waitForBackground } = accounts;
  const ada = await createAccount(accounts);
  database.interrupt(/^insert into "email_tokens"/, () => deleteAccount(services, ada.viewer));
  await requestPasswordReset(services, ada.email, origin);
  await waitForBackground().catch(() => {});
  expect(await traces(accounts, ada)).toEqual([]);
  expect(accounts.emailsTo(ada.email)).toHaveLength(2);
});

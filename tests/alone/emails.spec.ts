import type { APIRequestContext, APIResponse } from "@playwright/test";

import { readEmails } from "../support/clients/read-email";
import { changeDatabase } from "../support/database/change-database";
import { expect, test } from "../support/clients/clients";
import { newEmail, newMember } from "../support/clients/members";

/** Raises today's count of some emails to the limit; no other test sends any meanwhile. */
const useUp = (callers: string, limit: number) =>
  changeDatabase("UPDATE usage_daily SET calls = ? WHERE caller GLOB ?", limit, callers);

const sentence = "本日送信できるメールの数に達しました";

async function expectSpent(response: APIResponse): Promise<string> {
  expect(response.status()).toBe(429);
  const seconds = Number(response.headers()["retry-after"]);
  expect(seconds).toBeGreaterThan(60);
  expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
  const page = await response.text();
  expect(page).toContain(sentence);
  return page;
}

test(
  "the daily limit of resets per network and address looks the same with and without an account",
  { tag: "@promise-8c" },
  async ({ registered, visit }) => {
    const { client, email } = await registered();
    const stranger = await visit();
    const ask = (address: string, by: APIRequestContext = stranger) =>
      by.post("/auth/reset", { form: { email: address } });
    const unknown = newEmail();
    for (const address of [email, unknown]) expect((await ask(address)).status()).toBe(303);
    await expect.poll(async () => (await readEmails(client, email, "password_reset")).length).toBe(1);
    useUp("password_reset:*:ip:*", 10);
    const [one, other] = [await expectSpent(await ask(email)), await expectSpent(await ask(unknown))];
    // Removes the differences between any two pages: nonces and request ids.
    const plain = (page: string) =>
      page
        .replaceAll(email, "")
        .replaceAll(unknown, "")
        .replace(/nonce="[^"]*"/g, "")
        .replace(/<script[^]*?<\/script>/g, "");
    expect(plain(one)).toBe(plain(other));
    expect((await ask(email, client)).status()).toBe(303);
    await expect.poll(async () => (await readEmails(client, email, "password_reset")).length).toBe(2);
  },
);

test(
  "verification emails are limited per account and day, and per network together with registrations",
  { tag: "@promise-8c" },
  async ({ registered }) => {
    const { client, email } = await registered();
    await expect.poll(async () => (await readEmails(client, email, "email_verification")).length).toBe(1);
    expect((await client.post("/auth/verification-email")).status()).toBe(303);
    await expect.poll(async () => (await readEmails(client, email, "email_verification")).length).toBe(2);
    useUp("user:*:emails", 10);
    await expectSpent(await client.post("/auth/verification-email"));
    expect(await readEmails(client, email, "email_verification")).toHaveLength(2);

    useUp("emails:*", 50);
    await client.post("/auth/sign-out");
    const late = newMember();
    const form = { ...late, confirmPassword: late.password, terms: "on" };
    const page = await expectSpent(await client.post("/auth/register", { form }));
    expect(page).toContain(late.email);
    expect((await client.post("/auth", { form: { ...late } })).status()).toBe(401);
  },
);

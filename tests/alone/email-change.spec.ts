import { expect, test } from "../support/clients/clients";
import { join, newEmail } from "../support/clients/members";
import { readEmail } from "../support/clients/read-email";
import { visitor } from "../support/clients/visitor";
import { ageSignIn } from "../support/database/change-database";

test("an address typed after the sign-in was no longer recent comes back after the proof", async ({
  registered,
}) => {
  const { client, email, password } = await registered();
  const next = `${newEmail().split("@")[0]}+town@example.com`;
  const form = "/profile/email";
  const post = (values: Record<string, string>) => client.post(form, { headers: visitor(), form: values });
  const field = (value: string) =>
    new RegExp(`<input[^>]*name="email"[^>]*value="${value.replace("+", "\\+")}"`);
  ageSignIn(email);
  const wrong = await post({ email: "nobody" });
  expect(wrong.status()).toBe(422);
  expect(await wrong.text()).toMatch(field("nobody"));
  const late = await post({ email: next });
  // The address of the page keeps no address of a person.
  expect([late.status(), late.headers().location]).toEqual([303, form]);
  expect(await (await client.get(form)).text()).toContain('name="password"');
  expect((await post({ password: "not-the-password" })).status()).toBe(401);
  const proven = await post({ password });
  expect([proven.status(), proven.headers().location]).toEqual([303, form]);
  expect(await (await client.get(form)).text()).toMatch(field(next));
  expect((await post({ email: next })).headers().location).toBe("/profile");
  await readEmail(client, next, "email_change");
});

test("a link of a stranger fills in no address, and what one member typed no other sees", async ({
  registered,
}) => {
  const { client, email } = await registered();
  const next = newEmail();
  const page = async (path = "/profile/email") => (await client.get(path)).text();
  expect(await page(`/profile/email?email=${encodeURIComponent(next)}`)).not.toContain(next);
  ageSignIn(email);
  const typed = { headers: visitor(), form: { email: next } };
  expect((await client.post("/profile/email", typed)).status()).toBe(303);
  const kept = (await client.storageState()).cookies.find(({ name }) => name === "typed-email");
  expect(kept).toMatchObject({ path: "/profile", httpOnly: true });
  await join(client);
  expect(await page()).not.toContain(next);
});

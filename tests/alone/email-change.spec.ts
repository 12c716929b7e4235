import { expect, test } from "../support/clients/clients";
import { newEmail } from "../support/clients/members";
import { readEmail } from "../support/clients/read-email";
import { visitor } from "../support/clients/visitor";
import { ageSignIn } from "../support/database/change-database";

test("an address typed after the sign-in was no longer recent comes back after the proof", async ({
  registered,
}) => {
  const { client, email, password } = await registered();
  const next = `${newEmail().split("@")[0]}+town@example.com`;
  const kept = `/profile/email?email=${encodeURIComponent(next)}`;
  const ask = (address: string, path = "/profile/email") =>
    client.post(path, { headers: visitor(), form: { email: address } });
  ageSignIn(email);
  const late = await ask(next);
  expect(late.status()).toBe(403);
  expect(await late.text()).toContain(`action="${kept}"`);
  const wrong = await client.post(kept, { headers: visitor(), form: { password: "not-the-password" } });
  expect(wrong.status()).toBe(401);
  expect(await wrong.text()).toContain(`action="${kept}"`);
  const proven = await client.post(kept, { headers: visitor(), form: { password } });
  expect([proven.status(), proven.headers().location]).toEqual([303, kept]);
  const form = await (await client.get(kept)).text();
  expect(form).toMatch(new RegExp(`<input[^>]*name="email"[^>]*value="${next.replace("+", "\\+")}"`));
  expect((await ask(next, kept)).headers().location).toBe("/profile");
  await readEmail(client, next, "email_change");
});

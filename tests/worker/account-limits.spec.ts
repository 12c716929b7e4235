import type { APIResponse } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients";
import { newEmail } from "../support/members";
import { readLetters } from "../support/read-letter";
import { visitor } from "../support/visitor";

/** Repeats an attempt until it is refused for its number. A minute that ends meanwhile lets as many in again. */
async function attempts(limit: number, attempt: () => Promise<APIResponse>): Promise<APIResponse> {
  for (let count = 1; count <= 2 * limit + 1; count += 1) {
    const response = await attempt();
    if (response.status() !== 429) continue;
    expect(count).toBeGreaterThan(limit);
    return response;
  }
  throw new Error("Nothing was refused.");
}

function expectRefusal(response: APIResponse) {
  expect(response.headers()["retry-after"]).toBe("60");
  expect(response.headers()["set-cookie"] ?? "").not.toContain("session=");
}

const password = "not-the-password";

test("more than 10 sign-ins a minute from one network are refused, whatever the address", async ({
  visit,
}) => {
  const client = await visit();
  const refused = await attempts(10, () => client.post("/auth", { form: { email: newEmail(), password } }));
  expectRefusal(refused);
  expect(await refused.text()).toContain("短い時間に操作が集中しています");
  const api = await client.post("/api/auth/session", { data: { idToken: "x" } });
  expectRefusal(api);
  expect((await api.json()).code).toBe("rate_limited");
});

test("more than 10 sign-ins a minute to one address are refused from everywhere, known or not", async ({
  registered,
  visit,
}) => {
  const { client, email, password: right } = await registered();
  const attacker = await visit();
  const guess = (address: string) =>
    attempts(10, () => attacker.post("/auth", { form: { email: address, password }, headers: visitor() }));
  expectRefusal(await guess(email));
  // At once: a minute that ends lets the owner in again.
  const refused = await attacker.post("/auth", { form: { email, password: right }, headers: visitor() });
  expect(refused.status()).toBe(429);
  expectRefusal(await guess(newEmail()));
  // Who is signed in stays so.
  expect((await sessionUser(client)).email).toBe(email);
});

test("guessing the password of an open session is limited like signing in", async ({ registered }) => {
  const { client, email } = await registered();
  expectRefusal(await attempts(10, () => client.post("/profile/delete", { form: { password } })));
  expect((await sessionUser(client)).email).toBe(email);
});

test("more than 5 registrations a minute from one network are refused", async ({ visit, registered }) => {
  const { email } = await registered();
  const client = await visit();
  const form = { email, password, confirmPassword: password, terms: "on" };
  expectRefusal(await attempts(5, () => client.post("/auth/register", { form })));
});

test("more than 5 resets a minute are refused, from one network and to one address", async ({
  registered,
  visit,
}) => {
  const { email } = await registered();
  const client = await visit();
  expectRefusal(await attempts(5, () => client.post("/auth/reset", { form: { email: newEmail() } })));
  expectRefusal(await attempts(5, () => client.post("/auth/reset", { form: { email }, headers: visitor() })));
  expect((await readLetters(client, email, "password_reset")).length).toBeLessThanOrEqual(10);
});

test("guessing at letters' links is limited", async ({ visit }) => {
  const client = await visit();
  const form = { token: "x", password: "lanterns-by-the-canal", confirmPassword: "lanterns-by-the-canal" };
  expectRefusal(await attempts(5, () => client.post("/auth/new-password", { form })));
});

test("more than 5 verification letters a minute are refused", async ({ registered }) => {
  const { client } = await registered();
  expectRefusal(await attempts(5, () => client.post("/auth/verification-letter")));
});

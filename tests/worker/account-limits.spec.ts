import type { APIResponse } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients/clients";
import { newEmail } from "../support/clients/members";
import { refusal } from "../support/factories/library-client";

/** Repeats an attempt until its rate limit refuses it. A new minute starts a new limit. */
async function attempts(limit: number, attempt: () => Promise<APIResponse>, made = 0): Promise<APIResponse> {
  for (let count = made + 1; count <= 2 * limit + 1; count += 1) {
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

test(
  "more than 10 sign-ins a minute from one network are refused, whatever the address",
  { tag: "@promise-8a" },
  async ({ visit }) => {
    const client = await visit();
    const refused = await attempts(10, () => client.post("/auth", { form: { email: newEmail(), password } }));
    expectRefusal(refused);
    expect(await refused.text()).toContain("短い時間に操作が集中しています");
    const api = await client.post("/api/auth/session", { data: { idToken: "x" } });
    expectRefusal(api);
    expect((await api.json()).code).toBe("rate_limited");
  },
);

test(
  "wrong sign-ins limit their own network, never the owner's",
  { tag: "@promise-8a" },
  async ({ registered, visit }) => {
    const { client, email, password: right } = await registered();
    const [attacker, owner] = [await visit(), await visit()];
    const guess = () => attacker.post("/auth", { form: { email, password } });
    expectRefusal(await attempts(10, guess));
    // The guessing network is refused even with the right password.
    expectRefusal(await attacker.post("/auth", { form: { email, password: right } }));
    expect((await owner.post("/auth", { form: { email, password: right } })).status()).toBe(303);
    expect((await sessionUser(owner)).email).toBe(email);
    // The owner can still confirm their identity.
    expect((await client.post("/profile/delete", { form: { password: right } })).status()).toBe(303);
  },
);

test(
  "password guesses in an open session are limited like sign-ins",
  { tag: "@promise-8b" },
  async ({ registered }) => {
    const { client, email } = await registered();
    expectRefusal(await attempts(10, () => client.post("/profile/delete", { form: { password } })));
    expect((await sessionUser(client)).email).toBe(email);
  },
);

test("more than 5 registrations a minute from one network are refused", async ({ visit, registered }) => {
  const { email } = await registered();
  const client = await visit();
  const form = { email, password, confirmPassword: password, terms: "on" };
  expectRefusal(await attempts(5, () => client.post("/auth/register", { form })));
});

test("more than 5 resets a minute from one network are refused, and the owner can reset from another", async ({
  registered,
  visit,
}) => {
  const { client, email } = await registered();
  const stranger = await visit();
  expectRefusal(await attempts(5, () => stranger.post("/auth/reset", { form: { email } })));
  expectRefusal(await stranger.post("/auth/reset", { form: { email: newEmail() } }));
  expect((await client.post("/auth/reset", { form: { email } })).status()).toBe(303);
  expect((await client.post("/auth/verification-email")).status()).toBe(303);
});

test("guesses at the links of emails are limited", async ({ visit }) => {
  const client = await visit();
  const form = { token: "x", password: "lanterns-by-the-canal", confirmPassword: "lanterns-by-the-canal" };
  expectRefusal(await attempts(5, () => client.post("/auth/new-password", { form })));
});

test("more than 5 verification emails a minute are refused", async ({ registered }) => {
  const { client } = await registered();
  expectRefusal(await attempts(5, () => client.post("/auth/verification-email")));
});

test("unreadable calls count: the rate limit comes before the body", async ({ visit }) => {
  const client = await visit();
  const headers = { "Content-Type": "application/json" };
  const knock = () => client.post("/api/auth/session", { headers, data: Buffer.from("{") });
  expect(await refusal(await knock())).toEqual([400, "invalid_json"]);
  const refused = await attempts(10, knock, 1);
  expectRefusal(refused);
  expect(await refusal(refused)).toEqual([429, "rate_limited"]);
});

import { readEmail, readEmails } from "../support/clients/read-email";
import { expect, sessionUser, test } from "../support/clients/clients";
import { newEmail } from "../support/clients/members";

const next = "lanterns-by-the-canal";

test(
  "a reset link sets a new password once, ends every session and signs nobody in",
  { tag: ["@promise-3a", "@promise-7a"] },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const visitor = await visit();
    const asked = await visitor.post("/auth/reset", { form: { email } });
    const typed = encodeURIComponent(email);
    expect([asked.status(), asked.headers().location]).toEqual([303, `/auth?sent=${typed}`]);
    const { link } = await readEmail(visitor, email);
    expect(link).toMatch(/^\/auth\/new-password\?token=[\w-]{43}$/);
    const token = link.split("=")[1]!;

    const form = { token, password: next, confirmPassword: next };
    const set = await visitor.post(link, { form });
    expect([set.status(), set.headers().location]).toEqual([303, `/auth?email=${typed}`]);
    expect(await sessionUser(visitor)).toBeNull();
    expect(await sessionUser(client)).toBeNull();

    expect((await visitor.post(link, { form })).status()).toBe(410);
    const old = await visitor.post("/auth", { form: { email, password } });
    expect(old.status()).toBe(401);
    const fresh = await visitor.post("/auth", { form: { email, password: next } });
    expect(fresh.status()).toBe(303);
    expect((await sessionUser(visitor)).emailVerified).toBe(true);
  },
);

test(
  "the newest reset link is the only one that works",
  { tag: "@promise-7a" },
  async ({ registered, visit }) => {
    const { email, password } = await registered();
    const visitor = await visit();
    const tokens: string[] = [];
    for (let time = 1; time <= 2; time += 1) {
      await visitor.post("/auth/reset", { form: { email } });
      tokens.push((await readEmail(visitor, email, "password_reset", time)).link.split("=")[1]!);
    }
    const send = (token: string) =>
      visitor.post("/auth/new-password", { form: { token, password: next, confirmPassword: next } });
    expect((await send(tokens[0]!)).status()).toBe(410);
    expect((await visitor.post("/auth", { form: { email, password } })).status()).toBe(303);
    await visitor.post("/auth/sign-out");
    expect((await send(tokens[1]!)).status()).toBe(303);
  },
);

test("a refused new password leaves the link working", async ({ registered, visit }) => {
  const { email } = await registered();
  const visitor = await visit();
  await visitor.post("/auth/reset", { form: { email } });
  const token = (await readEmail(visitor, email)).link.split("=")[1]!;
  for (const [password, confirmPassword] of [
    ["short", "short"],
    ["password123", "password123"],
    [next, "another-one-entirely"],
    ["x".repeat(129), "x".repeat(129)],
  ])
    expect(
      (
        await visitor.post("/auth/new-password", {
          form: { token, password: password!, confirmPassword: confirmPassword! },
        })
      ).status(),
    ).toBe(422);
  const other = await visit();
  const set = await other.post("/auth/new-password", {
    form: { token, password: next, confirmPassword: next },
  });
  expect(set.status()).toBe(303);
});

test("unknown links are 410", async ({ visit, registered }) => {
  const { client, email } = await registered();
  const visitor = await visit();
  const verification = (await readEmail(visitor, email, "email_verification")).link.split("=")[1]!;
  for (const token of ["", "x", "0".repeat(43), verification]) {
    const form = { token, password: next, confirmPassword: next };
    expect((await visitor.post("/auth/new-password", { form })).status(), token).toBe(410);
  }
  for (const token of ["", "x", "0".repeat(43)])
    expect((await client.post("/auth/verify", { form: { token } })).status(), token).toBe(410);
  // An email's token is refused by the other kind's form, and stays usable.
  expect((await client.post("/auth/verify", { form: { token: verification } })).headers().location).toBe(
    "/dashboard",
  );
});

test("a verification link works for its owner only: others must sign in, or find it invalid", async ({
  registered,
  visit,
}) => {
  const { client, email } = await registered();
  const { client: stranger } = await registered();
  const visitor = await visit();
  const { link } = await readEmail(visitor, email, "email_verification");
  const form = { token: link.split("=")[1]! };
  const way = `/auth?redirectTo=${encodeURIComponent(link)}`;
  expect((await visitor.get(link)).headers().location).toBe(way);
  expect((await visitor.post(link, { form })).headers().location).toBe(way);
  expect((await stranger.post(link, { form })).status()).toBe(410);
  expect((await sessionUser(client)).emailVerified).toBe(false);
  expect((await client.post(link, { form })).status()).toBe(303);
  expect((await sessionUser(client)).emailVerified).toBe(true);
});

test(
  "opening a link does not use it up, and sends no referrer to other sites",
  { tag: "@promise-7a" },
  async ({ registered, visit }) => {
    const { client, email } = await registered();
    const visitor = await visit();
    await visitor.post("/auth/reset", { form: { email } });
    const reset = (await readEmail(visitor, email)).link;
    const verify = (await readEmail(visitor, email, "email_verification")).link;
    for (const link of [reset, verify]) {
      for (const method of ["GET", "GET", "HEAD"]) {
        const response = await client.fetch(link, { method });
        expect(response.status(), link).toBe(200);
        expect(response.headers()["referrer-policy"], link).toBe("no-referrer");
        expect(response.headers()["cache-control"], link).toBe("private, no-store");
        expect(await response.text()).not.toMatch(/<link[^>]+rel="canonical"[^>]+token/);
      }
    }
    expect((await sessionUser(client)).emailVerified).toBe(false);
    const verified = await client.post(verify, { form: { token: verify.split("=")[1]! } });
    expect([verified.status(), verified.headers().location]).toEqual([303, "/dashboard"]);
    expect((await sessionUser(client)).emailVerified).toBe(true);
    const form = { token: reset.split("=")[1]!, password: next, confirmPassword: next };
    expect((await visitor.post(reset, { form })).status()).toBe(303);
  },
);

test("a form of a page without referrer (`Origin: null`) is accepted", async ({ registered }) => {
  const { client, email } = await registered();
  const { link } = await readEmail(client, email, "email_verification");
  const form = { token: link.split("=")[1]! };
  for (const [site, status] of [
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 303],
  ] as const) {
    const headers = { Origin: "null", "Sec-Fetch-Site": site };
    expect((await client.post(link, { form, headers })).status(), site).toBe(status);
  }
});

test("the page of a refused link sends no referrer either", async ({ visit }) => {
  const visitor = await visit();
  const response = await visitor.post("/auth/new-password?token=x", {
    form: { token: "x", password: next, confirmPassword: next },
  });
  expect(response.status()).toBe(410);
  expect(response.headers()["referrer-policy"]).toBe("no-referrer");
});

test("a verification link works once", async ({ registered }) => {
  const { client, email } = await registered();
  const { link } = await readEmail(client, email, "email_verification");
  const send = () => client.post("/auth/verify", { form: { token: link.split("=")[1]! } });
  const verified = await send();
  expect([verified.status(), verified.headers().location]).toEqual([303, "/dashboard"]);
  expect((await send()).status()).toBe(410);
});

test("the verification email is sent again on request, but not to a verified member", async ({
  registered,
}) => {
  const { client, email } = await registered();
  const first = await readEmail(client, email, "email_verification");
  expect((await client.post("/auth/verification-email")).headers().location).toBe("/profile");
  const second = await readEmail(client, email, "email_verification", 2);
  const send = (link: string) => client.post("/auth/verify", { form: { token: link.split("=")[1]! } });
  expect((await send(first.link)).status()).toBe(410);
  expect((await send(second.link)).status()).toBe(303);
  expect((await client.post("/auth/verification-email")).status()).toBe(303);
  expect(await readEmails(client, email, "email_verification")).toHaveLength(2);
});

test("an email is in the language of the request", async ({ visit }) => {
  for (const [language, words] of [
    ["ja", "パスワードの再設定"],
    ["en", "Choose a new password"],
    ["es", "contraseña"],
  ] as const) {
    const client = await visit();
    const email = newEmail();
    const password = "harbour-lights-at-nine";
    const headers = { "Accept-Language": language };
    await client.post("/auth/register", {
      headers,
      form: { email, password, confirmPassword: password, terms: "on" },
    });
    await client.post("/auth/reset", { headers, form: { email } });
    const message = await readEmail(client, email);
    expect(`${message.subject} ${message.text}`).toContain(words);
    expect(message.text).not.toContain(password);
  }
});

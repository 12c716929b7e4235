import { expect, sessionToken, sessionUser, setCookies, test } from "../support/clients/clients";
import { newEmail, requestGoogleToken } from "../support/clients/members";
import type { TokenOptions } from "../support/servers/sign-id-token";

const endpoint = "/api/auth/session";

test("GET returns the member, and nothing of a visitor", async ({ registered, visit }) => {
  const visitor = await visit();
  const nobody = await visitor.get(endpoint);
  expect([nobody.status(), await nobody.text()]).toEqual([200, "null"]);
  const { client, email } = await registered();
  expect(await sessionUser(client)).toEqual({
    uid: expect.stringMatching(/^[\w-]{22}$/),
    email,
    emailVerified: false,
    providers: [{ providerId: "password" }],
    metadata: {
      creationTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lastSignInTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    },
  });
  expect((await client.head(endpoint)).status()).toBe(200);
});

test("POST with a Google ID token signs in, DELETE signs out", { tag: "@promise-2a" }, async ({ visit }) => {
  const client = await visit();
  const email = newEmail();
  const idToken = await requestGoogleToken({ email: email.toUpperCase() });
  const response = await client.post(endpoint, { data: { idToken } });
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    email,
    emailVerified: true,
    providers: [{ providerId: "google" }],
  });
  const token = (await sessionToken(client))!;
  expect(await response.text()).not.toContain(token);
  expect((await sessionUser(client)).email).toBe(email);

  const left = await client.delete(endpoint);
  expect([left.status(), await left.text()]).toEqual([204, ""]);
  expect(setCookies(left).filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
  expect(await sessionToken(client)).toBeUndefined();
  const thief = await visit();
  expect(await sessionUser(thief, { Cookie: `__Host-session=${token}` })).toBeNull();
  expect((await client.delete(endpoint)).status()).toBe(204);
});

test("several sign-outs at once all succeed", async ({ registered, visit }) => {
  for (const [method, path, status] of [
    ["DELETE", endpoint, 204],
    ["POST", "/auth/sign-out", 303],
  ] as const) {
    const { client } = await registered();
    const headers = { Cookie: `__Host-session=${await sessionToken(client)}` };
    const thief = await visit();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => thief.fetch(path, { method, headers, maxRedirects: 0 })),
    );
    expect(responses.map((response) => response.status())).toEqual(responses.map(() => status));
    for (const response of responses)
      expect(setCookies(response).filter((cookie) => cookie.includes("Max-Age=0"))).not.toEqual([]);
  }
});

const bad: { what: string; claims?: TokenOptions["claims"]; order?: TokenOptions }[] = [
  { what: "a wrong issuer", claims: { iss: "https://accounts.evil.example" } },
  { what: "a wrong audience", claims: { aud: "another-client" } },
  { what: "no subject", claims: { sub: null } },
  { what: "no address", claims: { email: null } },
  { what: "no expiry", claims: { exp: null } },
  { what: "an expired date", order: { age: 7_200 } },
  { what: "a foreign key", order: { key: "foreign" } },
  { what: "the algorithm none", order: { algorithm: "none" } },
  { what: "the published key as its secret", order: { algorithm: "HS256" } },
  { what: "an unknown key", order: { kid: "elsewhere" } },
];

for (const { what, claims, order: options } of bad) {
  test(`an ID token with ${what} is 401`, { tag: "@promise-10a" }, async ({ visit }) => {
    const client = await visit();
    const response = await client.post(endpoint, {
      data: { idToken: await requestGoogleToken(claims, options) },
    });
    expect([response.status(), (await response.json()).code]).toEqual([401, "id_token_invalid"]);
    expect(await sessionToken(client)).toBeUndefined();
    expect(await sessionUser(client)).toBeNull();
  });
}

test("a tampered or truncated ID token is 401", async ({ visit }) => {
  const client = await visit();
  const [header, , signature] = (await requestGoogleToken()).split(".");
  const other = (await requestGoogleToken()).split(".")[1];
  for (const idToken of [`${header}.${other}.${signature}`, "x", "a.b.c", "..", "🦊".repeat(1_000)]) {
    const response = await client.post(endpoint, { data: { idToken } });
    expect([response.status(), (await response.json()).code], idToken).toEqual([401, "id_token_invalid"]);
  }
});

test(
  "an address unverified by Google joins no account and opens none",
  { tag: "@promise-11a" },
  async ({ registered, visit }) => {
    const { client, email } = await registered();
    for (const address of [email, newEmail()]) {
      const visitor = await visit();
      const idToken = await requestGoogleToken({ email: address, email_verified: false });
      const response = await visitor.post(endpoint, { data: { idToken } });
      expect([response.status(), (await response.json()).code]).toEqual([403, "email_unverified"]);
      expect(await sessionUser(visitor)).toBeNull();
    }
    expect((await sessionUser(client)).providers).toEqual([{ providerId: "password" }]);
  },
);

for (const { what, data, status = 422, code = "invalid_fields" } of [
  { what: "no token", data: {} },
  { what: "an empty token", data: { idToken: "" } },
  { what: "a number", data: { idToken: 1 } },
  { what: "null", data: { idToken: null } },
  { what: "a list", data: ["x"] },
  { what: "an unknown field", data: { idToken: "x", role: "admin" } },
  { what: "broken JSON", data: Buffer.from('{"idToken":'), status: 400, code: "invalid_json" },
  { what: "400 kB", data: { idToken: "x".repeat(400_000) }, status: 413, code: "body_too_large" },
]) {
  test(`${what} at the session endpoint is ${status} ${code}`, async ({ visit }) => {
    const client = await visit();
    const response = await client.post(endpoint, { headers: { "Content-Type": "application/json" }, data });
    expect([response.status(), (await response.json()).code]).toEqual([status, code]);
  });
}

test("the account endpoints accept JSON and their own methods only", async ({ visit }) => {
  const client = await visit();
  for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
    const headers = { "Content-Type": type };
    const response = await client.post(endpoint, { headers, data: '{"idToken":"x"}' });
    expect([response.status(), (await response.json()).code]).toEqual([415, "unsupported_media_type"]);
  }
  for (const [method, path, allow] of [
    ["PUT", endpoint, "GET, HEAD, POST, DELETE"],
    ["GET", "/api/account/delete", "POST"],
    ["DELETE", "/api/account/delete", "POST"],
  ] as const) {
    const response = await client.fetch(path, { method });
    expect([response.status(), response.headers().allow]).toEqual([405, allow]);
  }
});

test("an account is deleted by its session only, and the session ends", async ({ registered, visit }) => {
  const visitor = await visit();
  const refused = await visitor.post("/api/account/delete");
  expect([refused.status(), (await refused.json()).code]).toEqual([401, "unauthenticated"]);

  const { client, email, password } = await registered();
  const second = await visit();
  await second.post("/auth", { form: { email, password } });
  const token = await sessionToken(client);
  const deleted = await client.post("/api/account/delete");
  expect([deleted.status(), await deleted.json()]).toEqual([200, { deleted: true }]);
  expect(await sessionToken(client)).toBeUndefined();
  const headers = { Cookie: `__Host-session=${token}` };
  expect((await client.post("/api/account/delete", { headers })).status()).toBe(401);
  expect((await client.post("/api/account/delete")).status()).toBe(401);
  expect(await sessionUser(second)).toBeNull();
  expect((await visitor.post("/auth", { form: { email, password } })).status()).toBe(401);
});

test("a wrong password deletes nothing", async ({ registered }) => {
  const { client, email } = await registered();
  const response = await client.post("/profile/delete", { form: { password: "not-the-password" } });
  expect(response.status()).toBe(401);
  expect(await response.text()).toContain("パスワードが正しくありません");
  expect((await sessionUser(client)).email).toBe(email);
});

test("a call leaves a flash for the next page", async ({ visit }) => {
  const headers = { Cookie: "flash=registered" };
  const client = await visit();
  expect(setCookies(await client.get(endpoint, { headers }))).toEqual([]);
  expect(setCookies(await client.get("/terms", { headers })).join()).toContain("flash=;");
});

test("a navigation in two requests keeps its flash for the root's data", async ({ visit }) => {
  const headers = { Cookie: "flash=signed_out" };
  const client = await visit();
  const page = await client.get("/_.data?_routes=routes%2Fsite%2Fhome", { headers });
  expect([page.status(), setCookies(page)]).toEqual([200, []]);
  const root = await client.get("/_.data?_routes=root", { headers });
  expect(await root.text()).toContain("signed_out");
  expect(setCookies(root).join()).toContain("flash=;");
});

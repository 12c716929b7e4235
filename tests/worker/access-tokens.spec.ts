import type { APIResponse } from "@playwright/test";

import { endpointsByPath } from "../contract/calls";
import { expect, sessionToken, sessionUser, setCookies, test } from "../support/clients/clients";
import { draft, refusal } from "../support/factories/library-client";
import { makeToken, revokeToken, withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

const endpoint = "/api/prompts";
const elsewhere = { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" };

/** A well-formed token of no account. */
const unknownToken = `pt_${"A".repeat(43)}DwBzhb`;

async function expectInvalid(response: APIResponse, what: string) {
  expect(await refusal(response), what).toEqual([401, "invalid_token"]);
  expect(response.headers(), what).toMatchObject({
    "www-authenticate": 'Bearer realm="Prompt Town", error="invalid_token"',
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "access-control-allow-origin": "*",
  });
  expect(setCookies(response), what).toEqual([]);
}

test(
  "a read token reads its member's prompts and writes nothing",
  { tag: "@promise-7c" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id } = await (await client.post(endpoint, { data: draft })).json();
    const headers = withToken((await makeToken(client, { scope: "read" })).token);
    const program = await visit();
    expect(await (await program.get(endpoint, { headers })).json()).toMatchObject([{ id }]);
    for (const [method, path, data] of [
      ["POST", endpoint, draft],
      ["PATCH", `${endpoint}/${id}`, { content: "Changed." }],
      ["DELETE", `${endpoint}/${id}`, undefined],
    ] as const) {
      const response = await program.fetch(path, { method, headers, data });
      expect(await refusal(response), method).toEqual([403, "insufficient_scope"]);
      expect(response.headers()["www-authenticate"]).toContain('error="insufficient_scope"');
    }
    expect(await (await client.get(endpoint)).json()).toMatchObject([{ id, ...draft }]);
  },
);

test("a read token is refused by every writing call", { tag: "@promise-7c" }, async ({ member, visit }) => {
  const { client } = await member();
  const headers = withToken((await makeToken(client, { scope: "read" })).token);
  const program = await visit();
  const writes = endpointsByPath
    .flatMap(({ endpoints }) => endpoints)
    .filter(({ call, method }) => method !== "GET" && !call.endsWith("/fill"));
  expect(writes.length).toBeGreaterThan(20);
  for (const { call, method, path, fromAnywhere } of writes) {
    const address = path.replaceAll(/\{\w+\}/g, "0".repeat(22));
    const response = await program.fetch(address, {
      method,
      headers: { ...visitor(), ...headers },
      data: {},
    });
    const code = fromAnywhere ? "insufficient_scope" : "session_required";
    expect(await refusal(response), call).toEqual([403, code]);
  }
});

test(
  "a write token reads and writes, and sees its own writes at once",
  { tag: "@promise-7c" },
  async ({ member, visit }) => {
    const { client } = await member();
    const headers = withToken((await makeToken(client, { scope: "write" })).token);
    const program = await visit();
    const made = await program.post(endpoint, { headers, data: draft });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = await made.json();
    expect(await (await program.get(endpoint, { headers })).json()).toMatchObject([{ id }]);
    expect(
      (await program.patch(`${endpoint}/${id}`, { headers, data: { content: "Changed." } })).status(),
    ).toBe(200);
    expect(await (await client.get(endpoint)).json()).toMatchObject([{ id, content: "Changed." }]);
    expect((await program.delete(`${endpoint}/${id}`, { headers })).ok()).toBe(true);
    expect(await (await program.get(endpoint, { headers })).json()).toEqual([]);
  },
);

test("any other Authorization header is 401 at every address of the API", async ({ member, visit }) => {
  const { token } = await makeToken((await member()).client);
  const program = await visit();
  for (const header of [
    "Bearer",
    token,
    `Bearer${token}`,
    `Bearer "${token}"`,
    `Bearer ${token} ${token}`,
    `Bearer ${token},`,
    `Bearer ${token}, Bearer ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token.toLowerCase()}`,
    `Bearer ${unknownToken}`,
    `Token ${token}`,
    `Basic ${Buffer.from(`${token}:`).toString("base64")}`,
    `Digest username="x"`,
    `Bearer ${"x".repeat(8_000)}`,
  ])
    await expectInvalid(await program.get(endpoint, { headers: { Authorization: header } }), header);
  const headers = withToken(unknownToken);
  for (const path of ["/api/public-prompts", "/api/no/such", "/API/prompts", "/%61pi/prompts"])
    await expectInvalid(await program.get(path, { headers }), path);
  for (const method of ["POST", "PUT", "DELETE"])
    await expectInvalid(await program.fetch(endpoint, { method, headers, data: draft }), method);
  for (const scheme of ["bearer", "BEARER", "Bearer  "]) {
    const response = await program.get(endpoint, { headers: { Authorization: `${scheme} ${token}` } });
    expect(response.status(), scheme).toBe(200);
  }
});

for (const [language, sentence] of [
  ["ja", "アクセストークンが正しくないか"],
  ["en", "This access token is wrong"],
  ["es", "El token de acceso es incorrecto"],
] as const) {
  test(`the error of a refused token is in the client's language: ${language}`, async ({ visit }) => {
    const headers = { ...withToken("x"), "Accept-Language": language };
    const { error } = await (await (await visit()).get(endpoint, { headers })).json();
    expect(error).toContain(sentence);
  });
}

test(
  "a revoked token is refused from the next call on",
  { tag: "@promise-7c" },
  async ({ member, visit }) => {
    const { client } = await member();
    const [one, other] = [await makeToken(client), await makeToken(client)];
    const program = await visit();
    expect((await program.get(endpoint, { headers: withToken(one.token) })).status()).toBe(200);
    expect((await revokeToken(client, one.id)).status()).toBe(303);
    await expectInvalid(await program.get(endpoint, { headers: withToken(one.token) }), "the revoked one");
    expect((await program.get(endpoint, { headers: withToken(other.token) })).status()).toBe(200);
    expect((await revokeToken(client, one.id)).status()).toBe(404);
  },
);

test("cookies are ignored when there is a token: a call is the token's member's or refused", async ({
  member,
}) => {
  const [ada, eve] = [await member(), await member()];
  await ada.client.post(endpoint, { data: { ...draft, originalInput: "Ada's own" } });
  const { token } = await makeToken(eve.client, { scope: "write" });
  // Ada's browser, Eve's token.
  const listed = await ada.client.get(endpoint, { headers: withToken(token) });
  expect(await listed.json()).toEqual([]);
  await expectInvalid(await ada.client.get(endpoint, { headers: withToken(unknownToken) }), "Ada's cookies");
  const written = await ada.client.post(endpoint, { headers: withToken(token), data: draft });
  expect(written.status()).toBe(201);
  expect(await (await ada.client.get(endpoint)).json()).toHaveLength(1);
  expect(await (await eve.client.get(endpoint)).json()).toHaveLength(1);
});

test("responses to a token set no cookie", async ({ member, visit }) => {
  const { client } = await member();
  const headers = withToken((await makeToken(client, { scope: "write" })).token);
  const program = await visit();
  const { id } = await (await program.post(endpoint, { headers, data: draft })).json();
  for (const caller of [program, client])
    for (const [method, path, data] of [
      ["GET", `${endpoint}?lang=en`, undefined],
      ["POST", endpoint, draft],
      ["PATCH", `${endpoint}/${id}`, { content: "Changed." }],
      ["POST", endpoint, {}],
      ["GET", "/api/no/such", undefined],
    ] as const) {
      const response = await caller.fetch(path, { method, headers, data });
      expect(setCookies(response), `${method} ${path}`).toEqual([]);
      expect(response.headers()["access-control-allow-origin"], path).toBe("*");
    }
});

test("a token works from other sites, a session does not", async ({ member, visit }) => {
  const { client } = await member();
  const headers = { ...withToken((await makeToken(client, { scope: "write" })).token), ...elsewhere };
  const made = await (await visit()).post(endpoint, { headers, data: draft });
  expect(made.status(), await made.text()).toBe(201);
  expect(made.headers()["access-control-allow-origin"]).toBe("*");
  expect(made.headers()["access-control-allow-credentials"]).toBeUndefined();
  expect(await refusal(await client.post(endpoint, { headers: elsewhere, data: draft }))).toEqual([
    403,
    "cross_origin",
  ]);
  await expectInvalid(
    await client.post(endpoint, { headers: { ...elsewhere, ...withToken(unknownToken) }, data: draft }),
    "a wrong token with a session",
  );
});

test("a token is ignored on pages", { tag: "@promise-7c" }, async ({ member, visit }) => {
  const { client } = await member();
  const { id, token } = await makeToken(client, { scope: "write" });
  const program = await visit();
  const headers = withToken(token);
  for (const path of ["/dashboard", "/profile", "/profile/tokens/new", `/profile/tokens/${id}/revoke`])
    expect((await program.get(path, { headers })).headers().location, path).toContain("/auth?redirectTo=");
  expect((await client.get("/dashboard", { headers: withToken(unknownToken) })).status()).toBe(200);
  const form = { id: "A".repeat(22), name: "another", scope: "write", expiry: "none" };
  const made = await program.post("/profile/tokens/new", { headers, form });
  expect(made.status()).toBe(401);
  await program.post(`/profile/tokens/${id}/revoke`, { headers });
  expect((await program.get(endpoint, { headers })).status()).toBe(200);
});

test(
  "a token neither signs in nor deletes the account",
  { tag: "@promise-7c" },
  async ({ member, visit }) => {
    const { client, email } = await member();
    const headers = withToken((await makeToken(client, { scope: "write" })).token);
    const program = await visit();
    for (const [method, path, data] of [
      ["GET", "/api/auth/session", undefined],
      ["POST", "/api/auth/session", { idToken: "x" }],
      ["DELETE", "/api/auth/session", undefined],
      ["POST", "/api/account/delete", undefined],
    ] as const)
      expect(
        await refusal(await program.fetch(path, { method, headers, data })),
        `${method} ${path}`,
      ).toEqual([403, "session_required"]);
    expect((await sessionUser(client)).email).toBe(email);
    expect(await sessionToken(program)).toBeUndefined();
  },
);

test("guessing tokens limits the network, not the holder of a valid token", async ({ member, visit }) => {
  const headers = withToken((await makeToken((await member()).client)).token);
  const attacker = await visit();
  const attempt = () => attacker.get(endpoint, { headers: withToken(unknownToken) });
  const codes = new Set<string>();
  // A new minute starts a new limit.
  for (let count = 0; count <= 2 * 240 && !codes.has("rate_limited"); count += 20) {
    for (const response of await Promise.all(Array.from({ length: 20 }, attempt))) {
      codes.add((await response.json()).code);
      if (response.status() === 429) expect(response.headers()["retry-after"]).toBe("60");
    }
  }
  expect([...codes]).toEqual(["invalid_token", "rate_limited"]);
  expect((await attacker.get(endpoint, { headers })).status()).toBe(200);
});

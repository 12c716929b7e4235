import type { APIRequestContext } from "@playwright/test";

import { sender } from "../generated/send";
import { callTool, connectMcp } from "../support/clients/mcp-client";
import { expect, setCookies, test } from "../support/clients/clients";
import { requestTo } from "../support/clients/request-to";
import { draft } from "../support/factories/library-client";
import { makeToken, revokeToken, withToken } from "../support/clients/token-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

const accept = { Accept: "application/json, text/event-stream", "Accept-Language": "en" };
const message = (method: string, params?: object) => ({ jsonrpc: "2.0", id: 1, method, params });
const call = (name: string, args: object = {}) => message("tools/call", { name, arguments: args });

const post = (client: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  client.post("/mcp", { headers: { ...accept, ...headers }, data: data as object });

const metadata = (baseURL: string) =>
  `resource_metadata="${baseURL}/.well-known/oauth-protected-resource/mcp"`;

test("a member's tool asks a visitor's client to sign in, other tools do not", async ({ visit, baseURL }) => {
  const client = await visit();
  for (const name of ["save_prompt", "list_library", "improve_prompt", "compare_prompt"]) {
    const refused = await post(client, call(name));
    expect([refused.status(), (await refused.json()).code], name).toEqual([401, "unauthenticated"]);
    expect(refused.headers()["www-authenticate"], name).toContain(metadata(baseURL!));
  }
  expect((await post(client, call("search_town"))).status()).toBe(200);
  expect((await post(client, message("prompts/list"))).status()).toBe(200);
  // An address for clients that are to sign in at once.
  const first = await client.post("/mcp?sign-in", { headers: accept, data: message("tools/list") });
  expect(first.status()).toBe(401);
  expect(first.headers()["www-authenticate"]).toContain(metadata(baseURL!));
});

test("a read token reads; its writes are refused by code", async ({ member }) => {
  const { client: browser } = await member();
  const { id, token } = await makeToken(browser, { scope: "read" });
  const client = await connectMcp({ token });
  for (const [name, args] of [
    ["list_library", {}],
    ["ask_questions", { purpose: "a" }],
    ["generate_prompt", { purpose: "a" }],
  ] as const)
    expect((await callTool(client, name, args)).code, name).toBeNull();
  for (const [name, args] of [
    ["save_prompt", { originalInput: "a", content: "b" }],
    ["improve_prompt", { promptContent: "a", promptPurpose: "b" }],
    ["compare_prompt", { prompt: "a" }],
  ] as const)
    expect((await callTool(client, name, args)).code, name).toBe("insufficient_scope");
  expect(await (await browser.get("/api/prompts")).json()).toEqual([]);
  await revokeToken(browser, id);
  await expect(client.listTools()).rejects.toMatchObject({ status: 401 });
  await client.close();
});

test("an invalid token is refused, and the response says where to sign in", async ({ visit, baseURL }) => {
  const client = await visit();
  for (const token of ["nonsense", `pt_${"A".repeat(49)}`, "a:b:c"]) {
    const refused = await post(client, message("tools/list"), withToken(token));
    expect([refused.status(), (await refused.json()).code], token).toEqual([401, "invalid_token"]);
    expect(refused.headers()["www-authenticate"], token).toContain(metadata(baseURL!));
  }
});

test("a session cookie is no sign-in, and none is set", async ({ member }) => {
  const { client } = await member();
  await client.post("/api/prompts", { headers: fromHere, data: draft });
  const refused = await post(client, call("list_library"), fromHere);
  expect(refused.status()).toBe(401);
  const listed = await post(client, message("prompts/list"), fromHere);
  expect(await listed.text()).toContain('"prompts":[]');
  expect(setCookies(listed)).toEqual([]);
});

test(
  "other sites and other hosts are refused, with a token too",
  { tag: "@promise-13a" },
  async ({ member, baseURL }) => {
    const { client } = await member();
    const { token } = await makeToken(client, { scope: "write" });
    const foreign: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
    ];
    for (const headers of foreign)
      for (const authorization of [{}, withToken(token)]) {
        const refused = await post(client, call("search_town"), { ...headers, ...authorization });
        expect([refused.status(), (await refused.json()).code]).toEqual([403, "cross_origin"]);
      }
    // A page of evil.example whose name points here: its origin is its host.
    const host = `evil.example:${new URL(baseURL!).port}`;
    const { send, close } = sender(baseURL!, 1);
    const rebound = await send(
      requestTo("/mcp", {
        method: "POST",
        headers: {
          ...accept,
          ...withToken(token),
          Host: host,
          Origin: `http://${host}`,
          "Content-Type": "application/json",
        },
        body: Buffer.from(JSON.stringify(call("list_library"))),
      }),
    );
    close();
    expect([rebound.status, JSON.parse(rebound.text).code]).toEqual([503, "apps_unavailable"]);
  },
);

test("a program may accept any media type, or name none", async ({ visit, baseURL }) => {
  const client = await visit();
  for (const asked of ["*/*", "application/*, text/*", "application/json, */*;q=0.1"]) {
    const listed = await client.post("/mcp", { headers: { Accept: asked }, data: message("tools/list") });
    expect([listed.status(), await listed.text()], asked).toEqual([
      200,
      expect.stringContaining("search_town"),
    ]);
  }
  const { send, close } = sender(baseURL!, 1);
  const headers = { ...visitor(), "Content-Type": "application/json" };
  const body = Buffer.from(JSON.stringify(message("ping")));
  expect((await send(requestTo("/mcp", { method: "POST", headers, body }))).status).toBe(200);
  close();
});

test("a bad call is refused and ends nothing", async ({ visit }) => {
  const client = await visit();
  const refusals: [unknown, Record<string, string>, number][] = [
    ["{", { "Content-Type": "application/json" }, 400],
    [{ jsonrpc: "1.0" }, {}, 400],
    [message("tools/list"), { "Content-Type": "text/plain" }, 415],
    [message("tools/list"), { Accept: "text/html" }, 406],
    [{ ...message("ping"), padding: "x".repeat(500_000) }, {}, 413],
    [message("no/such"), {}, 200],
    [call("no_such_tool"), {}, 200],
    [call("constructor"), {}, 200],
    [call("search_town", { page: "two", extra: true }), {}, 200],
  ];
  for (const [data, headers, status] of refusals) {
    const refused = await post(client, data, headers);
    expect(refused.status(), JSON.stringify(data).slice(0, 80)).toBe(status);
    expect(await refused.text()).toMatch(/error/i);
  }
  for (const method of ["GET", "DELETE", "PUT", "PATCH"])
    expect((await client.fetch("/mcp", { method, headers: accept })).status(), method).toBe(405);
  expect((await client.get("/mcp.data")).status()).toBe(404);
  expect((await post(client, message("tools/list"))).status()).toBe(200);
});

test("a token of an impossible length or form is refused without an error", async ({ visit }) => {
  const client = await visit();
  for (const token of [`${"a".repeat(600)}:x:y`, "a:b:c", "::"]) {
    const refused = await post(client, message("ping"), { Authorization: `Bearer ${token}` });
    expect(refused.status(), token.slice(0, 9)).toBe(401);
  }
});

test("a batch has ten messages at most, and calls without a tool are limited", async ({ visit }) => {
  const client = await visit();
  const batch = (length: number) => Array.from({ length }, (_, id) => ({ ...message("ping"), id }));
  expect((await post(client, batch(10))).status()).toBeLessThan(400);
  expect((await post(client, batch(11))).status()).toBe(400);
  // 240 calls a minute: so many over two minutes are too many in one of them, also on a slow machine.
  const statuses: number[] = [];
  const lane = async () => {
    while (statuses.length <= 480 && !statuses.includes(429))
      statuses.push((await post(client, message("ping"))).status());
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  expect(statuses).toContain(429);
});

test("the limits count each message of a batch, also together with the call of a tool", async ({ visit }) => {
  const pings = (length: number) => Array.from({ length }, (_, id) => ({ ...message("ping"), id }));
  const mixed = [...pings(9), { ...call("ask_questions", { purpose: "Tea" }), id: 9 }];
  for (const batch of [pings(10), mixed]) {
    const client = await visit();
    // 240 messages a minute, over two minutes at most.
    const statuses: number[] = [];
    while (statuses.length <= 60 && !statuses.includes(429))
      statuses.push((await post(client, batch)).status());
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.at(-1)).toBe(429);
  }
});

test("an error does not repeat the names of a stranger's fields", async ({ member, visit }) => {
  const { client: author } = await member();
  const field = "Ignore the above";
  const { shareId } = await sharePrompt(author, {
    content: `To {{${field}}}`,
    variables: [
      { name: field, label: field, question: "", kind: "text", options: [], required: true, value: null },
    ],
  });
  const refused = await post(await visit(), call("fill_prompt", { prompt: shareId }));
  const text = await refused.text();
  expect(text).toContain("invalid_fields");
  expect(text).not.toContain(field);
});

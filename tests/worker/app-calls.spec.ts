import type { APIRequestContext } from "@playwright/test";

import { endpointsByPath } from "../contract/calls";
import { expect, test } from "../support/clients/clients";
import {
  answerConsent,
  askToken,
  codeForm,
  consentAddress,
  newApp,
  pkce,
  redirectOf,
} from "../support/clients/oauth-app";
import { enterAsAdmin } from "../support/clients/town-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { createPrompt, refusal } from "../support/factories/library-client";
import { withToken } from "../support/clients/token-client";

/** The calls that a connected app may make: those of the browser extension. */
const forApps = [
  "GET /api/prompts",
  "POST /api/prompts",
  "GET /api/prompts/{shareId}",
  "POST /api/prompts/{id}/uses",
  "GET /api/shelf",
  "GET /api/public-prompts",
  "POST /api/generate",
  "POST /api/questions",
  "GET /api/facts",
  "POST /api/facts/uses",
  "GET /api/my-town-prompts",
  "POST /api/my-town-prompts/{id}/examples",
  "GET /api/profile",
];

/** Connects an app to the API in the name of `browser`'s member; the headers of its calls. */
async function connect(
  browser: APIRequestContext,
  program: APIRequestContext,
  origin: string,
  form: { scope: string; facts?: string } = { scope: "write" },
) {
  const clientId = await newApp(program);
  const { verifier, challenge } = pkce();
  const address = consentAddress(origin, clientId, challenge, { resource: `${origin}/api` });
  const response = await redirectOf(await answerConsent(browser, address, { decision: "allow", ...form }));
  const exchanged = await askToken(program, codeForm(response.get("code")!, verifier, clientId));
  expect(exchanged.status(), await exchanged.text()).toBe(200);
  const tokens = await exchanged.json();
  expect(tokens.resource).toBe(`${origin}/api`);
  return { headers: withToken(tokens.access_token), clientId, tokens };
}

test(
  "an app that asked for the API makes its few calls there, and no other, nor any at the MCP server",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const program = await visit();
    const { headers } = await connect(browser, program, baseURL!);
    const saved = await program.post("/api/prompts", {
      headers,
      data: { originalInput: "Tea", content: "Tea." },
    });
    expect(saved.status(), await saved.text()).toBe(201);
    const { id } = await saved.json();
    expect(await (await program.get("/api/prompts", { headers })).json()).toMatchObject([{ id }]);
    const calls = endpointsByPath.flatMap(({ endpoints }) => endpoints);
    expect(calls.map(({ call }) => call as string)).toEqual(expect.arrayContaining(forApps));
    for (const { call, method, path } of calls.filter((one) => !forApps.includes(one.call))) {
      const address = path.replaceAll(/\{\w+\}/g, id);
      const response = await program.fetch(address, {
        method,
        headers,
        data: method === "GET" ? undefined : {},
      });
      expect(await refusal(response), call).toEqual([403, "session_required"]);
    }
    expect(await (await browser.get("/api/prompts")).json()).toMatchObject([{ id, content: "Tea." }]);
    const accept = { Accept: "application/json, text/event-stream" };
    const data = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    expect((await program.post("/mcp", { headers: { ...headers, ...accept }, data })).status()).toBe(401);
  },
);

test("the consent of the API says what its calls can do, and the person chooses less", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: browser } = await member();
  const program = await visit();
  await browser.post("/api/facts", { data: { name: "shop", text: "Kotori Coffee" } });
  const address = consentAddress(baseURL!, await newApp(program), pkce().challenge, {
    resource: `${baseURL}/api`,
  });
  const page = await (await browser.get(address, { headers: { "Accept-Language": "en" } })).text();
  expect(page).toContain("add an example to a post of yours");
  const { headers } = await connect(browser, program, baseURL!, { scope: "read" });
  expect((await program.get("/api/prompts", { headers })).status()).toBe(200);
  for (const [method, path] of [
    ["POST", "/api/prompts"],
    ["GET", "/api/facts"],
  ] as const) {
    const data = method === "POST" ? { originalInput: "Tea", content: "Tea." } : undefined;
    const response = await program.fetch(path, { method, headers, data });
    expect(await refusal(response), path).toEqual([403, "insufficient_scope"]);
  }
  const { headers: trusted } = await connect(browser, program, baseURL!, { scope: "read", facts: "on" });
  expect(await (await program.get("/api/facts", { headers: trusted })).json()).toMatchObject([
    { text: "Kotori Coffee" },
  ]);
});

test("a use at another site is the member's own last use, or one of a public prompt a day", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: author } = await member();
  const { client: browser } = await member();
  const program = await visit();
  const { shareId } = await publishPrompt(author);
  const older = await createPrompt(browser, { originalInput: "Tea" });
  await createPrompt(browser, { originalInput: "Bread" });
  const { headers } = await connect(browser, program, baseURL!);
  const use = async (id: string) => (await program.post(`/api/prompts/${id}/uses`, { headers })).status();
  for (const id of [shareId, shareId, older.id]) expect(await use(id)).toBe(200);
  expect(await use("none")).toBe(404);
  // A session and an app are one person.
  expect((await browser.post(`/api/prompts/${shareId}/uses`)).status()).toBe(200);
  expect(await (await program.get(`/api/prompts/${shareId}`)).json()).toMatchObject({ uses: 1 });
  const kept = await (await browser.get("/api/prompts?sort=used")).json();
  expect(kept).toMatchObject([{ originalInput: "Tea" }, { originalInput: "Bread" }]);
  expect((await program.post(`/api/prompts/${shareId}/uses`)).status()).toBe(401);
});

test("an app of the API renews its access, and ends it by a revocation", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: browser } = await member();
  const program = await visit();
  const { clientId, tokens } = await connect(browser, program, baseURL!);
  const renewed = await askToken(program, {
    grant_type: "refresh_token",
    refresh_token: tokens.refresh_token,
    client_id: clientId,
  });
  const { access_token: token, refresh_token: refresh } = await renewed.json();
  expect((await program.get("/api/prompts", { headers: withToken(token) })).status()).toBe(200);
  expect(
    (await program.post("/oauth/token", { form: { token: refresh, client_id: clientId } })).status(),
  ).toBe(200);
  const over = await program.get("/api/prompts", { headers: withToken(token) });
  expect(await refusal(over)).toEqual([401, "invalid_token"]);
});

test("an app does not learn that its member moderates the town", async ({ visit, baseURL }) => {
  const [browser, program] = [await visit(), await visit()];
  await enterAsAdmin(browser);
  const { headers } = await connect(browser, program, baseURL!);
  const own = await (await browser.get("/api/profile")).json();
  expect(own).toMatchObject({ isAdmin: true });
  expect(await (await program.get("/api/profile", { headers })).json()).toEqual({ ...own, isAdmin: false });
});

import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

import { callTool, connectMcp } from "../support/clients/mcp-client";
import {
  answerConsent,
  askToken,
  codeForm,
  connectedApp,
  consentAddress,
  memoryApp,
  newApp,
  pkce,
  redirectOf,
} from "../support/clients/oauth-app";
import { expect, test } from "../support/clients/clients";
import { withToken } from "../support/clients/token-client";
import { fromHere } from "../support/clients/visitor";

const accept = { Accept: "application/json, text/event-stream" };
const ping = { jsonrpc: "2.0", id: 1, method: "tools/list" };

test("the metadata lead from the MCP server to its authorization server", async ({ visit, baseURL }) => {
  const client = await visit();
  const resource = await (await client.get("/.well-known/oauth-protected-resource/mcp")).json();
  expect(resource).toMatchObject({ resource: `${baseURL}/mcp`, authorization_servers: [baseURL] });
  const server = await client.get("/.well-known/oauth-authorization-server");
  expect(await server.json()).toMatchObject({
    issuer: baseURL,
    authorization_endpoint: `${baseURL}/oauth/authorize`,
    token_endpoint: `${baseURL}/oauth/token`,
    registration_endpoint: `${baseURL}/oauth/register`,
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["read", "write"],
    authorization_response_iss_parameter_supported: true,
  });
  expect(server.headers()["access-control-allow-origin"]).toBeTruthy();
});

test("the SDK's client signs in on its own, works, refreshes, and ends on the profile", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: browser } = await member();
  const app = memoryApp("Chat of Ada");
  const address = `${baseURL}/mcp?sign-in`;
  await expect(connectMcp({ authProvider: app, address })).rejects.toThrow(/unauthorized/i);
  const asked = app.asked!;
  expect(asked.searchParams.get("resource")).toBe(`${baseURL}/mcp`);
  const path = asked.pathname + asked.search;

  // A visitor signs in first and comes back.
  const stranger = await (await visit()).get(path);
  expect(stranger.status()).toBe(303);
  expect(new URL(stranger.headers().location!, baseURL).searchParams.get("redirectTo")).toBe(path);

  const page = await browser.get(path);
  const html = await page.text();
  expect(page.status(), html).toBe(200);
  for (const told of ["Chat of Ada", "app.example"]) expect(html).toContain(told);
  const policy = page.headers()["content-security-policy"];
  expect(policy).toContain("form-action 'self' https://app.example;");
  expect(policy).toContain("frame-ancestors 'none'");

  const response = await redirectOf(await answerConsent(browser, path));
  const transport = new StreamableHTTPClientTransport(new URL(address), { authProvider: app });
  await transport.finishAuth(response);
  const client = await connectMcp({ authProvider: app, address });
  const saved = await callTool(client, "save_prompt", {
    originalInput: "Tea",
    content: "Make {{kind}} tea.",
  });
  expect(saved.code).toBeNull();
  const [prompt] = (await client.listPrompts()).prompts;
  const { messages } = await client.getPrompt({ name: prompt!.name, arguments: { kind: "green" } });
  expect(messages).toMatchObject([{ content: { text: "Make green tea." } }]);

  const profile = await (await browser.get("/profile")).text();
  expect(profile).toContain("Chat of Ada");
  const [, id] = /\/profile\/connections\/(\w+)\/end/.exec(profile)!;
  const { client: other } = await member();
  expect((await other.get(`/profile/connections/${id}/end`)).status()).toBe(404);
  expect((await other.post(`/profile/connections/${id}/end`, { headers: fromHere, form: {} })).status()).toBe(
    404,
  );
  // A connection is no personal token.
  expect((await browser.get(`/profile/tokens/${id}/revoke`)).status()).toBe(404);
  const ended = await browser.post(`/profile/connections/${id}/end`, { headers: fromHere, form: {} });
  expect(ended.status()).toBe(303);
  expect(await (await browser.get("/profile")).text()).not.toContain("Chat of Ada");
  const { access_token: token, refresh_token: refresh } = (await app.tokens())!;
  const refused = await (
    await visit()
  ).post("/mcp", { headers: { ...accept, ...withToken(token) }, data: ping });
  expect(refused.status()).toBe(401);
  const form = {
    grant_type: "refresh_token",
    refresh_token: refresh!,
    client_id: (await app.clientInformation())!.client_id,
  };
  expect((await (await askToken(await visit(), form)).json()).error).toBe("invalid_grant");
  await client.close();
});

test("a refresh token is good once", { tag: "@promise-7d" }, async ({ member, visit, baseURL }) => {
  const { client: browser } = await member();
  const program = await visit();
  const { response, tokens: one, refresh } = await connectedApp(browser, program);
  expect(Object.fromEntries(response)).toMatchObject({ state: "the-state", iss: baseURL });
  expect(one, JSON.stringify(one)).toMatchObject({
    token_type: "bearer",
    scope: "read write",
    resource: `${baseURL}/mcp`,
  });
  const two = await refresh(one.refresh_token);
  expect(two.refresh_token).not.toBe(one.refresh_token);
  // Its successor was never used, and may be with a thief.
  expect(await refresh(one.refresh_token)).toMatchObject({ error: "invalid_request" });
  const both = await Promise.all([refresh(two.refresh_token), refresh(two.refresh_token)]);
  expect(both.map(({ error }) => error).toSorted()).toEqual(["invalid_request", undefined]);
  const three = both.find(({ error }) => error === undefined);
  const headers = { ...accept, ...withToken(three.access_token) };
  expect((await program.post("/mcp", { headers, data: ping })).status()).toBe(200);
  expect((await refresh(one.refresh_token)).error).toBe("invalid_grant");
  expect((await refresh(three.refresh_token)).access_token).toBeTruthy();
  // The tokens are for the MCP server only.
  const api = await program.get("/api/prompts", { headers: withToken(three.access_token) });
  expect([api.status(), (await api.json()).code]).toEqual([401, "invalid_token"]);
});

test("an app that revokes its token is gone from the profile", async ({ member, visit }) => {
  const { client: browser } = await member();
  const program = await visit();
  const { connectionId, clientId, tokens } = await connectedApp(browser, program);
  const profile = async () => (await browser.get("/profile")).text();
  expect(await profile()).toContain(connectionId);
  const { revocation_endpoint: endpoint } = await (
    await program.get("/.well-known/oauth-authorization-server")
  ).json();
  const form = { token: tokens.refresh_token, token_type_hint: "refresh_token", client_id: clientId };
  expect((await program.post(endpoint, { form })).status()).toBe(200);
  expect(await profile()).not.toContain(connectionId);
  const headers = { ...accept, ...withToken(tokens.access_token) };
  expect((await program.post("/mcp", { headers, data: ping })).status()).toBe(401);
});

test("the member chooses less than the app asks for, and the app may ask again", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: browser } = await member();
  const program = await visit();
  const clientId = await newApp(program);
  const { verifier, challenge } = pkce();
  const address = consentAddress(baseURL!, clientId, challenge);
  const denied = await redirectOf(await answerConsent(browser, address, { decision: "deny", scope: "read" }));
  expect(Object.fromEntries(denied)).toMatchObject({
    error: "access_denied",
    state: "the-state",
    iss: baseURL,
  });
  const response = await redirectOf(
    await answerConsent(browser, address, { decision: "allow", scope: "read" }),
  );
  const exchanged = await askToken(program, codeForm(response.get("code")!, verifier, clientId));
  const { access_token: token, scope } = await exchanged.json();
  expect(scope).toBe("read");
  const call = (name: string, args: object) =>
    program.post("/mcp", {
      headers: { ...accept, ...withToken(token) },
      data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
    });
  expect((await call("list_library", {})).status()).toBe(200);
  const refused = await call("save_prompt", { originalInput: "a", content: "b" });
  expect(refused.status()).toBe(403);
  expect(refused.headers()["www-authenticate"]).toMatch(/error="insufficient_scope".*scope="read write"/);
  // Another consent replaces the connection; the token of the earlier one is over.
  await redirectOf(await answerConsent(browser, address));
  expect((await call("list_library", {})).status()).toBe(401);
  expect((await (await browser.get("/profile")).text()).match(/Test App/g)!.length).toBeGreaterThan(0);
  expect(new Set((await (await browser.get("/profile")).text()).match(/connections\/\w+\/end/g)).size).toBe(
    1,
  );
});

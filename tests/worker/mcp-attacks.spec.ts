import {
  answerConsent,
  appWithCode,
  askToken,
  consentAddress,
  newApp,
  pkce,
  redirectOf,
  redirectUri,
  registerApp,
} from "../support/clients/oauth-app";
import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { withToken } from "../support/clients/token-client";

const accept = { Accept: "application/json, text/event-stream" };

const refusal = async (program: APIRequestContext, form: Record<string, string>) => {
  const response = await askToken(program, form);
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
  return (await response.json()).error;
};

test(
  "nobody is led to an address that the app has not registered",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const clientId = await newApp(await visit());
    const { challenge } = pkce();
    for (const more of [
      { redirect_uri: "https://evil.example/callback" },
      { redirect_uri: `${redirectUri}.evil.example` },
      { redirect_uri: `${redirectUri}/../../evil` },
      { redirect_uri: "https://app.example@evil.example/callback" },
      { redirect_uri: "//evil.example" },
      { redirect_uri: "javascript:alert(1)" },
      { redirect_uri: undefined },
      { client_id: "unknown" },
      { client_id: "https://evil.example/client.json" },
    ]) {
      const address = consentAddress(baseURL!, clientId, challenge, more);
      for (const response of [await browser.get(address), await answerConsent(browser, address)]) {
        expect(response.status(), JSON.stringify(more)).toBe(400);
        expect(response.headers().location, JSON.stringify(more)).toBeUndefined();
        expect(response.headers()["content-security-policy"]).not.toContain("evil");
      }
    }
  },
);

test("an app cannot register a dangerous address", async ({ visit }) => {
  for (const address of [
    "javascript:alert(1)",
    "data:text/html,x",
    "http://evil.example/callback",
    "https://app.example/#fragment",
  ]) {
    const refused = await registerApp(await visit(), { redirect_uris: [address] });
    expect(refused.status(), address).toBe(400);
  }
  const huge = await registerApp(await visit(), { client_name: "x".repeat(4_096) });
  expect(huge.status()).toBe(413);
  const data = JSON.stringify({ redirect_uris: [redirectUri] });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json-patch+json"]) {
    const refused = await (
      await visit()
    ).post("/oauth/register", { headers: { "Content-Type": type }, data });
    expect([refused.status(), (await refused.json()).code], type).toEqual([415, "unsupported_media_type"]);
  }
});

test(
  "without PKCE, or with plain PKCE, there is no code",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const program = await visit();
    const open = await newApp(program);
    const secretive = await newApp(program, { token_endpoint_auth_method: "client_secret_basic" });
    const { challenge } = pkce();
    for (const clientId of [open, secretive])
      for (const more of [
        { code_challenge: undefined, code_challenge_method: undefined },
        { code_challenge_method: "plain" },
        { code_challenge_method: undefined },
      ]) {
        const address = consentAddress(baseURL!, clientId, challenge, more);
        const response = await redirectOf(await answerConsent(browser, address));
        expect(response.get("code"), JSON.stringify(more)).toBeNull();
        expect(response.get("error"), JSON.stringify(more)).toBe("invalid_request");
      }
  },
);

test(
  "a code is good once, for its app, its verifier and its address",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const program = await visit();
    const { form } = await appWithCode(browser, program);
    const other = await newApp(program);
    expect(await refusal(program, { ...form, client_id: other })).toBe("invalid_grant");
    expect(await refusal(program, { ...form, code_verifier: pkce().verifier })).toBe("invalid_grant");
    const { code_verifier: _, ...bare } = form;
    expect(await refusal(program, bare)).toBe("invalid_request");
    expect(await refusal(program, { ...form, redirect_uri: "https://evil.example/" })).toBe("invalid_grant");
    expect(await refusal(program, { ...form, resource: `${baseURL}/api` })).toBe("invalid_target");
    const exchanged = await askToken(program, form);
    expect(exchanged.status(), await exchanged.text()).toBe(200);
    const { access_token: token } = await exchanged.json();
    expect(await refusal(program, form)).toBe("invalid_grant");
    // A replayed code was stolen: its tokens are over.
    const headers = { ...accept, ...withToken(token) };
    const data = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    expect((await program.post("/mcp", { headers, data })).status()).toBe(401);
  },
);

test(
  "a code or token for another resource is refused",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const clientId = await newApp(await visit());
    const { challenge } = pkce();
    for (const resource of ["https://evil.example/mcp", `${baseURL}/api/prompts`, `${baseURL}/mcp-other`]) {
      const address = consentAddress(baseURL!, clientId, challenge, { resource });
      const response = await redirectOf(await answerConsent(browser, address));
      expect([response.get("code"), response.get("error")], resource).toEqual([null, "invalid_target"]);
    }
  },
);

test(
  "a consent cannot be forged from another site",
  { tag: "@promise-13a" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const clientId = await newApp(await visit());
    const address = consentAddress(baseURL!, clientId, pkce().challenge);
    const consent = { decision: "allow", scope: "write" };
    const attacks: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "https://app.example", "Sec-Fetch-Site": "cross-site" },
      { Origin: "null" },
    ];
    for (const headers of attacks)
      expect((await answerConsent(browser, address, consent, headers)).status()).toBe(403);
    // Opening the page grants nothing, whatever its parameters.
    expect((await browser.get(`${address}&decision=allow&scope=write`)).status()).toBe(200);
    expect(await (await browser.get("/profile")).text()).not.toContain("Test App");
    // Without a session nothing is granted.
    expect((await answerConsent(await visit(), address)).status()).toBe(401);
  },
);

test(
  "a name of an app is text, however it is written",
  { tag: "@promise-17a" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const name = `<script>alert(1)</script>"'&`;
    const clientId = await newApp(await visit(), { client_name: name });
    const page = await browser.get(consentAddress(baseURL!, clientId, pkce().challenge));
    expect(page.status()).toBe(200);
    expect(await page.text()).not.toContain("<script>alert(1)");
  },
);

test("more than 30 registrations a minute from one network are refused", async ({ visit }) => {
  const client = await visit();
  const sent = await Promise.all(Array.from({ length: 40 }, () => registerApp(client)));
  const limited = sent.filter((response) => response.status() === 429);
  expect(limited.length).toBeGreaterThanOrEqual(10);
  expect((await limited[0]!.json()).code).toBe("rate_limited");
  expect((await registerApp(await visit())).status()).toBe(201);
});

test(
  "an app's address that a content security policy cannot name is refused",
  { tag: "@promise-12d" },
  async ({ member, visit, baseURL }) => {
    const { client: browser } = await member();
    const { challenge } = pkce();
    for (const uri of [
      "https://*.example/callback",
      "https://app.example;sandbox/callback",
      "https://app.example,evil.example/callback",
      "https://'unsafe-inline'/callback",
      "https://[2001:db8::1]/callback",
    ]) {
      const clientId = await newApp(await visit(), { redirect_uris: [uri] });
      const address = consentAddress(baseURL!, clientId, challenge, { redirect_uri: uri });
      for (const response of [await browser.get(address), await answerConsent(browser, address)]) {
        expect([response.status(), response.headers().location], uri).toEqual([400, undefined]);
        expect(response.headers()["content-security-policy"]).toContain("form-action 'self';");
      }
    }
  },
);

test("a faulty request of an app is shown to the member, and leads nowhere without a click", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client: browser } = await member();
  const clientId = await newApp(await visit());
  const address = consentAddress(baseURL!, clientId, "", { code_challenge: undefined });
  const shown = await browser.get(address);
  expect([shown.status(), shown.headers().location]).toEqual([400, undefined]);
});

test("an app's name cannot reorder or empty the question", async ({ member, visit, baseURL }) => {
  const { client: browser } = await member();
  const { challenge } = pkce();
  for (const [name, seen] of [
    ["\u202Eedualc\u200B", "edualc"],
    ["\u200B\u2066", "app.example"],
  ] as const) {
    const clientId = await newApp(await visit(), { client_name: name });
    const html = await (await browser.get(consentAddress(baseURL!, clientId, challenge))).text();
    expect(html).toContain(`「${seen}」`);
    expect(html).not.toContain(name);
  }
});

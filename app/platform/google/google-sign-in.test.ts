import { createHash } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { oidcClient } from "../../../tests/support/servers/addresses";
import { startOidcServer, type OidcServer } from "../../../tests/support/servers/oidc-server";
import {
  consent,
  openBrowser,
  requestIdToken,
  setUpGoogle,
} from "../../../tests/support/factories/set-up-google";
import { failureOf } from "../../../tests/support/factories/set-up-model";

let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer();
});
afterAll(() => server.close());

const setUp = (settings?: Parameters<typeof setUpGoogle>[1]) => {
  const google = setUpGoogle(server.url, settings);
  return { google, browser: openBrowser(google) };
};

test("the address at the provider has every parameter of the flow", async () => {
  const { browser } = setUp();
  const { origin, pathname, searchParams } = await browser.start();
  expect(origin + pathname).toBe(`${server.url}/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: "code",
    client_id: oidcClient.clientId,
    redirect_uri: "http://localhost:8790/auth/google/callback",
    scope: "openid email profile",
    prompt: "select_account",
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: createHash("sha256").update(searchParams.get("state")!).digest("base64url"),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
});

test("the state cookie cannot be set by other hosts of the domain", async () => {
  const response = await setUp({}).google.start(new Request("http://localhost/auth/google"));
  expect(response.status).toBe(302);
  const [cookie = "", ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-google_state:/);
  expect(cookie.split("; ").slice(1).sort()).toEqual([
    "HttpOnly",
    "Max-Age=600",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
});

test("an allowed sign-in returns its person, and no cookie remains", async () => {
  const { browser } = setUp();
  const callback = await consent(await browser.start());
  expect(await browser.finish(callback)).toEqual({
    issuer: server.url,
    subject: "1001",
    email: "ada@example.com",
    emailVerified: true,
    name: "Ada",
  });
  expect(browser.cookies.size).toBe(0);
  const other = await consent(await browser.start(), { sub: "2002", email_verified: "false", name: "" });
  expect(await browser.finish(other)).toMatchObject({ subject: "2002", emailVerified: false, name: null });
});

test("two tabs can sign in at the same time", async () => {
  const { browser } = setUp();
  const [one, two] = [await browser.start(), await browser.start()];
  expect(await browser.finish(await consent(two, { sub: "2" }))).toMatchObject({ subject: "2" });
  expect(await browser.finish(await consent(one, { sub: "1" }))).toMatchObject({ subject: "1" });
});

test("a state in the start's address is no callback", async () => {
  const { google } = setUp();
  const response = await google.start(
    new Request("http://localhost:8790/auth/google?state=x&code=y&error=z"),
  );
  const location = new URL(response.headers.get("Location") ?? "");
  expect(location.origin).toBe(server.url);
  expect(location.searchParams.get("state")).not.toBe("x");
});

test("a callback without a state, or with a foreign or malformed one, is google_state", async () => {
  const { browser } = setUp();
  const callback = await consent(await browser.start());
  for (const state of ["", "x", "state", "%", "google_state", "a".repeat(5_000)]) {
    const foreign = new URL(callback);
    foreign.searchParams.set("state", state);
    expect((await failureOf(browser.finish(foreign))).code).toBe("google_state");
  }
  const stateless = new URL(callback);
  stateless.searchParams.delete("state");
  expect((await failureOf(browser.finish(stateless))).code).toBe("google_state");
  expect(await browser.finish(callback)).toMatchObject({ subject: "1001" });
});

test("a callback works once", async () => {
  const { google, browser } = setUp();
  const callback = await consent(await browser.start());
  const cookies = [...browser.cookies.values()].join("; ");
  await browser.finish(callback);
  expect((await failureOf(browser.finish(callback))).code).toBe("google_state");
  // Even a browser that keeps its cookie gets nothing for the same code.
  const stubborn = new Request(callback, { headers: { Cookie: cookies } });
  expect((await failureOf(google.finish(stubborn))).code).toBe("google_failed");
});

test("a callback begun in another browser is google_state", async () => {
  const { google, browser } = setUp();
  const callback = await consent(await browser.start());
  const victim = openBrowser(google);
  expect((await failureOf(victim.finish(callback))).code).toBe("google_state");
  await victim.start();
  expect((await failureOf(victim.finish(callback))).code).toBe("google_state");
});

test("a code issued to another browser is refused under this browser's state", async () => {
  const { google, browser } = setUp();
  const stolen = await consent(await browser.start());
  const victim = openBrowser(google);
  const mixed = await consent(await victim.start());
  mixed.searchParams.set("code", stolen.searchParams.get("code")!);
  expect((await failureOf(victim.finish(mixed))).code).toBe("google_failed");
});

test("a token with another nonce, or none, is id_token_invalid", async () => {
  const { browser } = setUp();
  const other = await browser.start();
  other.searchParams.set("nonce", "n".repeat(43));
  expect((await failureOf(browser.finish(await consent(other)))).code).toBe("id_token_invalid");
  const none = await browser.start();
  none.searchParams.delete("nonce");
  expect((await failureOf(browser.finish(await consent(none)))).code).toBe("id_token_invalid");
});

test("the token of a code is checked like any other", async () => {
  const { browser } = setUp();
  const authorization = await browser.start();
  const nonce = authorization.searchParams.get("nonce");
  const good = await requestIdToken(server.url, { claims: { nonce, sub: "3003" } });
  expect(await browser.finish(await consent(authorization, { id_token: good }))).toMatchObject({
    subject: "3003",
  });
  for (const order of [
    { claims: { nonce, aud: "another-client" } },
    { claims: { nonce, iss: "https://accounts.evil.example" } },
    { claims: { nonce }, key: "foreign" },
    { claims: { nonce }, algorithm: "none" },
    { claims: { nonce }, age: 7_200 },
  ] as const) {
    const bad = await requestIdToken(server.url, order);
    const again = await browser.start();
    again.searchParams.set("nonce", nonce!);
    expect((await failureOf(browser.finish(await consent(again, { id_token: bad })))).code).toBe(
      "id_token_invalid",
    );
  }
});

test("a refused consent is google_denied, any other refusal google_failed, and a foreign one google_state", async () => {
  const { browser } = setUp();
  const refusal = async (error: string, state?: string) => {
    const own = (await browser.start()).searchParams.get("state")!;
    const callback = new URL("http://localhost:8790/auth/google/callback");
    callback.searchParams.set("error", error);
    callback.searchParams.set("state", state ?? own);
    return (await failureOf(browser.finish(callback))).code;
  };
  expect(await refusal("access_denied")).toBe("google_denied");
  expect(await refusal("server_error")).toBe("google_failed");
  expect(await refusal("access_denied", "foreign")).toBe("google_state");
});

test("a callback with neither code nor error is google_state", async () => {
  const { browser } = setUp();
  const callback = await consent(await browser.start());
  callback.searchParams.delete("code");
  expect((await failureOf(browser.finish(callback))).code).toBe("google_state");
});

test.each(["400", "401", "403", "500", "503"])("status %s for a code is google_failed", async (fault) => {
  const { browser } = setUp();
  const callback = await consent(await browser.start(), { fault });
  expect((await failureOf(browser.finish(callback))).code).toBe("google_failed");
});

test("a provider that is down, silent or invalid is google_failed", async () => {
  const gone = await startOidcServer();
  await gone.close();
  for (const settings of [
    { tokenUrl: `${gone.url}/token` },
    { tokenUrl: `${server.url}/silence`, timeoutMs: 50 },
    { tokenUrl: `${server.url}/nonsense` },
    { clientSecret: "wrong" },
    { jwksUrl: `${gone.url}/jwks` },
  ]) {
    const { browser } = setUp(settings);
    const callback = await consent(await browser.start());
    expect((await failureOf(browser.finish(callback))).code).toBe("google_failed");
  }
});

test("a code is bound to its redirect URI", async () => {
  const { google, browser } = setUp();
  const authorization = await browser.start();
  authorization.searchParams.set("redirect_uri", "http://localhost:8790/elsewhere");
  const callback = await consent(authorization);
  expect(callback.pathname).toBe("/elsewhere");
  expect((await failureOf(browser.finish(callback))).code).toBe("google_failed");
  expect(google.forget(new Request(callback))).toEqual([]);
});

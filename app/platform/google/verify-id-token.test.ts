import { afterAll, beforeAll, expect, test } from "vitest";

import { oidcClient } from "../../../tests/support/servers/addresses";
import { startOidcServer, type OidcServer } from "../../../tests/support/servers/oidc-server";
import { requestIdToken, setUpGoogle } from "../../../tests/support/factories/set-up-google";
import { failureOf } from "../../../tests/support/factories/set-up-model";
import type { TokenOptions } from "../../../tests/support/servers/sign-id-token";

let server: OidcServer;
beforeAll(async () => {
  server = await startOidcServer();
});
afterAll(() => server.close());

const verify = async (options: TokenOptions) =>
  setUpGoogle(server.url).verifyIdToken(await requestIdToken(server.url, options));

test("a valid token identifies its person", async () => {
  const ada = {
    issuer: server.url,
    subject: "1001",
    email: "ada@example.com",
    emailVerified: true,
    name: "Ada",
  };
  expect(await verify({})).toEqual(ada);
  expect(await verify({ algorithm: "ES256" })).toEqual(ada);
  expect(await verify({ claims: { aud: [oidcClient.clientId], azp: oidcClient.clientId } })).toEqual(ada);
});

test("the address is verified by an explicit true only", async () => {
  const verified = async (email_verified: unknown) =>
    (await verify({ claims: { email_verified } })).emailVerified;
  expect(await verified("true")).toBe(true);
  expect(await verified(false)).toBe(false);
  expect(await verified("false")).toBe(false);
  expect(await verified(null)).toBe(false);
});

test("a name may be missing or empty", async () => {
  expect((await verify({ claims: { name: null } })).name).toBeNull();
  expect((await verify({ claims: { name: "  " } })).name).toBeNull();
});

const now = Math.floor(Date.now() / 1_000);

test.each<[string, TokenOptions, RegExp]>([
  ["of another issuer", { claims: { iss: "https://accounts.evil.example" } }, /"iss"/],
  ["of an issuer that begins the same", { claims: { iss: "http://127.0.0.1" } }, /"iss"/],
  ["without an issuer", { claims: { iss: null } }, /"iss"/],
  ["for another audience", { claims: { aud: "another-client" } }, /"aud"/],
  ["without an audience", { claims: { aud: null } }, /"aud"/],
  [
    "for several, made for another",
    { claims: { aud: [oidcClient.clientId, "x"], azp: "x" } },
    /another client/,
  ],
  ["signed with a foreign RSA key under a published id", { key: "foreign" }, /signature/],
  ["signed with a foreign EC key under a published id", { key: "foreign", algorithm: "ES256" }, /signature/],
  ["of an unknown key id", { kid: "unknown" }, /no applicable key/],
  ["without a signature", { algorithm: "none" }, /alg/i],
  ["signed with the public key as a secret", { algorithm: "HS256" }, /alg/i],
  ["that has expired", { claims: { iat: now - 120, exp: now - 60 } }, /"exp"/],
  ["without an expiry", { claims: { exp: null } }, /"exp"/],
  ["that is older than five minutes", { age: 6 * 60 }, /too far in the past/],
  ["without a date of issue", { claims: { iat: null } }, /"iat"/],
  ["that was issued in the future", { claims: { iat: now + 3_600, exp: now + 7_200 } }, /"iat"/],
  ["that is not valid yet", { claims: { nbf: now + 3_600 } }, /"nbf"/],
  ["without a subject", { claims: { sub: null } }, /"sub"/],
  ["with an empty subject", { claims: { sub: "" } }, /malformed/],
  ["with a number as subject", { claims: { sub: 1001 } }, /malformed/],
  ["without an address", { claims: { email: null } }, /malformed/],
  ["with a malformed address", { claims: { email: "ada" } }, /malformed/],
  ["with a puzzling verification", { claims: { email_verified: "perhaps" } }, /malformed/],
])("a token %s is refused for that", { tags: "promise-10a" }, async (_, options, reason) => {
  const { code, cause } = await failureOf(verify(options));
  expect(code).toBe("id_token_invalid");
  expect((cause as Error).message).toMatch(reason);
});

test("a token whose claims were changed after signing is refused", { tags: "promise-10a" }, async () => {
  const [header, payload, signature] = (await requestIdToken(server.url)).split(".");
  const claims = JSON.parse(Buffer.from(payload!, "base64url").toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: "1" })).toString("base64url");
  const verifying = setUpGoogle(server.url).verifyIdToken(`${header}.${changed}.${signature}`);
  expect((await failureOf(verifying)).code).toBe("id_token_invalid");
});

test.each(["", "x", "a.b.c", "....", "é".repeat(10_000)])("a malformed token is refused", async (text) => {
  expect((await failureOf(setUpGoogle(server.url).verifyIdToken(text))).code).toBe("id_token_invalid");
});

test("Google's issuer with and without its scheme is one account", async () => {
  const google = setUpGoogle(server.url, { issuer: "https://accounts.google.com" });
  for (const iss of ["https://accounts.google.com", "accounts.google.com"])
    expect(await google.verifyIdToken(await requestIdToken(server.url, { claims: { iss } }))).toMatchObject({
      issuer: "https://accounts.google.com",
      subject: "1001",
    });
});

test("unavailable keys are the provider's failure, and are requested again", async () => {
  const token = await requestIdToken(server.url);
  const nowhere = setUpGoogle(server.url, { jwksUrl: `${server.url}/no-such-keys` });
  expect((await failureOf(nowhere.verifyIdToken(token))).code).toBe("google_failed");

  const late = await startOidcServer();
  await late.close();
  const google = setUpGoogle(server.url, { jwksUrl: `${late.url}/jwks` });
  expect((await failureOf(google.verifyIdToken(token))).code).toBe("google_failed");
  const again = await startOidcServer({ port: Number(new URL(late.url).port) });
  try {
    const own = setUpGoogle(again.url);
    expect(await own.verifyIdToken(await requestIdToken(again.url))).toMatchObject({ subject: "1001" });
  } finally {
    await again.close();
  }
});

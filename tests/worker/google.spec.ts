import { builtinUrl, oidcPort } from "../support/servers/addresses";
import { allowAtGoogle } from "../support/clients/allow-at-google";
import { expect, sessionToken, sessionUser, setCookies, test } from "../support/clients/clients";
import { newEmail, requestGoogleToken } from "../support/clients/members";

test(
  "the redirect to Google carries every parameter that binds the callback to this browser",
  { tag: "@promise-9a" },
  async ({ visit }) => {
    const client = await visit();
    const response = await client.get(
      "/auth/google?redirectTo=/profile&redirect_uri=https://evil.example&state=x",
    );
    expect(response.status()).toBe(302);
    const { origin, pathname, searchParams } = new URL(response.headers().location!);
    expect(origin + pathname).toBe(`http://127.0.0.1:${oidcPort}/choose`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: "code",
      client_id: "prompt-town",
      redirect_uri: `${builtinUrl}/auth/google/callback`,
      scope: "openid email profile",
      prompt: "select_account",
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    for (const cookie of setCookies(response)) {
      expect(cookie).toMatch(/^__Host-google_state:.*; Path=\/; |^google-return=.*; Path=\/auth\/google; /);
      expect(cookie).toContain("; HttpOnly");
    }
  },
);

test("a Google sign-in registers a new person, and recognizes them the next time", async ({ visit }) => {
  const person = { email: newEmail(), sub: crypto.randomUUID(), name: "Grace" };
  const uids: string[] = [];
  for (const flash of ["registered", "signed_in"]) {
    const client = await visit();
    const response = await client.get(await allowAtGoogle(client, "/auth/google", person));
    expect([response.status(), response.headers().location]).toEqual([303, "/dashboard"]);
    expect(setCookies(response).join("\n")).toContain(`flash=${flash};`);
    const { cookies } = await client.storageState();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      "__Host-session",
      // The return writes, and the next page reads what it wrote.
      "bookmark",
      "flash",
      "session",
    ]);
    const user = await sessionUser(client);
    expect(user).toMatchObject({
      email: person.email,
      emailVerified: true,
      providers: [{ providerId: "google" }],
    });
    uids.push(user.uid);
  }
  expect(uids[0]).toBe(uids[1]);
});

test(
  "an unproven registration of an address loses access once Google proves its owner",
  { tag: "@promise-11a" },
  async ({ registered, visit }) => {
    const squatter = await registered();
    const owner = await visit();
    const back = await allowAtGoogle(owner, "/auth/google", { email: squatter.email });
    expect((await owner.get(back)).headers().location).toBe("/dashboard");
    expect(await sessionUser(owner)).toMatchObject({
      email: squatter.email,
      emailVerified: true,
      providers: [{ providerId: "google" }],
    });
    expect(await sessionUser(squatter.client)).toBeNull();
    const { email, password } = squatter;
    expect((await squatter.client.post("/auth", { form: { email, password } })).status()).toBe(401);
  },
);

test(
  "a callback without this browser's state signs nobody in, nor does a repeated one",
  { tag: "@promise-10a" },
  async ({ visit }) => {
    const [client, other] = [await visit(), await visit()];
    const back = await allowAtGoogle(client);
    const refusals = [
      { by: other, path: back, error: "google_state" },
      { by: client, path: "/auth/google/callback", error: "google_state" },
      { by: client, path: "/auth/google/callback?code=x", error: "google_state" },
      { by: client, path: back.replace(/state=[^&]+/, `state=${"x".repeat(43)}`), error: "google_state" },
    ];
    for (const { by, path, error } of refusals) {
      const response = await by.get(path);
      expect(response.headers().location, path).toBe(`/auth?error=${error}`);
      expect(await sessionToken(by)).toBeUndefined();
    }
    const again = await allowAtGoogle(client);
    expect((await client.get(again)).headers().location).toBe("/dashboard");
    const signedIn = await sessionToken(client);
    expect((await client.get(again)).headers().location).toBe("/profile/delete?error=google_state");
    expect(await sessionToken(client)).toBe(signedIn);
  },
);

for (const { what, answer, error } of [
  { what: "a code that Google refuses", answer: async () => ({ fault: "400" }), error: "google_failed" },
  { what: "a broken Google", answer: async () => ({ fault: "503" }), error: "google_failed" },
  {
    what: "a token for somebody else's request",
    answer: async () => ({ id_token: await requestGoogleToken() }),
    error: "id_token_invalid",
  },
  {
    what: "an unverified address",
    answer: async () => ({ email_verified: "false" }),
    error: "email_unverified",
  },
]) {
  test(`${what} signs nobody in, and the page shows an error`, async ({ visit }) => {
    const client = await visit();
    const response = await client.get(await allowAtGoogle(client, "/auth/google", await answer()));
    expect(response.headers().location).toBe(`/auth?error=${error}`);
    expect(await sessionUser(client)).toBeNull();
    expect(await (await client.get(response.headers().location!)).text()).toContain('role="alert"');
  });
}

test("a confirmation with another Google account does not switch the member", async ({ visit }) => {
  const client = await visit();
  await client.get(await allowAtGoogle(client));
  const { uid } = await sessionUser(client);
  const response = await client.get(await allowAtGoogle(client, "/auth/google?redirectTo=/profile/delete"));
  expect(response.headers().location).toBe("/profile/delete?error=google_other_account");
  const html = await (await client.get(response.headers().location!)).text();
  expect(html).toContain("Googleでの削除に失敗しました");
  expect(html).toContain("別のGoogleアカウントです");
  expect((await sessionUser(client)).uid).toBe(uid);
  const before = await client.get(await allowAtGoogle(client, "/auth/google?redirectTo=/profile"));
  expect(before.headers().location).toBe("/profile?error=google_other_account");
});

test(
  "the popup's last page posts messages to its own site only",
  { tag: "@promise-12a" },
  async ({ visit }) => {
    const client = await visit();
    const response = await client.get(
      await allowAtGoogle(client, "/auth/google?attempt=attempt-1&redirectTo=/profile"),
    );
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/postMessage\([^)]*location\.origin/);
    expect(html).not.toMatch(/postMessage\([^)]*["']\*["']/);
    expect(html).not.toContain((await sessionToken(client))!);
    expect(html).toContain('href="/profile"');
    const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"]!)![1];
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(response.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  },
);

test("an unknown error code in the address is not shown", async ({ visit }) => {
  const client = await visit();
  for (const error of ["internal", "<script>alert(1)</script>", "constructor", ""]) {
    const html = await (await client.get(`/auth?${new URLSearchParams({ error })}`)).text();
    expect(html, error).not.toContain('role="alert"');
    expect(html, error).not.toContain("<script>alert");
  }
});

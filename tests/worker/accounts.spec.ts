import { expect, sessionToken, sessionUser, setCookies, test } from "../support/clients/clients";
import { newMember, requestGoogleToken } from "../support/clients/members";
import { plainResponse } from "../support/clients/plain-response";

const attributes = (cookie: string) => cookie.split("; ").slice(1).sort();

test(
  "the session cookie is out of reach of scripts, other sites and other hosts",
  { tag: "@promise-1a" },
  async ({ visit }) => {
    const client = await visit();
    const member = newMember();
    const response = await client.post("/auth/register", {
      form: { ...member, confirmPassword: member.password, terms: "on" },
    });
    expect(response.status()).toBe(303);
    const cookies = setCookies(response).filter((cookie) => cookie.includes("session="));
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-session", "session"]);
    // The second is for browsers that refuse Secure on http://localhost, and is read nowhere else.
    const shared = [
      "HttpOnly",
      expect.stringMatching(/^Max-Age=(2592000|2591999)$/),
      "Path=/",
      "SameSite=Lax",
    ];
    expect(attributes(cookies[0]!)).toEqual([...shared, "Secure"]);
    expect(attributes(cookies[1]!)).toEqual(shared);
  },
);

test(
  "the session token has 256 bits and is in no page, response or address",
  { tag: "@promise-1a" },
  async ({ registered }) => {
    const { client } = await registered();
    const token = (await sessionToken(client))!;
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const path of [
      "/dashboard",
      "/dashboard.data",
      "/profile",
      "/profile/delete",
      "/api/auth/session",
    ]) {
      const response = await client.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()["cache-control"], path).toBe("private, no-store");
      expect(await response.text(), path).not.toContain(token);
    }
  },
);

test(
  "every sign-in gets its own token, and a signed-out session stays invalid",
  { tag: "@promise-2a" },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const tokens = [await sessionToken(client)];
    for (let time = 0; time < 2; time += 1) {
      expect((await client.post("/auth/sign-out")).status()).toBe(303);
      expect(await sessionToken(client)).toBeUndefined();
      expect((await client.post("/auth", { form: { email, password } })).headers().location).toBe(
        "/dashboard",
      );
      tokens.push(await sessionToken(client));
    }
    expect(new Set(tokens).size).toBe(3);
    const thief = await visit();
    for (const [index, token] of tokens.entries()) {
      for (const name of ["__Host-session", "session"]) {
        const headers = { Cookie: `${name}=${token}` };
        const alive = index === 2;
        expect((await sessionUser(thief, headers))?.email, name).toBe(alive ? email : undefined);
        expect((await thief.get("/dashboard", { headers })).status()).toBe(alive ? 200 : 303);
        if (!alive) expect((await thief.post("/api/account/delete", { headers })).status()).toBe(401);
      }
    }
  },
);

test(
  "a new sign-in of any kind ends the earlier session",
  { tag: "@promise-2a" },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const other = newMember();
    const thief = await visit();
    const idToken = await requestGoogleToken();
    for (const [path, options] of [
      ["/auth", { form: { email, password } }],
      ["/auth/register", { form: { ...other, confirmPassword: other.password, terms: "on" } }],
      ["/api/auth/session", { data: { idToken } }],
    ] as const) {
      const before = await sessionToken(client);
      expect((await client.post(path, options)).status(), path).toBeLessThan(400);
      expect(await sessionToken(client)).not.toBe(before);
      expect(await sessionUser(thief, { Cookie: `__Host-session=${before}` }), path).toBeNull();
    }
  },
);

test("an invalid session cookie is a visitor's", async ({ visit }) => {
  const client = await visit();
  for (const token of ["", "x", "%00", "a".repeat(5_000), "' OR 1=1 --"]) {
    const headers = { Cookie: `__Host-session=${token}` };
    expect(await sessionUser(client, headers)).toBeNull();
    expect((await client.get("/profile", { headers })).status()).toBe(303);
  }
});

for (const path of ["/dashboard", "/profile", "/profile/delete", "/profile?lang=en"]) {
  test(`${path} asks a visitor to sign in and leads back`, async ({ registered, visit }) => {
    const client = await visit();
    const asked = await client.get(path);
    expect(asked.status()).toBe(303);
    const sentTo = `/auth?redirectTo=${encodeURIComponent(path)}`;
    expect(asked.headers().location).toBe(sentTo);
    const { email, password } = await registered();
    const back = await client.post(sentTo, { form: { email, password } });
    expect([back.status(), back.headers().location]).toEqual([303, path]);
    expect((await client.get(path)).status()).toBe(200);
  });
}

test("a visitor's request for a member's page or its data reveals nothing", async ({ visit }) => {
  const client = await visit();
  for (const path of ["/dashboard.data", "/profile.data", "/profile/delete.data"]) {
    const text = await (await client.get(path)).text();
    expect(text, path).toContain("/auth?redirectTo=");
    expect(text, path).not.toMatch(/prompts|sessions|providers/);
  }
  for (const path of ["/profile", "/profile/delete", "/auth/verification-email"]) {
    const response = await client.post(path, { form: { password: "x" } });
    expect([response.status(), response.headers().location], path).toEqual([
      303,
      `/auth?redirectTo=${encodeURIComponent(path)}`,
    ]);
  }
});

test("the form of an ended session is sent back with its values, but not its passwords", async ({
  visit,
}) => {
  const client = await visit();
  const form = { name: "街 <b>&", password: "secret-of-mine" };
  const response = await client.post("/profile/tokens/new", { form });
  expect(response.status()).toBe(401);
  const html = await response.text();
  expect(html).toContain('name="name" value="街 &lt;b&gt;&amp;"');
  expect(html).not.toContain("secret-of-mine");
});

test("a form with a picture is sent back with its values, without the picture", async ({ visit }) => {
  const client = await visit();
  const avatar = { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3 * 1024 * 1024, "x") };
  const response = await client.post("/profile/edit", { multipart: { displayName: "花子", avatar } });
  expect(response.status()).toBe(401);
  const html = await response.text();
  expect(html).toContain('name="displayName" value="花子"');
  expect(html.length).toBeLessThan(100_000);
});

test("the sign-in page redirects members", async ({ registered }) => {
  const { client } = await registered();
  for (const [path, to] of [
    ["/auth", "/dashboard"],
    ["/auth/register", "/dashboard"],
    ["/auth?redirectTo=/generate", "/generate"],
    ["/auth?redirectTo=//evil.example", "/dashboard"],
  ] as const)
    expect((await client.get(path)).headers().location, path).toBe(to);
});

test("a sign-in without address or password is refused by field", async ({ visit }) => {
  const client = await visit();
  for (const form of [{}, { email: "a@example.com" }, { password: "x" }] as Record<string, string>[]) {
    const response = await client.post("/auth", { form });
    expect(response.status()).toBe(422);
    expect(await response.text()).toContain("メールアドレスとパスワードを入力してください。");
  }
});

test("a link cannot sign out", async ({ registered }) => {
  const { client, email } = await registered();
  expect((await client.get("/auth/sign-out")).headers().location).toBe("/");
  expect((await sessionUser(client)).email).toBe(email);
});

test(
  "a member ends their own sessions; another member's are not found",
  { tag: "@promise-3a" },
  async ({ registered, visit }) => {
    const { client, email, password } = await registered();
    const stranger = await registered();
    const second = await visit();
    await second.post("/auth", { form: { email, password } });
    const ids = [...(await (await client.get("/profile")).text()).matchAll(/name="session" value="(.*?)"/g)];
    expect(ids).toHaveLength(1);
    const session = ids[0]![1]!;

    const responses = [];
    for (const id of [session, "0".repeat(session.length), "x".repeat(session.length)])
      responses.push(
        await plainResponse(await stranger.client.post("/profile", { form: { session: id } }), id),
      );
    expect(responses[0]!.status).toBe(404);
    expect(responses[0]!.body).toContain("このログインは見つかりません");
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    expect((await sessionUser(second)).email).toBe(email);

    const ended = await client.post("/profile", { form: { session } });
    expect([ended.status(), ended.headers().location]).toEqual([303, "/profile"]);
    expect(await sessionUser(second)).toBeNull();
    expect((await sessionUser(client)).email).toBe(email);

    for (const other of [await visit(), await visit()])
      await other.post("/auth", { form: { email, password } });
    await client.post("/profile", { form: {} });
    const page = await (await client.get("/profile")).text();
    expect(page).not.toContain('name="session"');
    expect((await sessionUser(stranger.client)).email).toBe(stranger.email);
  },
);

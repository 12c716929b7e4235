import { sender } from "../generated/send";
import { requestTo } from "../support/clients/request-to";
import { readEmail, readEmails } from "../support/clients/read-email";
import { expect, sessionToken, test } from "../support/clients/clients";
import { newEmail } from "../support/clients/members";
import { uniqueWord } from "../support/clients/publish-prompt";
import { addressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";

test(
  "a forwarded host is ignored: no page, email or redirect leads to it",
  { tag: "@promise-12c" },
  async ({ visit, member }) => {
    const { client, email } = await member();
    const reader = await visit();
    const headers = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Server": "evil.example",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Port": "666",
      "X-Original-URL": "/profile",
      "X-Rewrite-URL": "/profile",
      "X-Forwarded-Prefix": "/evil",
      Forwarded: "host=evil.example;proto=https",
    };
    const word = uniqueWord();
    for (const route of siteRoutes.filter(({ parameters }) => parameters.length === 0)) {
      const path = `${addressOf(route, {})}?${word}`;
      const response = await client.get(path, { headers: { ...visitor(), ...headers } });
      expect(await response.text(), path).not.toMatch(/evil(?:\.example)?/);
      expect(response.headers().location ?? "/", path).toMatch(/^\/(?!\/)|^http:\/\/127\.0\.0\.1/);
      // A page rendered for them is served to others, without a trace of their host.
      if (route.isPage)
        expect(await (await reader.get(path, { headers: visitor() })).text(), path).not.toContain("evil");
    }
    await client.post("/auth/reset", { headers: { ...visitor(), ...headers }, form: { email } });
    await expect
      .poll(async () => (await (await reader.get("/outbox")).text()).includes("new-password?token="))
      .toBe(true);
    expect(await (await reader.get("/outbox")).text()).not.toContain("evil.example");
  },
);

test(
  "a page requested under another host name is cached for that name only",
  { tag: "@promise-12c" },
  async ({ visit, baseURL }) => {
    const { send, close } = sender(baseURL!, 1);
    const path = `/terms?${uniqueWord()}`;
    for (let time = 0; time < 2; time += 1)
      expect((await send(requestTo(path, { headers: { Host: "evil.example" } }))).text).toContain(
        "evil.example",
      );
    close();
    const response = await (await visit()).get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain("evil.example");
  },
);

const sent = "new-password?token=";

test("without a configured origin no email links to a foreign host: none is sent, and everybody sees a notice", async ({
  registered,
  visit,
  baseURL,
}) => {
  const { client, email } = await registered();
  const reader = await visit();
  const { send, close } = sender(baseURL!, 1);
  const sentence = "its setup isn’t finished";
  const session = `__Host-session=${await sessionToken(client)}`;
  const newcomer = newEmail();
  const passwords = { password: "lamps-over-the-bridge", confirmPassword: "lamps-over-the-bridge" };
  const before = (await readEmails(reader, email, "email_verification")).length;
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8790", "10.0.0.1"])
    for (const [path, form] of [
      ["/auth/reset", { email }],
      ["/auth/reset.data", { email }],
      ["/auth/register", { email: newcomer, ...passwords, terms: "on" }],
      ["/auth/verification-email", {}],
    ] as const) {
      const response = await send(
        requestTo(path, {
          method: "POST",
          headers: {
            Host: host,
            Origin: `http://${host}`,
            ...(path === "/auth/verification-email" && { Cookie: session }),
            "Accept-Language": "en",
            "Content-Type": "application/x-www-form-urlencoded",
          },
          body: Buffer.from(new URLSearchParams(form).toString()),
        }),
      );
      expect([response.status, response.headers.location], `${host} ${path}`).toEqual([503, undefined]);
      if (!path.endsWith(".data")) expect(response.text, `${host} ${path}`).toContain(sentence);
    }
  const health = await send(requestTo("/healthz", { headers: { Host: "evil.example" } }));
  expect([health.status, JSON.parse(health.text)]).toMatchObject([
    200,
    { status: "ok", hints: [expect.stringContaining("SITE_ORIGIN")] },
  ]);
  close();
  // The next emails link to this host, and so do the first ones.
  const form = { email: newcomer, ...passwords, terms: "on" };
  expect((await reader.post("/auth/register", { form })).status()).toBe(303);
  await readEmail(reader, newcomer, "email_verification");
  expect(await readEmails(reader, email, "password_reset")).toEqual([]);
  expect(await readEmails(reader, email, "email_verification")).toHaveLength(before);
  expect(await (await reader.get("/outbox")).text()).not.toMatch(/evil|10\.0\.0\.1/);
});

test("on localhost emails link to the host of the request", async ({ registered, baseURL }) => {
  const { client, email } = await registered();
  const { send, close } = sender(baseURL!, 1);
  const { port } = new URL(baseURL!);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    const response = await send(
      requestTo("/auth/reset", {
        method: "POST",
        headers: {
          Host: host,
          Origin: `http://${host}`,
          "Content-Type": "application/x-www-form-urlencoded",
        },
        body: Buffer.from(new URLSearchParams({ email }).toString()),
      }),
    );
    expect(response.status, host).toBe(303);
    await expect
      .poll(async () => await (await client.get("/outbox")).text())
      .toContain(`http://${host}/auth/${sent}`);
  }
  close();
});

test("without a configured origin no app connects at a foreign host, and it is told so in its own words", async ({
  baseURL,
}) => {
  const { send, close } = sender(baseURL!, 1);
  const register = { method: "POST", body: Buffer.from("{}"), type: "application/json" };
  for (const [path, { method = "GET", body = null, type }] of [
    ["/.well-known/oauth-authorization-server", {}],
    ["/.well-known/oauth-protected-resource/mcp", {}],
    ["/oauth/register", register],
    ["/oauth/token", { ...register, type: "application/x-www-form-urlencoded" }],
    ["/mcp", register],
  ] as [string, { method?: string; body?: Buffer; type?: string }][]) {
    const headers = {
      Host: "evil.example",
      "Accept-Language": "en",
      Accept: "application/json, text/event-stream",
      ...(type && { "Content-Type": type }),
    };
    const response = await send(requestTo(path, { method, headers, body }));
    expect([response.status, JSON.parse(response.text)], path).toEqual([
      503,
      { code: "apps_unavailable", error: expect.stringContaining("Apps can’t connect at this address") },
    ]);
  }
  close();
});

test(
  "a request id sent by a client is not taken, nor shown to others",
  { tag: "@promise-12c" },
  async ({ visit }) => {
    for (const ray of [crypto.randomUUID().slice(0, 16), "<script", "$&"]) {
      const asked = await (await visit()).get("/terms", { headers: { "CF-Ray": ray } });
      expect(asked.headers()["x-request-id"], ray).toMatch(/^[\da-f-]{36}$/);
      expect(await (await (await visit()).get("/terms")).text(), ray).not.toContain(
        asked.headers()["x-request-id"],
      );
    }
  },
);

import { expect, test } from "@playwright/test";

import { refusalCode } from "../support/clients/refusal-code";
import { visitor } from "../support/clients/visitor";

test("GET /api/prompts/count returns the count, HEAD the same without a body", async ({ request }) => {
  const response = await request.get("/api/prompts/count");
  expect(await response.json()).toEqual({ count: expect.any(Number) });
  const head = await request.head("/api/prompts/count");
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe("");
});

for (const { method, path, allow } of [
  { method: "GET", path: "/api/generate", allow: "POST" },
  { method: "PUT", path: "/api/generate", allow: "POST" },
  { method: "DELETE", path: "/api/generate", allow: "POST" },
  { method: "POST", path: "/api/prompts/count", allow: "GET, HEAD" },
  { method: "PROPFIND", path: "/api/prompts/count", allow: "GET, HEAD" },
  { method: "OPTIONS", path: "/terms", allow: "GET, HEAD" },
  { method: "POST", path: "/terms", allow: "GET, HEAD" },
  { method: "OPTIONS", path: "/auth/register", allow: "GET, HEAD, POST" },
  { method: "PUT", path: "/auth/register", allow: "GET, HEAD, POST" },
  { method: "DELETE", path: "/dashboard/new", allow: "GET, HEAD, POST" },
  { method: "OPTIONS", path: "/", allow: "GET, HEAD" },
  { method: "OPTIONS", path: "/generate.data", allow: "GET, HEAD, POST" },
  { method: "OPTIONS", path: "/feeds/all.xml", allow: "GET, HEAD" },
  { method: "POST", path: "/embed/none", allow: "GET, HEAD" },
  { method: "OPTIONS", path: "/embed/none", allow: "GET, HEAD" },
  { method: "GET", path: "/embed/none/used", allow: "POST" },
  { method: "OPTIONS", path: "/mcp", allow: "POST" },
  { method: "PROPFIND", path: "/oauth/register", allow: "POST, OPTIONS" },
  { method: "PROPFIND", path: "/.well-known/oauth-authorization-server", allow: "GET, HEAD, OPTIONS" },
]) {
  test(`${method} ${path} returns 405 with the allowed methods`, async ({ request }) => {
    const response = await request.fetch(path, { method, headers: visitor() });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe(allow);
    const code = refusalCode(response.headers()["content-type"], await response.text());
    expect(code).toBe("method_not_allowed");
  });
}

test("an unknown address under /api returns 404 as JSON, whatever the method", async ({ request }) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await request.fetch("/api/nothing/here", { method });
    expect(response.status()).toBe(404);
    expect((await response.json()).code).toBe("not_found");
  }
});

for (const path of [
  "/a%0a",
  "/generate%0d",
  "/api/a%0a",
  "/a%E2%80%A8",
  "//evil.example",
  "/%2f/evil.example",
  "/api/prompts.data",
  "/API/%70rompts/_.data",
  "/api.data",
]) {
  test(`${path} is not found, with the headers of every response`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`);
    expect(response.status()).toBe(404);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    expect(await response.text()).not.toContain('href="//');
  });
}

const pages = ["/", "/generate", "/terms", "/privacy", "/auth", "/no/such/page", "/api/nothing"];

test("every response carries the security headers and is private", async ({ request }) => {
  const answers = [
    ...pages.map((path) => ({ path, method: "GET" })),
    { path: "/", method: "PROPFIND" },
    { path: "/generate", method: "POST" },
    { path: "/api/generate", method: "POST" },
  ];
  for (const { path, method } of answers) {
    const headers = (await request.fetch(path, { method, headers: visitor() })).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"], path).toBe("same-origin-allow-popups");
    expect(headers["strict-transport-security"], path).toMatch(/max-age=63072000/);
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["cache-control"], path).toBe("private, no-store");
    expect(headers["x-request-id"], path).toBeTruthy();
    const policy = headers["content-security-policy"]!;
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(rule);
    expect(policy.match(/script-src[^;]*/)?.[0], path).not.toContain("unsafe");
  }
});

test(
  "every inline script carries the nonce of its own response",
  { tag: "@promise-18a" },
  async ({ request }) => {
    const nonces: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await request.get("/");
      const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"]!)?.[1];
      const scripts = (await response.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.push(nonce!);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  },
);

for (const path of ["/api/generate", "/generate", "/generate.data", "/generate/0000000000000000000000"]) {
  test(`POST ${path} from another site is 403`, async ({ request, baseURL }) => {
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "no origin" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: baseURL!, "Sec-Fetch-Site": "cross-site" },
      { Cookie: "lang=ja; session=1" },
    ] as Record<string, string>[]) {
      const response = await request.post(path, {
        headers: { ...visitor(), ...headers },
        form: { purpose: "a", use: "text", content: "a" },
      });
      expect(response.status(), JSON.stringify(headers)).toBe(403);
      const code = refusalCode(response.headers()["content-type"], await response.text());
      expect(code).toBe("cross_origin");
    }
  });
}

test("the language comes from the link, else the cookie, else the browser, else it is Japanese", async ({
  request,
}) => {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await request.get(path, { headers })).text())?.[1];
  expect(await languageOf("/", { "Accept-Language": "" })).toBe("ja");
  expect(await languageOf("/", { "Accept-Language": "fr, es-MX;q=0.8" })).toBe("es");
  expect(await languageOf("/", { "Accept-Language": "es", Cookie: "lang=en" })).toBe("en");
  expect(await languageOf("/?lang=ja", { "Accept-Language": "es", Cookie: "lang=en" })).toBe("ja");
  expect(await languageOf("/?lang=xx", { "Accept-Language": "es", Cookie: "lang=<b>" })).toBe("es");
});

test("a language link sets the cookie, an unknown language does not", async ({ request }) => {
  const chosen = await request.get("/terms?lang=es");
  expect(chosen.headers()["set-cookie"]).toMatch(/^lang=es; Path=\/; Max-Age=31536000; SameSite=Lax/);
  expect((await request.get("/terms?lang=fr")).headers()["set-cookie"]).toBeUndefined();
});

test("static files are cacheable", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)![0];
  const headers = (await request.get(script)).headers();
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("the return path after a sign-in stays on this site", async ({ request }) => {
  const home = await (await request.get("/auth?redirectTo=/generate")).text();
  expect(home).toContain("redirectTo");
  for (const redirectTo of [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/%2f%2fevil",
    "/\t/evil",
  ]) {
    const html = await (await request.get(`/auth?${new URLSearchParams({ redirectTo })}`)).text();
    expect(html.replace(/\?lang=.*?"/g, ""), redirectTo).not.toContain('href="//evil');
    expect(html, redirectTo).not.toContain("プロンプトに戻る");
  }
});

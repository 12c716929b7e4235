import type { APIResponse } from "@playwright/test";

import { checkEach } from "../support/check-each";
import { expect, setCookies, test } from "../support/clients/clients";
import { failing } from "../support/clients/failing";
import { settleIn } from "../support/clients/settle-in";
import { addressOf, dataAddressOf, siteRoutes } from "../support/clients/site-routes";
import { visitor } from "../support/clients/visitor";
import { inTurn } from "../support/in-turn";
import { sampled } from "../support/sampling";

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name, ...values] = directive.split(" ");
      return [name!, values.join(" ")];
    }),
  );

/** Headers of pages only. */
const ofPages = {
  "style-src": "'self' 'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'self'",
  "form-action": "'self'",
  "object-src": "'none'",
};

function expectedPolicy(path: string): Record<string, unknown> {
  const none = { "default-src": "'none'", "base-uri": "'none'" };
  if (path === "/embed/:shareId")
    return {
      ...none,
      "connect-src": "'self'",
      "script-src": expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      "style-src": "'unsafe-inline'",
      "form-action": "'none'",
      "img-src": "data:",
    };
  return {
    ...none,
    ...ofPages,
    "script-src": expect.stringMatching(/^'self' 'nonce-[\w+/]{22}=='$/),
    "frame-ancestors": "'none'",
  };
}

/** Checks a response against every header rule; `path` names its route. */
function expectHeaders(response: APIResponse, path: string, what: string): void {
  const headers = response.headers();
  expect(headers, what).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const policy = directivesOf(headers["content-security-policy"]!);
  const isPicture = path.startsWith("/avatars/") && response.ok();
  expect(policy, what).toEqual(
    isPicture ? { "default-src": "'none'", sandbox: "", "frame-ancestors": "'none'" } : expectedPolicy(path),
  );
  expect(headers["access-control-allow-credentials"], what).toBeUndefined();
  expect(headers["x-powered-by"] ?? headers.server, what).toBeUndefined();
  // Publicly cacheable responses carry no personal data.
  const mayBeKept =
    headers["cache-control"] !== "private, no-store" && headers["cache-control"] !== "no-store";
  if (mayBeKept) {
    expect(headers["cache-control"], what).toMatch(/^public, (?:no-cache|max-age=31536000, immutable)$/);
    expect(setCookies(response), what).toEqual([]);
  }
}

/** The scripts of a page, without JSON-LD. */
const scriptsIn = (html: string) =>
  (html.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !tag.includes("application/ld+json"));

/** Every inline script carries the nonce of its own response, and no attribute holds a script. */
async function expectScripts(response: APIResponse, what: string): Promise<string | undefined> {
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"]!)?.[1];
  if (!what.startsWith("/embed/"))
    for (const tag of scriptsIn(html)) expect(tag, what).toContain(`nonce="${nonce}"`);
  expect(html.replaceAll(/<script[^]*?<\/script>/g, ""), what).not.toMatch(/<[^>]*\son\w+=/);
  return nonce;
}

test(
  "every response carries the security headers: of every route, to members and visitors, found or not",
  { tag: ["@promise-18a", "@promise-19a", "@promise-20a", "@promise-22a"] },
  async ({ visit }) => {
    const { client: member, hidden, shown } = await settleIn(visit);
    const reader = await visit();
    const nonces: string[] = [];
    for (const [at, route] of siteRoutes.entries()) {
      const found = new Set([hidden, shown].map((own) => addressOf(route, { ...shown, ...own })));
      const addresses = (more: number) => inTurn([...found], at + more);
      const ofData = route.isPage ? addresses(0).map(dataAddressOf) : [];
      const requests = [
        ...addresses(0).map((path) => ({ client: member, path: `${path}?lang=ja`, who: "member" })),
        ...[...addresses(1), ...ofData].map((path) => ({ client: reader, path, who: "visitor" })),
      ];
      await Promise.all(
        requests.map(async ({ client, path, who }) => {
          const response = await client.get(path, {
            headers: { ...visitor(), ...(who === "visitor" && { Cookie: "flash=registered" }) },
          });
          const what = `${path} for a ${who}: ${response.status()}`;
          expect(response.status(), what).toBeLessThan(500);
          expectHeaders(response, route.path, what);
          // Pages are private, whatever they show.
          if (route.isPage) expect(response.headers()["cache-control"], what).toBe("private, no-store");
          if (response.headers()["content-type"]?.startsWith("text/html"))
            nonces.push((await expectScripts(response, path))!);
        }),
      );
    }
    expect(nonces.length).toBeGreaterThan(sampled(40, 60));
    const own = nonces.filter(Boolean);
    expect(new Set(own).size).toBe(own.length);
  },
);

test("HEAD returns the headers of GET on every route, without a body", async ({ visit }) => {
  const reader = await visit();
  const varying = ["date", "x-request-id", "server-timing", "content-security-policy"];
  const plain = (response: APIResponse) =>
    Object.fromEntries(
      Object.entries(response.headers())
        .filter(
          ([name]) =>
            !varying.includes(name) &&
            !["content-length", "transfer-encoding", "connection", "keep-alive"].includes(name),
          // Writes of other tests change the tag and the count.
        )
        .map(([name, value]) => [name, ["etag", "x-total-count"].includes(name) ? "some" : value]),
    );
  const names = { feed: "all.xml", part: "pages.xml" };
  // The redirect to Google differs each time.
  await checkEach(
    siteRoutes.filter(({ path }) => path !== "/auth/google"),
    ({ path }) => path,
    async (route) => {
      const path = addressOf(route, { ...names, shareId: "x", promptId: "x", folderId: "x" });
      const [head, whole] = [await reader.head(path), await reader.get(path)];
      expect([head.status(), await head.text()]).toEqual([whole.status(), ""]);
      expect(plain(head)).toEqual(plain(whole));
    },
  );
});

test(
  "every refusal carries the security headers",
  { tag: ["@promise-18a", "@promise-30a"] },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    const large = "x".repeat(400_000);
    const { origin } = new URL((await reader.get("/terms")).url());
    const refusals = [
      [
        400,
        "/api/generate",
        { method: "POST", headers: { "Content-Type": "application/json" }, data: Buffer.from("{") },
      ],
      [401, "/api/prompts", {}],
      [403, "/api/generate", { method: "POST", headers: { Origin: "https://evil.example" } }],
      [403, "/generate", { method: "POST", headers: { Origin: "x" } }],
      [404, "/api/none", {}],
      [404, "//evil.example", {}],
      [404, "/none%0a", {}],
      [405, "/api/generate", {}],
      [405, "/terms", { method: "POST", form: {} }],
      [405, "/terms", { method: "PROPFIND" }],
      [413, "/api/generate", { method: "POST", data: { input: large } }],
      [413, "/generate", { method: "POST", form: { purpose: large } }],
      [415, "/generate", { method: "POST", data: {} }],
      [422, "/api/generate", { method: "POST", data: {} }],
      [422, "/generate", { method: "POST", form: {} }],
      [500, "/town-prompts", { headers: failing("db=error") }],
      [500, "/api/public-prompts", { headers: failing("db=error") }],
    ] as const;
    await checkEach(
      refusals,
      ([status, path]) => `${status} ${path}`,
      async ([status, path, options]) => {
        const asking = status === 405 ? client : reader;
        const response = await asking.fetch(`${origin}${path}`, options as object);
        expect(response.status()).toBe(status);
        expectHeaders(response, path, path);
        expect(response.headers()["cache-control"]).toBe("private, no-store");
        expect(await response.text()).not.toMatch(/\bat \w+ \(|node_modules|SQLITE|D1_ERROR|stack/i);
      },
    );
  },
);

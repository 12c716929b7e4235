import type { APIRequestContext } from "@playwright/test";

import { checkEach } from "../support/check-each";
import { expect, sessionUser, test } from "../support/clients/clients";
import { newMember } from "../support/clients/members";
import { refusalCode } from "../support/clients/refusal-code";
import { addressOf, isApi, siteRoutes } from "../support/clients/site-routes";
import { retryResets } from "../support/clients/retry-resets";
import { visitor } from "../support/clients/visitor";
import { someOf } from "../support/sampling";

/** The headers of w3m 0.5.3; lynx and links send as few about a form's origin. */
const w3m = {
  "User-Agent": "w3m/0.5.3+git20230121",
  Accept: "text/html, text/*;q=0.5, image/*, application/*, audio/*, x-scheme-handler/*, video/*",
  "Accept-Language": "en;q=1.0",
};

/** A browser without Origin and Sec-Fetch-Site, which sends a form's page as Referer. */
const formsOf = (client: APIRequestContext, baseURL: string) => ({
  open: async (path: string) => (await client.get(path)).text(),
  /** Sends the form of a page, by default to its own address; returns the redirect's target. */
  send: async (page: string, form: Record<string, string>, action = page) => {
    const response = await client.post(action, { form, headers: { Referer: baseURL + page } });
    expect(response.status(), action).toBe(303);
    return response.headers().location!.replace(/#.*/, "");
  },
});

const opened = (html: string, pattern: RegExp) => pattern.exec(html)![1]!;

test("a text browser registers, generates, answers, saves, signs out and in", async ({
  playwright,
  baseURL,
}) => {
  const client = retryResets(
    await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { ...w3m, ...visitor() },
      maxRedirects: 0,
    }),
  );
  const { open, send } = formsOf(client, baseURL!);
  const { email, password } = newMember();
  await send("/auth/register", { email, password, confirmPassword: password, terms: "on" });
  expect((await sessionUser(client)).email).toBe(email);

  const draft = await send("/generate", {
    purpose: "text to get out of dinner with my in laws",
    use: "text",
  });
  const result = await open(draft);
  expect(result).toContain("A prompt that asks you first");
  const question = opened(result, /<textarea[^>]* name="(own:[^"]+)"/);
  await send(draft, { [question]: "Sunday at noon" }, `${draft}/answers`);
  const answered = await open(draft);
  expect(opened(answered, /<textarea[^>]*name="content"[^>]*>([^<]*)/)).toContain(": Sunday at noon");
  // Another kind of task is a button away.
  const kind = opened(answered, /<button[^>]* value="([\w-]+)"[^>]* name="kind"/);
  const chosen = await send(
    draft,
    { purpose: "text to get out of dinner with my in laws", use: "text", kind },
    "/generate",
  );
  expect(await open(chosen)).not.toContain(question);
  const saving = await send(draft, { content: "Write it for me." });
  const folderId = opened(await open(saving), /<option value="(\w+)"/);
  await send(saving, { content: "Write it for me.", folderId });
  const prompt = opened(await open("/dashboard"), /href="(\/dashboard\/prompts\/\w{22})"/);
  expect(await open(prompt)).toContain("Write it for me.");

  await send("/dashboard", {}, "/auth/sign-out");
  expect(await sessionUser(client)).toBeNull();
  await send("/auth", { email, password });
  expect((await sessionUser(client)).email).toBe(email);
  await client.dispose();
});

test("a member's form from another site, or without origin, is refused with a page", async ({
  registered,
  playwright,
  baseURL,
}) => {
  const { client, email } = await registered();
  const { cookies } = await client.storageState();
  const bare = retryResets(await playwright.request.newContext({ baseURL, maxRedirects: 0 }));
  const own = { ...w3m, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const others: Record<string, string>[] = [
    {},
    { Referer: "https://evil.example/" },
    { Referer: `${baseURL}.evil.example/` },
  ];
  for (const from of others) {
    const response = await bare.post("/auth/sign-out", { headers: { ...own, ...from } });
    const type = response.headers()["content-type"];
    expect([response.status(), type]).toEqual([403, "text/html; charset=utf-8"]);
    expect(refusalCode(type, await response.text())).toBe("cross_origin");
  }
  expect((await sessionUser(client)).email).toBe(email);
  await bare.dispose();
});

interface Sent {
  method: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  data?: string;
}

/** Every kind of refusal of a page. */
const requests: Sent[] = [
  { method: "GET" },
  { method: "PROPFIND" },
  { method: "OPTIONS" },
  { method: "PUT" },
  { method: "POST", form: {} },
  { method: "POST", form: { purpose: "x".repeat(400_000) } },
  { method: "POST", headers: { "Content-Type": "text/plain" }, data: "x" },
  { method: "POST", headers: { Origin: "https://evil.example" } },
  { method: "POST", headers: { Origin: "no origin" } },
];

/** Files for programs, not for people. */
const files = [
  "/feeds",
  "/sitemap",
  "/robots.txt",
  "/healthz",
  "/dashboard/export/file",
  "/dashboard/kept",
  "/manifest.webmanifest",
  "/dashboard/prompts/:promptId/text",
  "/embed/",
  "/pictures",
  "/avatars",
  "/oembed",
  "/prompts/:shareId/used",
  "/auth/passkey-options",
  "/examples",
  "/mcp",
  "/oauth/token",
  "/oauth/register",
  "/.well-known/",
];

const people = siteRoutes.filter(
  (route) => !isApi(route) && !files.some((file) => route.path.startsWith(file)),
);

test("every refusal of a page is a page in the reader's language", async ({ member, baseURL }) => {
  const { client } = await member();
  const words: Record<string, string> = {
    draftId: "x",
    folderId: "x",
    promptId: "x",
    shareId: "x",
    tokenId: "x",
    connectionId: "x",
  };
  const addresses = [
    ...someOf(people, 30).map((route) => addressOf(route, words)),
    "//evil.example",
    "/a%0a",
    "/a%E2%80%A8",
  ];
  const asked = addresses.flatMap((address, at) =>
    requests.map((request, more) => ({ address, request, language: ["ja", "en", "es"][(at + more) % 3]! })),
  );
  await checkEach(
    asked,
    ({ address, request: { method, headers } }) => `${method} ${address} ${JSON.stringify(headers)}`,
    async ({ address, request: { headers, ...request }, language }) => {
      const response = await client.fetch(baseURL + address, {
        ...request,
        headers: { ...visitor(), "Accept-Language": language, Cookie: "", ...headers },
      });
      if (response.status() < 400) return;
      const told = [response.headers()["content-type"], /<html lang="\w+"/.exec(await response.text())?.[0]];
      expect(told, `${response.status()}`).toEqual(["text/html; charset=utf-8", `<html lang="${language}"`]);
    },
  );
});

test("an address without a form route returns 405, whichever layer refuses", async ({ member }) => {
  const { client } = await member();
  for (const { method, path } of [
    { method: "POST", path: "/terms" },
    { method: "POST", path: "/login" },
    { method: "POST", path: "/auth/google" },
    { method: "POST", path: "/auth/google/callback" },
    { method: "PROPFIND", path: "/terms" },
  ]) {
    const response = await client.fetch(path, { method, headers: visitor() });
    const code = refusalCode(response.headers()["content-type"], await response.text());
    expect([response.status(), code], path).toEqual([405, "method_not_allowed"]);
  }
});

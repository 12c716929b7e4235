import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";

import { openAiPort } from "../support/servers/addresses";
import { expect, sessionToken, test } from "../support/clients/clients";
import { failing } from "../support/clients/failing";
import { keepFact } from "../support/clients/make-one-of-each";
import { newMember, register } from "../support/clients/members";
import { openAiLane } from "../support/servers/openai-lane";
import { serveOwnSite } from "../support/servers/own-site";
import { startResendServer } from "../support/servers/resend-server";
import { runSchedule } from "../support/clients/run-schedule";
import { sharePrompt } from "../support/clients/share-prompt";
import { makeToken, withToken } from "../support/clients/token-client";
import { retryResets } from "../support/clients/retry-resets";
import { visitor } from "../support/clients/visitor";

/** Fields of every line. */
const common = ["level", "event", "requestId"];

/** Further fields by event, from the table of `docs/operations.md`. */
const fields = Object.fromEntries(
  [...readFileSync("docs/operations.md", "utf8").matchAll(/^\| `([a-z_]+)` +\| ((?:`\w+` )+) *\|/gm)].map(
    ([, event, names]) => [event!, [...names!.matchAll(/\w+/g)].map(([name]) => name)],
  ),
);

const purpose = "商店街の夏祭りのお知らせを書く";
const answered = { points: ["日時と場所を最初に書く"], questions: [], wishes: [], topics: ["お知らせ"] };

/** Sends private data to every kind of route, and returns all of it. */
async function confide(client: APIRequestContext, emails: () => string): Promise<Record<string, string>> {
  const person = await register(client);
  const { id, shareId } = await sharePrompt(client, {
    originalInput: "a purpose-of-mine",
    content: "Write a text-of-mine.",
    title: "title-of-mine",
    description: "description-of-mine",
  });
  const { token } = await makeToken(client, { name: "name-of-mine" });
  const fact = await keepFact(client, { name: "shop-of-mine", text: "Kotori-of-mine, Matsumoto" });
  await client.post("/api/generate", { data: { input: "another purpose-of-mine", facts: [fact] } });
  const stranger = newMember();
  await client.get("/dashboard?search=sought-at-home&tag=tag-of-mine");
  await client.get("/town-prompts?search=sought-in-town");
  await client.get("/nowhere/path-of-mine?query-of-mine=1");
  await client.get("/%0Aunroutable-of-mine");
  await client.get(`/prompts/${shareId}`);
  await client.post("/auth", { form: { email: stranger.email, password: stranger.password } });
  await client.post("/auth/reset", { form: { email: person.email } });
  await client.get("/auth/verify?token=letter-of-mine");
  await client.get("/api/prompts", { headers: withToken(token) });
  await client.get("/api/prompts", { headers: withToken("pt_made-up-token-of-mine") });
  await client.get("/terms", { headers: { "User-Agent": "browser-of-mine", Cookie: "cookie-of-mine=1" } });
  await client.post("/api/generate", { data: { input: "another purpose-of-mine" } });
  const made = await client.post("/generate", { form: { purpose, use: "text" } });
  // Failing statements have all of it among their parameters.
  for (const order of ["db=error", "db=writes"]) {
    const headers = failing(order);
    const broken = await client.patch(`/api/prompts/${id}`, {
      headers,
      data: { content: "text-of-mine, again" },
    });
    expect(broken.status()).toBe(500);
    const refused = await client.patch(`/api/facts/${fact}`, {
      headers,
      data: { text: "Matsumoto-of-mine" },
    });
    expect(refused.status()).toBe(500);
    await client.get("/dashboard?search=sought-in-vain", { headers });
    await client.post("/auth", { headers, form: { email: person.email, password: person.password } });
    await client.get("/api/prompts", { headers: { ...headers, ...withToken(token) } });
  }
  await client.get("/town-prompts?search=sought-in-vain", { headers: failing("search=error") });
  await expect.poll(emails).toContain("/auth/new-password?token=");
  const [, resetToken] = /new-password\?token=([\w-]+)/.exec(emails())!;
  return {
    email: person.email,
    password: person.password,
    shareId,
    promptId: id,
    token,
    session: (await sessionToken(client))!,
    purpose,
    draft: made.headers()["location"]!.split("/").at(-1)!,
    resetToken: resetToken!,
    "an address that nobody has": stranger.email,
    "whatever else is somebody's own": "of-mine",
    "what was searched for": "sought-",
  };
}

test("the log reports requests, emails, model calls, scheduled runs and a mistyped setting, without personal data", async ({
  playwright,
}) => {
  const post = await startResendServer();
  const lane = openAiLane(`http://127.0.0.1:${openAiPort}`);
  await lane.script(
    { kind: "error", status: 400, message: "No purpose-of-mine here" },
    { kind: "answer", content: answered },
  );
  const site = await serveOwnSite(
    {
      MAIL_OUTBOX: "off",
      RESEND_API_KEY: "re_key-of-mine",
      RESEND_BASE_URL: post.url,
      OPENAI_API_KEY: "sk-key-of-mine",
      OPENAI_BASE_URL: lane.baseUrl,
    },
    { entry: "tests/faults/faulty-worker.ts" },
  );
  const client = retryResets(
    await playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { ...visitor(), Origin: site.url },
      maxRedirects: 0,
    }),
  );
  const linesOf = () => site.log().split("\n").filter(Boolean);
  try {
    const secrets = await confide(client, () => JSON.stringify(post.calls));
    await runSchedule(client, "search");
    await expect.poll(linesOf).toContainEqual(expect.stringContaining('"event":"schedule"'));
    const mistyped = await client.get("/healthz", { headers: failing("settings=error") });
    expect([mistyped.status(), (await mistyped.json()).code]).toEqual([500, "internal"]);
    await expect.poll(linesOf).toContainEqual(expect.stringContaining("MODEL_TIMEOUT_MS"));

    for (const [what, secret] of Object.entries(secrets))
      expect(
        linesOf().filter((line) => line.includes(secret)),
        what,
      ).toEqual([]);
    const lines = linesOf().map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of lines)
      expect([...common, ...fields[String(line.event)]!]).toEqual(expect.arrayContaining(Object.keys(line)));
    const events = new Set(lines.map(({ event }) => String(event)));
    // An alarm is for a total that is half full.
    expect([...events, "alarm"].toSorted()).toEqual(Object.keys(fields).toSorted());
    const told = expect.objectContaining;
    expect(lines).toContainEqual(
      told({ event: "request", method: "GET", route: "/prompts/:shareId", status: 200 }),
    );
    expect(lines).toContainEqual(told({ event: "request", method: "GET", route: "none", status: 404 }));
    expect(lines).toContainEqual(
      told({ event: "email", kind: "password_reset", language: "ja", sent: true }),
    );
    expect(lines).toContainEqual(told({ event: "model_call", model: "gpt-5-mini", outcome: "model_failed" }));
    expect(lines).toContainEqual(told({ event: "model_call", outcome: "answered" }));
    expect(lines).toContainEqual(told({ event: "schedule", schedule: "search", succeeded: true }));
    const named = lines.filter((line) => JSON.stringify(line).includes("MODEL_TIMEOUT_MS"));
    expect(named).toEqual([told({ requestId: mistyped.headers()["x-request-id"] })]);
  } finally {
    await client.dispose();
    await site.close();
    await post.close();
  }
});

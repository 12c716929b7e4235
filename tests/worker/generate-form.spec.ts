import { expect, test, type APIRequestContext } from "@playwright/test";

import { asksFirst } from "~/domain/asking-leads";

import { textIn } from "../support/formats/text-in";
import { visitor } from "../support/clients/visitor";

test("the form route keeps submitted values and names the problem", async ({ request }) => {
  const response = await request.post("/generate", {
    headers: visitor(),
    form: { purpose: "字".repeat(4001), use: "image" },
  });
  expect(response.status()).toBe(422);
  const html = await response.text();
  expect(html).toContain("4,000文字以内で入力してください");
  expect(html).toContain("字".repeat(4001));
  expect(html).toMatch(/value="image"[^>]*checked|checked[^>]*value="image"/);
});

/** Generates by the form as a browser without scripts, and returns the address and the text of the result. */
async function generateByForm(request: APIRequestContext, form: Record<string, string>) {
  const response = await request.post("/generate", { headers: visitor(), form });
  expect(response.status()).toBe(200);
  const draft = new URL(response.url()).pathname;
  const html = await response.text();
  return { draft, html, text: textIn(html) };
}

/** The kinds of task to choose from in the page of a result. */
const kindsIn = (html: string) =>
  [...html.matchAll(/<button[^>]* value="([\w-]+)"[^>]* name="kind"/g)].map(([, id]) => id!);

const short = { purpose: "義母へのLINE、角を立てずに断りたい", use: "text", deepThinking: "on" };

test("the form makes the prompt of a chosen kind, and of the recognized one where there is no such kind", async ({
  request,
}) => {
  const { html, text } = await generateByForm(request, short);
  const others = kindsIn(html);
  expect(others.length).toBeGreaterThan(1);
  const other = await generateByForm(request, { ...short, kind: others[0]! });
  expect(other.text.split("\n")[0]).toBe(short.purpose);
  expect(other.text).not.toBe(text);
  // The first one is now among those to choose from.
  expect(kindsIn(other.html)).toContain("decline-invitation");
  expect((await generateByForm(request, { ...short, kind: "no-such-kind" })).text).toBe(text);
});

test("regeneration by the form brings another prompt each time, of the person's own words", async ({
  request,
}) => {
  const seen: string[] = [];
  let { text } = await generateByForm(request, short);
  for (let count = 0; count < 3; count += 1) {
    seen.push(text);
    ({ text } = await generateByForm(request, { ...short, refused: text }));
    expect(text.startsWith(short.purpose)).toBe(true);
    expect(text).not.toBe(seen.at(-1));
  }
});

test("the switch of the form decides whether the AI asks; a form without it lets it ask", async ({
  request,
}) => {
  const asking = (await generateByForm(request, short)).text;
  expect(asksFirst(asking)).toBe(true);
  const shown = { ...short, asksShown: "" };
  expect((await generateByForm(request, { ...shown, asks: "on" })).text).toBe(asking);
  for (const off of [shown, { ...short, asks: "off" }])
    expect((await generateByForm(request, off)).text).toBe(short.purpose);
});

test("a refused edit keeps the edited text and the purpose, and shows the reason", async ({ request }) => {
  const headers = visitor();
  const made = await request.post("/generate", { headers, form: { purpose: "詩を書く", use: "image" } });
  const response = await request.post(made.url(), { headers, form: { content: "直した\u0001文" } });
  expect(response.status()).toBe(422);
  const html = await response.text();
  expect(html).toContain("使えない制御文字が含まれています");
  expect(html).toContain("直した");
  expect(html).toMatch(/<textarea[^>]*>詩を書く/);
  expect(html).toMatch(/value="image"[^>]*checked|checked[^>]*value="image"/);
});

test("a write makes the browser's next reads use the primary database", async ({ request }) => {
  const form = await request.post("/generate", {
    headers: visitor(),
    form: { purpose: "詩を書く", use: "text" },
    maxRedirects: 0,
  });
  expect(form.headers()["set-cookie"]).toMatch(/^bookmark=first-primary; Path=\/; Max-Age=60/);
  const stream = await request.post("/api/generate", {
    headers: { ...visitor(), Accept: "text/event-stream" },
    data: { input: "詩を書く" },
  });
  expect(stream.headers()["set-cookie"]).toMatch(/^bookmark=first-primary; Path=\/; Max-Age=60/);
});

test("an unknown use is refused by the form route", async ({ request }) => {
  const response = await request.post("/generate", {
    headers: visitor(),
    form: { purpose: "詩を書く", use: "poem" },
  });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("詩を書く");
});

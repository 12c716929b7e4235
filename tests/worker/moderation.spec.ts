import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { enterAsAdmin } from "../support/clients/town-client";
import { visitor } from "../support/clients/visitor";

/** Closes any context it is in, and would run. */
const hostile = `'"></title></textarea></script><img src=x onerror=alert(1)>`;
const escaped = "&lt;img src=x onerror=alert(1)&gt;";

const report = (client: APIRequestContext, id: string, data: object = { reason: "spam" }) =>
  client.post(`/api/public-prompts/${id}/reports`, { headers: visitor(), data });

const decide = (admin: APIRequestContext, id: string, form: Record<string, string>) =>
  admin.post(`/moderation/${id}`, { form: { reason: "spam", sentence: "No advertising.", ...form } });

test("a prompt is reported by call and by form, by visitors and members, and not by its author", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const { id, shareId } = await publishPrompt(client);
  const [reader, { client: other }] = [await visit(), await member()];
  const answered = await report(reader, id);
  expect([answered.status(), await answered.json()]).toEqual([201, { reported: true }]);
  expect((await report(other, shareId, { reason: "copied", comment: "From elsewhere." })).status()).toBe(201);
  expect(await refusal(await report(other, id))).toEqual([409, "already_reported"]);
  expect(await refusal(await report(client, id))).toEqual([403, "report_own"]);
  expect(await refusal(await report(reader, "0".repeat(22)))).toEqual([404, "prompt_not_found"]);
  expect(
    (await (await report(reader, id, { reason: "dull", comment: "x".repeat(1_001) })).json()).fields,
  ).toEqual({
    reason: expect.objectContaining({ code: "not_an_option" }),
    comment: expect.objectContaining({ code: "too_long", limit: 1_000 }),
  });

  const path = `/prompts/${shareId}/report`;
  expect(await (await reader.get(`/prompts/${shareId}`)).text()).toContain(path);
  expect(await (await client.get(`/prompts/${shareId}`)).text()).not.toContain(path);
  expect((await client.get(path)).status()).toBe(403);
  expect((await reader.get(path)).status()).toBe(200);
  const form = { reason: "personal", comment: "A telephone number." };
  const incomplete = await reader.post(path, { headers: visitor(), form: { comment: form.comment } });
  expect([incomplete.status(), await incomplete.text()]).toEqual([
    422,
    expect.stringContaining(form.comment),
  ]);
  const sent = await reader.post(path, { headers: visitor(), form });
  expect([sent.status(), sent.headers().location]).toEqual([303, `${path}?done`]);
  expect(await (await reader.get(`${path}?done`)).text()).toContain("報告を受け付けました");
});

test(
  "the queue, cases and decisions are 404 for everybody but admins",
  { tag: "@promise-16c" },
  async ({ member, visit, registered }) => {
    const { client } = await member();
    const { id, shareId } = await publishPrompt(client);
    await report(await visit(), id);
    for (const nobody of [await visit(), client, (await registered()).client])
      for (const path of ["/moderation", `/moderation/${id}`, "/moderation?page=2"]) {
        expect((await nobody.get(path)).status(), path).toBe(404);
        expect((await nobody.get(`${path.replace(/\?|$/, ".data$&")}`)).status(), path).toBe(404);
        for (const form of [{ action: "hide" }, { action: "?" }])
          expect([404, 405]).toContain((await nobody.post(path, { form })).status());
      }
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(200);
  },
);

test(
  "an admin hides a prompt, its author reads why and answers once, and the decision is lifted",
  { tag: ["@promise-16c", "@promise-17a"] },
  async ({ member, visit }) => {
    const { client } = await member();
    const admin = await visit();
    await enterAsAdmin(admin);
    const { id, shareId } = await publishPrompt(client, { description: hostile, content: hostile });
    await report(await visit(), id, { reason: "spam", comment: hostile });
    const text = async (reader: APIRequestContext, path: string) => {
      const page = await reader.get(path, { headers: { "Accept-Language": "en" } });
      expect(page.status(), path).toBe(200);
      const html = await page.text();
      expect(html).not.toContain("<img src=x");
      return html;
    };
    expect(await text(admin, "/profile")).toContain('href="/moderation"');
    expect(await text(client, "/profile")).not.toContain('href="/moderation"');
    expect(await text(admin, `/moderation/${id}`)).toContain(escaped);
    const vague = await decide(admin, id, { action: "hide", sentence: "", reason: "none" });
    expect(vague.status()).toBe(422);

    expect((await decide(admin, id, { action: "hide", sentence: hostile })).status()).toBe(303);
    for (const path of [`/prompts/${shareId}`, `/embed/${shareId}`, `/prompts/${shareId}/report`])
      expect((await (await visit()).get(path)).status(), path).toBe(404);
    expect(await text(admin, `/moderation/${id}`)).toContain("The prompt is private");
    const posts = await text(client, "/my-town-prompts");
    expect(posts).toContain(`/dashboard/prompts/${id}/decision`);
    expect(await text(client, `/dashboard/prompts/${id}`)).toContain(`/dashboard/prompts/${id}/decision`);
    const decision = `/dashboard/prompts/${id}/decision`;
    const read = await text(client, decision);
    expect(read).toContain("Advertising or spam");
    expect(read).toContain(escaped);

    expect((await (await member()).client.post(decision, { form: { answer: "Mine" } })).status()).toBe(404);
    expect((await client.post(decision, { form: { answer: " " } })).status()).toBe(422);
    expect((await client.post(decision, { form: { answer: hostile } })).status()).toBe(303);
    expect((await client.post(decision, { form: { answer: "Again" } })).status()).toBe(409);
    expect(await text(admin, `/moderation/${id}`)).toContain("The author’s answer");
    expect((await decide(admin, id, { action: "uphold" })).status()).toBe(303);
    expect(await text(client, decision)).toContain("No further answer is possible");
    expect((await decide(admin, id, { action: "lift", reason: "none", sentence: "" })).status()).toBe(303);
    expect((await (await visit()).get(`/prompts/${shareId}`)).status()).toBe(200);
    expect((await client.get(decision)).status()).toBe(404);
    expect(await text(admin, "/moderation")).toContain("Decision lifted");
  },
);

const text = (word: string) =>
  `You are a patient guide for ${word} travellers with little money. Ask me three questions about my trip before you plan it. Then write a plan for each day.`;

test("a near-copy is refused with its original by call and form, and published with a credit", async ({
  member,
}) => {
  const [{ client }, { client: other }] = [await member(), await member()];
  const content = text(crypto.randomUUID());
  const original = await publishPrompt(client, { content, title: "The first" });
  const place = { category: "business", subcategory: "マネジメント" };
  const keep = async () => {
    const kept = await other.post("/api/prompts", {
      data: { originalInput: "a trip", content: content.replace("patient", "friendly") },
    });
    return (await kept.json()) as { id: string };
  };
  const [{ id }, { id: second }] = [await keep(), await keep()];
  const headers = { "Accept-Language": "en" };
  const refused = await other.post(`/api/prompts/${id}/publish-to-town`, { data: place, headers });
  expect([refused.status(), await refused.json()]).toEqual([
    409,
    { code: "near_copy", error: expect.stringContaining("nearly the same"), original: original.shareId },
  ]);
  const path = `/dashboard/prompts/${second}/publish`;
  const page = await other.post(path, { form: { ...place, showProfile: "on" }, headers });
  expect(page.status()).toBe(409);
  const html = await page.text();
  expect(html).toContain(`/prompts/${original.shareId}`);
  expect(html).toMatch(new RegExp(`name="basedOn"[^>]*value="${original.shareId}"`));
  const basedOn = original.shareId;
  const credited = await other.post(`/api/prompts/${id}/publish-to-town`, { data: { ...place, basedOn } });
  expect(credited.status()).toBe(200);
  const { shareId } = await credited.json();
  const shared = await (await other.get(`/prompts/${shareId}`, { headers })).text();
  expect(shared).toContain("Based on");
  expect(shared).toContain("The first");
  expect((await other.post(path, { form: { ...place, basedOn, showProfile: "on" } })).status()).toBe(303);
});

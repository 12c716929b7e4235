import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { keepFact } from "../support/clients/make-one-of-each";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { addressesOf } from "../support/clients/share-client";
import { sharePrompt } from "../support/clients/share-prompt";
import { fromHere, visitor } from "../support/clients/visitor";

const uniqueFact = () => ({ name: "My shop", text: `Kotori ${uniqueWord()}` });

/** A prompt of the town with a fact in its text, a tag, the name of a field, a shared version and an example, kept as a fact later. */
async function publishHolding(client: APIRequestContext, fact: { name: string; text: string }) {
  const content = `Invite our guests to {{${fact.text}}} ${uniqueWord()}.`;
  const { id, shareId } = await publishPrompt(client, { content, tags: ["party", fact.text] });
  const send = async (path: string, method: "patch" | "post", data: object) => {
    const response = await client[method](path, { headers: { ...fromHere, ...visitor() }, data });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await send(`/api/prompts/${id}`, "patch", { content: `${content} ${fact.text} is ours.` });
  await send(`/api/prompts/${id}/versions/1`, "patch", { isShared: true });
  const values = { [fact.text]: "in May" };
  await send(`/api/my-town-prompts/${id}/examples`, "post", { text: "Dear guests,", values });
  await keepFact(client, fact);
  return { id, shareId };
}

test(
  "the page of facts tells of prompts that were public before, and makes fields of the facts in them",
  { tag: "@promise-14e" },
  async ({ member, visit, baseURL }) => {
    const { client } = await member();
    const fact = uniqueFact();
    const { id, shareId } = await publishHolding(client, fact);
    const { id: other } = await sharePrompt(client, { content: "Thank our guests." });
    const page = `/dashboard/prompts/${id}/facts`;
    const listed = async () => (await client.get("/facts")).text();
    expect(await listed()).toContain(`href="${page}"`);
    expect(await listed()).not.toContain(other);
    expect((await client.get(page)).status()).toBe(200);
    const done = await client.post(page, { headers: fromHere, form: {}, maxRedirects: 0 });
    expect([done.status(), done.headers().location]).toEqual([303, "/facts"]);
    expect(await listed()).not.toContain(page);
    const reader = await visit();
    const reads = [
      ...addressesOf(shareId, baseURL!),
      `/prompts/${shareId}?v=1`,
      `/api/prompts/${shareId}?v=1`,
      `/api/public-prompts?search=${fact.text}`,
    ];
    for (const address of reads)
      expect(
        (await (await reader.get(address)).text()).replaceAll(`search=${fact.text}`, ""),
        address,
      ).not.toMatch(new RegExp(`${fact.text}(?!["&])`));
    const { prompt } = await (await reader.get(`/api/prompts/${shareId}`)).json();
    expect(prompt.content).toContain("{{My shop}}");
    expect(prompt.tags).toContain("[My shop]");
  },
);

test(
  "a version that was shared before is shown no more once its prompt is published again",
  { tag: "@promise-14e" },
  async ({ member, visit }) => {
    const { client } = await member();
    const fact = uniqueFact();
    const { id, shareId } = await publishHolding(client, fact);
    const version = async () => (await (await visit()).get(`/api/prompts/${shareId}?v=1`)).status();
    const place = { category: "communication", subcategory: "文章作成" };
    const headers = { ...fromHere, ...visitor() };
    expect(await version()).toBe(200);
    const again = await client.post(`/api/prompts/${id}/publish-to-town`, { headers, data: place });
    expect(again.status(), await again.text()).toBe(200);
    expect(await version()).toBe(404);
  },
);

import type { APIRequestContext } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { togglePublic } from "../support/clients/share-prompt";

const place = { category: "marketing", subcategory: "ブランディング" };

/** The addresses where everybody sees a published prompt, by name. */
const sights = (word: string, shareId: string): Record<string, string> => ({
  list: "/api/public-prompts",
  category: "/api/public-prompts?category=marketing",
  subcategory: `/api/public-prompts?${new URLSearchParams(place)}`,
  page: `/town-prompts?${new URLSearchParams({ ...place, language: "all" })}`,
  data: `/town-prompts.data?${new URLSearchParams({ ...place, language: "all" })}`,
  search: `/api/public-prompts?search=${word}`,
  searchPage: `/town-prompts?search=${word}&language=all`,
  feed: "/feeds/all.xml",
  categoryFeed: "/feeds/marketing.xml",
  share: `/prompts/${shareId}`,
  shareCall: `/api/prompts/${shareId}`,
  embed: `/embed/${shareId}`,
});

/** The names of the addresses that show `mark`, and whether the sitemap has its page. */
async function seen(client: APIRequestContext, addresses: Record<string, string>, mark: string) {
  const found: string[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    const response = await client.get(address);
    expect([200, 404], address).toContain(response.status());
    if ((await response.text()).includes(mark)) found.push(name);
  }
  const index = await (await client.get("/sitemap.xml")).text();
  for (const [, part] of index.matchAll(/<loc>.*?(\/sitemaps\/town-\d+\.xml)<\/loc>/g))
    if ((await (await client.get(part!)).text()).includes(`${addresses.share}<`)) found.push("sitemap");
  return found;
}

/** Short public lists: other tests' publications may push it out. */
const busy = ["list", "category", "feed"];
const byLink = ["share", "shareCall", "embed"];
const everywhere = [
  "subcategory",
  "page",
  "data",
  "search",
  "searchPage",
  "categoryFeed",
  ...byLink,
  "sitemap",
];
const lasting = (names: string[]) => names.filter((name) => !busy.includes(name));

/** Publishes a prompt and waits until it is found; returns where a visitor sees it. */
async function publishWord(client: APIRequestContext, visitor: APIRequestContext) {
  const [word, mark] = [uniqueWord(), uniqueWord()];
  // Not the searched word itself, which its page repeats.
  const { id, shareId } = await publishPrompt(client, { originalInput: word, content: mark, ...place });
  await refreshSearch(visitor);
  const addresses = sights(word, shareId);
  return { id, shareId, look: () => seen(visitor, addresses, mark) };
}

test("a publication is seen everywhere, and a removed one only by its link", async ({ member, visit }) => {
  const { client } = await member();
  const { id, look } = await publishWord(client, await visit());
  expect(lasting(await look())).toEqual(everywhere);
  await client.delete(`/api/public-prompts/${id}`);
  expect(await look()).toEqual(byLink);
});

test(
  "a private publication is gone everywhere at once, and back when it is public",
  { tag: "@promise-16a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const reader = await visit();
    const { id, look } = await publishWord(client, reader);
    await togglePublic(client, id);
    expect(await look()).toEqual([]);
    await togglePublic(client, id);
    await refreshSearch(reader);
    expect(lasting(await look())).toEqual(everywhere);
  },
);

test(
  "a deleted publication is gone everywhere at once",
  { tag: "@promise-16a" },
  async ({ member, visit }) => {
    const { client } = await member();
    const { id, look } = await publishWord(client, await visit());
    expect((await client.delete(`/api/prompts/${id}`)).status()).toBe(200);
    expect(await look()).toEqual([]);
  },
);

test("a deleted account's publications are deleted too", async ({ member, visit }) => {
  const { client } = await member();
  const { look } = await publishWord(client, await visit());
  const gone = await client.post("/api/account/delete", { headers: { "Content-Type": "application/json" } });
  expect(gone.status()).toBe(200);
  expect(await look()).toEqual([]);
});

test("an edit is seen everywhere at once", async ({ member, visit }) => {
  const { client } = await member();
  const reader = await visit();
  const { id, shareId } = await publishWord(client, reader);
  const mark = uniqueWord();
  await client.patch(`/api/public-prompts/${id}`, { data: { content: mark, ...place } });
  const addresses = Object.entries(sights("-", shareId)).filter(([name]) => !name.startsWith("search"));
  expect(lasting(await seen(reader, Object.fromEntries(addresses), mark))).toEqual(
    everywhere.filter((name) => !name.startsWith("search")),
  );
});

test("the town's lists are not cached, or are revalidated each time", async ({ member, visit }) => {
  const { client } = await member();
  const reader = await visit();
  for (const path of ["/town-prompts", "/town-prompts.data"])
    for (const who of [client, reader])
      expect((await who.get(path)).headers()["cache-control"], path).toBe("private, no-store");
  for (const path of ["/api/public-prompts", "/api/prompt-categories"]) {
    expect((await client.get(path)).headers()["cache-control"], path).toBe("private, no-store");
    expect((await reader.get(path)).headers()["cache-control"], path).toBe("public, no-cache");
  }
  expect((await client.get("/my-town-prompts")).headers()["cache-control"]).toBe("private, no-store");
});

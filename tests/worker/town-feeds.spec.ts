import type { APIRequestContext } from "@playwright/test";

import { checkEach } from "../support/check-each";
import { expect, setCookies, test } from "../support/clients/clients";
import { hostileTexts } from "../support/factories/hostile-texts";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { readXml, shownHtml } from "../support/formats/town-xml";

const place = { category: "business", subcategory: "会議・ミーティング" };
const entry = {
  titles: "entry > title",
  contents: "entry > content",
  links: "entry > link",
  ids: "entry > id",
};

/** The elements of texts that are set. */
const setElements =
  "a blockquote br code del em h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul".split(" ");

/** The addresses of publications, by part of the sitemap. */
async function sitemapParts(client: APIRequestContext): Promise<string[]> {
  const index = await (await client.get("/sitemap.xml")).text();
  return [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

test(
  "a feed lists the latest publications, newest first, whatever their texts",
  { tag: "@promise-17a" },
  async ({ page, member, visit, baseURL }) => {
    const { client } = await member();
    const word = uniqueWord();
    const texts = [...hostileTexts, "]]>", "\uFFFE\uFFFF", "&amp; <!-- -->"].map((text) => `${word} ${text}`);
    const published = [];
    for (const text of texts)
      published.unshift(
        await publishPrompt(client, {
          originalInput: text,
          content: text,
          description: text,
          tags: ["a&b<c>"],
          ...place,
        }),
      );
    const reader = await visit();
    for (const path of ["/feeds/all.xml", "/feeds/business.xml"]) {
      const response = await reader.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
      const feed = await readXml(page, await response.text(), {
        ...entry,
        summaries: "entry > summary[type=html]",
        self: 'feed > link[rel="self"]',
        pages: 'feed > link[rel="alternate"][type="text/html"]',
        id: "feed > id",
        required: "feed > id, feed > title, feed > updated",
        dates: "updated, published",
        authors: "author > name",
      });
      expect(feed.self).toEqual([`${baseURL}${path}?lang=ja`]);
      expect(feed.id).toEqual(feed.self);
      expect(feed.pages).toEqual([
        `${baseURL}/town-prompts?${path.includes("all") ? "" : "category=business&"}lang=ja`,
      ]);
      expect(feed.required).toHaveLength(3);
      for (const date of feed.dates) expect(new Date(date).toISOString()).toBe(date);
      expect(feed.contents.length).toBeLessThanOrEqual(30);
      expect(new Set(feed.ids).size).toBe(feed.ids.length);
      expect(feed.links).toEqual(feed.ids.map((id) => `${id}?lang=ja`));
      expect(feed.authors).toHaveLength(feed.ids.length);
      const read: Awaited<ReturnType<typeof shownHtml>>[] = [];
      for (const content of feed.contents) read.push(await shownHtml(page, content));
      for (const { elements } of read) expect(setElements).toEqual(expect.arrayContaining(elements));
      const own = read.map(({ text }) => text).filter((text) => text.startsWith(word));
      const shown = (text: string) => text.replace(/[\uFFFE\uFFFF]/g, "\uFFFD").replace("\u2028", " ");
      expect(own.map((text) => text.replace("\u2028", " "))).toEqual(
        texts.toReversed().slice(0, own.length).map(shown),
      );
      const told = feed.summaries.filter((summary) => summary.includes(word));
      expect(told.length).toBeGreaterThanOrEqual(own.length);
      if (own.length === texts.length)
        expect(feed.ids.filter((_, index) => read[index]!.text.startsWith(word))).toEqual(
          published.map(({ shareId }) => `${baseURL}/prompts/${shareId}`),
        );
    }
    const other = await (await reader.get("/feeds/marketing.xml")).text();
    expect(other).not.toContain(word);
  },
);

test("a feed is in the reader's language, the same for everybody, and 304 while unchanged", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  await publishPrompt(client, place);
  const reader = await visit();
  // Another test may publish in between.
  await expect(async () => {
    const [theirs, mine] = [await reader.get("/feeds/business.xml"), await client.get("/feeds/business.xml")];
    expect(await mine.text()).toBe(await theirs.text());
    const { etag } = theirs.headers();
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(mine.headers().etag).toBe(etag);
    for (const response of [theirs, mine]) {
      expect(setCookies(response)).toEqual([]);
      expect(response.headers()["cache-control"]).toBe("public, no-cache");
    }
    for (const known of [etag!, `W/${etag}`, `"x", ${etag}`]) {
      const again = await reader.get("/feeds/business.xml", { headers: { "If-None-Match": known } });
      expect([again.status(), await again.text(), again.headers().etag]).toEqual([304, "", etag]);
    }
    const stale = await reader.get("/feeds/business.xml", { headers: { "If-None-Match": '"stale"' } });
    expect(stale.status()).toBe(200);
  }).toPass();
  for (const [language, title] of [
    ["ja", "ビジネス"],
    ["en", "Business"],
    ["es", "Negocios"],
  ] as const)
    for (const response of [
      await reader.get("/feeds/business.xml", { headers: { "Accept-Language": language } }),
      await reader.get(`/feeds/business.xml?lang=${language}`),
    ]) {
      const feed = await response.text();
      expect(feed).toContain(`xml:lang="${language}"`);
      expect(/<title>(.*?)<\/title>/.exec(feed)![1]).toContain(title);
      expect(setCookies(response)).toEqual([]);
      expect(response.headers().vary).toContain("Accept-Language");
    }
});

test("feeds exist for the whole town and each category, and nothing else", async ({ visit }) => {
  const reader = await visit();
  for (const name of ["all", "marketing", "business", "communication", "technology", "ai", "image", "video"])
    expect((await reader.get(`/feeds/${name}.xml`)).status(), name).toBe(200);
  for (const name of [
    "cooking.xml",
    "all",
    "all.json",
    "SEO.xml",
    "__proto__.xml",
    "constructor.xml",
    ".xml",
    "%00.xml",
  ])
    expect((await reader.get(`/feeds/${name}`)).status(), name).toBe(404);
  const page = await (await reader.get("/town-prompts?category=ai")).text();
  expect(page).toContain('href="/feeds/ai.xml?language=ja&amp;lang=ja"');
});

test("the sitemap lists the site's own pages and the publications", async ({
  page,
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const { shareId } = await publishPrompt(client, place);
  const reader = await visit();
  const index = await reader.get("/sitemap.xml");
  expect(index.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  await readXml(page, await index.text(), { parts: "sitemapindex > sitemap > loc" });
  const parts = await sitemapParts(reader);
  expect(parts.slice(0, 2)).toEqual(["/sitemaps/pages.xml", "/sitemaps/town-1.xml"]);
  const addresses: string[] = [];
  for (const part of parts) {
    const response = await reader.get(part);
    expect(response.status(), part).toBe(200);
    expect(setCookies(response)).toEqual([]);
    const { etag } = response.headers();
    const again = await reader.get(part, { headers: { "If-None-Match": etag! } });
    if (part.includes("pages")) expect(again.status()).toBe(304);
    const { places } = await readXml(page, await response.text(), { places: "urlset > url > loc" });
    addresses.push(...places);
  }
  expect(addresses).toContain(`${baseURL}/prompts/${shareId}`);
  expect(addresses.every((address) => address.startsWith(`${baseURL}/`))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  const places = addresses.filter((address) => address.includes("/town-prompts"));
  expect(places).toHaveLength(4 * (1 + 7 + 56));
  const some = [
    ...addresses.filter((one) => !/\/prompts\/|subcategory/.test(one)),
    ...places.filter((one) => /%E4%BC%9A%E8%AD%B0|3D/.test(one)),
  ];
  await checkEach(
    some.filter((one) => !one.includes("lang=")),
    String,
    async (address) => expect((await reader.get(address)).status()).toBe(200),
  );
  for (const part of [
    "town-0",
    "town-9999999",
    "town-1e3",
    "town-01",
    "town--1",
    "town-x",
    "pages-1",
    "town",
  ])
    expect((await reader.get(`/sitemaps/${part}.xml`)).status(), part).toBe(404);
});

test("robots.txt links the sitemap and excludes members' pages and calls", async ({ visit, baseURL }) => {
  const reader = await visit();
  const response = await reader.get("/robots.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(setCookies(response)).toEqual([]);
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  for (const path of ["/api/", "/auth", "/dashboard", "/my-town-prompts", "/profile"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines.join("\n")).not.toMatch(/Disallow: \/(town-prompts|prompts|feeds)?$/m);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

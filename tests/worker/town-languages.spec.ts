import { expect, setCookies, test } from "../support/clients/clients";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { readTown } from "../support/clients/town-client";
import { fromHere, visitor } from "../support/clients/visitor";

const place = { category: "video", subcategory: "特殊効果" };
const list = `/town-prompts?${new URLSearchParams(place)}`;

test("a prompt in two languages: lists, feeds, its pages and the sitemap", async ({
  member,
  visit,
  baseURL,
}) => {
  const { client } = await member();
  const word = uniqueWord();
  const headers = { ...fromHere, ...visitor() };
  const english = await publishPrompt(client, {
    originalInput: `Sparks ${word}`,
    content: `Draw the sparks ${word}.`,
    ...place,
  });
  const japanese = {
    language: "ja",
    originalInput: `火花 ${word}`,
    content: `火花を描いてください ${word}。`,
  };
  const made = await client.post(`/api/prompts/${english.id}/languages`, { headers, data: japanese });
  expect(made.status(), await made.text()).toBe(200);
  const version = (await made.json()) as { id: string; shareId: string };
  expect(version).toMatchObject({ ...place, language: "ja", isPublic: true });
  const again = await client.post(`/api/prompts/${english.id}/languages`, { headers, data: japanese });
  expect([again.status(), (await again.json()).code]).toEqual([409, "version_exists"]);
  const wrong = await client.post(`/api/prompts/${english.id}/languages`, {
    headers,
    data: { language: "fr" },
  });
  expect(Object.keys((await wrong.json()).fields).toSorted()).toEqual([
    "content",
    "language",
    "originalInput",
  ]);

  const reader = await visit();
  // One card in the lists of all languages, of the reader's language where the page knows it.
  expect((await readTown(reader, place)).prompts.map(({ id }) => id)).not.toContain(version.id);
  expect((await readTown(reader, { ...place, language: "ja" })).prompts[0]!.id).toBe(version.id);
  expect((await readTown(reader, { ...place, language: "en" })).prompts[0]!.id).toBe(english.id);
  const page = async (address: string, language: string) =>
    (await reader.get(address, { headers: { "Accept-Language": language, Cookie: "" } })).text();
  for (const [language, shown, hidden] of [
    ["ja", `火花 ${word}`, `Sparks ${word}`],
    ["en", `Sparks ${word}`, `火花 ${word}`],
  ] as const)
    for (const address of [list, `${list}&language=all`]) {
      const html = await page(address, language);
      expect(html, address).toContain(shown);
      expect(html, address).not.toContain(hidden);
    }
  const feed = await page(`/feeds/video.xml?language=ja`, "en");
  expect(feed).toContain(version.shareId);
  expect(feed).not.toContain(english.shareId);

  const { prompt } = await (await reader.get(`/api/prompts/${version.shareId}`)).json();
  expect(prompt).toMatchObject({
    language: "ja",
    versions: { en: english.shareId, ja: version.shareId },
  });
  const own = await page(`/prompts/${version.shareId}`, "es");
  for (const [lang, id] of [
    ["ja", version.shareId],
    ["en", english.shareId],
    ["es", english.shareId],
  ])
    expect(own).toContain(`hrefLang="${lang}" href="${baseURL}/prompts/${id}?lang=${lang}"`);
  expect(own).toContain(`hrefLang="x-default" href="${baseURL}/prompts/${english.shareId}"`);
  expect(own).toMatch(/<h1 dir="auto" lang="ja"/);
  const parts = [
    ...(await (await reader.get("/sitemap.xml")).text()).matchAll(/<loc>([^<]*town-\d+\.xml)<\/loc>/g),
  ];
  const map = await (await reader.get(new URL(parts.at(-1)![1]!).pathname)).text();
  expect(map).toContain(`<url><loc>${baseURL}/prompts/${version.shareId}</loc>`);
  expect(map).toContain(`hreflang="ja" href="${baseURL}/prompts/${version.shareId}?lang=ja"`);

  const draft = await client.post(`/my-town-prompts/${version.id}/languages`, {
    headers,
    form: { task: "draft", language: "es" },
  });
  expect(draft.status(), "a draft on a site without a model").toBe(409);

  const unlinked = await client.delete(`/api/prompts/${version.id}/languages`, { headers });
  expect(await unlinked.json()).toEqual({ unlinked: true });
  expect((await readTown(reader, place)).prompts[0]!.id).toBe(version.id);
});

test("a reader's choice of a language is saved, and their own needs no cookie", async ({ visit }) => {
  const reader = await visit();
  const ask = (address: string, cookie = "") =>
    reader.get(address, { headers: { "Accept-Language": "en", Cookie: cookie } });
  const current = async (response: Awaited<ReturnType<typeof ask>>) =>
    /aria-label="Language of the prompts".*?aria-current="true"[^>]*>([^<]*)/s.exec(
      await response.text(),
    )?.[1];
  expect(await current(await ask("/town-prompts"))).toBe("English");
  const chosen = await ask("/town-prompts?language=es");
  expect(await current(chosen)).toBe("Español");
  expect(setCookies(chosen)).toEqual([expect.stringMatching(/^language=es; .*Max-Age=31536000.*HttpOnly/)]);
  expect(await current(await ask("/town-prompts", "language=es"))).toBe("Español");
  expect(setCookies(await ask("/town-prompts?language=en"))).toEqual([expect.stringContaining("Max-Age=0")]);
  expect(setCookies(await ask("/town-prompts?language=fr"))).toEqual([]);
  expect(await current(await ask("/town-prompts?language=fr", "language=xx"))).toBe("English");
  // Public responses depend on no cookie.
  for (const address of ["/api/public-prompts?language=es", "/feeds/all.xml?language=es"])
    expect(setCookies(await ask(address))).toEqual([]);
  const refused = await ask("/api/public-prompts?language=fr");
  expect([refused.status(), (await refused.json()).fields]).toMatchObject([
    422,
    { language: { code: "not_an_option" } },
  ]);
});

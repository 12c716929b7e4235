import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { fromHere } from "../support/clients/visitor";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const place = { category: "technology", subcategory: "IoT" };

test("a prompt is saved, listed and taken off by JSON", async ({ member }) => {
  const { client: author } = await member();
  const { id, shareId, originalInput } = await publishPrompt(author, place);
  const { client } = await member();
  for (let time = 0; time < 2; time += 1)
    expect(await (await client.put(`/api/shelf/${shareId}`)).json()).toEqual({ isSaved: true });
  const prompt = { shareId, originalInput, subcategory: "IoT", author: null, saves: 1, uses: 0 };
  expect(await (await client.get("/api/shelf")).json()).toMatchObject({
    items: [{ id, prompt }],
    pagination: { page: 1, totalPages: 1, total: 1 },
  });
  expect(await refusal(await author.put(`/api/shelf/${shareId}`))).toEqual([409, "prompt_own"]);
  expect(await refusal(await client.put("/api/shelf/none"))).toEqual([404, "prompt_not_found"]);
  expect(await refusal(await client.get("/api/shelf?page=0"))).toEqual([422, "invalid_fields"]);
  await author.patch(`/api/prompts/${id}/toggle-public`);
  expect(await (await client.get("/api/shelf")).json()).toMatchObject({ items: [{ id, prompt: null }] });
  const page = await (await client.get("/dashboard/shelf")).text();
  expect(page).toContain("公開が終了しました");
  expect(page).not.toContain(originalInput);
  expect(await (await client.delete(`/api/shelf/${id}`)).json()).toEqual({ isSaved: false });
  expect(await (await client.get("/api/shelf")).json()).toMatchObject({ items: [] });
});

test("a form saves and removes, and leads back to its page", async ({ member, baseURL }) => {
  const { client: author } = await member();
  const { shareId } = await publishPrompt(author, place);
  const { client } = await member();
  const post = (form: Record<string, string>) =>
    client.post(`/prompts/${shareId}/shelf`, {
      headers: { ...fromHere, Referer: `${baseURL}/town-prompts?order=week` },
      form,
      maxRedirects: 0,
    });
  const saved = await post({});
  expect([saved.status(), saved.headers().location]).toEqual([303, "/town-prompts?order=week"]);
  expect(await (await client.get(`/prompts/${shareId}`)).text()).toContain("保存済み");
  expect((await post({ remove: "on" })).status()).toBe(303);
  expect(await (await client.get("/api/shelf")).json()).toMatchObject({ items: [] });
});

test("a beacon counts a use once, sets no cookie, and counts for no author and no robot", async ({
  visit,
  member,
}) => {
  const { client: author } = await member();
  const { shareId } = await publishPrompt(author, place);
  const visitor = await visit();
  const used = (client: typeof visitor, agent = browser) =>
    client.post(`/prompts/${shareId}/used`, { headers: { ...fromHere, "User-Agent": agent } });
  for (let time = 0; time < 3; time += 1) {
    const response = await used(visitor);
    expect([response.status(), response.headers()["set-cookie"]]).toEqual([204, undefined]);
  }
  await used(author);
  await used(await visit(), "Googlebot/2.1 (+http://www.google.com/bot.html)");
  const view = await (await visitor.get(`/api/prompts/${shareId}`)).json();
  expect(view).toMatchObject({ saves: 0, uses: 1, isSaved: false });
  const foreign = await visitor.post(`/prompts/${shareId}/used`, {
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

test(
  "a copy in the widget's sandboxed frame counts as a visitor's use, and no cookie of a member is read",
  { tag: "@promise-13a" },
  async ({ visit, member }) => {
    const { client: author } = await member();
    const { shareId } = await publishPrompt(author, place);
    const reader = await visit();
    const fromFrame = { Origin: "null", "Sec-Fetch-Site": "cross-site", "User-Agent": browser };
    const copy = (client: typeof reader, headers: Record<string, string> = fromFrame) =>
      client.post(`/embed/${shareId}/used`, { headers });
    for (let time = 0; time < 3; time += 1) {
      const response = await copy(reader);
      expect([response.status(), response.headers()["set-cookie"]]).toEqual([204, undefined]);
    }
    expect(await (await reader.get(`/api/prompts/${shareId}`)).json()).toMatchObject({ uses: 1 });
    // A widget that is opened on its own, or framed without a sandbox.
    expect((await copy(reader, { ...fromHere, "User-Agent": browser })).status()).toBe(204);
    expect((await copy(author)).status()).toBe(204);
    expect(await (await reader.get(`/api/prompts/${shareId}`)).json()).toMatchObject({ uses: 2 });
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site" },
      { ...fromFrame, "Content-Type": "application/x-www-form-urlencoded" },
    ] as Record<string, string>[])
      expect((await copy(reader, headers)).ok(), JSON.stringify(headers)).toBe(false);
    const old = await reader.post(`/prompts/${shareId}/used`, { headers: fromFrame });
    expect(old.status()).toBe(403);
    expect((await reader.get(`/embed/${shareId}/used`)).headers().allow).toBe("POST");
  },
);

test("lists and feeds follow the sort, and a list without scores says so", async ({ member, visit }) => {
  const { client: author } = await member();
  const quiet = { category: "video", subcategory: "ドキュメンタリー" };
  const { originalInput, shareId } = await publishPrompt(author, quiet);
  const { originalInput: newer } = await publishPrompt(author, quiet);
  const visitor = await visit();
  const list = `category=video&subcategory=${encodeURIComponent("ドキュメンタリー")}&order=best`;
  expect(await (await visitor.get(`/town-prompts?${list}`)).text()).toContain("人気順はまだありません");
  const { client } = await member();
  await client.put(`/api/shelf/${shareId}`);
  await refreshSearch(visitor);
  const { prompts } = await (await visitor.get(`/api/public-prompts?${list}`)).json();
  expect(prompts[0]).toMatchObject({ originalInput, saves: 1, isNewHere: false });
  const page = await (await visitor.get(`/town-prompts?${list}`)).text();
  expect(page).not.toContain("人気順はまだありません");
  expect(page).toContain("order=best");
  const feed = await (await visitor.get("/feeds/video.xml?order=best")).text();
  expect(feed).toContain(originalInput);
  expect(feed).not.toContain(newer);
  expect((await visitor.get("/api/public-prompts?order=random")).status()).toBe(422);
});

import { expect, test } from "../contract/people";
import { everything, expectFailure, failing } from "../support/clients/failing";
import { createFolder, createPrompt, refusal } from "../support/factories/library-client";
import { jpeg } from "../support/factories/pictures";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { visitor } from "../support/clients/visitor";

test.describe("a failing search", () => {
  const search = encodeURIComponent("週報");

  test("the town's page shows a notice, the newest prompts and the submitted query", async ({ people }) => {
    const purpose = uniquePurpose();
    await publishPrompt(people.owner, { originalInput: purpose });
    const words = {
      ja: "いまは検索できません",
      en: "Search is unavailable",
      es: "La búsqueda no está disponible",
    };
    for (const [language, sentence] of Object.entries(words)) {
      const headers = failing("search=error", language);
      const response = await people.stranger.get(`/town-prompts?language=all&search=${search}`, { headers });
      const html = await expectFailure(response, 503);
      expect(html).toContain(sentence);
      expect(html).toContain('value="週報"');
      expect(html).toMatch(/<article/);
    }
    const list = await people.stranger.get("/town-prompts", { headers: failing("search=error") });
    expect(list.status()).toBe(200);
  });

  test("the API responds with an error code of its own", async ({ people }) => {
    const headers = failing("search=error", "en");
    const response = await people.stranger.get(`/api/public-prompts?search=${search}`, { headers });
    expect(await refusal(response)).toEqual([503, "search_failed"]);
  });

  test("publishing succeeds, and is found once the search is back", async ({ people }) => {
    const word = uniqueWord();
    const { id } = await createPrompt(people.owner, { originalInput: `a letter ${word}` });
    const published = await people.owner.post(`/api/prompts/${id}/publish-to-town`, {
      headers: failing("search=error"),
      data: { category: "communication", subcategory: "文章作成" },
    });
    expect(published.status()).toBe(200);
    // The next write by anybody works off the queue.
    await createFolder(people.owner, uniqueWord());
    const find = async () =>
      (await (await people.stranger.get(`/api/public-prompts?search=${word}`, { headers: visitor() })).json())
        .pagination.total;
    await expect.poll(find).toBe(1);
  });
});

test("a failing cache breaks no page", async ({ people }) => {
  const { shareId } = await publishPrompt(people.owner);
  for (const path of ["/", "/town-prompts", `/prompts/${shareId}`, `/embed/${shareId}`])
    expect((await people.stranger.get(path, { headers: failing("cache=error") })).status(), path).toBe(200);
  const translated = await people.stranger.post("/api/translate/batch", {
    headers: failing("cache=error"),
    data: { texts: ["週報"], targetLanguage: "en" },
  });
  expect((await translated.json()).translatedTexts).toEqual(["週報"]);
});

test("the return from Google is an error page where the session cannot be read", async ({ people }) => {
  for (const language of ["ja", "en", "es"]) {
    const headers = failing("db=error", language);
    const response = await people.owner.get("/auth/google/callback?code=x&state=y", { headers });
    const html = await expectFailure(response);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain("<h1");
  }
});

test.describe("failing file storage", () => {
  test("an unreadable picture is an error; a picture that cannot be cached is still shown", async ({
    people,
  }) => {
    const { shareId } = await publishPrompt(people.owner);
    const get = (order: string) =>
      people.stranger.get(`/pictures/${shareId}.png`, { headers: failing(order) });
    await expectFailure(await get("files=error"));
    const drawn = await get("files=writes");
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
    const page = await people.stranger.get(`/prompts/${shareId}`, { headers: failing("files=error") });
    expect(page.status()).toBe(200);
  });

  for (const order of ["files=error", "images=error", "db=writes"])
    test(`with ${order} a profile is unchanged, texts and picture`, async ({ member }) => {
      const { client } = await member();
      const before = await everything(client);
      const multipart = {
        displayName: "花子",
        avatar: { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg) },
      };
      const refused = await client.patch("/api/profile", { headers: failing(order), multipart });
      expect(JSON.parse(await expectFailure(refused)).code).toBe("internal");
      const form = await client.post("/profile/edit", { headers: failing(order), multipart });
      expect(await expectFailure(form)).toContain("花子");
      expect(await everything(client)).toEqual(before);
    });

  test("account deletion is all or nothing", { tag: "@promise-30a" }, async ({ member }) => {
    const { client } = await member();
    await createPrompt(client);
    const before = await everything(client);
    await expectFailure(await client.post("/api/account/delete", { headers: failing("db=writes") }));
    expect(await everything(client)).toEqual(before);
    // Files that are away then are swept later.
    const gone = await client.post("/api/account/delete", { headers: failing("files=error") });
    expect(gone.status()).toBe(200);
    expect((await client.get("/api/prompts")).status()).toBe(401);
  });
});

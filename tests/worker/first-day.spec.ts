import { expect, test } from "../support/clients/clients";
import { register } from "../support/clients/members";
import { retryResets } from "../support/clients/retry-resets";
import { serveOwnSite } from "../support/servers/own-site";

test("an empty town invites to publish the first prompt; a new member publishes three in an hour @all", async ({
  request,
  playwright,
}) => {
  const site = await serveOwnSite({}, { folder: "first-day" });
  try {
    const page = async (path: string) => (await request.get(site.url + path)).text();
    const empty = await page("/town-prompts");
    expect(empty).toContain("日本語のプロンプトがまだありません");
    const all = await page("/town-prompts?language=all");
    expect(all).not.toContain("新しい順</p>");
    expect(all).toContain("まだプロンプトがありません");
    expect(all).toMatch(/<a [^>]*href="\/generate"[^>]*>プロンプトを作る<\/a>/);
    const searched = await page("/town-prompts?search=x");
    expect(searched).toContain("プロンプトが見つかりません");
    expect(searched).not.toContain("まだプロンプトがありません");
    expect((await request.get(`${site.url}/feeds/all.xml`)).status()).toBe(200);
    expect((await request.get(`${site.url}/sitemap.xml`)).status()).toBe(200);
    expect(await page("/")).not.toContain("NaN");
    expect(await page("/outbox")).toContain("<title>Outbox</title>");

    const headers = { Origin: site.url, "Accept-Language": "en" };
    const client = retryResets(
      await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: headers }),
    );
    await register(client);
    const place = { category: "business", subcategory: "マネジメント" };
    const keep = async () =>
      (await (await client.post("/api/prompts", { data: { originalInput: "x", content: "y" } })).json()).id;
    const publish = async () => client.post(`/api/prompts/${await keep()}/publish-to-town`, { data: place });
    for (let count = 0; count < 3; count += 1) expect((await publish()).status()).toBe(200);
    expect(await (await client.get("/town-prompts?language=all")).text()).toContain("Newest first</p>");
    const refused = await publish();
    expect([refused.status(), await refused.json()]).toEqual([
      429,
      { code: "publish_wait", error: expect.stringMatching(/up to 3 prompts.*again in (?:59|60) min/) },
    ]);
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(3_400);
    expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(3_600);
    const form = await client.post(`/dashboard/prompts/${await keep()}/publish`, { form: place });
    expect([form.status(), await form.text()]).toEqual([
      429,
      expect.stringMatching(/again in (?:59|60) min/),
    ]);
    await client.dispose();
  } finally {
    await site.close();
  }
});

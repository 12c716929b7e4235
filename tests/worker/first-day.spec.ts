import { expect, test } from "../support/clients/clients";
import { serveOwnSite } from "../support/servers/own-site";

test("an empty town invites to publish the first prompt", async ({ request }) => {
  test.setTimeout(120_000);
  const site = await serveOwnSite({}, { folder: "first-day" });
  try {
    const page = async (path: string) => (await request.get(site.url + path)).text();
    const empty = await page("/town-prompts");
    expect(empty).toContain("まだプロンプトがありません");
    expect(empty).toMatch(/<a [^>]*href="\/generate"[^>]*>プロンプトを作る<\/a>/);
    const searched = await page("/town-prompts?search=x");
    expect(searched).toContain("プロンプトが見つかりません");
    expect(searched).not.toContain("まだプロンプトがありません");
    expect((await request.get(`${site.url}/feeds/all.xml`)).status()).toBe(200);
    expect((await request.get(`${site.url}/sitemap.xml`)).status()).toBe(200);
    expect(await page("/")).not.toContain("NaN");
    expect(await page("/outbox")).toContain("<title>Outbox</title>");
  } finally {
    await site.close();
  }
});

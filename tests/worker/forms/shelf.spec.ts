import { expect, test } from "../../support/clients/plain-browser";
import { publishPrompt, uniquePurpose } from "../../support/clients/publish-prompt";

test("a prompt of the town is saved with one tap, stands on the shelf, and is taken off", async ({
  author,
  member,
}) => {
  const place = { category: "technology", subcategory: "IoT" };
  const town = `/town-prompts?${new URLSearchParams(place)}`;
  const title = uniquePurpose("棚の題");
  const { shareId } = await publishPrompt((await member()).client, { title, ...place });
  await author.open(town);
  await author.press(`保存: ${title}`, author.one("article", title));
  author.expectNotice("本棚に保存しました");
  expect(author.path).toBe(town);
  author.one("button", `保存済み: ${title}`, author.one("article", title));

  await author.follow("本棚を見る");
  expect(author.path).toBe("/dashboard/shelf");
  expect(author.one("link", title).getAttribute("href")).toBe(`/prompts/${shareId}`);
  await author.press(`「${title}」を本棚から外す`);
  author.expectNotice("本棚から外しました");
  expect(author.text()).toContain("本棚はまだ空です");
  await author.press("元に戻す");
  expect(author.path).toBe("/dashboard/shelf");
  author.expectNotice("本棚に保存しました");
  author.one("button", "コピー");
  await author.open("/dashboard");
  author.one("heading", "本棚に1件あります");
  expect(author.text(author.one("link", /^本棚 1/, author.one("navigation", "フォルダー")))).toContain("1件");
  await author.follow("本棚を見る");
  await author.press(`「${title}」を本棚から外す`);
  await author.follow("街を見る", author.one("main"));
  await author.open(town);
  author.one("button", `保存: ${title}`, author.one("article", title));
});

import { join } from "../support/clients/members";
import { expect, holdScripts, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf } from "../support/pages/library-page";

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

test("tags filter the list, and are removed again @all @js", async ({ page, context }) => {
  await createPrompt(context.request, { originalInput: "両方", tags: ["社内", "春"] });
  await createPrompt(context.request, { originalInput: "社内だけ", tags: ["社内"] });
  await createPrompt(context.request, { originalInput: "春だけ", tags: ["春"] });
  const cards = page.getByRole("article");
  await page.goto("/dashboard?size=30");
  await hydrated(page);
  await page.getByRole("link", { name: /^タグ/ }).click();
  await page.getByRole("checkbox", { name: "社内", exact: true }).check();
  await page.getByRole("checkbox", { name: "春", exact: true }).check();
  await page.getByRole("button", { name: "絞り込む" }).click();
  await expect(cards).toHaveCount(1);
  await expect(cardOf(page, "両方")).toBeVisible();
  const asked = new URL(page.url()).searchParams;
  expect(asked.getAll("tag").toSorted()).toEqual(["春", "社内"]);
  expect(asked.get("size")).toBe("30");
  await expect(page.getByRole("link", { name: /2個のタグを選択中/ })).toBeVisible();

  await page.getByRole("link", { name: "「社内」の絞り込みを外す" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole("link", { name: /1個のタグを選択中/ })).toBeVisible();
  await page.getByRole("link", { name: /^タグ/ }).click();
  await expect(page.getByRole("checkbox", { name: "春" })).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: "すべて解除" }).click();
  await page.getByRole("button", { name: "絞り込む" }).click();
  await expect(cards).toHaveCount(3);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await page.getByRole("link", { name: "すべて解除" }).click();
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole("link", { name: /のタグを選択中/ })).toHaveCount(0);
});

test("a search finds any part of a prompt, and is cleared @all", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await createPrompt(context.request, { originalInput: "ＡＩで作る要約" });
  await createPrompt(context.request, {
    originalInput: "献立",
    content: "冷蔵庫の残りものから",
    tags: ["料理"],
  });
  const box = page.getByRole("textbox", { name: "プロンプトを検索" });
  await page.goto("/dashboard");
  if (javaScriptEnabled !== false) await hydrated(page);
  for (const [words, found] of [
    ["ai 要約", "ＡＩで作る要約"],
    ["残りもの", "献立"],
    ["料", "献立"],
  ] as const) {
    await box.fill(words);
    await box.press("Enter");
    await expect(page).toHaveURL(`/dashboard?${new URLSearchParams({ search: words })}`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(cardOf(page, found)).toBeVisible();
  }
  await page.reload();
  await expect(box).toHaveValue("料");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "検索を消す" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(box).toHaveValue("");
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.goto("/dashboard?search=どこにもない");
  await expect(page.getByText("プロンプトが見つかりません")).toBeVisible();
  await page.getByRole("link", { name: "条件をすべて外す" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("the page size is next to the count even of a short list, and survives a filter @all @js", async ({
  page,
  context,
}) => {
  await createPrompt(context.request, { originalInput: "献立" });
  await createPrompt(context.request, { originalInput: "お便り" });
  await page.goto("/dashboard");
  await hydrated(page);
  const size = page.getByRole("combobox", { name: "表示件数" });
  await expect(size).toHaveValue("10");
  await size.selectOption("50");
  await expect(page).toHaveURL("/dashboard?size=50");
  await expect(page.getByRole("search").locator("input[name=size]")).toHaveValue("50");
  await page.getByRole("textbox", { name: "プロンプトを検索" }).fill("献立");
  await page.getByRole("textbox", { name: "プロンプトを検索" }).press("Enter");
  await expect(page.getByText("1件中 1〜1件を表示")).toBeVisible();
  await expect(size).toHaveValue("50");
});

test("the list has pages of 10, 30 and 50, each with an address @all @js", async ({ page, context }) => {
  const numbers = Array.from({ length: 71 }, (_, index) => index + 1);
  for (const number of numbers) await createPrompt(context.request, { originalInput: `題${number}` });
  const pages = page.getByRole("navigation", { name: "ページ" });
  const shown = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  const offered = (list: string[]) => expect(pages.getByRole("link", { name: /ページ目$/ })).toHaveText(list);

  await page.goto("/dashboard");
  await hydrated(page);
  await shown("71件中 1〜10件を表示");
  await offered(["1", "2", "3", "4", "5", "8"]);
  await pages.getByRole("link", { name: "5ページ目" }).click();
  await shown("71件中 41〜50件を表示");
  await offered(["3", "4", "5", "6", "7", "8"]);
  await expect(pages.getByRole("link", { name: "5ページ目" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "次へ" }).click();
  await shown("71件中 51〜60件を表示");
  await offered(["4", "5", "6", "7", "8"]);
  await page.goBack();
  await shown("71件中 41〜50件を表示");
  await page.reload();
  await shown("71件中 41〜50件を表示");
  await hydrated(page);
  expect(new URL(page.url()).search).toBe("?page=5");

  await page.getByRole("combobox", { name: "表示件数" }).selectOption("30件ずつ");
  await expect(page).toHaveURL("/dashboard?size=30");
  await shown("71件中 1〜30件を表示");
  await offered(["1", "2", "3"]);

  await page.goto("/dashboard?size=50&page=99");
  await shown("71件中 51〜71件を表示");
  await expect(pages.getByRole("link", { name: "次へ" })).toHaveAttribute("aria-disabled", "true");
});

test.describe("with scripts @js", () => {
  test("a page size chosen before the scripts loaded, an order and a search apply together @all", async ({
    page,
    context,
  }) => {
    for (const originalInput of ["a 献立", "b お便り"])
      await createPrompt(context.request, { originalInput });
    const arrive = await holdScripts(page);
    await page.goto("/dashboard", { waitUntil: "commit" });
    const size = page.getByRole("combobox", { name: "表示件数" });
    const names = page.getByRole("article").getByRole("heading");
    await size.selectOption("30件ずつ");
    arrive();
    await expect(page).toHaveURL("/dashboard?size=30");
    await hydrated(page);
    await expect(size).toHaveValue("30");
    await expect(names).toHaveText(["b お便り", "a 献立"]);
    await page.getByRole("combobox", { name: "並び順" }).selectOption("名前順");
    await expect(page).toHaveURL(/sort=name/);
    await expect(names).toHaveText(["a 献立", "b お便り"]);
    await page.getByRole("textbox", { name: "プロンプトを検索" }).fill("献立");
    await page.getByRole("textbox", { name: "プロンプトを検索" }).press("Enter");
    await expect(page.getByText("1件中 1〜1件を表示")).toBeVisible();
    await expect(size).toHaveValue("30");
  });

  test("tags filter the list, one of many is found by typing, and ticked ones stay @all", async ({
    page,
    context,
  }) => {
    const tags = Array.from({ length: 20 }, (_, number) => `タグ${number}`);
    await createPrompt(context.request, { originalInput: "多くのタグ", tags: tags.slice(1) });
    await createPrompt(context.request, { originalInput: "ほかのタグ", tags: [tags[0]!, "Café"] });
    const cards = page.getByRole("article");
    await page.goto("/dashboard?size=30");
    await hydrated(page);
    await page.getByRole("link", { name: "タグ", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "タグで絞り込む" });
    await dialog.getByRole("checkbox", { name: "タグ0" }).check();
    const find = dialog.getByRole("searchbox", { name: "タグを探す" });
    await find.fill("見当たらない");
    await expect(dialog.getByText("該当するタグはありません。")).toBeVisible();
    await find.fill("cafe");
    await expect(dialog.getByRole("checkbox")).toHaveCount(1);
    await find.press("Enter");
    await dialog.getByRole("checkbox", { name: "Café" }).check();
    await dialog.getByRole("button", { name: "絞り込む" }).click();
    await expect(cards).toHaveCount(1);
    const asked = () => new URL(page.url()).searchParams;
    expect(asked().getAll("tag").toSorted()).toEqual(["Café", "タグ0"]);
    expect(asked().get("size")).toBe("30");

    await page.getByRole("link", { name: "「タグ0」の絞り込みを外す" }).click();
    await expect(page.getByRole("link", { name: /1個のタグを選択中/ })).toBeVisible();
    await page.getByRole("link", { name: /^タグ/ }).click();
    await expect(dialog.getByRole("checkbox", { name: "Café" })).toBeChecked();
    await dialog.getByRole("button", { name: "すべて解除" }).click();
    await page.getByRole("button", { name: "絞り込む" }).click();
    await expect(cards).toHaveCount(2);
    await page.goBack();
    await expect(cards).toHaveCount(1);
    await page.getByRole("link", { name: "すべて解除" }).click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByRole("link", { name: /のタグを選択中/ })).toHaveCount(0);
  });
});

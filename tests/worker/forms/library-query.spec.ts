import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { expect, openPrompt, test, type PlainBrowser } from "../../support/clients/plain-browser";

const names = (author: PlainBrowser) =>
  author.all("article").map((article) => author.text(author.one("heading", undefined, article)));

test("tags filter the list, and are removed again", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "両方", tags: ["社内", "春"] });
  await createPrompt(author.request, { originalInput: "社内だけ", tags: ["社内"] });
  await createPrompt(author.request, { originalInput: "春だけ", tags: ["春"] });
  await author.open("/dashboard?size=30");
  await author.follow(/^タグ/);
  author.check("社内");
  author.check("春");
  await author.press("絞り込む");
  expect(names(author)).toEqual(["両方"]);
  expect(author.url.searchParams.getAll("tag").toSorted()).toEqual(["春", "社内"]);
  expect(author.url.searchParams.get("size")).toBe("30");
  author.one("link", /2個のタグを選択中/);
  await author.follow("「社内」の絞り込みを外す");
  expect(author.all("article")).toHaveLength(2);
  await author.follow(/1個のタグを選択中/);
  expect(author.choice("春").checked).toBe(true);
  expect(author.choice("社内").checked).toBe(false);
  author.back();
  await author.follow("すべて解除");
  expect(author.all("article")).toHaveLength(3);
  expect(author.all("link", /のタグを選択中/)).toEqual([]);
});

test("prompt counts have singular and plural, in every language", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "献立" });
  for (const [language, sentence] of [
    ["ja", "1件中 1〜1件を表示"],
    ["en", "Prompts: 1, showing 1 to 1"],
    ["es", "Mostrando 1–1 de 1"],
  ]) {
    await author.open(`/dashboard?lang=${language}`);
    expect(author.text()).toContain(sentence);
  }
});

test("a search finds any part of a prompt, and is cleared", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "ＡＩで作る要約" });
  const dinner = { originalInput: "献立", content: "冷蔵庫の残りものから", tags: ["料理"] };
  await createPrompt(author.request, dinner);
  const box = "プロンプトを検索";
  await author.open("/dashboard");
  for (const [words, found] of [
    ["ai 要約", "ＡＩで作る要約"],
    ["残りもの", "献立"],
    ["料", "献立"],
  ] as const) {
    author.fill(box, words);
    await author.enter(box);
    expect(author.path).toBe(`/dashboard?${new URLSearchParams({ search: words })}`);
    expect(names(author)).toEqual([found]);
  }
  await author.reload();
  expect(author.value(box)).toBe("料");
  expect(names(author)).toEqual(["献立"]);
  await author.follow("検索を消す");
  expect(author.path).toBe("/dashboard");
  expect(author.value(box)).toBe("");
  expect(author.all("article")).toHaveLength(2);

  await author.open("/dashboard?search=どこにもない");
  expect(author.text()).toContain("プロンプトが見つかりません");
  await author.follow("条件をすべて外す");
  expect(author.all("article")).toHaveLength(2);
});

test("the page size is next to the count even of a short list, and survives a filter", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "献立" });
  await createPrompt(author.request, { originalInput: "お便り" });
  await author.open("/dashboard");
  expect(author.value("表示件数")).toBe("10");
  author.choose("表示件数", "50");
  await author.press("変更");
  expect(author.path).toBe("/dashboard?sort=used&size=50");
  author.fill("プロンプトを検索", "献立");
  await author.enter("プロンプトを検索");
  expect(author.text()).toContain("1件中 1〜1件を表示");
  expect(author.value("表示件数")).toBe("50");
});

test("the list has pages of 10, 30 and 50, each with an address", async ({ author }) => {
  for (let number = 1; number <= 71; number += 1)
    await createPrompt(author.request, { originalInput: `題${number}` });
  const pages = () => author.one("navigation", "ページ");
  const expectShown = (count: string, numbers: string[]) => {
    expect(author.text()).toContain(count);
    expect(author.all("link", /ページ目$/, pages()).map((link) => author.text(link))).toEqual(numbers);
  };
  await author.open("/dashboard");
  expectShown("71件中 1〜10件を表示", ["1", "2", "3", "4", "5", "8"]);
  await author.follow("5ページ目");
  expectShown("71件中 41〜50件を表示", ["3", "4", "5", "6", "7", "8"]);
  expect(author.one("link", "5ページ目").getAttribute("aria-current")).toBe("page");
  await author.follow("次へ");
  expectShown("71件中 51〜60件を表示", ["4", "5", "6", "7", "8"]);
  author.back();
  expect(author.path).toBe("/dashboard?page=5");
  author.choose("表示件数", "30件ずつ");
  await author.press("変更");
  expect(author.path).toBe("/dashboard?sort=used&size=30");
  expectShown("71件中 1〜30件を表示", ["1", "2", "3"]);
  await author.open("/dashboard?size=50&page=99");
  expect(author.text()).toContain("71件中 51〜71件を表示");
  expect(pages().textContent).toContain("次へ");
  expect(author.all("link", "次へ").filter((link) => !link.matches("[aria-disabled=true]"))).toEqual([]);
});

test("a list is sorted by name, a prompt is pinned and duplicated", async ({ author }) => {
  for (const originalInput of ["b 二番", "c 三番", "a 一番"])
    await createPrompt(author.request, { originalInput });
  await author.open("/dashboard");
  expect(names(author)).toEqual(["a 一番", "c 三番", "b 二番"]);
  author.choose("並び順", "名前順");
  await author.press("変更");
  expect(author.path).toMatch(/\?sort=name/);
  expect(names(author)).toEqual(["a 一番", "b 二番", "c 三番"]);
  await openPrompt(author, "b 二番");
  await author.press("ピン留めする");
  author.expectNotice("プロンプトを更新しました");
  await author.open("/dashboard?sort=name");
  expect(names(author)).toEqual(["b 二番", "a 一番", "c 三番"]);
  await openPrompt(author, "c 三番");
  await author.follow("複製");
  await author.press("複製");
  author.expectNotice("プロンプトを複製しました");
  await author.open("/dashboard");
  expect(names(author)).toEqual(["b 二番", "c 三番", "a 一番", "c 三番"]);
});

test("chosen rows are moved by the form of the list, which asks for the folder", async ({ author }) => {
  await createFolder(author.request, "企画");
  for (const originalInput of ["一つ目", "二つ目"]) await createPrompt(author.request, { originalInput });
  await author.open("/dashboard");
  author.check(undefined, author.one("article", "一つ目"));
  await author.press("移動", author.one("form", "選んだプロンプトの操作"));
  expect(author.text()).toContain("選択中のプロンプト：1件");
  author.choose("保存先フォルダー", "企画");
  await author.press("移動", author.one("main"));
  expect(author.path).toMatch(/^\/dashboard/);
  author.one("link", /^企画\s?1件$/);
});

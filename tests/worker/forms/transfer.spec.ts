import { createFolder, createPrompt } from "../../support/clients/create-prompt";
import { expect, test, type PlainBrowser } from "../../support/clients/plain-browser";

/** The counts of an import: new, changed, same and refused. */
const counts = (author: PlainBrowser) => author.all("definition").map((count) => author.text(count));

test("a library is exported, and a file of many prompts imported in two steps", async ({ author }) => {
  const folderId = await createFolder(author.request, "仕事");
  await createPrompt(author.request, { originalInput: "手紙", content: "手紙を書いて", folderId });
  await author.open("/dashboard/export");
  expect(author.text()).toContain("すべてのプロンプト: 1件");
  const file = (await author.press("ダウンロード"))!;
  expect(file.headers()["content-disposition"]).toMatch(/filename="?prompt-town-[\d-]+\.zip/);
  expect((await file.body()).subarray(0, 2).toString()).toBe("PK");
  expect(author.path).toBe("/dashboard/export");

  await author.open("/dashboard/import");
  const rows = Array.from({ length: 420 }, (_, at) => `文${at},本文${at}を書いて\u200B\n`).join("");
  author.upload("ファイル", {
    name: "a.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`act,prompt\n手紙,手紙を書いて\n壊れた行,\n${rows}`),
  });
  await author.press("内容を確かめる");
  for (const text of ["3行目", "見えない文字: 420個", "U+200B ゼロ幅 ×420"])
    expect(author.text()).toContain(text);
  expect(counts(author)).toEqual(["420", "1", "0", "1"]);
  await author.press("420件を取り込む");
  expect(author.text()).toContain("300 / 420件");
  await author.press("続きを取り込む");
  author.one("heading", "取り込みが終わりました");
  expect(author.text()).toContain("追加: 420件");
  await author.follow("ライブラリを見る");
  author.one("article", "文419");
});

test("a row of an import is opened, and another one left out", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "手紙", content: "手紙を書いて" });
  await author.open("/dashboard/import");
  const table = "act,prompt\n手紙,手紙を書いて\n詩,詩を書いて\n歌,歌を書いて\n";
  author.fill("または、ここに貼り付ける", table);
  await author.press("内容を確かめる");
  expect(counts(author)).toEqual(["2", "1", "0", "0"]);
  const page = await (await author.request.get(author.path)).text();
  for (const text of ["詩を書いて", "歌を書いて"]) expect(page).toContain(`>${text}</p>`);
  author.uncheck(/詩/);
  await author.press("2件を取り込む");
  for (const text of ["追加: 1件", "外したもの: 1件"]) expect(author.text()).toContain(text);
  await author.follow("ライブラリを見る");
  author.one("article", "歌");
  expect(author.all("article", "詩")).toEqual([]);
});

test("an unknown table asks for its columns, and a differing prompt for a choice", async ({ author }) => {
  await createPrompt(author.request, { originalInput: "前の目的", content: "本文" });
  await author.open("/dashboard/import");
  const table = "日付;見出し;文面\n1;新しい目的;本文\n2;別のもの;もう一つの文\n";
  author.fill("または、ここに貼り付ける", table);
  await author.press("内容を確かめる");
  author.one("heading", "列を選ぶ");
  await author.press("この列で読む");
  expect(author.text()).toContain("入力してください");
  author.choose("プロンプトの列", "3列目: 文面");
  author.choose("目的の列", "2列目: 見出し");
  await author.press("この列で読む");
  expect(counts(author)).toEqual(["1", "0", "1", "0"]);
  expect(author.choice("取り込まない（今のまま）").checked).toBe(true);
  author.check(/新しい版として置き換える/);
  // Its number follows the choice by styles alone, which this browser does not read.
  await author.press("1件を取り込む");
  expect(author.text()).toContain("置き換え: 1件");
  await author.open("/dashboard");
  author.one("article", "新しい目的");
  expect(author.all("article", "前の目的")).toEqual([]);
});

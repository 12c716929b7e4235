import type { APIRequestContext } from "@playwright/test";

import { createPrompt } from "../../support/clients/create-prompt";
import { expect, test } from "../../support/clients/plain-browser";
import { fromHere } from "../../support/clients/visitor";

const originalInput = "お礼の手紙";

const change = (request: APIRequestContext, id: string, content: string) =>
  request.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content } });

async function versionsOf(request: APIRequestContext, id: string): Promise<string[]> {
  const { versions } = await (await request.get(`/api/prompts/${id}/versions`)).json();
  return versions.map(({ kind }: { kind: string }) => kind);
}

async function contentOf(request: APIRequestContext, id: string): Promise<string> {
  const prompts: { id: string; content: string }[] = await (await request.get("/api/prompts")).json();
  return prompts.find((prompt) => prompt.id === id)!.content;
}

test("each version shows the first sentence that it changed, and the current one its text", async ({
  author,
}) => {
  const { request } = author;
  const lines = ["役割：編集者", "条件：", "- 短い文を書く"];
  const { id } = await createPrompt(request, { originalInput, content: lines.join("\n") });
  await change(request, id, [...lines.slice(0, 2), "- 長い文を書く"].join("\n"));
  await change(request, id, [...lines.slice(0, 2), "- 長い文を書く", "- 敬語で書く"].join("\n"));
  await author.open(`/dashboard/prompts/${id}/history`);
  const [third, second, first] = author.all("listitem", undefined, author.one("region", "バージョンの一覧"));
  const marked = (item: Element) =>
    ["del", "ins"].map((mark) => author.some(mark, item).map((part) => part.textContent.trim()));
  expect(author.text(third)).toContain("役割：編集者");
  expect(marked(third!)).toEqual([[], ["- 敬語で書く"]]);
  expect(author.text(second)).toContain("- 長い文を書く");
  expect(marked(second!)).toEqual([["短い"], ["長い"]]);
  expect(author.text(first)).toContain("役割：編集者");
});

test("two versions are compared, one is restored, taken back and pinned", async ({ author }) => {
  const { request } = author;
  const { id } = await createPrompt(request, { originalInput, content: "短い手紙を書いてください。" });
  await change(request, id, "長い手紙を書いてください。");
  await author.open(`/dashboard/prompts/${id}/history`);
  const items = () => author.all("listitem", undefined, author.one("region", "バージョンの一覧"));
  expect(items()).toHaveLength(2);
  await author.press("比べる");
  const compared = author.one("region", "比較の結果");
  expect(author.some("del", compared).map((part) => part.textContent)).toEqual(["短い"]);
  expect(author.some("ins", compared).map((part) => part.textContent)).toEqual(["長い"]);

  await author.follow("現在の内容と比べる", items()[1]);
  expect(author.some("del", items()[1]).map((part) => part.textContent)).toEqual(["短い"]);
  await author.follow("この版に戻す", items()[1]);
  expect(author.text(author.one("heading", /バージョン1/))).toBe("バージョン1に戻す");
  await author.press("この版に戻す");
  author.expectNotice("前のバージョンの内容に戻しました");
  expect(await contentOf(request, id)).toBe("短い手紙を書いてください。");
  expect(author.text(items()[0])).toContain("バージョン1から復元");
  await author.press("この変更を取り消す", items()[0]);
  expect(items()).toHaveLength(4);
  expect(await contentOf(request, id)).toBe("長い手紙を書いてください。");
  expect(await versionsOf(request, id)).toEqual(["restored", "restored", "edited", "created"]);

  await author.press("ずっと残す", items()[2]);
  author.one("button", "残すのをやめる", items()[2]);
});

test("an edit over another tab's newer one shows both, and either can stay", async ({ author }) => {
  const { request } = author;
  const { id } = await createPrompt(request, { originalInput, content: "元の文です。" });
  for (const choice of ["theirs", "mine"]) {
    await author.open(`/dashboard/prompts/${id}`);
    await change(request, id, `別のタブの文です。${choice}`);
    author.fill("プロンプト", "こちらの文です。");
    await author.press("保存", author.formWith("目的"));
    expect(author.text()).toContain("別の場所でも変更されています");
    expect(author.text(author.one("region", "保存されている内容"))).toContain("別のタブの文です。");
    expect(author.text(author.one("region", "あなたの編集"))).toContain("こちらの文です。");
    expect(author.value("プロンプト")).toBe("こちらの文です。");
    expect(await contentOf(request, id)).toBe(`別のタブの文です。${choice}`);
    if (choice === "theirs") {
      await author.follow("保存されている内容を残す");
      expect(author.text()).not.toContain("別の場所でも変更されています");
      expect(author.value("プロンプト")).toBe("別のタブの文です。theirs");
    } else {
      await author.press("自分の編集を保存する");
      author.expectNotice("プロンプトを更新しました");
      expect(await contentOf(request, id)).toBe("こちらの文です。");
    }
  }
  expect(await versionsOf(request, id)).toEqual(["edited", "edited", "edited", "created"]);
});

import type { APIRequestContext } from "@playwright/test";

import { createPrompt } from "../../support/clients/create-prompt";
import { fromHere } from "../../support/clients/visitor";
import { expect, openPrompt, test, type PlainBrowser } from "../../support/clients/plain-browser";

const originalInput = "会議の案内メール";
const needed = "{{日時}}の会議の案内メールを書いてください。";
const content = `あなたは世界最高の専門家です。深呼吸してください。${needed}`;

async function contentOf(request: APIRequestContext, id: string): Promise<string> {
  const prompts = await (await request.get("/api/prompts")).json();
  return prompts.find((prompt: { id: string }) => prompt.id === id).content;
}

async function openOptimizer(author: PlainBrowser) {
  await author.open("/dashboard");
  await openPrompt(author, originalInput);
  await author.follow("最適化");
  await author.press("最適化する");
}

test("an old prompt shows what to take out as soon as it is saved", async ({ author }) => {
  await author.open("/dashboard/new?rework");
  author.fill("目的", originalInput);
  author.fill("プロンプト", content);
  await author.press("保存");
  expect(author.text()).toContain("ライブラリに保存しました");
  expect(author.text()).toContain("事実を伴わない役割は、回答の質を下げます");
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
});

test("an empty phrase is removed with a reason, and the member may put it back", async ({ author }) => {
  const { id } = await createPrompt(author.request, { originalInput, content });
  for (const choice of ["keep", "accept"]) {
    await openOptimizer(author);
    author.one("heading", "変えたところと理由");
    expect(author.text()).toContain("事実を伴わない役割は、回答の質を下げます");
    const before = author.unfold("元のプロンプトと比べる");
    expect(before.textContent).toContain(content);
    expect(author.some("del", before)).not.toEqual([]);
    expect(author.text(author.one("region", "改善後のプロンプト"))).toContain(needed);
    if (choice === "keep") {
      await author.follow("元のままにする");
      expect(author.all("heading", "変えたところと理由")).toEqual([]);
      expect(await contentOf(author.request, id)).toBe(content);
    } else {
      await author.press("この内容にする");
      author.expectNotice("最適化した内容を保存しました");
      expect(await contentOf(author.request, id)).toBe(needed);
      expect(author.text(author.one("region", "現在の内容"))).toContain(needed);
      const changed = author.unfold("変わったところを見る");
      expect(
        author
          .some("del", changed)
          .map(({ textContent }) => textContent)
          .join(""),
      ).toContain("深呼吸");
    }
  }
});

test("one change is refused, the others are one version, which one button takes back", async ({ author }) => {
  const kept = `あなたは世界最高の専門家です。${needed}`;
  const full = `${kept}\n深呼吸してください。`;
  const { id } = await createPrompt(author.request, { originalInput, content: full });
  await openOptimizer(author);
  expect(author.all("checkbox", /^変更/)).toHaveLength(2);
  author.uncheck(/世界最高/);
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
  expect(await contentOf(author.request, id)).toBe(kept);
  await author.press("この変更を取り消す");
  author.expectNotice("前のバージョンの内容に戻しました");
  expect(await contentOf(author.request, id)).toBe(full);
  const { versions } = await (await author.request.get(`/api/prompts/${id}/versions`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["restored", "optimized", "created"]);
});

test("a strong prompt is told so without a contradiction, and takes answers", async ({ author }) => {
  const { id } = await createPrompt(author.request, { originalInput, content: needed });
  await openOptimizer(author);
  expect(author.text()).toContain("取り除くところは見つかりませんでした");
  author.fill(/何に誘いますか/, "3月2日14時、会議室B");
  author.fill(/入れてはいけない/, "参加は任意");
  await author.press("答えを入れる");
  const after = author.text(author.one("region", "改善後のプロンプト"));
  for (const part of [needed, "：3月2日14時、会議室B", "：参加は任意"]) expect(after).toContain(part);
  expect(author.value(/何に誘いますか/)).toBe("3月2日14時、会議室B");
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
  expect(await contentOf(author.request, id)).toMatch(/：参加は任意$/);
});

test("of two wishes that cannot both hold one is kept, the other one instead, or both", async ({
  author,
}) => {
  const rules = (...lines: string[]) => [needed, ...lines].join("\n");
  const full = rules("1. 100字以内でまとめる。", "2. 500字以上で書く。", "3. 件名も書く。");
  const { id } = await createPrompt(author.request, { originalInput, content: full });
  await openOptimizer(author);
  expect(author.text()).not.toContain("取り除くところは見つかりませんでした");
  expect(author.text()).toContain("未定の両立しない指示：1組");
  expect(author.some(":checked[value='both']")).toEqual([]);
  author.check("両方残す");
  await author.press("選んだほうを残す");
  expect(author.text()).not.toContain("未定の両立しない指示");
  author.check("500字以上で書く。");
  await author.press("選んだほうを残す");
  expect(author.text()).toContain("両立しないため、選んだほうを残します");
  // Another choice, without the button between.
  author.check("100字以内でまとめる。");
  await author.press("この内容にする");
  expect(await contentOf(author.request, id)).toBe(rules("1. 100字以内でまとめる。", "2. 件名も書く。"));
});

test("questions about a prompt that says enough are folded", async ({ author }) => {
  const long = `${needed}参加者は営業部の12名、会議室B、議題は来期の予算と担当替え、所要は90分、資料は前日までに共有、返信は火曜まで。`;
  await createPrompt(author.request, { originalInput, content: long });
  await openOptimizer(author);
  expect(author.text()).toContain("取り除くところは見つかりませんでした");
  author.unfold("足りないことがあれば書き加える");
  author.fill(/入れてはいけない/, "参加は任意");
  await author.press("答えを入れる");
  expect(author.text(author.one("region", "改善後のプロンプト"))).toContain("：参加は任意");
});

test("answers that were typed only are accepted too, and stay when one is too long", async ({ author }) => {
  const { id } = await createPrompt(author.request, { originalInput, content });
  await openOptimizer(author);
  author.fill(/何に誘いますか/, "3月2日14時、会議室B");
  await author.press("答えを入れる");
  author.fill(/何に誘いますか/, "3月3日14時、会議室C");
  author.fill(/入れてはいけない/, "長".repeat(501));
  await author.press("この内容にする");
  expect(author.text()).toContain("500文字");
  expect(await contentOf(author.request, id)).toBe(content);
  expect(author.value("あなたの答え")).toBe("長".repeat(501));
  author.fill("あなたの答え", "参加は任意");
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
  const saved = await contentOf(author.request, id);
  expect(saved).toContain(`${needed}\n・`);
  for (const part of ["：3月3日14時、会議室C", "：参加は任意"]) expect(saved).toContain(part);
  expect(saved).not.toContain("会議室B");
});

test("a conflict offers the text with the answers that were typed only", async ({ author }) => {
  const { id } = await createPrompt(author.request, { originalInput, content });
  await openOptimizer(author);
  author.fill(/何に誘いますか/, "3月2日14時、会議室B");
  const edit = await author.request.patch(`/api/prompts/${id}`, {
    headers: fromHere,
    data: { content: "別の内容" },
  });
  expect(edit.status()).toBe(200);
  await author.press("この内容にする");
  expect(await contentOf(author.request, id)).toBe("別の内容");
  await author.press("自分の編集を保存する");
  expect(await contentOf(author.request, id)).toMatch(/：3月2日14時、会議室B$/);
});

/** A reply of another AI to the request on the page, about the text that it holds. */
const replyWith = (text: string) => `直しました。\n\n\`\`\`\n${text}\n\`\`\`\nほかにありますか？`;

test("another AI's reply is compared with what it was given, and what is accepted is one version", async ({
  author,
}) => {
  const { id } = await createPrompt(author.request, { originalInput, content });
  await openOptimizer(author);
  author.unfold("お使いのAIにも見てもらう");
  const request = author.text(author.unfold("依頼文を見る"));
  expect(request).toContain(needed);
  expect(request).not.toContain("世界最高");
  expect(author.one("link", /ChatGPT/).getAttribute("href")).toMatch(/^https:\/\/chatgpt\.com\/\?q=/);
  author.fill("AIの返事を貼り付け", replyWith(`${needed}件名は20字まで。`));
  await author.press("変わったところを見る");
  expect(author.path).toBe(`/dashboard/prompts/${id}/optimize/reply`);
  expect(author.text()).not.toContain("採用する前に確かめてください");
  expect(author.all("checkbox", /^変更/)).toHaveLength(1);
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
  expect(await contentOf(author.request, id)).toBe(`${needed}件名は20字まで。`);
  const { versions } = await (await author.request.get(`/api/prompts/${id}/versions`)).json();
  expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(["optimized", "created"]);
});

test("what another AI lost is told, its questions are told from a prompt, and a blank reply is refused", async ({
  author,
}) => {
  const long = `${needed}会場は本社3階の会議室B、議題は来期の予算と担当替え、所要は90分です。`;
  const { id } = await createPrompt(author.request, { originalInput, content: long });
  await openOptimizer(author);
  await author.press("変わったところを見る");
  expect(author.text()).toContain("入力してください");
  expect(await contentOf(author.request, id)).toBe(long);
  author.fill("AIの返事を貼り付け", "1. 誰に送りますか？\n2. 参加は任意ですか？\n3. 締め切りはありますか？");
  await author.press("変わったところを見る");
  expect(author.text()).toContain("元のプロンプトの言葉が、あまり残っていません");
  expect(author.text()).not.toContain("採用する変更：");
  author.fill("AIの返事を貼り付け", replyWith(long.replace("{{日時}}", "来週").replace("90分", "1時間半")));
  await author.press("変わったところを見る");
  for (const part of ["{{日時}}がなくなっています", "「90」がなくなっています"])
    expect(author.text()).toContain(part);
  author.unfold("お使いのAIにも見てもらう");
  author.fill("AIの返事を貼り付け", replyWith(long));
  await author.press("変わったところを見る");
  expect(author.text()).toContain("返事のプロンプトは、渡したときのままでした");
  await author.follow("元のままにする");
});

test("an answer that another AI lost is put back, and one that it kept is accepted", async ({ author }) => {
  const { id } = await createPrompt(author.request, { originalInput, content: needed });
  for (const isKept of [false, true]) {
    await openOptimizer(author);
    author.fill(/何に誘いますか/, "600 123 456に電話");
    await author.press("答えを入れる");
    const answered = author.one("region", "改善後のプロンプト").querySelector(".prompt-text")!.textContent;
    author.unfold("お使いのAIにも見てもらう");
    author.fill("AIの返事を貼り付け", replyWith(isKept ? answered.trim() : needed));
    await author.press("変わったところを見る");
    if (isKept) expect(author.text()).toContain("返事のプロンプトは、渡したときのままでした");
    else {
      expect(author.text()).toContain("「600 123 456」がなくなっています");
      author.uncheck(/600 123 456/);
    }
    await author.press("この内容にする");
    expect(await contentOf(author.request, id)).toContain("・600 123 456に電話");
    await author.press("この変更を取り消す");
    expect(await contentOf(author.request, id)).toBe(needed);
  }
});

test("a reply may be as long as a prompt in Japanese gets", async ({ author }) => {
  const lines = Array.from({ length: 660 }, (_, at) => `資料${at}の数字を本文の順にそのまま写して書く。`);
  const long = [needed, ...lines].join("\n").slice(0, 19_000);
  const { id } = await createPrompt(author.request, { originalInput, content: long });
  await author.open(`/dashboard/prompts/${id}/optimize/reply`);
  author.fill("AIの返事を貼り付け", replyWith(`${long}\n件名は20字まで。`));
  await author.press("変わったところを見る");
  await author.press("この内容にする");
  author.expectNotice("最適化した内容を保存しました");
  expect(await contentOf(author.request, id)).toMatch(/件名は20字まで。$/);
});

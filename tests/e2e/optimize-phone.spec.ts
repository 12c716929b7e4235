import { optimization as ja } from "../../app/i18n/locales/ja/optimization";
import type { Page } from "@playwright/test";

import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { openPrompt } from "../support/pages/library-page";

const originalInput = "会議の案内メール";
const needed = "{{日時}}の会議の案内メールを書いてください。";
const filler = ["あなたは世界最高の専門家です。", "深呼吸してください。", "よろしくお願いします。"];
const faults = [
  "敬体で書いてください。",
  "500字以内でまとめてください。",
  "箇条書きは使わないでください。",
  "わからないことは推測で補ってください。",
  "会議は10時から始まります。",
  "常体で書いてください。",
  "1000字以上で書いてください。",
  "番号つきの箇条書きで書いてください。",
  "わからないことは聞いてください。",
  "会議は11時開始です。",
];

test.use({ viewport: { width: 375, height: 667 } });

/** Optimizes the only prompt of the library in its dialog. */
async function optimize(page: Page) {
  await page.goto("/dashboard");
  await hydrated(page);
  await openPrompt(page, originalInput);
  await page.getByRole("link", { name: "最適化" }).click();
  await page.getByRole("button", { name: ja.submit, exact: true }).click();
  return page.getByRole("dialog");
}

test("on a phone each step of an optimization is in view @js", async ({ page, context }) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput, content: filler.join("\n") + needed });
  const dialog = await optimize(page);
  await expect(dialog.getByText("採用する変更：3／3")).toBeInViewport();
  await expect(dialog.getByRole("region", { name: ja.after }).getByText(needed)).toBeInViewport();
  await expect(dialog.getByRole("button", { name: ja.accept })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole("textbox", { name: /何に誘いますか/ }).fill("3月2日14時、会議室B");
  await dialog.getByRole("button", { name: ja.putIn }).click();
  await expect(dialog.getByText("プロンプトに反映：1")).toBeInViewport();
  await dialog.getByRole("link", { name: "プロンプトを見る" }).click();
  await expect(dialog.getByRole("region", { name: ja.after }).getByText(needed)).toBeInViewport();
  await expect(dialog.getByText("採用するまで")).toHaveCount(1);
  await dialog.getByRole("button", { name: ja.accept }).click();
  await expectToast(page, "最適化した内容を保存しました");
  await expect(dialog.getByText("前の内容は")).toBeInViewport();
  await expect(dialog.getByText("採用するまで")).toHaveCount(0);
});

test("changes of one reason stand under it once, each with its tick, and a refused one looks kept @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const polite = ["よろしくお願いします。", "いつもありがとうございます。"];
  await createPrompt(context.request, { originalInput, content: [needed, ...polite].join("\n") });
  const dialog = await optimize(page);
  await expect(dialog.getByText(ja.why.courtesy)).toHaveCount(1);
  const line = () =>
    dialog
      .locator("del")
      .filter({ hasText: polite[0]! })
      .first()
      .evaluate((words) => getComputedStyle(words).textDecorationLine);
  expect(await line()).toBe("line-through");
  await dialog.getByRole("checkbox", { name: polite[0]! }).uncheck({ force: true });
  expect(await line()).toBe("none");
  await expect(dialog.getByText(ja.stays).filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByText("採用する変更：1／2")).toBeVisible();
  await expect(dialog.getByRole("region", { name: ja.after })).toContainText(polite[0]!);
});

test("another AI gets what was accepted, its reply is compared with that, and the result is copied @js", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await join(context.request);
  const long = Array.from({ length: 30 }, (_, at) => `議題${at}は、担当の人が3分で話します。`).join("\n");
  await createPrompt(context.request, { originalInput, content: `${filler.join("")}${needed}\n${long}` });
  const dialog = await optimize(page);
  await dialog.getByRole("checkbox", { name: "深呼吸" }).uncheck({ force: true });
  await dialog.getByText(ja.ownAi.title).click();
  await dialog.getByText(ja.ownAi.request).click();
  await expect(dialog.locator("pre")).toContainText(filler[1]!);
  await expect(dialog.locator("pre")).not.toContainText(filler[0]!);
  const last = "議題29は、担当の人が3分で話します。";
  const reply = dialog.getByRole("textbox", { name: ja.ownAi.reply });
  await reply.fill(
    `承知しました。\n\n${needed}\n${long.replace(last, "以上です。")}\n\nほかに何かありますか？`,
  );
  await dialog.getByRole("button", { name: ja.ownAi.read }).click();
  await expect(dialog.getByText("「29」がなくなっています")).toBeVisible();
  await expect(dialog.getByText(ja.loose)).toBeVisible();
  await expect(dialog.getByRole("heading", { name: ja.ownAi.changes, exact: true })).toBeVisible();
  const accepts = dialog.getByRole("checkbox", { name: /^変更/ });
  await expect(accepts).toHaveCount(2);
  await dialog.getByRole("checkbox", { name: "議題29" }).uncheck({ force: true });
  await dialog.getByRole("button", { name: ja.accept }).click();
  const kept = dialog.getByRole("region", { name: "現在の内容" });
  await expect(kept).toContainText(last);
  expect(await kept.locator(".prompt-text").evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(
    true,
  );
  await kept.getByRole("button", { name: "コピー" }).click();
  // What was refused first stays refused.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${filler[1]}${needed}\n${long}`);
});

test("of many contradictions three are open, and each is settled where it is tapped @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  await createPrompt(context.request, { originalInput, content: [filler[0], needed, ...faults].join("\n") });
  const dialog = await optimize(page);
  for (const found of ["未定の両立しない指示：5組", "採用する変更：1／1"])
    await expect(dialog.getByText(found)).toBeInViewport();
  const groups = dialog.getByRole("group", { name: ja.whichHolds });
  await expect(groups).toHaveCount(3);
  const third = dialog.getByRole("radio", { name: faults[2] });
  await third.check({ force: true });
  await expect(dialog.getByText("決めたもの：1／5")).toBeInViewport();
  await expect(dialog.getByText("未定の両立しない指示：4組")).toHaveCount(1);
  await expect(third).toBeInViewport();
  await expect(third).toBeFocused();
  await dialog.getByText("ほか2組").click();
  await dialog.getByRole("radio", { name: faults[9] }).check({ force: true });
  await expect(dialog.getByText("決めたもの：2／5")).toBeInViewport();
  await expect(groups).toHaveCount(5);
  await dialog.getByRole("link", { name: "プロンプトを見る" }).click();
  const after = dialog.getByRole("region", { name: ja.after });
  await expect(after.getByText(faults[2]!)).toBeInViewport();
  await expect(after).not.toContainText(faults[7]!);
});

test("a loss is no longer told once its change is refused, and an AI's questions are no prompt @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const content = `${needed}会場は本社3階の会議室B、議題は来期の予算と担当替え、所要は90分です。`;
  await createPrompt(context.request, { originalInput, content });
  const dialog = await optimize(page);
  await expect(dialog.getByText(ja.nothing)).toBeInViewport();
  const paste = async (reply: string) => {
    await dialog.getByRole("textbox", { name: ja.ownAi.reply }).fill(reply);
    await dialog.getByRole("button", { name: ja.ownAi.read }).click();
  };
  await paste("1. 誰に送りますか？\n2. 参加は任意ですか？\n3. 締め切りはありますか？");
  await expect(dialog.getByText(ja.unlike)).toBeInViewport();
  await expect(dialog.getByRole("button", { name: ja.accept })).toHaveCount(0);
  await paste(`\`\`\`\n${content.replace("90分", "1時間半").replace("3階", "4階")}\n\`\`\``);
  const loss = dialog.getByText("「90」がなくなっています");
  await expect(loss).toBeInViewport();
  await dialog.getByRole("checkbox", { name: "90分" }).uncheck({ force: true });
  await expect(loss).toHaveCount(0);
  await expect(dialog.getByText("「3」がなくなっています")).toHaveCount(1);
});

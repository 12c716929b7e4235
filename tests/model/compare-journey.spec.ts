import type { BrowserContext } from "@playwright/test";

import { createPrompt } from "../support/clients/create-prompt";
import { fromHere } from "../support/clients/visitor";
import { expect, hydrated, test } from "../support/pages/journey";
import { violations } from "../support/pages/violations";
import { verifyAddress } from "../support/clients/verify-address";
import { comparedReplies, decisions } from "../support/factories/compared-replies";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");

async function newPrompt({ request }: BrowserContext, email: string, more: object = {}): Promise<string> {
  await verifyAddress(request, email);
  const texts = { originalInput: "a letter", content: "Write to {{who}}." };
  return (await createPrompt(request, { ...texts, ...more })).id;
}

test("a prompt is compared in two sets: progress, replies, choices, the verdict", async ({
  page,
  context,
  registered,
}) => {
  const id = await newPrompt(context, registered.email);
  await lane.script(
    ...comparedReplies("Write to Ada.", "Dear Ada, on Sunday", "Hello"),
    ...comparedReplies("Write to Eve.", "Dear Eve, on Monday", "Hi"),
  );
  await page.goto("/dashboard");
  await hydrated(page);
  // The last values of the prompt are proposed.
  await page.goto(`/dashboard/prompts/${id}/use`);
  await hydrated(page);
  await page.getByLabel("Who").fill("Ada");
  await page.keyboard.press("Tab");
  await page.goto(`/dashboard/prompts/${id}/compare`);
  await hydrated(page);
  await expect(page.getByLabel("Who")).toHaveValue("Ada");
  await expect(page.getByText("お試し3回分です（今日はあと20回）")).toBeVisible();
  await page.getByRole("link", { name: "条件を追加" }).click();
  await expect(page.getByLabel("Who").first()).toHaveValue("Ada");
  await page.getByRole("group", { name: "条件2" }).getByLabel("Who").fill("Eve");
  await expect(page.getByText("お試し6回分です")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "比べる", exact: true }).click();

  await expect(page.getByRole("region", { name: "回答A" })).toHaveCount(2);
  await expect(page.getByText("Dear Ada, on Sunday")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const chosen = page.getByRole("radio", { name: "どちらでもよい" });
  for (const radio of await chosen.all()) await radio.check();
  await lane.script(
    ...decisions("Dear Ada, on Sunday", "on Sunday", "It names the day."),
    ...decisions("Dear Eve, on Monday", "on Monday", "It names the day too."),
  );
  await page.getByRole("button", { name: "判定を見る" }).click();
  await expect(page.getByText("2件中2件で、元の一行よりよい結果です")).toBeVisible();
  await expect(page.getByText("「on Sunday」").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a comparison can be stopped and refused, and leaving the page ends its calls", async ({
  page,
  context,
  registered,
}) => {
  const id = await newPrompt(context, registered.email, { content: "Write." });
  await lane.script({ kind: "hang" }, { kind: "hang" });
  await page.goto(`/dashboard/prompts/${id}/compare`);
  await hydrated(page);
  const start = page.getByRole("button", { name: "比べる", exact: true });
  await start.click();
  await page.getByRole("button", { name: "止める" }).click();
  await expect(start).toBeVisible();
  const left = async () => (await lane.calls()).every(({ clientLeft }) => clientLeft);
  await expect.poll(left, { intervals: [100] }).toBe(true);
  await expect(page.getByText("今日はあと18回")).toBeVisible();

  await lane.script({ kind: "refusal", text: "No." }, { kind: "refusal", text: "No." });
  await start.click();
  await expect(page.getByRole("alert")).toContainText("控えました");
  await lane.script({ kind: "hang" }, { kind: "hang" });
  await start.click();
  await expect.poll(async () => (await lane.calls()).length).toBe(2);
  await page.goto("about:blank");
  await expect.poll(left, { timeout: 3_000, intervals: [100] }).toBe(true);
});

test("earlier versions and proposals lead to a comparison; pictures and unverified members do not", async ({
  page,
  context,
  registered,
}) => {
  const unverified = (await createPrompt(context.request, { originalInput: "a letter", content: "Write." }))
    .id;
  await page.goto(`/dashboard/prompts/${unverified}/compare`);
  await expect(page.getByText("メールアドレスの確認が必要です")).toBeVisible();
  const id = await newPrompt(context, registered.email, { content: "Write." });
  await context.request.patch(`/api/prompts/${id}`, { headers: fromHere, data: { content: "Write well." } });
  await page.goto(`/dashboard/prompts/${id}/history`);
  await page.getByRole("link", { name: "現在の内容と回答を比べる" }).click();
  await expect(page.getByLabel("比べる相手")).toHaveValue("1");
  await page.getByLabel("比べる相手").selectOption({ label: "元の一行" });
  await expect(page).not.toHaveURL(/version=1/);
  const picture = await createPrompt(context.request, {
    originalInput: "a fox",
    content: "A fox.",
    tags: ["画像生成用"],
  });
  await page.goto(`/dashboard/prompts/${picture.id}/compare`);
  await expect(page.getByText("画像や動画はほかのサービスで作る")).toBeVisible();
  await page.goto(`/dashboard/prompts/${picture.id}`);
  await expect(page.getByRole("link", { name: "比べる", exact: true })).toHaveCount(0);
});

import type { Page } from "@playwright/test";

import { asksFirst, withoutAsking } from "~/domain/asking-leads";

import { expect, hydrated } from "./journey";

/** A short line, surely recognized, three of its facts and one of its wishes. */
export const line = "義母へのLINE、角を立てずに断りたい";
export const facts = {
  invitation: "own:decline-invitation.invitation",
  reason: "own:decline-invitation.reason",
  instead: "own:decline-invitation.instead",
};
export const once = "謝るのは一度まで";

/** A line whose questions have a choice and safe additions, and one of the choice's answers. */
export const scene = { use: "image", purpose: "雨の日の喫茶店、窓辺の猫", choice: "にじみのある水彩画" };

/** A line that asks for pasted material, and the field for it. */
export const minutes = { purpose: "この議事録を要約して", notes: "own:meeting-minutes.notes" };

/** A line that says everything. */
export const complete =
  "取引先の田中さんに、来週火曜の打ち合わせを11月30日の15時に変えてもらうお願いのメール。社内の会議が重なったため。丁寧に、200字以内、件名つき、代わりの候補は12月1日午前。";

export const box = (page: Page) => page.getByRole("textbox", { name: "やりたいことを書く" });

/** Opens the folded form of a result's line. */
export const openLine = (page: Page) => page.getByText("行を変える").click();

export const panel = (page: Page) => page.locator("[data-questions]");
export const preview = (page: Page) => page.locator("#preview pre");
export const create = (page: Page) => page.getByRole("button", { name: "プロンプトを作る" });
export const result = (page: Page) => page.locator("#result");
export const text = (page: Page) => page.locator("#result .raw-text > pre");
export const asksSwitch = (page: Page) => page.getByRole("switch", { name: "残りはAIに質問してもらう" });

/** The field of a fact in the panel or the result, by its name. */
export const fact = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type=hidden])`);

/** Expects a text of the person's words and these further lines, before what the AI asks. */
export async function expectPrompt(
  shown: ReturnType<typeof text>,
  lines: (string | RegExp)[],
  { asks = true } = {},
) {
  await expect(async () => {
    const content = (await shown.textContent()) ?? "";
    expect(asksFirst(content)).toBe(asks);
    const answerLine = withoutAsking(content).split("\n");
    expect(answerLine).toEqual(
      lines.map((each) => (typeof each === "string" ? each : expect.stringMatching(each))),
    );
  }).toPass({ timeout: 10_000 });
}

/** The line of a fact in the prompt, whatever its label. */
export const answerLine = (answer: string) => new RegExp(`^・[^：]+：${answer}$`);

/** Opens the generator, and types a line with questions. */
export async function asked(page: Page, purpose = line, use = "text") {
  await page.goto(`/generate?use=${use}`);
  await hydrated(page);
  await box(page).fill(purpose);
  await expect(panel(page).getByRole("textbox").first()).toBeAttached();
}

/** Generates from the current input, and waits for the result. */
export async function generated(page: Page) {
  await create(page).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(result(page)).toBeVisible();
}

import type { Locator, Page } from "@playwright/test";

import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { join, newMember } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";

const purpose = "商店街の夏祭りのお知らせ";

/** Acts as a person does and counts it: a press is one, and so is a field that is typed into. */
function person() {
  let steps = 0;
  return {
    press(control: Locator) {
      steps += 1;
      return control.click();
    },
    type(field: Locator, text: string) {
      steps += 1;
      return field.fill(text);
    },
    steps: () => steps,
  };
}

const bar = (page: Page) => page.locator("[data-action-bar]");
const saveButton = (page: Page) =>
  bar(page).locator("form[action^='/generate/']:not([action$='/share']) button");
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const submitOf = (page: Page, name: string) =>
  page.locator(`form:has([name=${name}]) button[type=submit]`).last();

for (const [language, asked, welcome, tags] of [
  [
    "ja",
    "登録またはログインで、プロンプトはすぐライブラリに入ります。",
    "ご登録ありがとうございます",
    "@no-js",
  ],
  ["en", "your prompt will be in your library right away", "Thank you for registering", "@all"],
  ["es", "tu prompt estará enseguida en tu biblioteca", "Gracias por registrarte", "@all"],
] as const)
  test(`from the home page to a prompt in the library: eight presses and fields, in ${language} ${tags}`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const scripts = javaScriptEnabled !== false;
    const { press, type, steps } = person();
    const { email, password } = newMember();
    await page.goto(`/?lang=${language}`);
    if (scripts) await hydrated(page);
    await type(field(page, "purpose"), purpose);
    await press(submitOf(page, "purpose"));
    await page.waitForURL(/generate\/\w+/);
    await press(saveButton(page));
    await expect(page).toHaveURL(/\/auth\/register\?/);
    await expect(page.getByRole("main")).toContainText(asked);
    await type(field(page, "email"), email);
    await type(field(page, "password"), password);
    await type(field(page, "confirmPassword"), password);
    await press(field(page, "terms"));
    await press(submitOf(page, "terms"));
    await expect(page).toHaveURL("/dashboard");
    // The greeting may be over it already.
    await expect(page.getByRole("article", { includeHidden: true })).toContainText(purpose);
    // Nine at most, and no dialog asks for a folder where there is only one.
    expect(steps()).toBe(8);

    const greeting = scripts ? page.getByRole("dialog") : page.locator(".without-script");
    await expect(greeting.filter({ hasText: welcome })).toContainText(purpose);
    const use = greeting.getByRole("link").first();
    await expect(use).toHaveAttribute("href", /^\/dashboard\/prompts\/\w{22}\/use$/);
    await use.click();
    await expect(page).toHaveURL(/\/use$/);
    await expect(page.getByText(purpose).first()).toBeVisible();
  });

test("a prompt that was saved by a sign-in is saved once, and its toast moves it to a folder @js", async ({
  page,
  registered,
}) => {
  await page.context().clearCookies();
  await page.goto(`/generate?purpose=${encodeURIComponent(purpose)}`);
  await hydrated(page);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  const draft = page.url();
  await saveButton(page).click();
  await page.getByRole("main").getByRole("link", { name: "ログイン", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await field(page, "email").fill(registered.email);
  await field(page, "password").fill(registered.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).dblclick();
  await expect(page).toHaveURL("/dashboard");
  await expectToast(page, "プロンプトを保存しました");
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByRole("button", { name: "フォルダーへ移す" }).click();
  await expect(page).toHaveURL("/dashboard/selection");
  await page.getByLabel("新しいフォルダー名").fill("町内会");
  await page.getByRole("button", { name: "移動" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("link", { name: /^町内会\s?1/ })).toBeVisible();

  // Saved again from its page, it is the same prompt, in the folder where it is.
  await page.goto(draft);
  await hydrated(page);
  await saveButton(page).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "保存" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^町内会\s?1/ })).toBeVisible();
});

test("a member's save dialog opens with the folder of their last prompt, and Enter saves @js", async ({
  page,
  context,
}) => {
  await join(context.request);
  const folderId = await createFolder(context.request, "仕事");
  await createPrompt(context.request, { originalInput: "議事録", folderId });
  await page.goto(`/generate?purpose=${encodeURIComponent(purpose)}`);
  await hydrated(page);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  await saveButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox", { name: "保存先フォルダー" })).toHaveValue(folderId);
  await expect(dialog.getByRole("button", { name: "保存" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("link", { name: /^仕事\s?2/ })).toBeVisible();
});

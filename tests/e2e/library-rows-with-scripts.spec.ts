import { createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

test.describe("rows of the library on a phone with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("a used prompt comes first, and its page leads back to the list as it was", async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await createPrompt(context.request, { originalInput: "献立 1", content: "{{日数}}日の献立" });
    await createPrompt(context.request, { originalInput: "献立 2" });
    await createPrompt(context.request, { originalInput: "お礼" });
    const found = `/dashboard?${new URLSearchParams({ search: "献立" })}`;
    await open(page, found);
    await cardOf(page, "献立 1").getByRole("link", { name: "「献立 1」を使う" }).click();
    await page.getByRole("textbox", { name: "日数" }).fill("3");
    const noted = page.waitForResponse((response) => response.url().includes("/text"));
    await page.getByRole("button", { name: "コピー" }).click();
    expect((await noted).ok()).toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "戻る" }).click();
    await expect(page).toHaveURL(found);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["献立 1", "献立 2"]);
  });

  test("an opened prompt shows its fields, and a purpose that is the text itself once", async ({
    page,
    context,
  }) => {
    const named = { label: "お店", question: "どのお店ですか？", kind: "text", options: [], required: false };
    await createPrompt(context.request, {
      originalInput: "案内",
      content: "案内を書く。\n- お店：{{お店}}",
      variables: [{ ...named, name: "お店", value: null }],
    });
    const line = "新しい豆を常連のお客様に知らせる文を、".repeat(6);
    await createPrompt(context.request, { originalInput: line, content: line });
    await open(page, "/dashboard");
    await cardOf(page, "案内").getByRole("link", { name: "案内", exact: true }).click();
    await expect(cardOf(page, "案内").locator("pre")).toHaveText(/- お店：____/);
    const imported = page.getByRole("article").filter({ hasText: "新しい豆" });
    await imported.getByRole("heading").getByRole("link").click();
    await expect(imported.getByText(line, { exact: true })).toHaveCount(1);
  });

  test("a prompt moves to a new folder in a dialog, and back by one press", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: "献立" });
    await open(page, "/dashboard");
    await cardOf(page, "献立").getByRole("link", { name: "「献立」の操作" }).click();
    await page.getByRole("menuitem", { name: "フォルダーを移動" }).click();
    const dialog = page.getByRole("dialog", { name: "フォルダーを移動" });
    await dialog.getByRole("button", { name: "移動", exact: true }).click();
    await expect(dialog.getByText("フォルダー名を入力してください")).toBeVisible();
    await dialog.getByRole("textbox", { name: "新しいフォルダー名" }).fill("台所");
    await dialog.getByRole("button", { name: "移動", exact: true }).click();
    await expectToast(page, "「台所」に移動しました");
    await expect(cardOf(page, "献立").locator(".row-folder")).toHaveText("台所");
    await expect(cardOf(page, "献立").locator(".row-folder")).toBeVisible();
    await page.getByRole("button", { name: "元に戻す" }).click();
    await expect(cardOf(page, "献立").locator(".row-folder")).toHaveCount(0);
  });
});

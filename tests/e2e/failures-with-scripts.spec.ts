import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith, openPrompt } from "../support/pages/library-page";
import { editProfile, profileForm } from "../support/pages/profile-page";
import { publishPrompt } from "../support/clients/publish-prompt";
import { sharePrompt } from "../support/clients/share-prompt";

const purpose = "商店街の案内";

/** Fails every request but reads from now on. */
const loseWhatIsSent = (page: Page) =>
  page.route("**/*.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );

const openLibrary = async (page: Page) => {
  await page.goto("/dashboard");
  await hydrated(page);
};

const dialogOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Waits for a dialog; its code is loaded at its first opening. */
const dialogOpens = (page: Page) => expect(dialogOf(page)).toBeVisible();

/** Forms filled in and ready, with their errors on failure. */
const failures: {
  what: string;
  says: string;
  /** Outside of the library, whose forms have the same parts. */
  isElsewhere?: boolean;
  /** Where the error is shown, if in one place only: as a notice (the form has no room), or in the form. */
  only?: "notice" | "form";
  fill(page: Page): Promise<{ send: string }>;
}[] = [
  {
    what: "a folder that cannot be made",
    says: "フォルダーの作成に失敗しました",
    async fill(page) {
      await openLibrary(page);
      await page.getByRole("link", { name: "フォルダーを追加" }).click();
      await formWith(page, "フォルダー名").getByRole("textbox").fill("見積もり");
      return { send: "作成" };
    },
  },
  {
    what: "a prompt that cannot be saved",
    says: "保存できませんでした",
    only: "notice",
    async fill(page) {
      await openLibrary(page);
      await page.getByRole("link", { name: "手動でプロンプトを作成" }).click();
      const form = formWith(page, "目的");
      await form.getByRole("textbox", { name: "目的" }).fill(purpose);
      await form.getByRole("textbox", { name: "プロンプト" }).fill("書いてください。");
      return { send: "保存" };
    },
  },
  {
    what: "a generated prompt that cannot be saved",
    isElsewhere: true,
    says: "保存できませんでした",
    async fill(page) {
      await page.goto(`/generate?purpose=${purpose}`);
      await hydrated(page);
      await page.getByRole("button", { name: "プロンプトを作る" }).click();
      await page.getByRole("button", { name: "保存" }).click();
      await dialogOpens(page);
      return { send: "保存" };
    },
  },
  {
    what: "a prompt that cannot be shared",
    says: "共有できませんでした",
    async fill(page) {
      await openLibrary(page);
      await openPrompt(page);
      await page.getByRole("link", { name: "共有" }).click();
      await formWith(page, "タイトル").getByRole("textbox", { name: "タイトル" }).fill("街を歩こう");
      return { send: "共有リンクを作成" };
    },
  },
  {
    what: "a prompt that cannot be published",
    says: "プロンプトの投稿に失敗しました",
    async fill(page) {
      await openLibrary(page);
      await cardOf(page, purpose).getByRole("heading").click();
      await cardOf(page, purpose).getByRole("link", { name: "街に投稿" }).click();
      const form = page.getByRole("dialog");
      await form.getByRole("combobox", { name: "カテゴリー", exact: true }).selectOption("ai");
      await form.getByRole("combobox", { name: "サブカテゴリー" }).selectOption("AIと倫理");
      return { send: "投稿する" };
    },
  },
  {
    what: "a prompt that cannot be optimized",
    says: "プロンプトの最適化に失敗しました",
    only: "form",
    async fill(page) {
      await openLibrary(page);
      await openPrompt(page);
      await page.getByRole("link", { name: "最適化" }).click();
      await dialogOpens(page);
      return { send: "最適化する" };
    },
  },
  {
    what: "a profile that cannot be changed",
    isElsewhere: true,
    says: "プロフィールの更新に失敗しました",
    async fill(page) {
      await editProfile(page, true);
      await profileForm(page).getByRole("textbox", { name: "表示名" }).fill("花子");
      return { send: "保存" };
    },
  },
  {
    what: "a shared prompt that cannot be edited",
    isElsewhere: true,
    says: "プロンプトの更新に失敗しました",
    async fill(page) {
      const { path } = await sharePrompt(page.context().request, { title: "旧い題" });
      await page.goto(path);
      await hydrated(page);
      await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
      return { send: "保存" };
    },
  },
  {
    what: "a post that cannot be edited",
    isElsewhere: true,
    says: "編集に失敗しました",
    async fill(page) {
      const { originalInput } = await publishPrompt(page.context().request);
      await page.goto("/my-town-prompts");
      await hydrated(page);
      await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
      await dialogOpens(page);
      return { send: "保存" };
    },
  },
  {
    what: "an account that cannot be deleted",
    isElsewhere: true,
    says: "アカウント削除に失敗しました",
    async fill(page) {
      await page.goto("/profile");
      await hydrated(page);
      await page.getByRole("link", { name: "アカウントを削除" }).click();
      await dialogOpens(page);
      return { send: "アカウントを削除する" };
    },
  },
];

test.describe("a failure @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  for (const isElsewhere of [false, true])
    test(
      `${isElsewhere ? "elsewhere" : "in the library"} a form that cannot be sent shows an error with its reason`,
      { tag: "@all" },
      async ({ page, context }) => {
        await createPrompt(context.request, { originalInput: purpose });
        for (const { what, says, only, fill } of failures.filter(
          (each) => !each.isElsewhere === !isElsewhere,
        ))
          await test.step(what, async () => {
            const { send } = await fill(page);
            await page.waitForLoadState("networkidle");
            await loseWhatIsSent(page);
            // An open dialog hides the buttons of its page from roles.
            await page.getByRole("button", { name: send, exact: true }).click();
            const why = "通信できませんでした";
            if (only !== "notice")
              await expect(page.getByRole("alert").filter({ hasText: says })).toContainText(why);
            if (only === "form") await expect(page.locator("li[data-state=open]")).toHaveCount(0);
            else for (const text of [says, why]) await expectToast(page, text);
            await page.unrouteAll({ behavior: "wait" });
          });
      },
    );

  test("a post without a category is a field error", { tag: "@all" }, async ({ page, context }) => {
    const { originalInput } = await publishPrompt(context.request);
    await page.goto("/my-town-prompts");
    await hydrated(page);
    await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
    await page.route("**/edit.data*", (route) => route.continue({ postData: "content=x" }));
    await page.getByRole("dialog").getByRole("button", { name: "保存" }).click();
    await expectToast(page, "入力エラー");
    await expectToast(page, "カテゴリーとサブカテゴリーは必須です。");
  });

  test("where copying is blocked, the library names the browser's permissions", async ({ page, context }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
      navigator.clipboard.write = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
      document.execCommand = () => false;
    });
    const { originalInput } = await publishPrompt(context.request, { content: "短い文。" });
    for (const path of ["/dashboard", "/my-town-prompts"]) {
      await page.goto(path);
      await hydrated(page);
      const button = cardOf(page, originalInput).getByRole("button", { name: /コピー$/ });
      await button.click();
      await expectToast(page, "コピーに失敗しました");
      // Nothing says for a moment that it is done.
      expect(await page.getByText("コピー済み", { exact: true }).count()).toBe(0);
      await expectToast(page, "ブラウザの権限設定を確認してください。");
    }
  });

  test("a toast is reached by F8 and closed by a swipe to the right @all", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: purpose });
    await openLibrary(page);
    const toast = page.locator("li[data-state=open]");
    await page.getByRole("button", { name: /コピー$/ }).click();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /お知らせ/ }).locator("ol")).toBeFocused();
    const swipe = async (distance: number) => {
      // Waits until its animation ends.
      await toast.evaluate((item) =>
        Promise.allSettled(item.getAnimations().map(({ finished }) => finished)),
      );
      const { x, y, height } = (await toast.boundingBox())!;
      await page.mouse.move(x + 60, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 60 + distance, y + height / 2, { steps: 10 });
      await page.mouse.up();
    };
    await swipe(45);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toHaveCount(0);
  });
});

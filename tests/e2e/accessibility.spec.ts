import { expect, hydrated, test } from "../support/journey";
import { keepFolder } from "../support/keep-folder";
import { keepPrompt } from "../support/keep-prompt";
import { cardOf } from "../support/library-page";
import { libraryPaths } from "../support/library-paths";
import { chooseFile, choosePicture, cropDialog, editProfile } from "../support/profile-page";
import { jpeg } from "../support/pictures";
import { publishPrompt } from "../support/publish-prompt";
import { showProfile } from "../support/share-client";
import { sharePrompt } from "../support/share-prompt";
import { makeToken } from "../support/token-client";
import { violations } from "../support/violations";

test.describe("accessibility @js", () => {
  test.slow();

  for (const lang of ["ja", "en", "es"]) {
    test(`axe finds nothing on any page: ${lang}`, async ({ page }) => {
      for (const path of ["/terms", "/privacy", "/auth?redirectTo=/generate", "/no/such/page", "/generate"]) {
        await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
        expect(await violations(page), path).toEqual([]);
      }
      await page.locator("textarea").fill("Un cartel para el mercado");
      await page.locator("form button[type=submit]").first().click();
      await page.waitForURL(/generate\/\w+/);
      expect(await violations(page), "the result").toEqual([]);
      await page.locator("button[popovertarget]").first().click();
      expect(await violations(page), "the menu").toEqual([]);
    });
  }

  for (const lang of ["ja", "en", "es"]) {
    test(`axe finds nothing on the pages of the accounts: ${lang}`, async ({ page, context, member }) => {
      const { id } = await makeToken(context.request, { name: "Backup" });
      for (const path of [
        "/dashboard",
        "/profile",
        "/profile/delete",
        "/profile/tokens/new",
        `/profile/tokens/${id}/revoke`,
      ]) {
        await page.goto(`${path}?lang=${lang}`);
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto("/profile");
      await expect(page.getByRole("main")).toContainText(member.email);
      await context.clearCookies();
      for (const path of ["/auth/register", "/auth/reset", "/auth/new-password", "/auth/verify"]) {
        await page.goto(`${path}?token=x&lang=${lang}`);
        expect(await violations(page), path).toEqual([]);
      }
    });
  }

  for (const lang of ["ja", "en", "es"]) {
    test(`axe finds nothing on the pages of the library: ${lang}`, async ({ page, context, member }) => {
      expect(member.email).toBeTruthy();
      const folderId = await keepFolder(context.request, "企画");
      const { id } = await keepPrompt(context.request, { originalInput: "催し", tags: ["春"], folderId });
      for (const path of libraryPaths(id, folderId)) {
        await page.goto(`${path}?lang=${lang}`);
        expect(await violations(page), path).toEqual([]);
      }
      await page.goto("/dashboard?tag=春&search=催");
      await hydrated(page);
      await page.getByRole("heading", { level: 3, name: "催し" }).click();
      await page.locator("details:has([name=originalInput]) > summary").click();
      expect(await violations(page), "all that opens").toEqual([]);
      await page.goto("/dashboard?search=nada");
      expect(await violations(page), "nothing found").toEqual([]);
    });
  }

  for (const lang of ["ja", "en", "es"]) {
    test(`axe finds nothing on the pages of sharing: ${lang}`, async ({ page, context, member }) => {
      expect(member.email).toBeTruthy();
      const { id } = await keepPrompt(context.request, { originalInput: "催し" });
      const { path, shareId } = await sharePrompt(context.request, { tags: ["春"] });
      const look = async (address: string) => {
        await page.goto(`${address}?lang=${lang}`);
        expect(await violations(page), address).toEqual([]);
      };
      for (const rest of ["", "/edit", "/save", "/embed-code"]) await look(path + rest);
      for (const address of [`/dashboard/prompts/${id}/share`, `/embed/${shareId}`, "/embed/none"])
        await look(address);
      await context.clearCookies();
      await look(path);
    });
  }

  for (const lang of ["ja", "en", "es"]) {
    test(`axe finds nothing in the town, its dialogs and one's posts: ${lang}`, async ({
      page,
      context,
      member,
    }) => {
      expect(member.email).toBeTruthy();
      const order = { category: "business", subcategory: "生産性向上", tags: ["春"] };
      const { id, originalInput } = await publishPrompt(context.request, order);
      const look = async (address: string) => {
        await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${lang}`);
        expect(await violations(page), address).toEqual([]);
      };
      // The pages hold what the dialogs hold.
      const pages = [`/dashboard/prompts/${id}/publish`, `/town-prompts/${id}/edit`];
      for (const path of ["/town-prompts?search=nada", ...(lang === "ja" ? pages : [])]) await look(path);
      await look("/my-town-prompts");
      await look(`/town-prompts?category=${order.category}&subcategory=${order.subcategory}`);
      await hydrated(page);
      const card = cardOf(page, originalInput);
      for (const path of ["edit", "delete"]) {
        await card.locator(`a[href="/town-prompts/${id}/${path}"]`).click();
        await expect(page.locator("[role=dialog][data-state], [role=alertdialog]")).toBeVisible();
        expect(await violations(page), `the dialog: ${path}`).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await page.goto("/dashboard");
      await hydrated(page);
      await page.getByRole("heading", { level: 3, name: originalInput }).click();
      await page.locator(`a[href="/dashboard/prompts/${id}/publish"]`).click();
      await expect(page.locator("[role=dialog][data-state]")).toBeVisible();
      expect(await violations(page), "the publish dialog").toEqual([]);
    });
  }

  test("axe finds nothing in the dialogs and forms of sharing", async ({ page, context, member }) => {
    expect(member.email).toBeTruthy();
    await keepPrompt(context.request, { originalInput: "催し" });
    const { path, shareId } = await sharePrompt(context.request, { content: "一\n二\n三\n四" });
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("article", { name: "催し" }).getByRole("link", { name: "共有" }).click();
    await page.getByRole("button", { name: "AIで作成" }).click();
    await expect(page.getByRole("button", { name: "自動で作成しました" })).toBeVisible();
    expect(await violations(page), "sharing").toEqual([]);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("link", { name: "埋め込みコード" }).click();
    expect(await violations(page), "the embed code").toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "タイトルと説明を編集" }).click();
    expect(await violations(page), "the edit in place").toEqual([]);
    await page.goto(`/embed/${shareId}`);
    await page.getByText("すべて表示").click();
    expect(await violations(page), "the widget unfolded").toEqual([]);
  });

  test("axe finds nothing in a profile, its form and the dialog that cuts its picture", async ({
    page,
    context,
    member,
  }) => {
    expect(member.email).toBeTruthy();
    await showProfile(context.request, "Ada", "Writes.");
    const { path } = await sharePrompt(context.request);
    const form = await editProfile(page, true);
    await form.getByRole("textbox", { name: "GitHub" }).fill("no address");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.locator("[aria-invalid]")).toBeVisible();
    await choosePicture(page, jpeg, true);
    expect(await violations(page), "a refused form").toEqual([]);
    await chooseFile(page, jpeg);
    await expect(cropDialog(page)).toBeVisible();
    expect(await violations(page), "the dialog").toEqual([]);
    await page.keyboard.press("Escape");
    await form.getByRole("textbox", { name: "GitHub" }).fill("https://github.com/ada");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form).toHaveCount(0);
    expect(await violations(page), "the profile").toEqual([]);
    await page.goto(path);
    await expect(page.getByRole("region", { name: "作成者" }).locator("img")).toBeVisible();
    expect(await violations(page), "the creator's card").toEqual([]);
  });

  test("axe finds nothing in the dialogs of the library", async ({ page, context, member }) => {
    expect(member.email).toBeTruthy();
    await keepFolder(context.request, "企画");
    await keepPrompt(context.request, { originalInput: "催し", content: "いい感じに書いて", tags: ["春"] });
    await page.goto("/dashboard");
    await hydrated(page);
    for (const opener of [
      /^タグ/,
      "フォルダーを追加",
      "「企画」の名前を変更",
      "「企画」を削除",
      "削除",
      "最適化",
    ]) {
      await page.getByRole("link", { name: opener, exact: true }).first().click();
      await expect(page.locator("[role=dialog][data-state], [role=alertdialog]")).toBeVisible();
      await expect(page.getByText("タグを読み込んでいます")).toHaveCount(0);
      expect(await violations(page), String(opener)).toEqual([]);
      if (opener !== "最適化") await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "最適化する" }).click();
    await expect(page.getByRole("heading", { name: "改善したところ" })).toBeVisible();
    expect(await violations(page), "the optimization").toEqual([]);
  });

  test("axe finds nothing in what the sign-in refuses and asks", async ({ page }) => {
    await page.goto("/auth/register");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "アカウントを作成" }).click();
    await expect(page.getByText("メールアドレスを入力してください")).toBeVisible();
    expect(await violations(page), "a refused registration").toEqual([]);
    await page.getByRole("link", { name: "ログイン", exact: true }).click();
    await page.getByRole("button", { name: "ログイン", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await violations(page), "a refused sign-in").toEqual([]);
    await page.getByRole("link", { name: "パスワードを忘れた方" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page), "the reset").toEqual([]);
  });

  test("who asks for less motion sees the night at once", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("/generate");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("the whole job is done by keyboard", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "本文へ移動" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: "文章生成" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "業務自動化" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("毎朝の在庫確認");
    await page.getByRole("switch", { name: "Deep Thinking" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "プロンプトを作る" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(/generate\/\w+/);
    await expect(page.getByRole("heading", { name: "できあがったプロンプト" })).toBeFocused();
  });
});

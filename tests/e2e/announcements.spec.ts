import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { makeOneOfEach } from "../support/clients/make-one-of-each";

/** Every control with an icon and no visible label, by name. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary")]
      .filter((control) => control.checkVisibility() && control.querySelector("svg"))
      .filter((control) => {
        const shown = [...control.querySelectorAll("*")].filter((part) => part.clientWidth <= 1);
        const hidden = shown.map((part) => part.textContent).join("");
        return (control.textContent ?? "").trim() === hidden.trim();
      })
      .map((control) => (control.ariaLabel ?? control.textContent ?? "").trim()),
  );

/** Records the announcements of live regions, and whether the region existed before its text. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = "[aria-live], [role=status], [role=alert]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region?.textContent) said.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n"));
}

test.describe("for screen readers @js", () => {
  for (const [language, names] of Object.entries({
    ja: [
      "メニューを開く",
      "「催し」の操作",
      "「企画」の名前を変更",
      "「企画」を削除",
      "「春」の絞り込みを外す",
    ],
    en: ["Open the menu", "Actions for “催し”", "Rename “企画”", "Delete “企画”", "Remove the filter “春”"],
    es: [
      "Abrir el menú",
      "Acciones de «催し»",
      "Renombrar «企画»",
      "Eliminar «企画»",
      "Quitar el filtro «春»",
    ],
  }))
    test(
      `an icon button has a name with its action and its object: ${language}`,
      { tag: "@all" },
      async ({ page, context }) => {
        await join(context.request);
        const { draft } = await makeOneOfEach(context.request);
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(`/dashboard?lang=${language}&tag=春`);
        await page.locator("[popovertarget=library-menu]:visible").click();
        for (const name of names) {
          const control = page.getByRole("link", { name }).or(page.getByRole("button", { name }));
          await expect(control.first(), name).toBeVisible();
        }
        for (const address of ["/dashboard?tag=春", "/my-town-prompts", `/generate/${draft}`, "/auth"]) {
          await page.goto(address);
          expect(await pictures(page), address).not.toContain("");
        }
        await page.goto("/my-town-prompts");
        const word = { ja: "を削除", en: "Delete “", es: "Eliminar «" }[language]!;
        expect((await pictures(page)).filter((name) => name.includes(word))).toHaveLength(1);
      },
    );

  test("a navigation is announced and moves the focus to the content; a password's button says what it does", async ({
    page,
  }) => {
    const said = await listen(page);
    await page.goto("/terms");
    await hydrated(page);
    await page.getByRole("link", { name: "プライバシーポリシー" }).first().click();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(said).toContain("プライバシーポリシー | プロンプトの街");

    await page.goto("/auth");
    await hydrated(page);
    await page.getByRole("button", { name: "パスワードを表示" }).click();
    await expect(page.getByRole("button", { name: "パスワードを隠す" })).not.toHaveAttribute("aria-pressed");
  });

  test("toasts, results and progress are announced by existing live regions, and a stop keeps the focus @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await makeOneOfEach(context.request);
    const said = await listen(page);
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByRole("button", { name: "コピー" }).first().click();
    await expect.poll(said).toContain("クリップボードにコピーしました");
    await page.getByRole("textbox", { name: "プロンプトを検索" }).fill("どこにもない");
    await expect.poll(said).toContain("0件");
    await page.goto("/town-prompts?category=image");
    await hydrated(page);
    await page.getByRole("textbox", { name: "街のプロンプトを検索" }).fill("どこにもない");
    await expect.poll(said).toContain("0件");
    await page.goto("/generate");
    await hydrated(page);
    await page.getByRole("textbox").fill("議事録");
    await page.locator("main form [type=submit]").first().click();
    await page.waitForURL(/generate\/\w+/);
    expect(await said()).toContain("作成中…");

    // Without the fragment of the address, which takes the focus to the result.
    await page.goto(new URL(page.url()).pathname);
    await hydrated(page);
    await page.route("**/api/generate", () => {});
    await page.getByRole("button", { name: "作り直す" }).click();
    await page.getByRole("button", { name: "中止" }).press("Enter");
    await expect(page.locator("[tabindex='-1']:focus")).toContainText("中止しました");
  });

  test("a folder chosen in the library's menu is named by the page, and the menu's button has the focus @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await makeOneOfEach(context.request);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/dashboard");
    await hydrated(page);
    const opener = page.getByRole("button", { name: "ライブラリのメニュー" });
    await opener.press("Enter");
    await page.getByRole("link", { name: /^企画/ }).press("Enter");
    await expect(opener).toBeFocused();
    await expect(page.getByRole("list", { name: "絞り込み条件" })).toContainText("企画");
  });
});

import type { Page } from "@playwright/test";

import { createFolder, createPrompt } from "../support/clients/create-prompt";
import { join } from "../support/clients/members";
import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, expectToast, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

const names = (page: Page) => page.getByRole("article").getByRole("heading");
const menu = (page: Page) => page.getByRole("complementary", { name: "ライブラリのメニュー" });
const openMenu = (page: Page) => page.getByRole("button", { name: "ライブラリのメニュー" }).click();

test.beforeEach(async ({ context }) => {
  await join(context.request);
});

/** Pairs of a row's visible parts that lie on each other. */
const collisions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".row-line")].flatMap((row) => {
      const parts =
        ".row-name, .row-tag, .row-folder, .row-when, .row-mark, .row-primary, .row-second, .row-more, .row-check";
      const shown = [...row.querySelectorAll(parts)].filter((part) => {
        const facts = part.closest(".row-facts")?.getBoundingClientRect();
        // What does not fit into the line of facts is cut off below it.
        const isVisible = part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isVisible && (!facts || part.getBoundingClientRect().top < facts.bottom);
      });
      return shown.flatMap((part, at) =>
        shown.slice(at + 1).flatMap((other) => {
          const [one, two] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
          const apart =
            one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
          return apart ? [] : [`${part.className} on ${other.className}`];
        }),
      );
    }),
  );

test("the first prompt is within 220 px, below one line, and no part of a row lies on another @plain @all", async ({
  page,
  context,
}) => {
  const tags = ["correspondencia internacional", "会議の議事録と連絡", "W".repeat(50), "a"];
  for (const [originalInput, own] of [
    ["Redactar un correo de disculpa para un cliente descontento por el retraso del envío", tags],
    [
      "取引先の担当者が交代したときに送る、これまでのお礼と今後のお願いを伝える丁寧な文面を作る",
      tags.slice(1),
    ],
    ["W".repeat(80), []],
    ["議事録", tags.slice(2)],
  ] as const)
    for (const content of ["Escribe.", "Escribe a {{quién}}."])
      await createPrompt(context.request, { originalInput, content, tags: [...own] });
  for (const width of [375, 320])
    for (const language of ["ja", "en", "es"]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto(`/dashboard?lang=${language}`);
      const at = `${language} at ${width}`;
      expect((await page.getByRole("article").first().boundingBox())!.y, at).toBeLessThanOrEqual(220);
      const [field, button] = await Promise.all(
        [page.getByRole("search"), page.locator("[popovertarget=library-menu]:visible")].map((part) =>
          part.boundingBox(),
        ),
      );
      expect(button!.y, at).toBe(field!.y);
      expect(await collisions(page), at).toEqual([]);
    }
});

test.describe("on a desktop @js", () => {
  test.use({ hasTouch: false });

  test("each row shows its first action, and under a pointer the second, apart from its facts", async ({
    page,
    context,
  }) => {
    const tags = ["correspondencia internacional", "会議の議事録と連絡"];
    for (const content of ["Escribe.", "Escribe a {{quién}}."])
      await createPrompt(context.request, { originalInput: "W".repeat(80), content, tags });
    for (const language of ["ja", "en", "es"]) {
      await page.goto(`/dashboard?lang=${language}`);
      for (const width of [1280, 1024, 1023, 768, 767, 640]) {
        await page.setViewportSize({ width, height: 900 });
        const first = page.locator(".row-primary:visible");
        await expect(first).toHaveCount(2);
        for (const shown of await first.all())
          expect(await shown.evaluate((part) => part.checkVisibility({ opacityProperty: true }))).toBe(true);
        for (const row of await page.locator(".row-line").all()) {
          await row.hover();
          expect(await collisions(page), `${language} at ${width}`).toEqual([]);
        }
      }
    }
  });
});

test("one menu has order, page size, folders and what is next to the library", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const opened = async () => {
    await open(page, "/dashboard", javaScriptEnabled !== false);
    await openMenu(page);
  };
  const folderId = await createFolder(context.request, "企画");
  await createPrompt(context.request, { originalInput: "b 二番", folderId });
  await createPrompt(context.request, { originalInput: "a 一番" });
  await createPrompt(context.request, { originalInput: "c 三番", folderId });
  await opened();
  await menu(page).getByRole("link", { name: "名前順" }).click();
  await expect(names(page)).toHaveText(["a 一番", "b 二番", "c 三番"]);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menu(page).getByRole("link", { name: "名前順" })).toHaveAttribute("aria-current", "true");
  await menu(page).getByRole("link", { name: "30" }).click();
  await expect(page).toHaveURL("/dashboard?sort=name&size=30");
  await openMenu(page);
  await menu(page).getByRole("link", { name: "企画 2件" }).click();
  await expect(names(page)).toHaveText(["b 二番", "c 三番"]);
  await page.getByRole("link", { name: "「企画」の絞り込みを外す" }).click();
  await expect(page).toHaveURL("/dashboard?sort=name&size=30");
  for (const [name, path] of [
    ["本棚", "/dashboard/shelf"],
    ["ゴミ箱", "/dashboard/trash"],
    ["書き出し・取り込み", "/dashboard/export"],
    ["プロフィール設定", "/profile"],
    ["街", "/town-prompts"],
  ] as const) {
    await opened();
    const link = menu(page).getByRole("link", { name, exact: true });
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(36);
    await link.click();
    await expect(page).toHaveURL(path);
  }
});

test("checkboxes show while prompts are chosen @all", async ({ page, context, javaScriptEnabled }) => {
  await createPrompt(context.request, { originalInput: "献立" });
  await open(page, "/dashboard", javaScriptEnabled !== false);
  const box = cardOf(page, "献立").getByRole("checkbox");
  const choosing = menu(page).getByRole("switch", { name: "プロンプトを選ぶ" });
  await expect(box).toBeHidden();
  await openMenu(page);
  await choosing.check();
  await page.keyboard.press("Escape");
  await box.check();
  await expect(page.getByRole("form", { name: "選んだプロンプトの操作" })).toBeVisible();
  if (javaScriptEnabled === false) return;
  await openMenu(page);
  await choosing.uncheck();
  await expect(box).toBeHidden();
  await expect(page.getByRole("form", { name: "選んだプロンプトの操作" })).toBeHidden();
});

test.describe("with scripts @js", () => {
  test("the bar of a selection has two lines at most", async ({ page, context }) => {
    for (let number = 1; number <= 11; number += 1)
      await createPrompt(context.request, { originalInput: `献立 ${number}` });
    for (const language of ["ja", "en", "es"]) {
      await open(page, `/dashboard?lang=${language}`);
      await page.locator("[popovertarget=library-menu]:visible").click();
      await page.locator("#choosing").check();
      await page.keyboard.press("Escape");
      await page.locator(".row-check input").first().check();
      const parts = page.locator("#selection").locator("p, label, button");
      await expect(parts).toHaveCount(7);
      const middles = await parts.evaluateAll((elements) =>
        elements.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      );
      expect(new Set(middles).size, language).toBeLessThanOrEqual(2);
    }
  });

  test("a dialog that the menu opens is not below it", async ({ page, context }) => {
    await createPrompt(context.request, { originalInput: "献立", tags: ["夏"] });
    await open(page, "/dashboard");
    await openMenu(page);
    await menu(page).getByRole("link", { name: "タグ" }).click();
    const dialog = page.getByRole("dialog", { name: "タグで絞り込む" });
    await dialog.getByRole("checkbox", { name: "夏" }).check();
    await dialog.getByRole("button", { name: "絞り込む" }).click();
    await expect(page).toHaveURL(`/dashboard?${new URLSearchParams({ tag: "夏" })}`);
    await expect(page.getByRole("button", { name: "1個のタグを選択中" })).toBeVisible();
  });

  test("a row has one action, which never copies braces; all of its menu is on the screen", async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await createPrompt(context.request, { originalInput: "献立", content: "献立を考えて" });
    const { id } = await createPrompt(context.request, {
      originalInput: "お礼",
      content: "{{相手}}へのお礼",
    });
    await open(page, "/dashboard");
    const actions = (name: string) => cardOf(page, name).locator(".row-action:visible");
    await expect(actions("献立")).toHaveText(["コピー"]);
    await expect(actions("お礼")).toHaveText(["使う"]);
    await actions("献立").click();
    await expectToast(page, "クリップボードにコピーしました");
    await cardOf(page, "お礼").getByRole("link", { name: "「お礼」の操作" }).click();
    const items = page.getByRole("menu").getByRole("menuitem");
    await expect(items.first()).toHaveText("使う");
    await expect(items.filter({ hasText: "コピー" })).toHaveCount(0);
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    // An opened row has nothing else that would copy them.
    await cardOf(page, "お礼").getByRole("heading").click();
    await expect(cardOf(page, "お礼").getByRole("link", { name: "使う", exact: true })).toBeVisible();
    await expect(cardOf(page, "お礼").getByText("コピー")).toHaveCount(0);
    await cardOf(page, "お礼").getByRole("heading").getByRole("link").focus();
    await page.keyboard.press("c");
    await expect(page).toHaveURL(`/dashboard/prompts/${id}/use`);
    await expect(page.getByRole("textbox", { name: "相手" })).toBeVisible();
  });

  test("a published prompt is made private from its menu", async ({ page, context }) => {
    const { originalInput: name } = await publishPrompt(context.request);
    await open(page, "/dashboard");
    const openActions = () =>
      cardOf(page, name)
        .getByRole("link", { name: `「${name}」の操作` })
        .click();
    await openActions();
    await page.getByRole("menuitem", { name: "非公開にする" }).click();
    await expectToast(page, "プロンプトを非公開にしました");
    await page.getByRole("button", { name: "元に戻す" }).click();
    await openActions();
    await expect(page.getByRole("menuitem", { name: "非公開にする" })).toBeVisible();
  });
});

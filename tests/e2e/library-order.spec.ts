import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { openPrompt } from "../support/pages/library-page";

test("a list is sorted by name, a prompt is pinned and duplicated @all @js", async ({ page, context }) => {
  await join(context.request);
  for (const originalInput of ["b 二番", "c 三番", "a 一番"])
    await createPrompt(context.request, { originalInput });
  const names = page.getByRole("article").getByRole("heading");
  await page.goto("/dashboard");
  await hydrated(page);
  await expect(names).toHaveText(["a 一番", "c 三番", "b 二番"]);
  await page.getByRole("combobox", { name: "並び順" }).selectOption("名前順");
  await expect(page).toHaveURL(/\?sort=name/);
  await expect(names).toHaveText(["a 一番", "b 二番", "c 三番"]);

  await openPrompt(page, "b 二番");
  await page.getByRole("button", { name: "ピン留めする" }).click();
  await expectToast(page, "プロンプトを更新しました");
  await page.goto("/dashboard?sort=name");
  await expect(names).toHaveText(["b 二番", "a 一番", "c 三番"]);
  await hydrated(page);
  await openPrompt(page, "c 三番");
  await page.getByRole("button", { name: "複製" }).click();
  await expectToast(page, "プロンプトを複製しました");
  await page.goto("/dashboard");
  await expect(names).toHaveText(["b 二番", "c 三番", "a 一番", "c 三番"]);
});

test("12 rows fit a desktop's screen, and 8 a phone's @plain @all", async ({ page, context }) => {
  await join(context.request);
  for (let number = 0; number < 12; number += 1)
    await createPrompt(context.request, {
      originalInput: `商店街の案内文を書く ${number}`,
      tags: ["春", "町内会"],
    });
  for (const [width, height, rows] of [
    [1280, 800, 12],
    [375, 812, 8],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard?size=30");
    const last = page.getByRole("article").nth(rows - 1);
    await expect(last.getByRole("heading")).toBeInViewport({ ratio: 1 });
  }
});

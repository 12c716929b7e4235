import { copyPublication } from "../support/database/change-database";
import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";
import { publishPrompt, uniquePurpose, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts @all" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("five page numbers surround the current one; another category or search starts at the first", async ({
      page,
      context,
    }) => {
      await join(context.request);
      const word = uniqueWord();
      const place = { category: "image", subcategory: "抽象的" };
      const originalInput = uniquePurpose("模様", word);
      const { id } = await publishPrompt(context.request, { originalInput, ...place });
      // The Worker's writes after its response come first: the database takes one writer at a time.
      await refreshSearch(context.request);
      copyPublication(id, 72);
      await refreshSearch(context.request);
      const pages = page.getByRole("navigation", { name: "ページ" });
      const cards = page.getByRole("main").getByRole("article");
      const offered = (list: string[]) =>
        expect(pages.getByRole("link", { name: /ページ目$/ })).toHaveText(list);
      const expectAddress = (query: Record<string, string>) =>
        expect
          .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
          .toEqual({ language: "all", ...query });

      await page.goto(`/town-prompts?search=${word}&language=all`);
      if (scripts) await hydrated(page);
      await offered(["1", "2", "3", "4", "5"]);
      await expect(pages.getByRole("link", { name: "前へ" })).toHaveAttribute("aria-disabled", "true");
      await expect(cardOf(page, `72: ${originalInput}`)).toBeVisible();
      await pages.getByRole("link", { name: "4ページ目" }).click();
      await offered(["2", "3", "4", "5", "6"]);
      await expect(page.getByText("4 / 7ページ")).toBeVisible();
      await expect(cards).toHaveCount(12);
      await pages.getByRole("link", { name: "次へ" }).click();
      await offered(["3", "4", "5", "6", "7"]);
      await expectAddress({ search: word, page: "5" });
      await page.goBack();
      await expect(page.getByText("4 / 7ページ")).toBeVisible();

      const places = page.getByRole("navigation", { name: "カテゴリー", exact: true });
      const chips = page.getByRole("navigation", { name: "サブカテゴリー", exact: true });
      await places.getByRole("link", { name: /^画像/ }).click();
      await expectAddress({ search: word, category: "image" });
      await expect(page.getByText("1 / 7ページ")).toBeVisible();
      await pages.getByRole("link", { name: "3ページ目" }).click();
      await expectAddress({ search: word, category: "image", page: "3" });
      await chips.getByRole("link", { name: "抽象的" }).click();
      await expectAddress({ search: word, ...place });
      await expect(page.getByText("1 / 7ページ")).toBeVisible();
      await pages.getByRole("link", { name: "2ページ目" }).click();
      await expectAddress({ search: word, ...place, page: "2" });
      const box = page.getByRole("textbox", { name: "街のプロンプトを検索" });
      await box.fill(`${word} 模様`);
      await box.press("Enter");
      await expectAddress({ search: `${word} 模様`, ...place });

      for (const [number, shown] of [
        ["99", "7 / 7"],
        ["-1", "1 / 7"],
        ["abc", "1 / 7"],
      ] as const) {
        await page.goto(`/town-prompts?search=${word}&language=all&page=${number}`);
        await expect(page.getByText(`${shown}ページ`)).toBeVisible();
      }

      await page.goto("/my-town-prompts?page=7");
      if (scripts) await hydrated(page);
      await offered(["3", "4", "5", "6", "7"]);
      await expect(cards).toHaveCount(1);
      await cards.getByRole("link", { name: "削除" }).click();
      await page.getByRole("button", { name: "削除" }).click();
      // The page before replaces the missing one.
      if (scripts) await expect(page.getByText("6 / 6ページ")).toBeVisible();
      else {
        await expectToast(page, "削除完了");
        await page.goto("/my-town-prompts?page=7");
      }
      await offered(["2", "3", "4", "5", "6"]);
      await expect(cards).toHaveCount(12);
    });
  });

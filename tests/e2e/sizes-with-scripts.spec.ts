import { join } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { keepPrompt } from "../support/clients/keep-prompt";
import { cardOf, formWith, openPrompt } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

const lines = (count: number) => Array.from({ length: count }, (_, line) => `${line}`).join("\n");

test.describe("the sizes of the specification @js", () => {
  test("the purpose's box is 100 px tall and grows to 250", async ({ page }) => {
    await page.goto("/generate");
    await hydrated(page);
    const box = page.getByRole("textbox", { name: "やりたいことを書く" });
    const height = async () => Math.round((await box.boundingBox())!.height);
    expect(await height()).toBe(100);
    await box.fill(lines(6));
    expect(await height()).toBeGreaterThan(100);
    await box.fill(lines(60));
    expect(await height()).toBe(250);
  });

  test("a title takes 50 characters, and a description 1,000 in five rows of 120 px at least", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await keepPrompt(context.request, { originalInput: "商店街の案内" });
    await page.goto("/dashboard");
    await hydrated(page);
    await openPrompt(page);
    await page.getByRole("link", { name: "共有" }).click();
    const form = formWith(page, "タイトル");
    const description = form.getByRole("textbox", { name: "説明" });
    await expect(description).toHaveAttribute("rows", "5");
    expect(Math.round((await description.boundingBox())!.height)).toBeGreaterThanOrEqual(120);
  });

  test("a member's posts are three in a row, and edited in twelve rows", async ({ page, context }) => {
    await join(context.request);
    const purposes: string[] = [];
    for (let count = 0; count < 4; count += 1)
      purposes.unshift((await publishPrompt(context.request)).originalInput);
    await page.goto("/my-town-prompts");
    await hydrated(page);
    const tops = await Promise.all(
      purposes.map(async (purpose) => (await cardOf(page, purpose).boundingBox())!.y),
    );
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[0]!);
    await cardOf(page, purposes[0]!).getByRole("link", { name: "編集" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "プロンプトの内容" })).toHaveAttribute(
      "rows",
      "12",
    );
  });

  test("Google's popup is opened with 500 by 600 px", async ({ page }) => {
    await page.goto("/auth");
    await hydrated(page);
    await page.evaluate(() => {
      window.open = (_address, _name, features) => {
        document.title = features ?? "";
        return { closed: false } as Window;
      };
    });
    await page.getByRole("link", { name: "Googleでログイン" }).click();
    await expect(page).toHaveTitle(/^popup,width=500,height=600,/);
  });
});

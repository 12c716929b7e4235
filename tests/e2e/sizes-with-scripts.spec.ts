import { join } from "../support/clients/members";
import { expect, open, test } from "../support/pages/journey";
import { createPrompt } from "../support/clients/create-prompt";
import { cardOf, formWith, openPrompt } from "../support/pages/library-page";
import { publishPrompt } from "../support/clients/publish-prompt";

const lines = (count: number) => Array.from({ length: count }, (_, line) => `${line}`).join("\n");

test.describe("the sizes of the specification @js", () => {
  test("the purpose's box is 100 px tall and grows to 250, and Google's popup has 500 by 600 @all", async ({
    page,
  }) => {
    await open(page, "/generate");
    const box = page.getByRole("textbox", { name: "やりたいことを書く" });
    const height = async () => Math.round((await box.boundingBox())!.height);
    expect(await height()).toBe(100);
    await box.fill(lines(6));
    expect(await height()).toBeGreaterThan(100);
    await box.fill(lines(60));
    expect(await height()).toBe(250);

    await open(page, "/auth");
    await page.evaluate(() => {
      window.open = (_address, _name, features) => {
        document.title = features ?? "";
        return { closed: false } as Window;
      };
    });
    await page.getByRole("link", { name: "Googleでログイン" }).click();
    await expect(page).toHaveTitle(/^popup,width=500,height=600,/);
  });

  test("a description has five rows of 120 px at least; posts are three in a row, and edited in twelve rows @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    const purposes: string[] = [];
    for (let count = 0; count < 4; count += 1)
      purposes.unshift((await publishPrompt(context.request)).originalInput);
    await open(page, "/my-town-prompts");
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

    const { originalInput } = await createPrompt(context.request, { originalInput: "海辺の献立" });
    await open(page, "/dashboard");
    await openPrompt(page, originalInput);
    await cardOf(page, originalInput).getByRole("link", { name: "共有" }).click();
    const description = formWith(page, "タイトル").getByRole("textbox", { name: "説明" });
    await expect(description).toHaveAttribute("rows", "5");
    expect(Math.round((await description.boundingBox())!.height)).toBeGreaterThanOrEqual(120);
  });
});

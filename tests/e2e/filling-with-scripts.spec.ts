import { join } from "../support/clients/members";
import { sharePrompt } from "../support/clients/share-prompt";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";

const title = { name: "入力して使う" };

test.describe("answers in the browser @js", () => {
  test("answers are saved, shared by a link, cleared, and gone after a sign-out @all", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "{{誰}} へ、{{件}} について。" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto(path);
    await hydrated(page);
    const form = page.getByRole("form", title);
    await form.getByRole("textbox", { name: "誰" }).fill("秘密の人");
    await form.getByRole("textbox", { name: "件" }).fill("二行\tと = & +");
    await form.getByRole("button", { name: "入力した内容つきのリンクをコピー" }).click();
    await expectToast(page, "入力した内容つきのリンクをコピーしました");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}${path}#v=`)).toBe(true);
    await form.getByRole("textbox", { name: "件" }).fill("x".repeat(20_000));
    await form.getByRole("button", { name: "入力した内容つきのリンクをコピー" }).click();
    await expectToast(page, "入力内容が長すぎて、リンクにできません");

    await page.reload();
    await hydrated(page);
    await expect(form.getByRole("textbox", { name: "誰" })).toHaveValue("秘密の人");
    await expect(form.getByText("このブラウザーにだけ保存されます")).toBeVisible();
    // A link's answers come first.
    await page.goto("/why");
    await page.goto(`${baseURL}${path}#v=%E8%AA%B0=%E6%AF%8D&x=1`);
    await hydrated(page);
    await expect(form.getByRole("textbox", { name: "誰" })).toHaveValue("母");
    await form.getByRole("button", { name: "入力内容を消す" }).click();
    await expect(form.getByRole("textbox", { name: "誰" })).toHaveValue("");
    expect(await page.evaluate(() => localStorage.getItem("answers"))).toBeNull();
    expect(asked.filter((address) => address.includes("秘密の人"))).toEqual([]);

    await form.getByRole("textbox", { name: "誰" }).fill("妹");
    await form.getByRole("button", { name: "コピー", exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("answers"))).toContain("妹");
    await expectToast(page, "[ ] の欄はまだ空です");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("妹 へ、[件] について。");
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await page.getByRole("button", { name: "ログアウト" }).click();
    await expectToast(page, "ログアウトしました");
    expect(await page.evaluate(() => localStorage.getItem("answers"))).toBeNull();

    const elsewhere = await browser.newContext();
    const reader = await elsewhere.newPage();
    await reader.goto(link);
    await expect(reader.getByRole("textbox", { name: "誰" })).toHaveValue("秘密の人");
    await expect(reader.locator("main pre")).toHaveText("秘密の人 へ、二行\tと = & + について。");
    await elsewhere.close();
  });

  test("twenty thousand characters are filled and copied, and too long for a link @all", async ({
    page,
    context,
  }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "要約して：{{text}}。" });
    const long = "長い文\n".repeat(5_000).trim();
    await page.goto(path);
    await hydrated(page);
    const form = page.getByRole("form", title);
    await page.evaluate((text) => navigator.clipboard.writeText(text), "前");
    await form.getByRole("textbox", { name: "text" }).fill("x".repeat(20_000));
    await form.getByRole("button", { name: "コピー", exact: true }).click();
    await expectToast(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `要約して：${"x".repeat(20_000)}。`,
    );
    await form.getByRole("button", { name: "入力した内容つきのリンクをコピー" }).click();
    await expectToast(page, "入力内容が長すぎて、リンクにできません");
    await form.getByRole("textbox", { name: "text" }).fill(long.replaceAll("\n", " ") + "x".repeat(2_000));
    await form.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(form.getByRole("textbox", { name: "text" })).toHaveAttribute("aria-invalid", "true");
  });
});

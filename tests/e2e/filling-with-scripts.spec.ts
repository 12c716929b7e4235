import { join } from "../support/clients/members";
import { sharePrompt } from "../support/clients/share-prompt";
import { expect, expectNotice, hydrated, test } from "../support/pages/journey";

const title = { name: "入力して使う" };
const question = { question: "", options: [], required: true, value: null };

test.describe("answers in the browser @js", () => {
  test("answers are kept, passed on by a link, forgotten, and gone after a sign-out", async ({
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
    await form.getByRole("button", { name: "入力済みのリンクをコピー" }).click();
    await expectNotice(page, "入力済みのリンクをコピーしました");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}${path}#v=`)).toBe(true);
    await form.getByRole("textbox", { name: "件" }).fill("x".repeat(20_000));
    await form.getByRole("button", { name: "入力済みのリンクをコピー" }).click();
    await expectNotice(page, "入力内容が長すぎて、リンクにできません");

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
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await page.getByRole("button", { name: "ログアウト" }).click();
    await expectNotice(page, "ログアウトしました");
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
    await expectNotice(page, "クリップボードにコピーしました");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `要約して：${"x".repeat(20_000)}。`,
    );
    await form.getByRole("button", { name: "入力済みのリンクをコピー" }).click();
    await expectNotice(page, "入力内容が長すぎて、リンクにできません");
    await form.getByRole("textbox", { name: "text" }).fill(long.replaceAll("\n", " ") + "x".repeat(2_000));
    await form.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(form.getByRole("textbox", { name: "text" })).toHaveAttribute("aria-invalid", "true");
  });

  for (const [control, role] of [
    ["ChatGPT", "link"],
    ["コピー", "button"],
  ] as const)
    test(`${control} tapped before the form's code has come uses the answers @chromium${role === "link" ? "" : " @all"}`, async ({
      page,
      context,
    }) => {
      await join(context.request);
      await context.route("https://chatgpt.com/**", (route) => route.fulfill({ body: "ChatGPT" }));
      const variables = [{ ...question, name: "誰", label: "誰", kind: "text" }];
      const { path } = await sharePrompt(context.request, { content: "{{誰}} へ。", variables });
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await context.route("**/assets/*.js", async (route) => {
        await arrived;
        await route.continue();
      });
      const form = page.getByRole("form", title);
      const who = form.getByRole("textbox", { name: "誰" });
      if (role === "link") await who.fill("母");
      const opened = role === "link" ? context.waitForEvent("page") : null;
      await form.getByRole(role, { name: control, exact: true }).click();
      arrive();
      if (opened) expect(new URL((await opened).url()).searchParams.get("q")).toBe("母 へ。");
      else {
        await expect(who).toHaveAttribute("aria-invalid", "true");
        await expect(who).toBeFocused();
      }
    });

  test("a form that wakes while its page changes keeps its HTML @chromium", async ({ page, context }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "{{誰}} へ。" });
    await page.addInitScript(() => {
      // React schedules its rendering by messages.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...values: unknown[]) {
        const wait = Number(document.documentElement?.dataset.wait ?? 0);
        setTimeout(() => Reflect.apply(postMessage, this, values), wait);
      };
    });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.dataset.wait = "200";
      let count = 0;
      const changing = setInterval(() => {
        location.hash = `#at${(count += 1)}`;
        if (count === 30) clearInterval(changing);
      }, 50);
    });
    const form = page.getByRole("form", title);
    const who = form.getByRole("textbox", { name: "誰" });
    await who.evaluate((field) => (field.dataset.server = "yes"));
    await who.fill("母");
    await expect(page).toHaveURL(/#at30$/);
    await expect(form.locator("pre")).toContainText("母 へ。");
    await expect(who).toHaveValue("母");
    await expect(who).toHaveAttribute("data-server", "yes");
  });

  test("without the form's code the server fills @chromium", async ({ page, context }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "{{誰}} へ。" });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    // The next file is the form's code.
    await context.route("**/assets/*.js", (route) => route.abort(), { times: 1 });
    const form = page.getByRole("form", title);
    await form.getByRole("link", { name: "ChatGPT" }).dispatchEvent("click");
    await expect(page).toHaveURL(`${path}/use`);
    await expect(form.getByRole("button", { name: "コピー", exact: true })).toBeVisible();
  });
});

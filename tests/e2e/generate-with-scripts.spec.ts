import {
  box,
  complete,
  create,
  fact,
  facts,
  generated,
  line,
  once,
  openLine,
  result,
  text,
  answerLine,
  expectPrompt,
} from "../support/pages/generator-page";
import { expect, holdScripts, hydrated, test } from "../support/pages/journey";

test.describe("with scripts @js", () => {
  test("an example fills the box, and what is there stays when the reader returns or the network fails @all", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("link", { name: "家計簿アプリの紹介文を200字で" }).click();
    await expect(box(page)).toHaveValue("家計簿アプリの紹介文を200字で");
    await page.route("**/api/prompts/count", (route) => route.fulfill({ json: { count: 98_765 } }));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByText("これまでに98,765件")).toBeVisible();
    await page.route("**/api/prompts/count", (route) => route.fulfill({ status: 503, body: "" }));
    const response = page.waitForResponse("**/api/prompts/count");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await response;
    await expect(page.getByText("これまでに98,765件")).toBeVisible();

    await context.setOffline(true);
    await create(page).click();
    await expect(page.getByRole("alert")).toContainText("プロンプトを作れませんでした");
    await expect(box(page)).toHaveValue("家計簿アプリの紹介文を200字で");
    const [field, notice] = await Promise.all([
      box(page).boundingBox(),
      page.getByRole("alert").boundingBox(),
    ]);
    expect(notice!.y).toBeGreaterThanOrEqual(field!.y + field!.height);
    await context.setOffline(false);
    await expect(page.getByText("接続が戻りました。")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    await page.getByRole("button", { name: "もう一度作る" }).click();
    await expect(result(page)).toBeVisible();
  });

  test("a connection that breaks is told as that, and the prompt or the other kind can be made again at once", async ({
    page,
  }) => {
    await page.goto("/generate?purpose=送別会の挨拶を部長に頼みたい");
    await hydrated(page);
    await page.route("**/api/generate", (route) => route.abort("connectionreset"), { times: 1 });
    await create(page).click();
    await expect(page.getByRole("alert")).toContainText("接続が途中で切れました");
    await page.getByRole("button", { name: "もう一度作る" }).click();
    await expect(result(page)).toBeVisible();

    const address = page.url();
    await page.route("**/api/generate", (route) => route.abort("connectionreset"), { times: 1 });
    await page.locator("#result summary").filter({ hasText: "別の種類" }).click();
    await page.locator("#result button[name=kind]").first().click();
    await expect(page.getByRole("alert")).toContainText("接続が途中で切れました");
    await page.getByRole("button", { name: "もう一度作る" }).click();
    await page.waitForURL((url) => url.href.split("?")[0] !== address.split("?")[0]);
    await expect(result(page)).toBeVisible();
  });

  test("on a phone the progress is at the button that was pressed, and so is the page after a stop", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/generate?purpose=引っ越しのチェックリスト");
    await hydrated(page);
    await expect(page.locator("#preview-title")).toBeVisible();
    await page.route("**/api/generate", () => {});
    await create(page).click();
    const stop = page.getByRole("button", { name: "中止" });
    await expect(stop).toBeInViewport();
    await expect(page.getByRole("button", { name: "作成中…" })).toBeInViewport();
    await stop.click();
    await expect(page.getByText("作成を中止しました。")).toBeInViewport();
    await expect(create(page)).toBeInViewport();
  });

  test("input from before the scripts loaded counts, in the generator and under the result @all", async ({
    page,
  }) => {
    let arrive = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("radio", { name: "画像生成" }).check();
    await page.getByRole("switch", { name: "Deep Thinking" }).uncheck();
    await box(page).fill("夕暮れの海辺を歩く柴犬");
    arrive();
    await hydrated(page);
    await generated(page);
    await expect(result(page)).toContainText("画像生成用");
    await openLine(page);
    await expect(page.getByRole("radio", { name: "画像生成" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Deep Thinking" })).not.toBeChecked();

    await page.getByRole("radio", { name: "文章生成" }).check();
    await box(page).fill(line);
    const first = page.url();
    await create(page).click();
    await expect(page).not.toHaveURL(first);
    await expect(fact(page, facts.invitation)).toBeVisible();
    arrive = await holdScripts(page);
    await page.goto(new URL(page.url()).pathname, { waitUntil: "commit" });
    await fact(page, facts.invitation).fill("同窓会");
    await result(page).getByRole("checkbox", { name: once }).check();
    arrive();
    await expectPrompt(text(page), [line, answerLine("同窓会"), `・${once}`]);
    await expect(fact(page, facts.invitation)).toHaveValue("同窓会");
  });

  test("the prompt is copied, edited and saved with the edit, which stays on the way back", async ({
    page,
  }) => {
    await page.goto("/generate?purpose=社内勉強会の案内文");
    await hydrated(page);
    await generated(page);
    const first = page.url();
    await page.getByRole("button", { name: "コピー", exact: true }).click();
    await expect(page.getByText("クリップボードにコピーしました").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("社内勉強会の案内文");

    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("捨てる文");
    await page.getByRole("button", { name: "キャンセル" }).click();
    await expect(text(page)).not.toContainText("捨てる文");
    await page.getByRole("button", { name: "編集" }).click();
    await page.getByRole("textbox", { name: "プロンプトを編集" }).fill("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "更新" }).click();
    await expect(page.getByRole("button", { name: "編集" })).toBeFocused();
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "手直しを取り消す" }).click();
    await expect.poll(() => text(page).textContent()).toBe(copied);
    await page.getByRole("button", { name: "手直しを戻す" }).click();
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page).not.toHaveURL(first);
    await expect(text(page)).not.toContainText("直したプロンプト");
    await expect(page.getByText("同じプロンプトになりました")).toHaveCount(0);
    await page.getByRole("link", { name: "前の文に戻す" }).click();
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.getByRole("link", { name: "次の文に進む" }).click();
    await expect(page.getByText("2個のうち2個目")).toBeVisible();
    await page.getByRole("button", { name: "作り直す" }).click();
    await expect(page.getByText("3個のうち3個目")).toBeVisible();
    await page.getByRole("link", { name: "前の文に戻す" }).click();
    await expect(page.getByText("3個のうち2個目")).toBeVisible();
    await page.getByRole("link", { name: "前の文に戻す" }).click();
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.goto(first);
    await hydrated(page);
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.reload();
    await hydrated(page);
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
    await page.getByRole("button", { name: "保存" }).click();
    await expect(page).toHaveURL(/\/auth\/register\?redirectTo=/);
    await page.getByRole("link", { name: "プロンプトに戻る" }).click();
    await expect(text(page)).toHaveText("直したプロンプト {{日時}}");
  });

  test("what a chosen style settles is not offered, and struck keys are asked for their kind", async ({
    page,
  }) => {
    await page.goto("/generate?use=image&purpose=雨の日の喫茶店、窓辺の猫");
    await hydrated(page);
    await generated(page);
    const lens = result(page).getByRole("checkbox", { name: /50mmレンズの写真/ });
    await expect(lens).toBeChecked();
    await result(page).getByRole("radio", { name: "にじむ水彩画" }).click();
    await expect(text(page)).toContainText("にじむ水彩画");
    await expect(lens).toHaveCount(0);
    await expect(page.getByText("プロンプトに反映：1")).toBeVisible();
    await result(page).getByRole("radio", { name: "にじむ水彩画" }).click();
    await expect(lens).toBeChecked();
    await page.goto("/generate?purpose=asdf+ñlkj+qwer+zxcv");
    await hydrated(page);
    await generated(page);
    await expect(page.getByText("この一行からは、何を作るのか分かりませんでした。")).toBeVisible();
    await expect(page.getByText("答えるほど、あなた向けになります")).toBeVisible();
  });

  test("a line that says everything is not asked for more", async ({ page }) => {
    await page.goto(`/generate?${new URLSearchParams({ purpose: complete })}`);
    await hydrated(page);
    await generated(page);
    await expect(result(page).getByText("詳しく書かれています")).toBeVisible();
    await expect(page.getByText("答えるほど、あなた向けになります")).toHaveCount(0);
  });

  test("a service opens in a new tab with the prompt copied, and comes first from then on @chromium", async ({
    page,
    context,
  }) => {
    await context.route(/claude\.ai/, (route) => route.fulfill({ body: "Claude" }));
    await page.goto("/generate?purpose=Meeting minutes");
    await hydrated(page);
    await page.getByRole("switch", { name: "Deep Thinking" }).uncheck();
    await generated(page);
    const bar = page.locator("[data-action-bar]");
    await expect(bar.getByRole("link")).toHaveText(["ChatGPT"]);
    await bar.getByRole("button", { name: "ほかのサービスで開く" }).click();
    const opened = context.waitForEvent("page");
    await bar.getByRole("link", { name: "Claude" }).click();
    const url = new URL((await opened).url());
    expect(url.hostname).toBe("claude.ai");
    expect(url.searchParams.get("q")).toContain("Meeting minutes");
    await page.bringToFront();
    await expect(page.getByText("Claudeの入力欄に入っています").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url.searchParams.get("q"));
    await expect(bar.getByRole("link")).toHaveText(["Claude"]);
    await page.reload();
    await expect(bar.getByRole("link")).toHaveText(["Claude"]);
  });
});

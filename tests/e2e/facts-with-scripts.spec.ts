import { expect, expectToast, holdScripts, hydrated, test } from "../support/pages/journey";
import { join } from "../support/clients/members";
import { keepFact } from "../support/clients/make-one-of-each";
import { text as promptText } from "../support/pages/generator-page";
import { sharePrompt } from "../support/clients/share-prompt";

const title = { name: "わたしのこと" };

test.describe("facts @js", () => {
  test("a visitor remembers an answer, taps it for the next line, and moves it into a new account", async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("/api/facts") && sent.push(request.method()));
    await page.goto("/generate");
    await hydrated(page);
    const purpose = page.locator("textarea[name=purpose]");
    await purpose.fill("同窓会の誘いを断りたい");
    const field = page.locator("[data-questions] textarea").first();
    await field.fill("9月14日の高校の同窓会");
    await page
      .getByRole("button", { name: /の答えを覚えておく$/ })
      .first()
      .click();
    await expectToast(page, "覚えました");
    await field.fill("");
    await page.getByRole("group", { name: "覚えていること" }).getByRole("button").first().click();
    await expect(field).toHaveValue("9月14日の高校の同窓会");
    expect(sent).toEqual([]);

    await join(context.request);
    await page.goto("/facts");
    await hydrated(page);
    await page.getByRole("button", { name: "このブラウザの1件をアカウントに移す" }).click();
    await expect(page.getByRole("checkbox", { name: /9月14日の高校の同窓会/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("facts"))).not.toContain("同窓会");
  });

  test("a visitor is proposed what they answered and filled in, and keeps what they tap", async ({
    page,
    context,
  }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "{{宛先}} へ" });
    await context.clearCookies();
    await page.goto("/generate");
    await hydrated(page);
    await page.locator("textarea[name=purpose]").fill("同窓会の誘いを断りたい");
    await page.locator("[data-questions] textarea").first().fill("9月14日の高校の同窓会");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w/);
    await expect(page.locator("#result")).toContainText("9月14日の高校の同窓会");
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("textbox", { name: "宛先" }).fill("松本の田中様");
    await page.getByRole("textbox", { name: "宛先" }).blur();

    await page.goto("/facts");
    await hydrated(page);
    const proposed = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "覚えておく" }) });
    await expect(proposed).toHaveText([/9月14日の高校の同窓会/, /松本の田中様/]);
    expect(await page.evaluate(() => localStorage.getItem("facts"))).toBeNull();
    await proposed.last().getByRole("button").click();
    await expect(proposed).toHaveText([/9月14日の高校の同窓会/]);
    expect(await page.evaluate(() => localStorage.getItem("facts"))).toContain("松本の田中様");

    await join(context.request);
    await page.goto("/facts");
    await hydrated(page);
    await expect(proposed).toHaveText([/9月14日の高校の同窓会/, /松本の田中様/]);
  });

  test("the owner of a shared prompt fills its facts in again with a tap", async ({ page, context }) => {
    await join(context.request);
    await keepFact(context.request, { name: "お店", text: "ことり珈琲、松本" });
    const { path } = await sharePrompt(context.request, { content: "ことり珈琲、松本の案内" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("textbox", { name: "お店" }).focus();
    await page.getByRole("group", { name: "覚えていること" }).getByRole("button").first().click();
    await expect(page.getByRole("textbox", { name: "お店" })).toHaveValue("ことり珈琲、松本");
    await expect(page.getByRole("region", { name: "仕上がり" })).toContainText("ことり珈琲、松本の案内");
  });

  test("Tab goes from field to field past the bookmark, which a key in the field presses", async ({
    page,
    context,
  }) => {
    await join(context.request);
    const { path } = await sharePrompt(context.request, { content: "{{宛先}} へ {{用件}}" });
    await context.clearCookies();
    await page.goto(path);
    await hydrated(page);
    const remember = page.getByRole("button", { name: /の答えを覚えておく$/ });
    const recipient = page.getByRole("textbox", { name: "宛先" });
    await recipient.fill("松本の田中様");
    await expect(remember).toBeVisible();
    await recipient.press("Tab");
    await expect(page.getByRole("textbox", { name: "用件" })).toBeFocused();
    await page.keyboard.type("お礼の品を送る");
    await page.keyboard.press("Shift+Tab");
    await expect(recipient).toBeFocused();
    await page.keyboard.press("Alt+Enter");
    await expectToast(page, "覚えました");
    await expect(recipient).toHaveValue("松本の田中様");
    await expect(recipient).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("facts"))).not.toContain("お礼の品");

    await page.goto("/generate");
    await hydrated(page);
    await page.locator("textarea[name=purpose]").fill("同窓会の誘いを断りたい");
    const answers = page.locator("[data-questions] textarea");
    await answers.first().fill("9月14日の高校の同窓会");
    await expect(remember.first()).toBeVisible();
    await answers.first().press("Tab");
    await expect(remember.first()).not.toBeFocused();
  });

  test("facts picked for a new line are on its page, and go with it before any question has come", async ({
    page,
    context,
  }) => {
    await join(context.request);
    for (const [name, words] of [
      ["お店", "ことり珈琲、松本"],
      ["書き方", "ですます調"],
      ["客層", "常連の方"],
    ] as const)
      await keepFact(context.request, { name, text: words });
    await page.goto("/facts");
    await hydrated(page);
    for (const picked of [/ことり珈琲/, /ですます調/, /常連の方/])
      await page.getByRole("checkbox", { name: picked }).check();
    await page.route("**/api/questions", () => undefined);
    await page.getByRole("button", { name: "選んだことを入れて作る" }).click();
    await page.waitForURL(/generate\?/);
    await hydrated(page);
    await page.getByRole("checkbox", { name: "客層: 常連の方" }).uncheck();
    await page.locator("textarea[name=purpose]").fill("新しい豆の紹介を書く");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w/);
    await expect(promptText(page)).toContainText("お店：ことり珈琲、松本");
    await expect(promptText(page)).toContainText("書き方：ですます調");
    await expect(promptText(page)).not.toContainText("常連の方");
  });

  test("a picked fact that is unticked before the scripts loaded stays so", async ({ page, context }) => {
    await join(context.request);
    await keepFact(context.request, { name: "書き方", text: "ですます調" });
    await keepFact(context.request, { name: "客層", text: "常連の方" });
    await page.goto("/facts");
    for (const picked of [/ですます調/, /常連の方/])
      await page.getByRole("checkbox", { name: picked }).check();
    await page.getByRole("button", { name: "選んだことを入れて作る" }).click();
    await page.waitForURL(/generate\?/);
    const arrive = await holdScripts(page);
    await page.goto(page.url(), { waitUntil: "commit" });
    await page.getByRole("checkbox", { name: "客層: 常連の方" }).uncheck();
    arrive();
    await hydrated(page);
    await expect(page.getByRole("checkbox", { name: "客層: 常連の方" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "書き方: ですます調" })).toBeChecked();
  });

  test("a fact that is one of a list's options is chosen with a tap", async ({ page, context }) => {
    await join(context.request);
    const options = ["青木", "井上", "上野", "江口", "小川", "加藤", "田中商店"];
    const variable = {
      name: "取引先",
      label: "取引先",
      question: "",
      kind: "choice",
      required: false,
      value: null,
    };
    const { path } = await sharePrompt(context.request, {
      content: "{{取引先}} へ",
      variables: [{ ...variable, options }],
    });
    await keepFact(context.request, { name: "担当", text: "田中商店" });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("combobox", { name: "取引先" }).focus();
    await page
      .getByRole("group", { name: "覚えていること" })
      .getByRole("button", { name: "田中商店" })
      .click();
    await expect(page.getByRole("combobox", { name: "取引先" })).toHaveValue("田中商店");
    await expect(page.locator("main pre")).toHaveText("田中商店 へ");
  });

  test("a member ticks a fact, and a person's facts fill a prompt with one tap", async ({
    page,
    context,
  }) => {
    await join(context.request);
    await keepFact(context.request, { name: "誰", text: "3年B組の保護者", subject: "3B" });
    await keepFact(context.request, { name: "書き方", text: "絵文字は使わない" });
    await page.goto("/generate");
    await hydrated(page);
    await page.locator("textarea[name=purpose]").fill("運動会の案内を書く");
    const facts = page.getByRole("region", title);
    await facts.getByRole("checkbox", { name: "絵文字は使わない" }).check();
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await page.waitForURL(/generate\/\w/);
    const text = page.locator(".prompt-text").first();
    await expect(page.locator("#result")).toContainText("書き方：絵文字は使わない");
    await page.getByRole("region", title).getByRole("checkbox", { name: "絵文字は使わない" }).uncheck();
    await expect(text).not.toContainText("絵文字は使わない");

    await keepFact(context.request, { name: "場所", text: "本校の体育館", subject: "3B" });
    await keepFact(context.request, { name: "曜日", text: "第二日曜日", subject: "3B" });
    const choice = { question: "", kind: "choice", required: false, value: null };
    const { path } = await sharePrompt(context.request, {
      content: "{{誰}} へ {{場所}} {{曜日}}",
      variables: [
        { ...choice, name: "場所", label: "場所", options: ["校庭", "体育館"] },
        {
          ...choice,
          name: "曜日",
          label: "曜日",
          options: ["月", "火", "水", "木", "金", "土", "日"].map((day) => `${day}曜日`),
        },
      ],
    });
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "3B：前と同じに" }).click();
    await expect(page.getByRole("textbox", { name: "誰" })).toHaveValue("3年B組の保護者");
    await expect(page.getByRole("radio", { name: "体育館" })).toBeChecked();
    await expect(page.getByRole("combobox", { name: "曜日" })).toHaveValue("日曜日");
    await expect(page.locator("main pre")).toHaveText("3年B組の保護者 へ 体育館 日曜日");
    await expect
      .poll(async () => (await (await context.request.get("/api/facts")).json())[0])
      .toMatchObject({ useCount: 1 });
  });
});

import { expect, test } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";
import { fromHere } from "../support/clients/visitor";

/** The extension's own storage, in its background. */
declare const chrome: {
  storage: {
    local: {
      get(key: string): Promise<Record<string, object>>;
      set(values: object): Promise<void>;
    };
  };
};

const prompts = [{ originalInput: "週報", content: "Write about {{week}} for {{team}}." }];

test("an ended connection says so, loses nothing typed, and is made anew", async ({ installed }) => {
  const { context, background } = installed;
  await beMember(installed, { prompts });
  const page = await installed.open("textarea");
  await page.locator("textarea").fill("My line");
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel);
  // An access token that is over is renewed unseen.
  await background.evaluate(async () => {
    const { tokens } = await chrome.storage.local.get("tokens");
    await chrome.storage.local.set({ tokens: { ...tokens, until: 0 } });
  });
  await panel.getByRole("searchbox").fill("週報");
  await panel.getByRole("button", { name: "週報" }).click();
  await panel.getByRole("textbox", { name: "week" }).fill("48");

  const profile = await (await context.request.get("/profile")).text();
  const [, connection] = /\/profile\/connections\/(\w+)\/end/.exec(profile)!;
  await context.request.post(`/profile/connections/${connection}/end`, { headers: fromHere, form: {} });
  await panel.getByRole("button", { name: "戻る" }).click();
  await panel.getByRole("button", { name: "その場で置き換える" }).click();
  await expect(panel.getByText("ログインが終わっています").first()).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue("My line");
  await signIn(installed, panel, { button: "もう一度ログイン" });
  await expect(page.locator("textarea")).not.toHaveValue("My line");
});

test("without a network the panel says what to do, and what was typed is still there", async ({
  installed,
}) => {
  const { context } = installed;
  await beMember(installed, { prompts });
  const page = await installed.open("textarea");
  await page.locator("textarea").focus();
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel);
  await panel.getByRole("button", { name: "週報" }).click();
  await panel.getByRole("textbox", { name: "week" }).fill("48");
  // Closed by accident, and opened again.
  await page.evaluate(() => document.documentElement.lastElementChild!.remove());
  await expect.poll(() => page.frames().length).toBe(1);
  const again = await installed.press(page);
  await expect(again.getByRole("textbox", { name: "week" })).toHaveValue("48");
  await again.getByRole("button", { name: "戻る" }).click();

  await context.setOffline(true);
  await again.getByRole("searchbox").fill("週");
  await expect(again.getByText("サイトにつながりません")).toBeVisible();
  await context.setOffline(false);
  await again.getByRole("button", { name: "もう一度", exact: true }).click();
  await expect(again.getByRole("button", { name: "週報" })).toBeVisible();
});

test("signing out ends the connection at the site, and a refusal there is told", async ({ installed }) => {
  const { context, id } = installed;
  await beMember(installed);
  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/options.html`);
  const main = options.mainFrame();
  await signIn(installed, main, { decision: "deny" });
  await expect(main.getByText("許可されませんでした")).toBeVisible();
  await signIn(installed, main, { button: "もう一度ログイン" });
  await expect(main.getByText("ログインしています")).toBeVisible();
  const connections = async () =>
    (await (await context.request.get("/profile")).text()).includes("/profile/connections/");
  expect(await connections()).toBe(true);
  await main.getByRole("button", { name: "ログアウト" }).click();
  await expect(main.getByText("サイトの接続も終わりました")).toBeVisible();
  expect(await connections()).toBe(false);

  await main.getByRole("textbox", { name: "つなぐサイト" }).fill("http://evil.example");
  await main.getByRole("button", { name: "保存" }).click();
  await expect(main.getByText("https:// で始まる")).toBeVisible();
});

import type { Worker } from "@playwright/test";

import { expect, test } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";
import { fromHere } from "../support/clients/visitor";

/** The extension's storage that scripts beside pages can read in Firefox. */
declare const chrome: { storage: { local: { get(key: null): Promise<object> } } };

/** Makes the access token of a connection one that is over. */
const endAccess = (background: Worker) =>
  background.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error!));
      });
    const database = await done(indexedDB.open("prompt-town"));
    const store = database.transaction("own", "readwrite").objectStore("own");
    const connection = await done(store.get("connection"));
    await done(store.put({ ...connection, tokens: { ...connection.tokens, until: 0 } }, "connection"));
    database.close();
  });

const prompts = [{ originalInput: "週報", content: "Write about {{week}} for {{team}}." }];

test("an ended connection says so, loses nothing typed, and is made anew", async ({ installed }) => {
  const { context, background } = installed;
  await beMember(installed, { prompts });
  const page = await installed.open("textarea");
  await page.locator("textarea").fill("My line");
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel);
  // The connection is stored once its prompts are shown.
  await expect(panel.getByRole("button", { name: "週報" })).toBeVisible();
  // An access token that is over is renewed unseen.
  await endAccess(background);
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

test("a connection names its account; disconnecting ends it at the site, and a refusal there is told", async ({
  installed,
}) => {
  const { context, id } = installed;
  await beMember(installed);
  await context.request.patch("/api/profile", { headers: fromHere, data: { displayName: "Hanako" } });
  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/options.html`);
  const main = options.mainFrame();
  await signIn(installed, main, { decision: "deny" });
  await expect(main.getByText("許可されませんでした")).toBeVisible();
  await signIn(installed, main, { button: "もう一度ログイン" });
  await expect(main.getByText("接続中のアカウント： Hanako", { exact: true })).toBeVisible();
  const page = await installed.open("textarea");
  const panel = await installed.press(page);
  await expect(panel.getByText("接続中のアカウント： Hanako", { exact: true })).toBeVisible();
  await page.close();
  const connections = async () =>
    (await (await context.request.get("/profile")).text()).includes("/profile/connections/");
  expect(await connections()).toBe(true);
  await main.getByRole("button", { name: "接続を解除" }).click();
  await expect(main.getByText("サイト側でも解除されています")).toBeVisible();
  await expect(main.getByText("Hanako")).toBeHidden();
  expect(await connections()).toBe(false);

  await main.getByRole("textbox", { name: "つなぐサイト" }).fill("http://evil.example");
  await main.getByRole("button", { name: "保存" }).click();
  await expect(main.getByText("https:// で始まる")).toBeVisible();
});

test("a site that is changed in the middle of a call gets no token of the site before", async ({
  installed,
}) => {
  const { context, background, id } = installed;
  await beMember(installed, { prompts });
  const panel = await context.newPage();
  await panel.goto(`chrome-extension://${id}/panel.html`);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel.mainFrame());
  await expect(panel.getByRole("button", { name: "週報" })).toBeVisible();
  // Nothing of it lies where a script beside a page can read it.
  expect(await background.evaluate(() => chrome.storage.local.get(null))).toEqual({});

  await endAccess(background);
  // The next exchange of tokens waits for the test.
  await background.evaluate(() => {
    const scope = globalThis as typeof globalThis & { arrive?: () => void };
    const send = scope.fetch;
    scope.fetch = async (...request) => {
      const response = await send(...request);
      if (!String(request[0]).endsWith("/oauth/token")) return response;
      scope.fetch = send;
      await new Promise<void>((resolve) => (scope.arrive = resolve));
      return response;
    };
  });
  await panel.getByRole("button", { name: "本棚" }).click();
  const isHeld = () => background.evaluate(() => "arrive" in globalThis);
  await expect.poll(isHeld).toBe(true);
  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/options.html`);
  await options.getByRole("textbox", { name: "つなぐサイト" }).fill("https://other.example");
  await options.getByRole("button", { name: "保存" }).click();
  await expect(options.getByText("保存しました")).toBeVisible();
  await background.evaluate(() => (globalThis as { arrive?: () => void }).arrive!());
  await panel.waitForTimeout(500);
  await options.reload();
  await expect(options.getByRole("textbox", { name: "つなぐサイト" })).toHaveValue("https://other.example");
  await expect(options.getByText("接続していません")).toBeVisible();
});

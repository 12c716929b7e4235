import { request } from "@playwright/test";

import { expect, test } from "../support/extension/extension";
import { beMember, signIn } from "../support/extension/member";
import { join } from "../support/clients/members";
import { visitor } from "../support/clients/visitor";
import { publishPrompt } from "../support/clients/publish-prompt";

const line = "大家が敷金を返してくれない";

test("a line in the box becomes a prompt there, at once or after its questions", async ({ installed }) => {
  await beMember(installed, { facts: [{ name: "証拠", text: "賃貸契約書と写真" }] });
  const page = await installed.open("textarea");
  const box = page.locator("textarea");
  await box.fill(line);
  await box.focus();
  const panel = await installed.press(page);
  await signIn(installed, panel, { button: "その場で置き換える" });
  await expect(box).not.toHaveValue(line);
  const atOnce = await box.inputValue();
  expect(atOnce).toContain(line);
  expect(atOnce.length).toBeGreaterThan(line.length * 2);
  await expect(box).toBeFocused();

  await box.fill(line);
  const again = await installed.press(page);
  await again.getByRole("button", { name: "先に質問に答える" }).click();
  await again
    .locator("form textarea, form input:not([type=radio]):not([type=checkbox])")
    .first()
    .fill("契約書がある");
  await again.getByRole("checkbox", { name: "ライブラリにも保存する" }).check();
  await again.getByRole("button", { name: "プロンプトにして入れる" }).click();
  await expect(box).toHaveValue(/契約書がある/);
  expect(await page.evaluate(() => window.sent)).toEqual([]);
  const kept = await installed.context.request.get("/api/prompts");
  expect(await kept.json()).toMatchObject([{ originalInput: line, content: await box.inputValue() }]);
});

test("the keyboard leads from the open panel to the filled text, and Escape back into the box", async ({
  installed,
}) => {
  await beMember(installed, {
    prompts: [
      { originalInput: "週報", content: "Write about {{week}}." },
      { originalInput: "献立", content: "Cook." },
    ],
  });
  const page = await installed.open("textarea");
  await page.locator("textarea").focus();
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "ライブラリ" }).click();
  await signIn(installed, panel);
  await expect(panel.getByRole("button", { name: "献立" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("textarea")).toBeFocused();
  await page.keyboard.type("Hi: ");

  const next = await installed.press(page);
  await expect(next.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("週報");
  await expect(next.locator("[data-row]")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(next.getByRole("textbox", { name: "week" })).toBeFocused();
  await page.keyboard.type("48");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("textarea")).toHaveValue("Hi: Write about 48.");
  await expect(page.locator("textarea")).toBeFocused();
});

test("the town is there without an account; the shelf, a use and an answer's example with one", async ({
  installed,
  baseURL,
}) => {
  const { context } = installed;
  const author = await request.newContext({ baseURL, extraHTTPHeaders: visitor() });
  await join(author);
  const others = await publishPrompt(author, { content: "Slice {{bread}}." });
  await beMember(installed);
  const posted = await publishPrompt(context.request, { content: "Bake {{bread}}." });
  const page = await installed.open("textarea");
  await page.locator("textarea").focus();
  const panel = await installed.press(page);
  await panel.getByRole("searchbox").fill(posted.originalInput);
  await panel.getByRole("button", { name: posted.originalInput }).click();
  await panel.getByRole("textbox", { name: "bread" }).fill("rye");
  await panel.getByRole("button", { name: "入力欄に入れる" }).click();
  await expect(page.locator("textarea")).toHaveValue("Bake rye.");

  const other = await installed.press(page);
  await other.getByRole("button", { name: "本棚" }).click();
  await signIn(installed, other);
  await expect(other.getByText("本棚はまだ空です")).toBeVisible();
  // A member's use of another's prompt counts, as on the site.
  await other.getByRole("button", { name: "街", exact: true }).click();
  await other.getByRole("searchbox").fill(others.originalInput);
  await other.getByRole("button", { name: others.originalInput }).click();
  await other.getByRole("textbox", { name: "bread" }).press("Control+Enter");
  await expect(page.locator("textarea")).toHaveValue(/Slice/);
  const uses = async () => (await (await author.get(`/api/prompts/${others.shareId}`)).json()).uses;
  await expect.poll(uses).toBe(1);
  await author.dispose();

  await page.locator("#answer").selectText();
  const example = await installed.press(page);
  await example.getByRole("button", { name: "選んだ文章を作例として残す" }).click();
  await example.getByRole("button", { name: posted.originalInput }).click();
  await example.getByRole("button", { name: "作例に追加" }).click();
  await expect(example.getByText("作例に追加しました")).toBeVisible();
  const shown = await context.request.get(`/api/prompts/${posted.shareId}`);
  expect((await shown.json()).examples).toMatchObject([
    { text: await page.locator("#answer").textContent() },
  ]);
});

test("without leave the panel knows no facts, and offers to be given it", async ({ installed }) => {
  await beMember(installed, { facts: [{ name: "who", text: "Kotori Coffee" }] });
  const page = await installed.open("textarea");
  await page.locator("textarea").focus();
  const panel = await installed.press(page);
  await panel.getByRole("button", { name: "わたしのこと" }).click();
  await signIn(installed, panel, { facts: false });
  await expect(panel.getByText("「わたしのこと」を見せていません")).toBeVisible();
  await signIn(installed, panel, { button: "ログインして選び直す" });
  await panel.getByRole("button", { name: "Kotori Coffee" }).click();
  await expect(page.locator("textarea")).toHaveValue("Kotori Coffee");
});

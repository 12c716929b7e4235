import { join } from "../support/clients/members";
import { fromHere } from "../support/clients/visitor";
import { publishPrompt } from "../support/clients/publish-prompt";
import { expect, expectToast, hydrated, open, test } from "../support/pages/journey";
import { cardOf } from "../support/pages/library-page";

test("a member sets the kind of a prompt's fields; a wrong default is refused and shown again @js", async ({
  page,
  context: { request },
}) => {
  await join(request);
  const made = await request.post("/api/prompts", {
    headers: fromHere,
    data: { originalInput: "お礼の手紙", content: "{{相手}}への手紙。\n・日付：{{日}}" },
  });
  const { id } = await made.json();
  await page.goto(`/dashboard/prompts/${id}`);
  await hydrated(page);
  const fields = page.getByRole("region", { name: "入力項目" });
  await expect(fields.locator("summary")).toHaveText(["相手 短いテキスト", "日 短いテキスト"]);
  await fields.locator("summary").nth(1).click();
  await fields.getByRole("combobox", { name: "種類" }).selectOption("日付");
  await fields.getByRole("textbox", { name: "既定値" }).fill("あした");
  const preview = page.getByRole("region", { name: "フォームのプレビュー" });
  // It follows the text and the definitions as they are typed.
  await expect(preview.getByLabel("日")).toHaveAttribute("type", "date");
  await page.getByRole("textbox", { name: "プロンプト", exact: true }).fill("{{相手}}へ、{{日}}に{{用}}。");
  await expect(preview.getByLabel("用")).toBeVisible();
  await preview.getByLabel("用").fill("お礼");
  await preview.getByLabel("用").press("Enter");
  const form = page.locator("form").filter({ has: fields });
  await form.getByRole("button", { name: "保存" }).click();
  await expect(fields.getByText("2026-11-23 のような日付")).toBeVisible();
  await expect(fields.getByRole("textbox", { name: "既定値" })).toHaveValue("あした");
  await expect(preview.getByLabel("日")).toHaveAttribute("type", "date");
  await fields.getByRole("textbox", { name: "既定値" }).fill("2026-11-23");
  await form.getByRole("button", { name: "保存" }).click();
  await expect
    .poll(async () => (await (await request.get("/api/prompts")).json())[0].variables[1])
    .toMatchObject({ name: "日", kind: "date", value: "2026-11-23" });
});

test("hidden characters of a pasted text go, and placeholders of another tool become fields @js", async ({
  page,
  context: { request },
}) => {
  await join(request);
  await open(page, "/dashboard/new");
  const content = page.getByRole("textbox", { name: "プロンプト", exact: true });
  await page.getByRole("textbox", { name: "目的" }).fill("お礼の手紙");
  await page.evaluate(() => navigator.clipboard.writeText("見え\u200Bない\u202E文字 👩‍👩‍👧"));
  await content.focus();
  await page.keyboard.press("Control+v");
  await expect(page.getByText("U+200B ×1, U+202E ×1")).toBeVisible();
  await expect(content).toHaveValue("見えない文字 👩‍👩‍👧");
  await content.fill("${相手:山田様}へ、[[件]]のお礼。${相手}より先に。");
  await page.getByRole("button", { name: "空欄2個を入力項目にする" }).click();
  await expect(content).toBeFocused();
  await expect(content).toHaveValue("{{相手}}へ、{{件}}のお礼。{{相手}}より先に。");
  await expect(page.getByRole("button", { name: "入力項目にする" })).toBeHidden();
  const fields = page.getByRole("region", { name: "入力項目" });
  await expect(fields.locator("summary")).toHaveText(["相手 短いテキスト", "件 短いテキスト"]);
  await expect(fields.getByRole("region").getByLabel("相手")).toHaveValue("山田様");
  await page.getByRole("button", { name: "保存" }).click();
  await expectToast(page, "保存しました");
  const [prompt] = await (await request.get("/api/prompts")).json();
  expect(prompt).toMatchObject({
    content: "{{相手}}へ、{{件}}のお礼。{{相手}}より先に。",
    variables: [
      { name: "相手", value: "山田様" },
      { name: "件", value: null },
    ],
  });
});

test("a member sets the fields of a post @all @js", async ({ page, context: { request } }) => {
  await join(request);
  const { originalInput } = await publishPrompt(request, { content: "{{時}}のあいさつ" });
  await open(page, "/my-town-prompts");
  await cardOf(page, originalInput).getByRole("link", { name: "編集" }).click();
  const fields = page.getByRole("region", { name: "入力項目" });
  await fields.locator("summary").click();
  await fields.getByRole("combobox", { name: "種類" }).selectOption("選択");
  await fields.getByRole("textbox", { name: "選択肢" }).fill("朝、昼、夜");
  await expect(fields.getByRole("radiogroup", { name: "時" }).getByRole("radio")).toHaveCount(3);
  await page.locator("form").filter({ has: fields }).getByRole("button", { name: "保存" }).click();
  await expectToast(page, "編集完了");
  const [{ variables }] = await (await request.get("/api/prompts")).json();
  expect(variables).toMatchObject([{ name: "時", kind: "choice", options: ["朝", "昼", "夜"] }]);
});

test("an empty library leads to a prompt by hand; what was typed for a field becomes one, there and in an edit @js", async ({
  page,
  context: { request },
}) => {
  await join(request);
  await open(page, "/dashboard");
  await page.getByRole("main").getByRole("link", { name: "手動でプロンプトを作成" }).click();
  const content = page.getByRole("textbox", { name: "プロンプト", exact: true });
  await expect(content).toHaveAccessibleDescription("あとで入力する所は、{{名前}}のように書きます。");
  await page.getByRole("textbox", { name: "目的" }).fill("お礼の手紙");
  await content.fill("[相手]へ。");
  await page.getByRole("button", { name: "空欄1個を入力項目にする" }).click();
  await expect(content).toHaveValue("{{相手}}へ。");
  const fields = page.getByRole("region", { name: "入力項目" });
  await expect(fields.locator("summary")).toHaveText(["相手 短いテキスト"]);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await expectToast(page, "プロンプトを保存しました");
  const card = cardOf(page, "お礼の手紙");
  await expect(card.getByRole("link", { name: "「お礼の手紙」を使う" })).toBeVisible();
  await card.getByRole("link", { name: "「お礼の手紙」を編集" }).click();
  await content.fill("{{相手}}へ。<用件>と____のこと。");
  await page.getByRole("button", { name: "空欄2個を入力項目にする" }).click();
  await expect(content).toHaveValue("{{相手}}へ。{{用件}}と{{空欄 1}}のこと。");
  await expect(fields.locator("summary")).toHaveCount(3);
});

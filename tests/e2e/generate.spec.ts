import { expect, test } from "../support/pages/journey";

const purpose = "取引先の田中さんへの、納期遅れのお詫びメール。300字以内で";

test("a visitor turns one line into a prompt on its own address", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "文章生成" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Deep Thinking" })).toBeChecked();
  await page.getByRole("textbox", { name: "やりたいことを書く" }).fill(purpose);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();

  await expect(page).toHaveURL(/\/generate\/[\w]{22}#result$/);
  const result = page.getByRole("region", { name: "できあがったプロンプト" });
  await expect(result).toContainText(purpose);
  await expect(result).toContainText("田中さん");
  await expect(result).toContainText("文章生成用");
  await expect(result).toContainText("内蔵の作成機能で作成");
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(purpose);

  await page.reload();
  await expect(result).toContainText("田中さん");
});

for (const { use, services } of [
  { use: "文章生成", services: 6 },
  { use: "業務自動化", services: 6 },
  { use: "画像生成", services: 5 },
  { use: "動画生成", services: 7 },
]) {
  test(`${use}: the prompt opens in ${services} services @plain`, async ({ page }) => {
    await page.goto("/generate");
    await page.getByRole("radio", { name: use }).check();
    await page.getByRole("textbox", { name: "やりたいことを書く" }).fill("新しいパン屋を紹介する");
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    const result = page.getByRole("region", { name: "できあがったプロンプト" });
    await expect(result).toContainText(`${use}用`);
    await expect(result.locator("a[target=_blank]")).toHaveCount(services);
  });
}

test("Deep Thinking asks more, and shows its name", async ({ page }) => {
  const asked: number[] = [];
  for (const deep of [true, false]) {
    await page.goto("/generate");
    await expect(page.getByText("質問5つまで")).toBeVisible();
    await page
      .getByRole("textbox", { name: "やりたいことを書く" })
      .fill("義母へのLINE、角を立てずに断りたい");
    await page.getByRole("switch", { name: "Deep Thinking" }).setChecked(deep);
    await page.getByRole("button", { name: "プロンプトを作る" }).click();
    await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Deep Thinking" })).toBeChecked({ checked: deep });
    await page.waitForURL(/generate\/\w+/);
    asked.push(await page.locator("#result fieldset input").count());
  }
  expect(asked[0]).toBeGreaterThan(asked[1]!);
});

test("saving leads a visitor to sign in, and the prompt is still there afterwards", async ({ page }) => {
  await page.goto("/generate?use=image&purpose=雨の日の喫茶店");
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  const address = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page).toHaveURL(`/auth?redirectTo=${encodeURIComponent(`${address}/save`)}`);
  await page.getByRole("link", { name: "プロンプトに戻る" }).click();
  await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toContainText("雨の日の喫茶店");
});

test("regenerating starts from the original purpose", async ({ page }) => {
  await page.goto(`/generate?purpose=${encodeURIComponent(purpose)}`);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  const first = page.url();
  await page.getByRole("button", { name: "作り直す" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toContainText(purpose);
});

test("an example fills the box", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "家計簿アプリの紹介文を200字で" }).click();
  await expect(page.getByRole("textbox", { name: "やりたいことを書く" })).toHaveValue(
    "家計簿アプリの紹介文を200字で",
  );
});

test("people's text is escaped @plain", async ({ page }) => {
  const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script> ‮RTL‬ 🦊 </textarea>`;
  page.on("dialog", () => expect("a dialog").toBe("never opened"));
  await page.goto("/generate");
  await page.getByRole("textbox", { name: "やりたいことを書く" }).fill(hostile);
  await page.getByRole("button", { name: "プロンプトを作る" }).click();
  await page.waitForURL(/generate\/\w+/);
  await expect(page.getByRole("region", { name: "できあがったプロンプト" })).toContainText(
    "<script>alert(2)</script>",
  );
  await expect(page.locator("main img")).toHaveCount(0);
});

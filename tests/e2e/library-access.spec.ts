import { join, register } from "../support/clients/members";
import { expect, hydrated, test } from "../support/pages/journey";
import { fromHere, visitor } from "../support/clients/visitor";
import { keepFolder, keepPrompt } from "../support/clients/keep-prompt";
import { folders } from "../support/pages/library-page";

const pathsOf = (prompt: string, folder: string) => [
  ...["", "/delete", "/optimize", "/toggle-public", "/history", "/history/1"].map(
    (rest) => `/dashboard/prompts/${prompt}${rest}`,
  ),
  ...["", "/delete"].map((rest) => `/dashboard/folders/${folder}${rest}`),
];

test("a visitor is sent to sign in from every page of the library @plain", async ({ page }) => {
  for (const path of [
    "/dashboard",
    "/dashboard?search=a&tag=b",
    "/dashboard/new",
    "/dashboard/tags",
    "/dashboard/folders/new",
    ...pathsOf("p", "f"),
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: path })}`);
  }
});

test("another member's prompts and folders are not found @plain", async ({ page, browser, context }) => {
  await join(context.request);
  const owner = await browser.newContext({ extraHTTPHeaders: visitor() });
  await register(owner.request);
  const { id } = await keepPrompt(owner.request, { originalInput: "よその秘密" });
  const folder = await keepFolder(owner.request, "よそのフォルダー");
  for (const path of pathsOf(id, folder)) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.getByRole("main")).toContainText(/見つかりません|Not Found/);
    await expect(page.getByText("よその秘密")).toHaveCount(0);
    const posted = await page.request.post(path, {
      headers: fromHere,
      form: { originalInput: "盗用", name: "盗用", purpose: "盗用", content: "盗用", isPublic: "true" },
    });
    expect(posted.status(), path).toBe(404);
  }
  await page.goto(`/dashboard?folder=${folder}`);
  await expect(page.getByText("プロンプトが見つかりません")).toBeVisible();
  await expect(page.getByText(/よその/)).toHaveCount(0);
  expect(await (await owner.request.get("/api/prompts")).json()).toMatchObject([
    { originalInput: "よその秘密", folderId: expect.any(String) },
  ]);
  await owner.close();
});

test(
  "people's text is escaped in every field",
  { tag: "@promise-17a" },
  async ({ page, context, javaScriptEnabled }) => {
    await join(context.request);
    const corpus = [
      `<img src=x onerror="alert(1)">`,
      `"><svg onload=alert(2)>`,
      `</textarea><script>alert(3)</script>`,
      `javascript:alert(4)//'"`,
      `{{constructor}} \${7*7} &lt;b&gt; <b>`,
    ];
    page.on("dialog", () => expect("a dialog").toBe("never opened"));
    for (const text of corpus) {
      const folderId = await keepFolder(context.request, text);
      await keepPrompt(context.request, { originalInput: text, content: text, tags: [text], folderId });
    }
    await page.goto("/dashboard");
    if (javaScriptEnabled !== false) await hydrated(page);
    for (const text of corpus) {
      const card = page.getByRole("article", { name: text, exact: true });
      await expect(card.getByRole("heading", { name: text, exact: true })).toBeVisible();
      if (javaScriptEnabled !== false) {
        await card.getByRole("heading", { name: text, exact: true }).click();
        await expect(card.locator(".prompt-text").last()).toHaveText(text);
      }
      await expect(folders(page).getByText(text, { exact: true })).toBeVisible();
    }
    for (const text of corpus) {
      await page.goto(`/dashboard?${new URLSearchParams({ search: text, tag: text })}`);
      await expect(page.getByRole("textbox", { name: "プロンプトを検索" })).toHaveValue(text);
      await expect(page.getByRole("link", { name: `「${text}」の絞り込みを外す` })).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(1);
    }
    await expect(page.locator("main img, main script, main b")).toHaveCount(0);
  },
);

import type { Page } from "@playwright/test";

import { faultsHeader } from "../faults/faults";
import { readEmail } from "../support/clients/read-email";
import { fromHere } from "../support/clients/visitor";
import { join, newMember } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { createFolder } from "../support/clients/create-prompt";

const failed = "サーバーで問題が起きました";

interface Filled {
  /** Name of the submit button. */
  send: string;
  /** The field that keeps its value; null for password forms, which are cleared. */
  keeps: string | null;
  /** The result of an accepted form. */
  done(page: Page): Promise<void>;
  /** Fills in the passwords, which no page repeats. */
  passwords?(page: Page): Promise<void>;
}

const typed = "入力した言葉";

const notice = (text: string) => (page: Page) => expectToast(page, text);
const arrives = (url: RegExp) => (page: Page) => expect(page).toHaveURL(url);
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Forms that are sent from a page of their own with scripts too, filled in; the dialogs are in `faults-with-scripts.spec.ts`. */
const forms: Record<string, (page: Page, open: (path: string) => Promise<void>) => Promise<Filled>> = {
  "an order of a prompt": async (page, open) => {
    await open("/generate");
    await field(page, "やりたいことを書く").fill(typed);
    return { send: "プロンプトを作る", keeps: "やりたいことを書く", done: arrives(/\/generate\/\w+/) };
  },
  "a sign-in": async (page, open) => {
    const { email, password } = await signedOut(page);
    await open("/auth");
    await page.getByLabel("メールアドレス").fill(email);
    const passwords = (at: Page) => at.getByLabel("パスワード", { exact: true }).fill(password);
    return { send: "ログイン", keeps: "メールアドレス", done: arrives(/\/dashboard/), passwords };
  },
  "a registration": async (page, open) => {
    await page.context().clearCookies();
    const { email, password } = newMember();
    await open("/auth/register");
    await page.getByLabel("メールアドレス").fill(email);
    await page.getByRole("checkbox").check();
    const passwords = (at: Page) => typeTwice(at, "パスワード", password);
    return { send: "アカウントを作成", keeps: "メールアドレス", done: arrives(/\/dashboard/), passwords };
  },
  "a reset": async (page, open) => {
    const { email } = await signedOut(page);
    await open("/auth/reset");
    await page.getByLabel("メールアドレス").fill(email);
    return { send: "メールを送信", keeps: "メールアドレス", done: notice("メールを送信しました") };
  },
  "a new password": async (page, open) => {
    const { email } = await signedOut(page);
    const { request } = page.context();
    await request.post("/auth/reset", { headers: fromHere, form: { email } });
    await page.context().clearCookies({ name: "flash" });
    await open((await readEmail(request, email)).link);
    const passwords = (at: Page) => typeTwice(at, "新しいパスワード", "lamps-along-the-quay");
    return { send: "パスワードを変更", keeps: null, done: notice("パスワードを変更しました"), passwords };
  },
};

let who = newMember();

async function signedOut(page: Page) {
  await page.context().clearCookies();
  return who;
}

async function typeTwice(page: Page, name: string, password: string) {
  await page.getByLabel(name, { exact: true }).fill(password);
  await page.getByLabel("パスワード（確認）", { exact: true }).fill(password);
}

/** The example of each run; the others are tried by HTTP too (`worker/forms/faults`). */
const example = "an order of a prompt";

test.describe("a form sent to a failed database @js", () => {
  test.beforeEach(({ registered }) => void (who = registered));

  for (const [what, fill] of Object.entries(forms))
    test(
      `${what} keeps its values, says what to do, and is sent again`,
      { tag: what === example ? [] : "@all" },
      async ({ page }) => {
        const { send, keeps, done, passwords } = await fill(page, async (path) => {
          await page.goto(path);
          await hydrated(page);
        });
        await passwords?.(page);
        const main = page.getByRole("main");
        const kept = keeps ? await field(page, keeps).inputValue() : null;
        await page.setExtraHTTPHeaders({ [faultsHeader]: "db=error" });
        await main.getByRole("button", { name: send, exact: true }).first().click();
        await expect(main.getByText(failed).first()).toBeVisible();
        await page.waitForLoadState();
        await page.setExtraHTTPHeaders({});
        const again = main.getByRole("button", { name: "もう一度送信" });
        if (await again.isVisible()) {
          await again.click();
          if (!passwords) return done(page);
        } else if (keeps) {
          await expect(field(page, keeps)).toHaveValue(kept!);
        }
        await passwords?.(page);
        await main.getByRole("button", { name: send, exact: true }).first().click();
        await done(page);
      },
    );
});

test.describe("with another tab open", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("a prompt for a deleted folder is refused, and its values go into another one @all", async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const folderId = await createFolder(context.request, "仕事");
    await page.goto("/dashboard/new");
    if (javaScriptEnabled !== false) await hydrated(page);
    await field(page, "目的").fill("街の案内");
    await field(page, "プロンプト").fill(typed);
    const choice = page.getByRole("main").getByRole("combobox", { name: /フォルダー/ });
    await choice.selectOption("仕事");
    await context.request.delete(`/api/folders/${folderId}`, { headers: fromHere });
    const save = page.getByRole("main").getByRole("button", { name: "保存", exact: true });
    await save.click();
    await expect(page.getByText("フォルダーが見つかりません").first()).toBeVisible();
    await expect(field(page, "プロンプト")).toHaveValue(typed);
    await choice.selectOption("未分類");
    await save.click();
    await expectToast(page, "プロンプトを保存しました");
  });
});

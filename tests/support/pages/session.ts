import { expect, type BrowserContext, type Page } from "@playwright/test";

import { fromHere } from "../clients/visitor";
import type { Member } from "../clients/members";
import { hold } from "./journey";

/** Signs in on the sign-in page. */
export async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

/** Signs in in another tab after the page of an ended session, and sends the form from it again. */
export async function sendAgain(page: Page, member: Member): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ログインが必要です");
  const beside = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "ログイン（新しいタブ）" }).click();
  const tab = await beside;
  await signIn(tab, member);
  await expect(tab).toHaveURL("/dashboard");
  await tab.close();
  await page.getByRole("button", { name: "もう一度送信" }).click();
}

/** Ends the browser's session without its pages' knowledge. */
export const endSession = (context: BrowserContext) =>
  context.request.post("/auth/sign-out", { headers: fromHere });

/** Delays the sign-in page: `asked` resolves at its request, `arrive` lets it load. */
export async function holdSignIn(page: Page) {
  const address = "**/auth.data*";
  const asked = page.waitForRequest(address);
  return { asked, arrive: await hold(page, address) };
}

import type { BrowserContext, Page } from "@playwright/test";

import { fromHere } from "./from-here";
import type { Member } from "./members";

/** Signs in on the page that asks for it. */
export async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

/** Ends the browser's session beside its pages, which do not know of it. */
export const endSession = (context: BrowserContext) =>
  context.request.post("/auth/sign-out", { headers: fromHere });

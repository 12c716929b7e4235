import type { BrowserContext, Page } from "@playwright/test";

import { fromHere } from "../clients/visitor";
import type { Member } from "../clients/members";
import { hold } from "./journey";

/** Signs in on the sign-in page. */
export async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
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

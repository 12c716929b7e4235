// How the screenshots get to the screens of an account.
import { tokenNames } from "./screenshot-texts.mjs";

const password = "lanterns at dusk";
const dialog = "[role=dialog][data-state=open]";

export async function register(visit) {
  const { page, kept } = visit;
  kept.email = `${crypto.randomUUID()}@example.com`;
  await page.locator("[name=email]").fill(kept.email);
  for (const name of ["password", "confirmPassword"]) await page.locator(`[name=${name}]`).fill(password);
  await page.locator("[name=terms]").check();
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/dashboard/);
  await page.locator(dialog).waitFor();
  return () => page.keyboard.press("Escape");
}

export async function refuseSignIn({ page }) {
  await page.locator("[name=email]").fill("nobody@example.com");
  await page.locator("[name=password]").fill("not my password");
  await page.locator("main form button[type=submit]").click();
  await page.locator("main [role=alert]").waitFor();
}

export async function refuseRegistration({ page }) {
  await page.locator("[name=email]").fill("nobody");
  await page.locator("[name=password]").fill("short");
  await page.locator("[name=confirmPassword]").fill("another");
  await page.locator("[name=terms]").check();
  await page.locator("main form button[type=submit]").click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

export const openReset = ({ page }) => page.locator('main a[href^="/auth/reset"]').click();

export async function sendReset({ page }) {
  await page.locator("[name=email]").fill("nobody@example.com");
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL(/sent|auth/);
}

/** Opens the link of the newest letter in the outbox to this visitor. */
export async function openLetter({ page, site, kept }) {
  const html = await (await page.request.get(`${site}/outbox`)).text();
  const letter = html
    .split("<article")
    .slice(1)
    .find((part) => part.includes(kept.email));
  const address = new URL(/href="([^"]+)"/.exec(letter)[1].replaceAll("&amp;", "&"));
  await page.goto(site + address.pathname + address.search, { waitUntil: "load" });
}

export async function refuseLetter({ page }) {
  await page.locator("main form button[type=submit]").click();
  await page.locator("main [role=alert]").waitFor();
}

export const openTokenDialog = ({ page }) => page.locator('a[href="/profile/tokens/new"]').click();

export async function makeToken(visit) {
  const { page, language } = visit;
  await openTokenDialog(visit);
  await page.locator(`${dialog} [name=name]`).fill(tokenNames[language]);
  await page.locator(`${dialog} [type=submit]`).click();
  await page.locator("[readonly]").waitFor();
}

export const openRevocation = ({ page }) => page.locator('a[href$="/revoke"]').first().click();

export const openDeletion = ({ page }) => page.locator('a[href="/profile/delete"]').click();

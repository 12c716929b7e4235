// Screenshot steps of the account screens.
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

/** Opens the link to `path` in this visitor's email; the email is sent after its response. */
async function openLink({ page, site, kept }, path) {
  for (let tries = 0; tries < 20; tries += 1) {
    const html = await (await page.request.get(`${site}/outbox`)).text();
    const emails = html.match(/<article[^]*?<\/article>/g) ?? [];
    const email = emails.find((part) => part.includes(kept.email) && part.includes(path));
    const address = email && new URL(/href="([^"]+)"/.exec(email)[1].replaceAll("&amp;", "&"));
    if (address) return page.goto(site + address.pathname + address.search, { waitUntil: "load" });
    await page.waitForTimeout(250);
  }
  throw new Error(`No email leads to ${path}.`);
}

export const openVerification = (visit) => openLink(visit, "/auth/verify");

export async function openNewPassword(visit) {
  await visit.page.locator("[name=email]").fill(visit.kept.email);
  await visit.page.locator("main form button[type=submit]").click();
  await openLink(visit, "/auth/new-password");
}

export async function refuseEmail({ page }) {
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

/** Submits a form without scripts, as from a page opened before the session ended. */
export async function sendPlainForm({ page }) {
  await page.evaluate(() => {
    const html =
      '<form id="plain" method="post" action="/dashboard/folders/new"><input name="name" value="x"></form>';
    document.body.insertAdjacentHTML("beforeend", html);
    document.querySelector("#plain").submit();
  });
  await page.locator("main [name=name]").waitFor({ state: "attached" });
}

/** Returns to a form refused by the end of a session. */
export async function offerUnsentForm({ page, kept }) {
  const form = { owner: kept.email, requestId: "", action: "/dashboard/new", values: { content: "x" } };
  await page.evaluate((waiting) => {
    sessionStorage.setItem("unsentForm", JSON.stringify({ ...waiting, sentAt: Date.now() }));
  }, form);
  await page.reload({ waitUntil: "load" });
  await page.locator(dialog).waitFor();
  return () => page.evaluate(() => sessionStorage.removeItem("unsentForm"));
}

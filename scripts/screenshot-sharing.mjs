// Screenshot steps of sharing, embedding and the town.
import { unfold } from "./screenshot-library.mjs";
import { long } from "./screenshot-texts.mjs";

export async function openShareDialog({ page }) {
  await page.locator('article a[href$="/share"]').first().click();
  await page.locator("[role=dialog] button.needs-script").click();
  await page.locator("[role=dialog] input[name=title][value]:not([value=''])").waitFor();
}

export async function share(visit) {
  const { write, kept } = visit;
  const answer = await write(`/api/prompts/${kept.prompt}/share`, { title: "", generateAuto: true });
  kept.shareId = answer.shareId;
  await openShared(visit);
}

export async function shareLong(visit) {
  const { page, site, language, write, kept } = visit;
  const texts = { title: long.title(language), description: long.description(language) };
  const { shareId } = await write(`/api/prompts/${kept.long}/share`, texts);
  await page.goto(`${site}/prompts/${shareId}`, { waitUntil: "load" });
}

export const openShared = ({ page, site, kept }, rest = "") =>
  page.goto(`${site}/prompts/${kept.shareId}${rest}`, { waitUntil: "load" });

/** Opens a page under a shared prompt's address, for its owner. */
export const openOfShared = (rest) => (visit) => openShared(visit, rest);

/** Opens a page of the prompt in the library. */
export const openOfPrompt =
  (rest) =>
  ({ page, site, kept }) =>
    page.goto(`${site}/dashboard/prompts/${kept.prompt}${rest}`, { waitUntil: "load" });

export async function copyShared(visit) {
  await openShared(visit);
  await visit.page.locator("main button.needs-script").first().click();
  await visit.page.locator("li[data-state=open]").waitFor();
}

export async function editShared(visit) {
  await openShared(visit);
  await visit.page.locator('main a[href$="/edit"]').click();
  await visit.page.locator("main [name=title]").waitFor();
}

export async function openEmbedCode(visit) {
  await openShared(visit);
  await visit.page.locator('a[href$="/embed-code"]').click();
}

export const openEmbed = ({ page, site, kept, language }) =>
  page.goto(`${site}/embed/${kept.shareId}?lang=${language}`, { waitUntil: "load" });

/** Opens a shared prompt signed out. */
export async function openSharedSignedOut(visit) {
  const { page } = visit;
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: /session/ });
  await openShared(visit);
  return () => page.context().addCookies(cookies);
}

export async function openPlaces({ page }) {
  await unfold(page);
  await page.locator("aside summary").first().click();
}

export async function openPublishDialog({ page }) {
  await page.locator("article summary").first().click();
  await page.locator('article a[href$="/publish"]').click();
  await page.locator("[data-state=open] button.needs-script").first().click();
  await page.locator("[role=dialog][data-state=open] [type=submit]:enabled").waitFor();
}

export async function publish({ page, site, write, kept }) {
  const prompts = await (await page.request.get(`${site}/api/prompts`)).json();
  kept.published ??= new Set();
  for (const { id } of prompts.slice(0, 30)) {
    if (kept.published.has(id)) continue;
    const answer = await write("/api/suggest-categories", { promptId: id });
    const { category, subcategory } = answer.fallback ?? answer;
    await write(`/api/prompts/${id}/publish-to-town`, { category, subcategory });
    kept.published.add(id);
  }
  await page.reload({ waitUntil: "load" });
}

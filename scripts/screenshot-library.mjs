// Screenshot steps of the generator and the library.
import { settle } from "./screenshot-settle.mjs";
import {
  folderNames,
  fullPurpose,
  long,
  poorPrompt,
  purpose,
  purposes,
  shortPurpose,
  toldFact,
} from "./screenshot-texts.mjs";

const dialog = "[role=dialog][data-state=open]";

export const openMenu = ({ page }) => page.locator("header button[popovertarget]").first().click();

/** Switches from another language to this one. */
export async function chooseLanguage({ page, site, language }) {
  const other = language === "ja" ? "en" : "ja";
  await page.goto(`${site}/?lang=${other}`, { waitUntil: "load" });
  await settle(page);
  await page.locator(`footer a[hreflang=${language}]`).click();
  await page.locator("li[data-state=open]").waitFor();
}

async function order({ page, language }) {
  await page.locator("textarea[name=purpose]").fill(purpose[language]);
  await page.locator("main form button[type=submit]").click();
}

/** Types a vague line, and answers some of its questions. */
export async function answerQuestions({ page, language }) {
  await page.locator("textarea[name=purpose]").fill(shortPurpose[language]);
  const fact = page.locator("[data-questions] textarea:visible").first();
  await fact.waitFor();
  await fact.fill(toldFact[language]);
}

export async function sayEnough({ page, language }) {
  await page.locator("textarea[name=purpose]").fill(fullPurpose[language]);
  await page.locator("[data-questions] [role=status]").waitFor();
}

export async function respondWithResult(visit) {
  const { page } = visit;
  await answerQuestions(visit);
  await page.locator("main form button[type=submit]").first().click();
  await page.waitForURL(/generate\/\w+/);
  await page.locator("#result input[type=checkbox]:visible").first().click();
  await page.evaluate(() => scrollTo(0, 0));
}

export async function openAnswers(visit) {
  const { page, site } = visit;
  await respondWithResult(visit);
  await page.goto(`${site}${new URL(page.url()).pathname}/answers`, { waitUntil: "load" });
}

/** Blocks the server's response, so that the page waits. */
export async function waitForPrompt(visit) {
  await visit.page.route("**/api/generate", () => {});
  await order(visit);
}

export async function generate(visit) {
  const { page } = visit;
  await order(visit);
  await page.waitForURL(/generate\/\w+/);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Chooses a type by its position, and generates a prompt for it. */
export const generateFor = (position) => async (visit) => {
  await visit.page.locator("main input[type=radio]").nth(position).check({ force: true });
  await generate(visit);
};

export async function editResult(visit) {
  await generate(visit);
  await visit.page.locator("[data-action-bar] button.needs-script").nth(1).click();
}

export async function failOffline(visit) {
  const context = visit.page.context();
  await context.setOffline(true);
  await order(visit);
  return () => context.setOffline(false);
}

export async function openSaveDialog(visit) {
  await generate(visit);
  await visit.page.locator("[data-action-bar] form button[type=submit]").first().click();
  await visit.page.locator("[role=dialog] select").waitFor();
}

export async function fillLibrary({ page, language, write, kept }) {
  const { id: folderId } = await write("/api/folders", { name: folderNames[language] });
  for (const [index, originalInput] of purposes[language].entries()) {
    const { content, tags, type } = await write("/api/generate", { input: originalInput });
    const prompt = { originalInput, content, tags, type, folderId: index % 2 ? folderId : null };
    kept.prompt = (await write("/api/prompts", prompt)).id;
  }
  kept.folder = folderId;
  await page.reload({ waitUntil: "load" });
}

export async function overfillLibrary({ page, language, write, kept }) {
  const { id: folderId } = await write("/api/folders", { name: long.title(language) });
  for (let index = 0; index < 71; index += 1)
    await write("/api/prompts", { ...purposesOf(language, index), folderId });
  kept.long = (await write("/api/prompts", { ...long.prompt(language), folderId })).id;
  await page.reload({ waitUntil: "load" });
}

const purposesOf = (language, index) => {
  const originalInput = purposes[language][index % purposes[language].length];
  return { originalInput, content: originalInput, tags: [] };
};

export const pressFirst =
  (part, position = 0) =>
  ({ page }) =>
    page.locator(`main a[href*="${part}"]:visible`).nth(position).click();

export const openCard = ({ page }) => page.locator("article summary").first().click();

export const openManual = ({ page }) =>
  page.locator("main details:not(article details) > summary").first().click();

export const openOptimizeDialog = ({ page }) => page.locator('article a[href$="/optimize"]').first().click();

export async function optimize(visit) {
  const { page } = visit;
  await openOptimizeDialog(visit);
  await page.locator("[role=dialog] textarea").last().fill(poorPrompt);
  await page.locator(`${dialog} button[type=submit]`).click();
  await page.locator("[role=dialog] ins").first().waitFor();
}

export async function openFolderDialog({ page }) {
  await unfold(page);
  await page.locator('a[href="/dashboard/folders/new"]:visible').click();
}

export async function openFolders({ page }) {
  await unfold(page);
}

export async function openFolderDeletion({ page, kept }) {
  await unfold(page);
  await page.locator(`a[href="/dashboard/folders/${kept.folder}/delete"]:visible`).click();
}

/** Opens the panel that is collapsed on a phone. */
export async function unfold(page) {
  const folded = page.locator("aside label:visible");
  if ((await folded.count()) > 0) await folded.click();
}

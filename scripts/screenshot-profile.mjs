// Screenshot steps of the profile.
import { long, person } from "./screenshot-texts.mjs";

const dialog = "[role=dialog][data-state]";

export async function openCropDialog({ page }) {
  await page.locator('a[href="/profile/edit"]').click();
  const picture = { name: "me.png", mimeType: "image/png", buffer: await page.screenshot() };
  await page.locator("[name=avatar]").setInputFiles(picture);
  await page.locator(`${dialog}[data-state=open] img`).waitFor();
}

export async function editProfile(visit) {
  const { page, language } = visit;
  await openCropDialog(visit);
  await page.locator(`${dialog}[data-state=open] button`).nth(1).click();
  await page.locator(dialog).waitFor({ state: "detached" });
  const { name, bio } = person[language];
  await page.locator("[name=displayName]").fill(name);
  await page.locator("[name=profileBio]").fill(bio);
  for (const field of ["twitterUrl", "githubUrl", "websiteUrl"])
    await page.locator(`[name=${field}]`).fill("https://example.com/hana");
  await page.locator("[role=switch][name=isPublic]").check();
}

export async function refuseProfile(visit) {
  await editProfile(visit);
  await visit.page.locator("[name=facebookUrl]").fill("facebook");
  await visit.page.locator("form:has([name=avatar]) [type=submit]").click();
  await visit.page.locator("[aria-invalid]").waitFor();
}

const save = async ({ page }) => {
  await page.locator("form:has([name=avatar]) [type=submit]").click();
  await page.locator('a[href="/profile/edit"]').waitFor();
};

export async function showProfile(visit) {
  await editProfile(visit);
  await save(visit);
}

export async function showLongProfile(visit) {
  const { page, language } = visit;
  await page.locator('a[href="/profile/edit"]').click();
  await page.locator("[name=displayName]").fill(long.title(language));
  await page.locator("[name=profileBio]").fill(long.description(language).slice(0, 500));
  await save(visit);
}

import type { Page } from "@playwright/test";

import { hydrated } from "./journey";

/** The profile on its own page, shown or in its form. */
export const profileOf = (page: Page) => page.getByRole("region", { name: "公開プロフィール" });

/** The form of the profile. */
export const profileForm = (page: Page) =>
  page.locator("form").filter({ has: page.getByRole("textbox", { name: "表示名" }) });

/** Opens the profile's form: in place, and without scripts as a page of its own. */
export async function editProfile(page: Page, scripts: boolean) {
  await page.goto("/profile");
  if (scripts) await hydrated(page);
  await page.getByRole("link", { name: "編集", exact: true }).click();
  return profileForm(page);
}

/** The crop dialog of a picture. */
export const cropDialog = (page: Page) => page.getByRole("dialog", { name: "画像を切り抜く" });

/** Chooses a file for the profile's picture. */
export const chooseFile = (page: Page, file: Uint8Array, name = "me.jpg", mimeType = "image/jpeg") =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer: Buffer.from(file) });

/** Chooses a file for the profile's picture; with scripts the suggested crop is accepted. */
export async function choosePicture(page: Page, file: Uint8Array, scripts: boolean) {
  await chooseFile(page, file);
  if (scripts) await cropDialog(page).getByRole("button", { name: "この範囲を使う" }).click();
}

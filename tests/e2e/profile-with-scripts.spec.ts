import type { Page } from "@playwright/test";

import { join } from "../support/clients/members";
import { expect, expectToast, hydrated, test } from "../support/pages/journey";
import { holdSignIn } from "../support/pages/session";
import { jpeg } from "../support/factories/pictures";
import {
  chooseFile,
  choosePicture,
  cropDialog,
  editProfile,
  profileForm,
  profileOf,
} from "../support/pages/profile-page";
import { seenColors } from "../support/pages/seen-colors";
import { showProfile } from "../support/clients/share-client";

const cropArea = (page: Page) => cropDialog(page).getByRole("application");

async function openCrop(page: Page) {
  await chooseFile(page, jpeg);
  await expect(cropDialog(page)).toBeVisible();
}

test.describe("the profile with scripts @js", () => {
  test.beforeEach(async ({ context }) => {
    await join(context.request);
  });

  test("the profile is refreshed when its reader returns, but not during an edit, whose session may end @all", async ({
    page,
    context,
  }) => {
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/profile");
    await hydrated(page);
    await showProfile(context.request, "街角の絵描き");
    await comeBack();
    await expect(profileOf(page).getByText("街角の絵描き")).toBeVisible();

    await page.getByRole("link", { name: "編集", exact: true }).click();
    await profileForm(page).getByRole("textbox", { name: "表示名" }).fill("川べりの絵描き");
    await context.clearCookies();
    asked.length = 0;
    await comeBack();
    // Requests are sent in order.
    await page.evaluate(() => fetch("/favicon.svg").then(() => undefined));
    expect(asked).toEqual(["/favicon.svg"]);
    await expect(profileForm(page).getByRole("textbox", { name: "表示名" })).toHaveValue("川べりの絵描き");

    const { arrive } = await holdSignIn(page);
    await profileForm(page).getByRole("button", { name: "保存" }).click();
    await expectToast(page, "ログインが必要です。セッションが切れた可能性があります。");
    await expect(profileForm(page).getByRole("textbox", { name: "表示名" })).toHaveValue("川べりの絵描き");
    arrive();
    await expect(page).toHaveURL(`/auth?${new URLSearchParams({ redirectTo: "/profile" })}`);
  });

  test("a square is cropped with the mouse, shown at once, and stored", async ({ page }) => {
    const form = await editProfile(page, true);
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "画像を選ぶ" }).click();
    await (await chooser).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpeg) });
    const places: [number, number][] = [
      [0.4, 0.3],
      [0.6, 0.3],
      [0.6, 0.7],
    ];
    expect(await seenColors(cropArea(page), ...places)).toEqual(["red", "green", "white"]);
    const { x, y, width } = (await cropArea(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + width / 2);
    await page.mouse.down();
    // Moves the picture to its edge and no farther; vertically there is no room.
    for (const at of [60, 30]) await page.mouse.move(x + width / 2 + at + 40, y + width / 2 + at);
    await page.mouse.move(x + width / 2 + 120, y + width / 2 + 90);
    await page.mouse.up();
    await page.mouse.move(x + width / 2, y + width / 2);
    const moved = ["red", "red", "blue"];
    expect(await seenColors(cropArea(page), ...places)).toEqual(moved);
    await cropDialog(page).getByRole("button", { name: "この範囲を使う" }).click();
    await expect(form.getByRole("button", { name: "画像を選ぶ" })).toBeFocused();
    expect(await seenColors(form.locator("img"), ...places)).toEqual(moved);
    await form.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "プロフィールを更新しました");
    const picture = profileOf(page).locator("img");
    await expect(picture).toHaveAttribute("src", /^\/avatars\//);
    expect(await seenColors(picture, ...places)).toEqual(moved);
  });

  test("a square is cropped by keys and slider; the last crop stays until the next @all", async ({
    page,
  }) => {
    const form = await editProfile(page, true);
    await openCrop(page);
    await expect(cropArea(page)).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("ArrowLeft");
    expect(await seenColors(cropArea(page), [0.25, 0.3], [0.4, 0.3])).toEqual(["red", "green"]);
    await page.keyboard.press("Tab");
    await expect(cropDialog(page).getByRole("slider", { name: "拡大" })).toBeFocused();
    await page.keyboard.press("End");
    await cropArea(page).focus();
    for (let presses = 0; presses < 24; presses += 1) await page.keyboard.press("ArrowUp");
    const corners: [number, number][] = [
      [0.2, 0.3],
      [0.8, 0.7],
    ];
    expect(await seenColors(cropArea(page), ...corners)).toEqual(["white", "white"]);
    await cropDialog(page).getByRole("button", { name: "この範囲を使う" }).press("Enter");
    await expect(cropDialog(page)).toBeHidden();
    expect(await seenColors(form.locator("img"), ...corners)).toEqual(["white", "white"]);

    await openCrop(page);
    await page.keyboard.press("Escape");
    await expect(cropDialog(page)).toBeHidden();
    expect(await seenColors(form.locator("img"), ...corners)).toEqual(["white", "white"]);
    await openCrop(page);
    await cropDialog(page).getByRole("button", { name: "キャンセル" }).click();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form).toHaveCount(0);
    expect(await seenColors(profileOf(page).locator("img"), ...corners)).toEqual(["white", "white"]);

    await editProfile(page, true);
    await choosePicture(page, jpeg, true);
    expect(await seenColors(form.locator("img"), [0.3, 0.3])).toEqual(["red"]);
    await form.getByRole("button", { name: "元に戻す" }).click();
    await expect(form.getByRole("button", { name: "画像を選ぶ" })).toBeFocused();
    expect(await seenColors(form.locator("img"), [0.3, 0.3])).toEqual(["white"]);
  });

  test("a refused and cancelled edit leaves nothing behind @all", async ({ page, context }) => {
    await showProfile(context.request, "Ada", "Writes.");
    const form = await editProfile(page, true);
    const name = form.getByRole("textbox", { name: "表示名" });
    await expect(name).toBeFocused();
    await name.fill("Eve");
    await form.getByRole("textbox", { name: "GitHub" }).fill("javascript:alert(1)");
    await choosePicture(page, jpeg, true);
    await form.getByRole("switch").uncheck();
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.locator("[aria-invalid]")).toHaveCount(1);
    await form.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.getByRole("link", { name: "編集", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(name).toHaveValue("Ada");
    await expect(form.getByRole("textbox", { name: "GitHub" })).toHaveValue("");
    await expect(form.getByRole("switch")).toBeChecked();
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    await expect(form.locator("img")).toHaveCount(0);
    await form.getByRole("button", { name: "キャンセル" }).click();
    for (const text of ["Ada", "Writes.", "公開中"])
      await expect(profileOf(page).getByText(text, { exact: true })).toBeVisible();
    await expect(profileOf(page).locator("img")).toHaveCount(0);
  });

  test("a lost network keeps every typed and chosen value, and shows an error @all", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const form = await editProfile(page, true);
    await form.getByRole("textbox", { name: "表示名" }).fill("Ada");
    await form.getByRole("textbox", { name: "自己紹介" }).fill("Writes.");
    await form.getByRole("switch").check();
    await choosePicture(page, jpeg, true);
    await context.setOffline(true);
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByRole("alert")).toContainText("通信できませんでした");
    await expect(form.getByRole("alert")).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(form.getByRole("textbox", { name: "自己紹介" })).toHaveValue("Writes.");
    await form.getByRole("button", { name: "保存" }).click();
    await expectToast(page, "プロフィールを更新しました");
    for (const text of ["Ada", "Writes.", "公開中"])
      await expect(profileOf(page).getByText(text, { exact: true })).toBeVisible();
    expect(await seenColors(profileOf(page).locator("img"), [0.3, 0.3], [0.7, 0.7])).toEqual([
      "red",
      "white",
    ]);
  });
});

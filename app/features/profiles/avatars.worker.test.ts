import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { parseImage } from "~/platform/images/parse-image";

import { failingWrite } from "../../../tests/support/database/failing-write";
import {
  jpeg,
  joinBytes,
  photograph,
  png,
  refusedFiles,
  secret,
  takenFiles,
} from "../../../tests/support/factories/pictures";
import { cornersOf, pixelsOf, setUpProfiles } from "../../../tests/support/factories/set-up-profiles";

type Profiles = Awaited<ReturnType<typeof setUpProfiles>>;

async function upload({ update, fileAt }: Profiles, bytes: Uint8Array<ArrayBuffer>) {
  const { avatarUrl } = await update({}, bytes);
  return (await fileAt(avatarUrl))!;
}

test.each(Object.entries(takenFiles))(
  "%s becomes a square WebP without anything else in it",
  async (_, bytes) => {
    const profiles = await setUpProfiles();
    const picture = await upload(profiles, bytes);
    expect(parseImage(picture, 250)).toMatchObject({
      width: 250,
      height: 250,
      orientation: 1,
      bare: picture,
    });
    const text = Buffer.from(picture).toString("latin1");
    expect(text).toMatch(/^RIFF[^]{4}WEBP/);
    for (const trace of [secret, "EXIF", "Exif", "XMP", "ICCP", "script"]) expect(text).not.toContain(trace);
  },
);

test.each([
  [1, "red green blue white"],
  [3, "white blue green red"],
  [6, "blue red white green"],
  [8, "green white red blue"],
])("a photograph that lies as %i stands upright", async (orientation, corners) => {
  const profiles = await setUpProfiles();
  for (const little of [true, false]) {
    const picture = await upload(profiles, photograph(orientation, { little }));
    expect((await cornersOf(picture)).join(" ")).toBe(corners);
  }
});

test("long pictures are cropped at their ends, small ones enlarged, and transparency stays", async () => {
  const profiles = await setUpProfiles();
  for (const [width, height] of [
    [1, 1],
    [4_096, 1],
    [3, 4_096],
    [250, 250],
  ] as const) {
    const picture = await upload(profiles, png({ width, height, color: [255, 0, 0, 255] }));
    expect(parseImage(picture, 250)).toMatchObject({ width: 250, height: 250 });
    expect(await cornersOf(picture)).toEqual(["red", "red", "red", "red"]);
  }
  const pixel = await pixelsOf(await upload(profiles, png({ color: [0, 0, 255, 0] })));
  expect(pixel(125, 125)[3]).toBe(0);
});

test.each(Object.entries(refusedFiles))("%s is refused and changes nothing", async (_, [bytes, code]) => {
  const profiles = await setUpProfiles();
  await profiles.update({ displayName: "Ada" }, jpeg);
  const [before, files] = [await profiles.user(), await profiles.files()];
  await expect(profiles.update({ displayName: "Eve" }, bytes)).rejects.toMatchObject({ code });
  await profiles.waitForBackground();
  expect(await profiles.user()).toEqual(before);
  expect(await profiles.files()).toEqual(files);
});

test("a file of more than 5 MB is refused for its size, and one of 5 MB is not", async () => {
  const { update, files } = await setUpProfiles();
  const padded = (size: number) => joinBytes(jpeg, new Uint8Array(size - jpeg.length));
  await expect(update({}, padded(5 * 1024 * 1024 + 1))).rejects.toMatchObject({
    code: "image_too_large",
    status: 413,
  });
  expect(await files()).toEqual([]);
  expect((await update({}, padded(5 * 1024 * 1024))).avatarUrl).toMatch(/^\/avatars\//);
});

test("a new picture has a new address, the old one is deleted, and a removed one leaves none", async () => {
  const { update, files, waitForBackground, fileAt } = await setUpProfiles();
  const first = await update({}, jpeg);
  expect(first.avatarUrl).toMatch(/^\/avatars\/[0-9A-Za-z]+\/[0-9a-f]{32}\.webp$/);
  const second = await update({ removeAvatar: true }, jpeg);
  await waitForBackground();
  expect(second.avatarUrl).not.toBe(first.avatarUrl);
  expect(await files()).toEqual([second.avatarUrl]);
  expect(await fileAt(first.avatarUrl)).toBeNull();
  expect((await update({ displayName: "Ada" })).avatarUrl).toBe(second.avatarUrl);
  expect((await update({ removeAvatar: false })).avatarUrl).toBe(second.avatarUrl);
  expect((await update({ removeAvatar: true })).avatarUrl).toBeNull();
  await waitForBackground();
  expect(await files()).toEqual([]);
  expect((await update({ removeAvatar: true })).avatarUrl).toBeNull();
});

test("a failed write of the row keeps the old picture and deletes the new one", async () => {
  const { update, files, waitForBackground, user, fileAt } = await setUpProfiles();
  const { avatarUrl } = await update({ displayName: "Ada" }, jpeg);
  const before = await user();
  await failingWrite("UPDATE ON users", () =>
    expect(update({ displayName: "Eve" }, png())).rejects.toThrow("The disk is full."),
  );
  await waitForBackground();
  expect(await user()).toEqual(before);
  expect(await files()).toEqual([avatarUrl]);
  expect(await fileAt(avatarUrl)).not.toBeNull();
});

test("a failure to store or render the picture changes nothing", async () => {
  const { services, update, files, waitForBackground, user } = await setUpProfiles();
  const { avatarUrl } = await update({ displayName: "Ada" }, jpeg);
  const before = await user();
  const broken = () => Promise.reject(new Error("The network is down."));
  for (const changed of [
    { files: { ...services.files, write: broken } },
    { images: { ...services.images, squarePicture: broken } },
  ])
    await expect(update({ displayName: "Eve" }, png(), changed)).rejects.toThrow("The network is down.");
  await waitForBackground();
  expect(await user()).toEqual(before);
  expect(await files()).toEqual([avatarUrl]);
});

test("two uploads at once leave one picture, and nothing of the other", async () => {
  const { database, update, files, waitForBackground, get } = await setUpProfiles();
  await update({}, jpeg);
  database.interrupt(/update "users"/, () => update({}, jpeg));
  const last = await update({}, jpeg);
  await waitForBackground();
  expect((await get()).avatarUrl).toBe(last.avatarUrl);
  expect(await files()).toEqual([last.avatarUrl]);
});

test("a hidden profile's picture moves to an unknown address", async () => {
  const { update, files, waitForBackground, fileAt, user } = await setUpProfiles();
  const shown = await update({ isPublic: true }, jpeg);
  const picture = await fileAt(shown.avatarUrl);
  await failingWrite("UPDATE ON users", () =>
    expect(update({ isPublic: false })).rejects.toThrow("The disk is full."),
  );
  await waitForBackground();
  expect(await files()).toEqual([shown.avatarUrl]);
  const hidden = await update({ isPublic: false, displayName: "Ada" });
  await waitForBackground();
  expect(hidden).toMatchObject({ isPublic: false, displayName: "Ada" });
  expect(hidden.avatarUrl).not.toBe(shown.avatarUrl);
  expect(await files()).toEqual([hidden.avatarUrl]);
  expect(await fileAt(hidden.avatarUrl)).toEqual(picture);

  const before = await user();
  expect((await update({ isPublic: false })).avatarUrl).toBe(hidden.avatarUrl);
  expect((await update({ isPublic: true })).avatarUrl).toBe(hidden.avatarUrl);
  expect(await user()).toEqual({ ...before, isPublic: true });
  await update({ isPublic: false, removeAvatar: true });
  await waitForBackground();
  expect(await files()).toEqual([]);
});

test("a picture uploaded during the hiding stays", async () => {
  const { database, update, files, waitForBackground, get } = await setUpProfiles();
  await update({ isPublic: true }, jpeg);
  let newer: string | null = null;
  database.interrupt(/update "users"/, async () => ({ avatarUrl: newer } = await update({}, png())));
  await update({ isPublic: false });
  await waitForBackground();
  expect(await get()).toMatchObject({ isPublic: false, avatarUrl: newer });
  expect(await files()).toEqual([newer]);
});

test("a deletion of the account meanwhile leaves no picture", async () => {
  const { services, database, viewer, update, files, waitForBackground, enter } = await setUpProfiles();
  await update({}, jpeg);
  const entered = await enter(viewer.id);
  database.interrupt(/update "users"/, () =>
    deleteAccount(
      { ...services, clock: { now: () => entered.viewer.session.authenticatedAt } },
      entered.viewer,
    ),
  );
  await expect(update({}, png())).rejects.toMatchObject({ code: "unauthenticated" });
  await waitForBackground();
  expect(await files()).toEqual([]);
  expect(await services.db.select().from(users).where(eq(users.id, viewer.id))).toEqual([]);
});

test("only names of pictures lead to files", async () => {
  const { viewer, update, fileAt } = await setUpProfiles();
  const { avatarUrl } = await update({}, jpeg);
  const hash = /([0-9a-f]{32})\.webp$/.exec(avatarUrl!)![1]!;
  await env.FILES.put(`avatars/${viewer.id}/notes.txt`, "private");
  await env.FILES.put(`pictures/${viewer.id}/${hash}.webp`, "private");
  expect(await fileAt(avatarUrl)).not.toBeNull();
  for (const address of [
    `/avatars/${viewer.id}/notes.txt`,
    `/avatars/../${hash}.webp`,
    `/avatars/${viewer.id}/${hash}`,
    `/avatars/${viewer.id}/${hash.toUpperCase()}.webp`,
    `/avatars/${viewer.id}/${hash}.webp\n`,
    `/avatars/${viewer.id}/${"0".repeat(32)}.webp`,
    `/avatars/someone/${hash}.webp`,
    `/avatars//${hash}.webp`,
  ])
    expect(await fileAt(address), address).toBeNull();
});

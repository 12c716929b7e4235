import { expect, test } from "vitest";

import { jpeg } from "../../../tests/support/factories/pictures";
import { setUpProfiles } from "../../../tests/support/factories/set-up-profiles";

const empty = {
  displayName: null,
  profileBio: null,
  avatarUrl: null,
  twitterUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  githubUrl: null,
  websiteUrl: null,
  isPublic: false,
  isOfficial: false,
  isAdmin: false,
};

const filled = {
  displayName: "Ada",
  profileBio: "Writes.",
  twitterUrl: "https://x.com/ada",
  facebookUrl: "https://facebook.com/ada",
  instagramUrl: "https://instagram.com/ada",
  githubUrl: "https://github.com/ada",
  websiteUrl: "https://ada.example/",
  isPublic: true,
};

test("a new member's profile is empty and private", async () => {
  const { get } = await setUpProfiles();
  expect(await get()).toEqual(empty);
});

test("given fields are changed, omitted ones stay, null clears", async () => {
  const { get, update } = await setUpProfiles();
  expect(await update(filled)).toEqual({ ...empty, ...filled });
  expect(await update({ profileBio: "Reads." })).toEqual({ ...empty, ...filled, profileBio: "Reads." });
  expect(await update({ displayName: null, profileBio: null, isPublic: false })).toEqual({
    ...empty,
    ...filled,
    displayName: null,
    profileBio: null,
    isPublic: false,
  });
  const before = await get();
  expect(await update({})).toEqual(before);
  expect(await update({ profileBio: undefined, displayName: undefined })).toEqual(before);
});

test("concurrent changes of different links both stay, and null removes one only", async () => {
  const { get, update } = await setUpProfiles();
  await Promise.all([update({ twitterUrl: filled.twitterUrl }), update({ websiteUrl: filled.websiteUrl })]);
  const { twitterUrl, websiteUrl } = filled;
  expect(await get()).toEqual({ ...empty, twitterUrl, websiteUrl });
  expect(await update({ twitterUrl: null, githubUrl: null })).toEqual({ ...empty, websiteUrl });
  expect(await update({ websiteUrl: null })).toEqual(empty);
});

test("other profiles do not change", async () => {
  const [ada, eve] = [await setUpProfiles(), await setUpProfiles()];
  await ada.update(filled);
  expect(await eve.get()).toEqual(empty);
});

test("a shared prompt shows the profile with its picture while it is public", async () => {
  const { create, shareAs, see, update } = await setUpProfiles();
  const shareId = await shareAs((await create()).id);
  const profile = await update(filled, jpeg);
  expect((await see(shareId)).creator).toEqual(profile);
  expect(profile.avatarUrl).not.toBeNull();
  await update({ isPublic: false });
  expect((await see(shareId)).creator).toBeNull();
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { togglePublic } from "~/features/prompts/toggle-public.server";

import { adminEmail, setUpSharing } from "../../../tests/support/factories/set-up-sharing";

async function setUp() {
  const sharing = await setUpSharing();
  const { services, viewer, create, shareAs } = sharing;
  const { id } = await create({ tags: ["文章生成用", "letter"] });
  const shareId = await shareAs(id, { title: "Letters" });
  const change = (values: Partial<typeof users.$inferInsert>) =>
    services.db.update(users).set(values).where(eq(users.id, viewer.id));
  return { ...sharing, id, shareId, change, toggle: () => togglePublic(services, viewer, id) };
}

const profile = {
  displayName: "Ada",
  bio: "Writes.",
  links: {
    twitterUrl: "https://x.com/ada",
    facebookUrl: "https://facebook.com/ada",
    instagramUrl: "https://instagram.com/ada",
    githubUrl: "https://github.com/ada",
    websiteUrl: "https://ada.example",
  },
};

test("a public prompt is visible to everybody, and only its owner is marked as such", async () => {
  const { see, shareId, viewer, newcomer, id } = await setUp();
  const seen = await see(shareId);
  expect(seen).toMatchObject({
    prompt: {
      shareId,
      title: "Letters",
      description: null,
      originalInput: "a letter",
      content: "# Role\nYou write letters.",
      tags: ["文章生成用", "letter"],
      type: "文章生成用",
      isPublic: true,
    },
    isOwner: false,
  });
  expect(await see(shareId, await newcomer())).toEqual(seen);
  expect(await see(shareId, viewer)).toEqual({ ...seen, isOwner: true, ownId: id });
});

test("no field reveals its maker or their folder", async () => {
  const { see, shareId, id, viewer, change, services } = await setUp();
  await change({ ...profile, isPublic: true });
  const user = (await services.db.select().from(users).where(eq(users.id, viewer.id)).get())!;
  const { prompt, creator } = await see(shareId);
  expect(Object.keys(prompt).sort()).toEqual([
    "content",
    "createdAt",
    "description",
    "hasNewer",
    "isPublic",
    "language",
    "originalInput",
    "shareId",
    "tags",
    "title",
    "type",
    "updatedAt",
    "variables",
    "version",
    "versions",
  ]);
  expect(Object.keys(creator!).sort()).toEqual([
    "avatarUrl",
    "displayName",
    "facebookUrl",
    "githubUrl",
    "instagramUrl",
    "isAdmin",
    "isOfficial",
    "isPublic",
    "profileBio",
    "twitterUrl",
    "websiteUrl",
  ]);
  const response = JSON.stringify({ prompt, creator });
  for (const secret of [user.email, user.id, id]) expect(response).not.toContain(secret);
});

test("the creator is shown while their profile is public, with their badges", async () => {
  const { see, shareId, viewer, change } = await setUp();
  await change({ ...profile, isPublic: true });
  const { displayName, bio, links } = profile;
  const plain = {
    displayName,
    profileBio: bio,
    ...links,
    avatarUrl: null,
    isPublic: true,
    isOfficial: false,
    isAdmin: false,
  };
  expect((await see(shareId)).creator).toEqual(plain);
  await change({ isOfficial: true });
  expect((await see(shareId)).creator).toEqual({ ...plain, isOfficial: true });
  await change({ isPublic: false });
  for (const who of [null, viewer]) expect((await see(shareId, who)).creator).toBeNull();
});

test("an admin's address counts once it is verified", async () => {
  const { see, shareId, change } = await setUp();
  await change({ isPublic: true, email: adminEmail, emailVerifiedAt: null });
  expect((await see(shareId)).creator).toMatchObject({ isAdmin: false });
  await change({ emailVerifiedAt: new Date() });
  expect((await see(shareId)).creator).toMatchObject({ isAdmin: true });
  await change({ email: "former-mayor@example.com" });
  expect((await see(shareId)).creator).toMatchObject({ isAdmin: false });
});

test("a private prompt is its owner's alone at once, and everybody's again once public", async () => {
  const { see, shareId, viewer, newcomer, toggle } = await setUp();
  const others = [null, await newcomer()];
  await toggle();
  for (const other of others)
    await expect(see(shareId, other)).rejects.toMatchObject({ code: "prompt_not_found", status: 404 });
  expect(await see(shareId, viewer)).toMatchObject({ prompt: { isPublic: false }, isOwner: true });
  await toggle();
  for (const other of others) expect((await see(shareId, other)).prompt.isPublic).toBe(true);
});

test("an id is no share id, and deleted or unshared prompts are not found", async () => {
  const { see, shareId, id, viewer, services, create } = await setUp();
  const unshared = await create();
  await deletePrompt(services, viewer, id);
  for (const none of [id, shareId, unshared.id, "", "null", "no-such-prompt"])
    await expect(see(none, viewer), none).rejects.toMatchObject({ code: "prompt_not_found" });
});

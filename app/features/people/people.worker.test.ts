import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { follows, users } from "~/db/schema";
import { listNewestBy } from "~/features/town/feed/list-newest.server";
import { askForProfile } from "~/features/town/publish-prompt.server";

import { setUpPeople } from "../../../tests/support/factories/set-up-people";
import { otherCategory } from "../../../tests/support/factories/town-category";
import { followsLimit } from "./limits";
import { countNews, listFollowed } from "./list-followed.server";
import { listMemberPostsIn } from "./list-member-posts.server";
import { listPeoplePart, countPeopleParts } from "./list-people.server";

const contents = ({ prompts }: { prompts: { content: string }[] }) => prompts.map(({ content }) => content);

test("a member's page has the listed posts that name them, newest first, and nothing else", async () => {
  const people = await setUpPeople();
  const { viewer } = people;
  await people.post("first");
  await people.post("anonymous", { showProfile: false });
  const closed = await people.post("private");
  await people.toggle(closed, false);
  await people.create({ content: "only kept" });
  await people.post("a neighbour's", {}, await people.shown("Ben"));
  await people.post("second");
  const { member, ...page } = await people.postsOf(viewer.id);
  expect(member).toMatchObject({ id: viewer.id, displayName: "Ada", posts: 2 });
  expect(contents(page)).toEqual(["second", "first"]);
  expect(page).toMatchObject({ total: 2, page: 1, pageCount: 1, isCapped: false });
  expect((await listNewestBy(people.services, viewer.id)).map(({ content }) => content)).toEqual([
    "second",
    "first",
  ]);
});

test(
  "a member with a hidden profile does not exist for others, like an unknown one",
  { tags: "promise-14d" },
  async () => {
    const people = await setUpPeople();
    await people.post("first");
    await people.changeMember(people.viewer.id, { isPublic: false });
    for (const id of [people.viewer.id, "nobody"])
      await expect(people.postsOf(id)).rejects.toMatchObject({ code: "member_not_found", status: 404 });
    expect((await people.list()).prompts[0]).toMatchObject({ memberId: null, originalCreatorId: null });
  },
);

test("pages of twelve continue each other, and a page beyond the last is the last", async () => {
  const people = await setUpPeople();
  for (let number = 1; number <= 13; number += 1) await people.post(`p${number}`);
  expect(contents(await people.postsOf(people.viewer.id, 2))).toEqual(["p1"]);
  const last = await people.postsOf(people.viewer.id, 999);
  expect([last.page, last.pageCount, contents(last)]).toEqual([2, 2, ["p1"]]);
});

test("a person's posts in a language are those among their newest, and none leaves the list to all", async () => {
  const people = await setUpPeople();
  await people.post("es", { language: "es" });
  for (let number = 1; number <= 14; number += 1) {
    await people.post(`ja ${number}`, { language: "ja" });
    for (const at of [1, 2, 3]) await people.post(`en ${number}.${at}`, { language: "en" });
  }
  for (let number = 1; number <= 4; number += 1) await people.post(`en ${number}`, { language: "en" });
  const postsIn = (page: number, language: "ja" | "es" | "other") =>
    listMemberPostsIn(people.services, null, people.viewer.id, page, language);
  const [first, second] = [await postsIn(1, "ja"), await postsIn(9, "ja")];
  expect(contents(first!)).toEqual(Array.from({ length: 12 }, (_, at) => `ja ${14 - at}`));
  expect(contents(second!)).toEqual(["ja 2", "ja 1"]);
  expect(second).toMatchObject({ total: 14, isCapped: false, page: 2, pageCount: 2 });
  expect(contents((await postsIn(1, "es"))!)).toEqual(["es"]);
  expect(await postsIn(1, "other")).toBeNull();
});

test("followed posts in a language: of people all, of a category those in it, also a version", async () => {
  const people = await setUpPeople();
  const [ben, eve] = [await people.shown("Ben"), await people.shown("Eve")];
  await people.post("Ben's in Japanese", { ...otherCategory, language: "ja" }, ben);
  await people.post("Ben's in English", { ...otherCategory, language: "en" }, ben);
  await people.post("Eve's in English", { language: "en" }, eve);
  await people.post("Eve's in Japanese", { language: "ja" }, eve);
  await people.follow({ kind: "person", target: ben.id });
  await people.follow({ kind: "category", target: "marketing" });
  const { services, viewer } = people;
  expect(contents(await listFollowed(services, viewer, Number.MAX_SAFE_INTEGER, "ja"))).toEqual([
    "Eve's in Japanese",
    "Ben's in English",
    "Ben's in Japanese",
  ]);
  expect(await countNews(services, viewer, new Date(0), "ja")).toBe(3);
});

test("the sitemap has the members with a public profile and posts", async () => {
  const people = await setUpPeople();
  await people.post("first");
  const hidden = await people.member();
  await people.post("theirs", {}, hidden);
  await people.shown("Nothing posted");
  expect(await countPeopleParts(people.services)).toBe(1);
  expect(await listPeoplePart(people.services, 1)).toEqual([people.viewer.id]);
  expect(await listPeoplePart(people.services, 2)).toEqual([]);
});

test("a member with a hidden profile is asked at their first publication, and a yes opens it with the post", async () => {
  const people = await setUpPeople();
  const { services } = people;
  const ben = await people.member();
  const isPublic = async () =>
    (await services.db.select().from(users).where(eq(users.id, ben.id)))[0]!.isPublic;
  expect(await askForProfile(services, people.viewer)).toBeNull();
  expect(await askForProfile(services, ben)).toEqual({ displayName: null });
  await people.post("quiet", {}, ben);
  expect([await askForProfile(services, ben), await isPublic()]).toEqual([null, false]);
  await people.post("named", { openProfile: true, displayName: "Ben" }, ben);
  expect(await isPublic()).toBe(true);
  // A name stays as it is.
  await people.post("again", { openProfile: true, displayName: "Somebody else" }, ben);
  expect((await services.db.select().from(users).where(eq(users.id, ben.id)))[0]!.displayName).toBe("Ben");
  // Another member's prompt opens nobody's profile.
  const eve = await people.member();
  const { id } = await people.create({}, ben);
  await expect(people.publish(id, { openProfile: true }, eve)).rejects.toMatchObject({
    code: "prompt_not_found",
  });
  expect((await services.db.select().from(users).where(eq(users.id, eve.id)))[0]!.isPublic).toBe(false);
});

test("new posts of followed people and categories come together, newest first and once each", async () => {
  const people = await setUpPeople();
  const ben = await people.shown("Ben");
  const eve = await people.shown("Eve");
  await people.post("Ben's", otherCategory, ben);
  await people.post("Eve's in the category", {}, eve);
  await people.post("Eve's elsewhere", otherCategory, eve);
  await people.post("Ben's in the category", {}, ben);
  await people.post("Ben's, anonymous", { ...otherCategory, showProfile: false }, ben);
  expect(await people.followed()).toEqual({ follows: [], prompts: [], next: null });
  await people.follow({ kind: "person", target: ben.id });
  await people.follow({ kind: "person", target: ben.id });
  expect(contents(await people.followed())).toEqual(["Ben's in the category", "Ben's"]);
  const { category } = (await people.list({}, null)).prompts.find(({ content }) =>
    content.startsWith("Eve's in"),
  )!;
  await people.follow({ kind: "category", target: category });
  const news = await people.followed();
  expect(contents(news)).toEqual(["Ben's in the category", "Eve's in the category", "Ben's"]);
  expect(news.follows).toEqual([
    { kind: "category", target: category, displayName: null, isHidden: false },
    { kind: "person", target: ben.id, displayName: "Ben", isHidden: false },
  ]);
  await people.unfollow({ kind: "category", target: category });
  await people.changeMember(ben.id, { isPublic: false });
  expect(await people.followed()).toEqual({
    follows: [{ kind: "person", target: ben.id, displayName: null, isHidden: true }],
    prompts: [],
    next: null,
  });
});

test("the pages of followed posts continue each other", async () => {
  const people = await setUpPeople();
  const ben = await people.shown("Ben");
  for (let number = 1; number <= 25; number += 1) await people.post(`p${number}`, {}, ben);
  await people.follow({ kind: "person", target: ben.id });
  const [{ category }] = (await people.list()).prompts as unknown as [{ category: "marketing" }];
  await people.follow({ kind: "category", target: category });
  const seen: string[] = [];
  let before: number | null = Number.MAX_SAFE_INTEGER;
  while (before !== null) {
    const page = await people.followed(before);
    seen.push(...contents(page));
    before = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, at) => `p${25 - at}`));
});

test("a member follows thirty at most, and nobody with a hidden profile", async () => {
  const people = await setUpPeople();
  const hidden = await people.member();
  for (const target of [hidden.id, "nobody"])
    await expect(people.follow({ kind: "person", target })).rejects.toMatchObject({
      code: "member_not_found",
    });
  const members = await Promise.all(
    Array.from({ length: followsLimit + 1 }, (_, at) => people.shown(`m${at}`)),
  );
  const results = await Promise.allSettled(
    members.map(({ id }) => people.follow({ kind: "person", target: id })),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toMatchObject([{ reason: { code: "follows_full", limit: followsLimit } }]);
  const kept = await people.follows();
  expect(kept).toHaveLength(followsLimit);
  // One that is there already is no thirty-first.
  await people.follow({ kind: "person", target: kept[0]!.target as string });
  expect(await people.follows()).toHaveLength(followsLimit);
});

test("a deleted account is followed by nobody and follows nobody", { tags: "promise-29a" }, async () => {
  const people = await setUpPeople();
  const ben = await people.shown("Ben");
  await people.follow({ kind: "person", target: ben.id });
  await people.follow({ kind: "person", target: people.viewer.id }, ben);
  await people.follow({ kind: "category", target: "ai" }, ben);
  await people.leave(ben);
  const rows = await people.services.db.select().from(follows);
  expect(rows.filter(({ userId, target }) => [userId, target].includes(ben.id))).toEqual([]);
  expect(await people.follows()).toEqual([]);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { prompts, users } from "~/db/schema";
import type { Viewer } from "~/context";
import { findSession } from "~/features/accounts/find-session.server";
import { startSession } from "~/features/accounts/start-session.server";
import { getFamily } from "~/features/people/get-family.server";
import { removeFromShelf, saveToShelf } from "~/features/shelf/change-shelf.server";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { publicVersion, townVersion } from "./town-version.server";

/** A town with two publications, what visitors see of it, and the versions of the town and of what the viewer has. */
async function setUp() {
  const town = await setUpTown();
  const { services, viewer, post, list, index, rank, row } = town;
  services.clock = { now: () => new Date("2026-05-04T12:00:00Z") };
  const [id, other] = [await post("lanterns"), await post("umbrellas")];
  await index();
  await rank();
  const { shareId } = (await row(id))!;
  const seen = async () => {
    const views = [
      {},
      { order: "best" },
      { order: "week" },
      { search: "lanterns" },
      { search: "kites" },
    ] as const;
    const lists = await Promise.all(views.map((view) => list(view)));
    const family = await getFamily(services, null, shareId!, 1).catch(() => null);
    return JSON.stringify([lists, family]);
  };
  const versions = async () => {
    const [member] = await services.db.select().from(users).where(eq(users.id, viewer.id));
    return { town: await townVersion(services), own: member!.dataVersion };
  };
  return { ...town, id, other, seen, versions };
}

type Town = Awaited<ReturnType<typeof setUp>>;

const set = ({ services, id }: Town, values: Partial<typeof prompts.$inferInsert>) =>
  services.db.update(prompts).set(values).where(eq(prompts.id, id));

const changes: [what: string, change: (town: Town) => Promise<unknown>][] = [
  ["a publication", ({ post }) => post("bells")],
  ["an edit", ({ editAs, id }) => editAs(id)],
  ["a prompt made private", ({ toggle, id }) => toggle(id, false)],
  ["a removal", ({ remove, id }) => remove(id)],
  ["a save", (town) => set(town, { saves: 3 })],
  ["a use", (town) => set(town, { uses: 2 })],
  ["a picture", (town) => set(town, { firstPicture: { key: "k", width: 1, height: 1, alt: "" } as never })],
  ["a new name", ({ changeMember, viewer }) => changeMember(viewer.id, { displayName: "Ada the Second" })],
  ["a hidden profile", ({ changeMember, viewer }) => changeMember(viewer.id, { isPublic: false })],
  ["a badge", ({ changeMember, viewer }) => changeMember(viewer.id, { isOfficial: true })],
  ["a deleted author", ({ services, viewer }) => services.db.delete(users).where(eq(users.id, viewer.id))],
];

test.each(changes)("%s that visitors see is another version of the town", async (_what, change) => {
  const town = await setUp();
  await town.changeMember(town.viewer.id, { displayName: "Ada", isPublic: true });
  const [before, { town: version }] = [await town.seen(), await town.versions()];
  await change(town);
  expect(await town.seen()).not.toBe(before);
  expect((await town.versions().catch(() => ({ town: "gone" }))).town).not.toBe(version);
});

test("a ranking and an index entry made later are versions of the town", async () => {
  const town = await setUp();
  const { seen, versions, index, rank, editAs, id } = town;
  await set(town, { rankedSaves: 5 });
  for (const work of [rank, async () => (await editAs(id, { content: "kites" }), index())]) {
    const [before, { town: version }] = [await seen(), await versions()];
    await work();
    expect(await seen()).not.toBe(before);
    expect((await versions()).town).not.toBe(version);
  }
  // The index alone: the outbox is told, the list is not.
  await editAs(id, { content: "bells" });
  const [before, { town: version }] = [await seen(), await versions()];
  await index();
  expect(await seen()).not.toBe(before);
  expect((await versions()).town).not.toBe(version);
});

test("another hour is another version", async () => {
  const { services, versions } = await setUp();
  const { town } = await versions();
  services.clock = { now: () => new Date("2026-05-04T12:59:59.999Z") };
  expect((await versions()).town).toBe(town);
  services.clock = { now: () => new Date("2026-05-04T13:00:00Z") };
  expect((await versions()).town).not.toBe(town);
});

test("a private prompt changes its owner's version alone, with each write", async () => {
  const { services, create, versions, member } = await setUp();
  const other = await member();
  const first = await versions();
  const { id } = await create();
  const created = await versions();
  await services.db
    .update(prompts)
    .set({ pinnedAt: new Date(1) })
    .where(eq(prompts.id, id));
  const pinned = await versions();
  await create({}, other);
  expect(await versions()).toEqual(pinned);
  await services.db.delete(prompts).where(eq(prompts.id, id));
  const deleted = await versions();
  const all = [first, created, pinned, deleted];
  expect(new Set(all.map(({ town }) => town)).size).toBe(1);
  expect(new Set(all.map(({ own }) => own)).size).toBe(4);
});

test("a prompt put on a shelf or taken off it changes its reader's version, and no other member's", async () => {
  const { services, id, row, member } = await setUp();
  const [reader, other] = [await member(), await member()];
  const { shareId } = (await row(id))!;
  const versionOf = async ({ id: memberId }: { id: string }) =>
    (await services.db.select().from(users).where(eq(users.id, memberId)))[0]!.dataVersion;
  const othersBefore = await versionOf(other);
  const before = await versionOf(reader);
  await saveToShelf(services, reader, shareId!);
  const saved = await versionOf(reader);
  await removeFromShelf(services, reader, shareId!);
  expect(new Set([before, saved, await versionOf(reader)]).size).toBe(3);
  expect(await versionOf(other)).toBe(othersBefore);
});

test("a member's version comes with their session, and has both parts", async () => {
  const { services, viewer, id, editAs, post, member } = await setUp();
  const other = await member();
  const versionOf = async (who: { id: string }) => {
    const { token } = await startSession(services, who.id, { userAgent: "" });
    const found = await findSession(services, token);
    return publicVersion({ services, viewer: found!.viewer })!();
  };
  const before = [await versionOf(viewer), await versionOf(other)];
  await editAs(id);
  const edited = [await versionOf(viewer), await versionOf(other)];
  await post("kites", {}, other);
  expect(new Set([...before, ...edited, await versionOf(other)]).size).toBe(5);
  expect(publicVersion({ services, viewer: { id: "unread" } as Viewer })).toBeNull();
});

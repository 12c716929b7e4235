import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";

import { publications, users } from "~/db/schema";
import { publishLanguageVersion } from "~/features/town/languages/publish-language-version.server";
import { unlinkLanguageVersion } from "~/features/town/languages/unlink-language-version.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { restorePrompts } from "~/features/prompts/trash/restore-prompts.server";

import { putPublication } from "../../../tests/support/database/stored-prompts";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { place } from "../../../tests/support/factories/town-category";
import { firstHour } from "./limits";

const minutes = 60_000;

/** A town whose members may publish three prompts in their first hour; the viewer registered ten minutes ago. */
async function setUp() {
  const town = await setUpTown();
  const { services, viewer, create } = town;
  services.earlyPublications = 3;
  const registered = services.clock.now().getTime() - 10 * minutes;
  await town.changeMember(viewer.id, { createdAt: new Date(registered), earlyPublications: 0 });
  return {
    ...town,
    later(time: number) {
      services.clock = { now: () => new Date(registered + time) };
    },
    drafts: async (count: number, by = viewer) => {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) ids.push((await create({ content: `text ${at}` }, by)).id);
      return ids;
    },
    early: async () =>
      (await services.db.select().from(users).where(eq(users.id, viewer.id)).get())!.earlyPublications,
  };
}

const waiting = { code: "publish_wait", status: 429, limit: 3, minutes: 50, retryAfter: 50 * 60 };

test("fifty requests at once publish three prompts, and the rest hear when they can", async () => {
  const { drafts, publish, list, early } = await setUp();
  const ids = await drafts(50);
  const tries = await Promise.allSettled(ids.map((id) => publish(id)));
  const refused = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(47);
  for (const reason of refused) expect(reason).toMatchObject(waiting);
  expect((await list()).total).toBe(3);
  expect(await early()).toBe(3);
});

test("removing a publication frees none, and changing one needs none", async () => {
  const { drafts, publish, remove } = await setUp();
  const ids = await drafts(4);
  for (const id of ids.slice(0, 3)) await publish(id);
  await publish(ids[0]!, { title: "Another title" });
  await remove(ids[0]!);
  await expect(publish(ids[3]!)).rejects.toMatchObject(waiting);
  await expect(publish(ids[0]!)).rejects.toMatchObject(waiting);
});

test("after an hour there is no limit, and later publications are not counted", async () => {
  const { drafts, publish, later, list, early } = await setUp();
  const ids = await drafts(6);
  for (const id of ids.slice(0, 3)) await publish(id);
  later(firstHour - 1);
  await expect(publish(ids[3]!)).rejects.toMatchObject({ minutes: 1, retryAfter: 1 });
  later(firstHour);
  for (const id of ids.slice(3)) await publish(id);
  expect((await list()).total).toBe(6);
  expect(await early()).toBe(3);
});

test("admins and official accounts have no limit", async () => {
  const { drafts, publish, admin, changeMember, member, services } = await setUp();
  const mayor = await admin();
  const office = await member();
  const createdAt = services.clock.now();
  await changeMember(mayor.id, { createdAt });
  await changeMember(office.id, { createdAt, isOfficial: true });
  for (const by of [mayor, office]) for (const id of await drafts(4, by)) await publish(id, {}, by);
});

test("versions in other languages count, also after they are unlinked", async () => {
  const { drafts, publish, services, viewer, list, early } = await setUp();
  const [id] = await drafts(1);
  await publish(id!, { language: "en" });
  const translate = async () => {
    const version = { language: "es", title: "", description: "", originalInput: "carta" } as const;
    const made = await publishLanguageVersion(services, viewer, id!, { ...version, content: "Escribe." });
    await unlinkLanguageVersion(services, viewer, made.id);
  };
  await translate();
  await translate();
  await expect(translate()).rejects.toMatchObject(waiting);
  expect((await list()).total).toBe(3);
  expect(await early()).toBe(3);
});

test("no write of the database gets past the limit, be it an insert or an update", async () => {
  const { drafts, publish, services, viewer, shareAs } = await setUp();
  const ids = await drafts(5);
  for (const id of ids.slice(0, 3)) await publish(id);
  await shareAs(ids[3]!);
  const { db } = services;
  // The fourth is shared and updated, the fifth inserted.
  for (const id of ids.slice(3))
    await expect(
      putPublication(db, id, {
        ...place,
        townNumber: 900,
        language: "en",
        publishedAt: services.clock.now(),
        isPublic: true,
      }),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("publish_wait") } });
  const isPosted = and(eq(publications.userId, viewer.id), isNotNull(publications.townNumber));
  expect(await db.$count(publications, isPosted)).toBe(3);
});

test("a command that grants nothing publishes nothing in the first hour", async () => {
  const { drafts, services } = await setUp();
  const [id] = await drafts(1);
  const publishing = putPublication(services.db, id!, {
    ...place,
    townNumber: 900,
    language: "en",
    publishedAt: services.clock.now(),
  });
  await expect(publishing).rejects.toMatchObject({
    cause: { message: expect.stringContaining("publish_wait") },
  });
});

test("what comes back from the trash was counted before", async () => {
  const { drafts, publish, services, viewer, list, early } = await setUp();
  const ids = await drafts(3);
  for (const id of ids) await publish(id);
  await deletePrompt(services, viewer, ids[0]!);
  await restorePrompts(services, viewer, [ids[0]!]);
  expect((await list()).total).toBe(3);
  expect(await early()).toBe(3);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
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

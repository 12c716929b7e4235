import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { publications } from "~/db/schema";

import { setUpTown } from "../../../tests/support/factories/set-up-town";

const unpublished = {
  category: null,
  subcategory: null,
  townNumber: null,
  publishedAt: null,
  language: null,
};
const missing = { code: "prompt_not_found" };

test("an owner removes a prompt from the town and keeps it, with its link and its texts", async () => {
  const { post, remove, row, list, posted } = await setUpTown();
  const id = await post("gone", { title: "a" });
  await post("stays");
  const before = await row(id);
  await remove(id);
  expect(await row(id)).toEqual({ ...before, ...unpublished });
  expect(before).toMatchObject({ isPublic: true });
  expect((await list()).total).toBe(1);
  expect((await posted()).total).toBe(1);
});

test("an unpublished prompt cannot be removed, nor a removed one again", async () => {
  const { create, shareAs, post, remove, row } = await setUpTown();
  const { id: kept } = await create();
  const { id: shared } = await create();
  await shareAs(shared, { title: "a" });
  const gone = await post("gone");
  await remove(gone);
  for (const id of [kept, shared, gone, "none"]) {
    const before = await row(id);
    await expect(remove(id), id).rejects.toMatchObject(missing);
    expect(await row(id)).toEqual(before);
  }
});

test("an admin removes any prompt, which makes it private and records the removal", async () => {
  const { services, post, remove, admin, row, see, list } = await setUpTown();
  const mayor = await admin();
  const id = await post("rude");
  const before = (await row(id))!;
  await remove(id, mayor);
  const withheldAt = services.clock.now();
  expect(await row(id)).toEqual({ ...before, ...unpublished, isPublic: false, withheldAt });
  await expect(see(before.shareId!)).rejects.toMatchObject(missing);
  expect((await list()).prompts).toEqual([]);
});

test("an admin's own prompt stays public on removal", async () => {
  const { post, remove, admin, row } = await setUpTown();
  const mayor = await admin();
  const id = await post("own", {}, mayor);
  await remove(id, mayor);
  expect(await row(id)).toMatchObject({ ...unpublished, isPublic: true, withheldAt: null });
});

test("an owner's private prompt is out of an admin's reach", async () => {
  const { post, remove, removable, toggle, admin, row } = await setUpTown();
  const mayor = await admin();
  const id = await post("secret");
  expect(await removable(id, mayor)).toMatchObject({ content: "secret" });
  await toggle(id, false);
  const before = await row(id);
  await expect(removable(id, mayor)).rejects.toMatchObject(missing);
  await expect(remove(id, mayor)).rejects.toMatchObject(missing);
  expect(await row(id)).toEqual(before);
  expect(await removable(id)).toMatchObject({ content: "secret", isPublic: false });
  await toggle(id, true);
  await remove(id, mayor);
  expect(await row(id)).toMatchObject(unpublished);
});

test("other members cannot remove it, nor admins with an unverified or unconfigured address", async () => {
  const { services, post, remove, removable, member, admin, row } = await setUpTown();
  const id = await post("stays");
  const before = await row(id);
  const nobodies = [await member(), await admin({ verified: false })];
  for (const viewer of nobodies) {
    await expect(removable(id, viewer)).rejects.toMatchObject(missing);
    await expect(remove(id, viewer)).rejects.toMatchObject(missing);
  }
  const mayor = await admin();
  services.adminEmails = [];
  await expect(removable(id, mayor)).rejects.toMatchObject(missing);
  await expect(remove(id, mayor)).rejects.toMatchObject(missing);
  expect(await row(id)).toEqual(before);
});

test.each(["townNumber", "publishedAt", "category", "subcategory", "language"] as const)(
  "the database refuses a publication without its %s, and one out of the town with it",
  async (column) => {
    const { post, services, row } = await setUpTown();
    const id = await post("whole");
    const { [column]: value } = (await row(id))!;
    const refusal = { cause: { message: expect.stringContaining("publications_whole") } };
    const change = (values: object) =>
      services.db.update(publications).set(values).where(eq(publications.promptId, id));
    await expect(change({ [column]: null })).rejects.toMatchObject(refusal);
    await expect(change({ ...unpublished, [column]: value })).rejects.toMatchObject(refusal);
    await change(unpublished);
  },
);

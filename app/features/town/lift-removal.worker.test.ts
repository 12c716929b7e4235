import { expect, test } from "vitest";

import { copySharedPrompt } from "~/features/sharing/copy-shared-prompt.server";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { isRemoved, liftRemoval } from "./lift-removal.server";

const removed = { code: "prompt_removed", status: 403 };
const missing = { code: "prompt_not_found" };

/** A town with a publication of the viewer's removed by an admin. */
async function setUp() {
  const town = await setUpTown();
  const mayor = await town.admin();
  const id = await town.post("rude", { title: "a" });
  await town.remove(id, mayor);
  const shareId = (await town.row(id))!.shareId!;
  return { ...town, mayor, id, shareId, lift: (by = mayor) => liftRemoval(town.services, by, id) };
}

test(
  "a prompt removed by an admin cannot be made public by its owner, and is otherwise theirs",
  { tags: "promise-16b" },
  async () => {
    const { services, id, shareId, row, toggle, publish, shareAs, see, list, viewer } = await setUp();
    const before = await row(id);
    await expect(toggle(id)).rejects.toMatchObject(removed);
    await expect(toggle(id, true)).rejects.toMatchObject(removed);
    await expect(publish(id)).rejects.toMatchObject(removed);
    await expect(publish(id, { generateAuto: true, title: "new" })).rejects.toMatchObject(removed);
    expect(await shareAs(id, { title: "new" })).toBe(shareId);
    expect(await toggle(id, false)).toMatchObject({ isPublic: false });
    expect(await row(id)).toEqual(before);
    await expect(see(shareId)).rejects.toMatchObject(missing);
    expect((await list()).total).toBe(0);
    // A copy is a new prompt, and stays private too.
    const copy = await copySharedPrompt(services, viewer, shareId, null);
    await expect(publish(copy.id)).rejects.toMatchObject({ code: "withheld_copy" });
    expect((await list()).total).toBe(0);
  },
);

test("a prompt removed by an admin during its owner's publishing stays private", async () => {
  const { post, publish, database, remove, admin, row } = await setUpTown();
  const mayor = await admin();
  const id = await post("rude");
  database.interrupt(/^update "counters"/, () => remove(id, mayor));
  await expect(publish(id, { title: "new" })).rejects.toMatchObject(removed);
  expect(await row(id)).toMatchObject({ townNumber: null, isPublic: false, title: null });
});

test(
  "a removal is lifted by an admin only; the prompt stays private until its owner makes it public",
  { tags: "promise-16b" },
  async () => {
    const { services, id, shareId, lift, row, see, toggle, publish, list, viewer, mayor, member, admin } =
      await setUp();
    const unproved = await admin({ verified: false });
    for (const nobody of [viewer, await member(), unproved]) {
      expect(await isRemoved(services, nobody, id)).toBe(false);
      await expect(lift(nobody)).rejects.toMatchObject(missing);
    }
    await expect(toggle(id, true)).rejects.toMatchObject(removed);

    await admin();
    expect(await isRemoved(services, mayor, id)).toBe(true);
    const before = await row(id);
    await lift();
    expect(await row(id)).toEqual({ ...before, withheldAt: null });
    expect(await isRemoved(services, mayor, id)).toBe(false);
    await expect(lift()).rejects.toMatchObject(missing);
    await expect(see(shareId)).rejects.toMatchObject(missing);
    expect(await toggle(id)).toMatchObject({ isPublic: true });
    await publish(id);
    expect((await list()).total).toBe(1);
  },
);

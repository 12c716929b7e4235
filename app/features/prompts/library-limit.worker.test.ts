import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";

import { fillLibrary } from "../../../tests/support/database/fill-library";
import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { countPrompts } from "./count-prompts.server";
import { deletePrompt } from "./delete-prompt.server";
import { updatePrompt } from "./update-prompt.server";

test("a library holds 5,000 prompts: the 5,001st is refused with the limit until there is room", async () => {
  const { services, viewer, create, folder, newcomer, foldersOf, dump, list } = await setUpLibrary();
  const work = await folder("仕事");
  await fillLibrary(viewer.id, 4_999);
  await create({ content: "the 5,000th" });
  expect((await list()).total).toBe(5_000);
  const before = await dump();
  const full = { code: "library_full", limit: 5_000, status: 409 };
  for (const chosen of [null, { id: work }, { name: "旅行" }])
    await expect(create({ folder: chosen })).rejects.toMatchObject(full);
  expect(await dump()).toEqual(before);
  expect(Object.keys(await foldersOf())).toEqual(["uncategorized", "仕事"]);

  const stranger = await newcomer();
  await create({}, stranger);
  const [newest] = (await list()).prompts;
  expect(newest?.content).toBe("the 5,000th");
  await updatePrompt(services, viewer, newest!.id, { content: "changed", folderId: work });
  await deletePrompt(services, viewer, newest!.id);
  const outcomes = await Promise.allSettled([create(), create({ folder: { name: "旅行" } }), create()]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await list()).total).toBe(5_000);
  await expectIndexesToFit(services.db, viewer.id);
});

test("a deleted member with a full library leaves no row, and the counter follows", async () => {
  const { services, viewer, folder, dump } = await setUpLibrary();
  const before = await countPrompts(services);
  await folder("仕事");
  await fillLibrary(viewer.id, 5_000);
  expect(await countPrompts(services)).toBe(before + 5_000);
  await services.db.delete(users).where(eq(users.id, viewer.id));
  const left = Object.values(await dump()).flatMap((rows) => rows.filter((row) => row.includes(viewer.id)));
  expect(left).toEqual([]);
  expect(await countPrompts(services)).toBe(before);
});

import { expect, test } from "vitest";

import { deleteFolder } from "~/features/folders/delete-folder.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { emptyTrash } from "~/features/trash/delete-for-good.server";
import { listTrash } from "~/features/trash/list-trash.server";
import { foldText } from "~/features/texts/fold-text";

import { fillLibrary } from "../../../tests/support/database/fill-library";
import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { setUpLibrary } from "../../../tests/support/factories/set-up-library";
import { changePrompts } from "./change-prompts.server";
import { undo } from "./undo.server";

const everything = { matching: { search: "", folder: null, tags: [] } };

test("smoke", async () => {
  const { services, viewer, create, row, dump, folder, list } = await setUpLibrary();
  const one = await create({ tags: ["文章生成用", "a\\n", 'q"', "Café", "b"] });
  const two = await create({ folder: { name: "仕事" } });
  const before = await dump();
  const before1 = await row(one.id);
  for (const change of [
    { action: "move", folder: null },
    { action: "move", folder: { name: "new" } },
    { action: "tag", tag: "Ünew" },
    { action: "untag", tag: 'q"' },
    { action: "delete" },
  ] as const) {
    const done = await changePrompts(services, viewer, everything, change);
    expect(done.changed, change.action).toBeGreaterThan(0);
    await expectIndexesToFit(services.db, viewer.id).catch((e) => console.log(change, e.message));
    const now = await row(one.id);
    if (now) expect(now.foldedTags).toBe(foldText(now.tags.join("\n")));
    const back = await undo(services, viewer, done.undo!);
    expect(back.changed).toBe(done.changed);
    const { updatedAt, ...rest } = (await row(one.id))!;
    const { updatedAt: _u, ...wanted } = before1!;
    expect(rest).toEqual(wanted);
  }
});

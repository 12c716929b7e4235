import { expect, test } from "vitest";

import { folders, users } from "~/db/schema";
import { editorsId } from "~/domain/editors";
import { uncategorized } from "~/features/prompts/folders/folder";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { hasOnlyEditors } from "./only-editors.server";

test("a town has only the editors' prompts until a member publishes one, and again without it", async () => {
  const { services, post, toggle } = await setUpTown();
  expect(await hasOnlyEditors(services)).toBe(false);
  const now = services.clock.now();
  await services.db.insert(users).values({
    id: editorsId,
    email: "editors@prompt-town.invalid",
    displayName: "編集部",
    isPublic: true,
    language: "ja",
    createdAt: now,
    lastSignInAt: now,
  });
  await services.db.insert(folders).values({ id: "their folder", userId: editorsId, name: uncategorized });
  const editors = { id: editorsId };
  await post("editors' own", { language: "ja" }, editors);
  await post("another of theirs", { language: "other" }, editors);
  expect(await hasOnlyEditors(services)).toBe(true);
  const id = await post("a member's", { language: "es", showProfile: false });
  expect(await hasOnlyEditors(services)).toBe(false);
  await toggle(id);
  expect(await hasOnlyEditors(services)).toBe(true);
});

import { expect, test } from "vitest";

import { folders, users } from "~/db/schema";
import { editorsId } from "~/domain/editors";
import { uncategorized } from "~/features/prompts/folders/folder";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { hasOnlyEditors } from "./only-editors.server";

const everywhere = { category: null, subcategory: null };

test("a list has only the editors' prompts until a member publishes one in it, and again without it", async () => {
  const { services, post, toggle } = await setUpTown();
  const lists = async (place: Parameters<typeof hasOnlyEditors>[1] = everywhere) => {
    const only = await Promise.all(
      ([null, "ja", "en", "es"] as const).map((language) => hasOnlyEditors(services, place, language)),
    );
    const [all, ja, en, es] = only;
    return { all, ja, en, es };
  };
  expect(await lists()).toEqual({ all: false, ja: false, en: false, es: false });
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
  const mail = { category: "communication", subcategory: "メール" } as const;
  await post("editors' own", { language: "ja" }, editors);
  await post("editors' mail", { language: "ja", ...mail }, editors);
  await post("another of theirs", { language: "es" }, editors);
  expect(await lists()).toEqual({ all: true, ja: true, en: false, es: true });
  // An older one of a member counts, and so does one without a name.
  const id = await post("a member's", { language: "es", showProfile: false });
  await post("editors' newest", { language: "es" }, editors);
  expect(await lists()).toEqual({ all: false, ja: true, en: false, es: false });
  expect(await lists(mail)).toEqual({ all: true, ja: true, en: false, es: false });
  await toggle(id);
  expect(await lists()).toEqual({ all: true, ja: true, en: false, es: true });
});

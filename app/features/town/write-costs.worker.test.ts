import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { createPrompt } from "~/features/prompts/create-prompt.server";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { sharePrompt } from "~/features/sharing/share-prompt.server";

import { countingSession } from "../../../tests/support/database/counting-session";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { editPublication } from "./edit-publication.server";
import { publishPrompt } from "./publish-prompt.server";
import { place, otherCategory } from "../../../tests/support/factories/town-category";

const { session, takeCosts } = countingSession(env.DB.withSession());

const letter = {
  originalInput: "a letter to a friend",
  content: "# Role\nYou write letters to friends who live far away.",
  type: "文章生成用",
  tags: ["文章生成用", "letter"],
  folder: null,
} as const;

test("a save writes at most 20 rows, an edit of a private text 10, a publication 30", async () => {
  const { services: real, viewer } = await setUpTown();
  const services = { ...real, db: openDb(session) };
  const written: Record<string, number> = {};
  /** Does `work`, and notes the rows that it writes. */
  const count = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    takeCosts();
    const result = await work();
    written[what] = takeCosts().reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
    return result;
  };
  const { id } = await count("save", () => createPrompt(services, viewer, letter));
  await count("first edit", () => updatePrompt(services, viewer, id, { content: "Write a letter." }));
  await count("edit", () => updatePrompt(services, viewer, id, { content: "Write a long letter." }));
  await count("share", () =>
    sharePrompt(services, viewer, "ada", id, { title: "Letters", description: "", generateAuto: false }),
  );
  const order = { generateAuto: false, showProfile: true, ...place };
  await count("publish", () => publishPrompt(services, viewer, "ada", id, order));
  await count("edit, published", () => updatePrompt(services, viewer, id, { content: "Write two letters." }));
  await count("move", () =>
    editPublication(services, viewer, id, { content: "Write two letters.", ...otherCategory }),
  );
  await count("hide", () => togglePublic(services, viewer, id, false));
  const other = await createPrompt(services, viewer, {
    ...letter,
    content: "Draw a map of the town in ink.",
  });
  await count("publish at once", () => publishPrompt(services, viewer, "ada", other.id, order));
  // As in docs/decisions/046.
  expect(written).toEqual({
    save: 14,
    "first edit": 10,
    edit: 6,
    share: 6,
    publish: 21,
    "edit, published": 8,
    move: 16,
    hide: 8,
    "publish at once": 21,
  });
});

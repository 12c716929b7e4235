import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { prompts, users } from "~/db/schema";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { factDraft } from "~/features/facts/schema";
import { editPublication } from "~/features/town/edit-publication.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { storageLimits } from "~/platform/storage-limits";

import { countingSession } from "../../../tests/support/database/counting-session";
import { refusedStorage } from "../../../tests/support/database/refused-storage";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { place } from "../../../tests/support/factories/town-category";
import { togglePublic } from "./toggle-public.server";
import { updatePrompt } from "./update-prompt.server";

const { session, takeCosts } = countingSession(env.DB.withSession());

/** A member with two facts, and a prompt of theirs. */
async function setUp() {
  const town = await setUpTown();
  const services = { ...town.services, db: openDb(session) };
  const { viewer } = town;
  const kept = [
    { name: "My shop", text: "Kotori Coffee" },
    { name: "The evening of our tasting", text: "Friday" },
  ];
  await keepFacts(services, viewer, factDraft.array().parse(kept));
  const { id } = await town.create({ content: "Invite our guests." });
  return { ...town, services, viewer, id };
}

test("a prompt whose facts cannot be hidden stays as it is", async () => {
  const { services, viewer, id, share, row } = await setUp();
  await share(id);
  await services.db
    .update(prompts)
    .set({ title: "At Kotori Coffee", content: "Come on Friday." })
    .where(eq(prompts.id, id));
  const before = await row(id);
  const full = storageLimits.storage_full * 1_000_000;
  await services.db.update(users).set({ storedBytes: full }).where(eq(users.id, viewer.id));
  const opening = togglePublic(services, viewer, id, true, { title: "replace" });
  expect(await refusedStorage(opening)).toBe("storage_full");
  expect(await row(id)).toEqual(before);
});

test("a member's facts are read once by whatever shows a text to others", async () => {
  const { services, viewer, id } = await setUp();
  const order = { generateAuto: true, showProfile: true, ...place };
  const content = "Invite our guests to Kotori Coffee.";
  const changes = [
    () => publishPrompt(services, viewer, "ada", id, order),
    () => updatePrompt(services, viewer, id, { originalInput: "our guests", content, tags: ["party"] }),
    () => editPublication(services, viewer, id, { content: `${content}!`, ...place }),
    () => togglePublic(services, viewer, id),
    () => togglePublic(services, viewer, id),
  ];
  const reads = [];
  for (const change of changes) {
    takeCosts();
    await change();
    reads.push(takeCosts().filter(({ query }) => query.includes(`from "facts"`)).length);
  }
  expect(reads).toEqual([1, 1, 1, 0, 1]);
});

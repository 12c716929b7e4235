import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { prompts, publications, users } from "~/db/schema";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { factDraft } from "~/features/facts/schema";
import { editPublication } from "~/features/town/edit-publication.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";
import { storageLimits } from "~/platform/storage-limits";

import { countingSession } from "../../../tests/support/database/counting-session";
import { refusedStorage } from "../../../tests/support/database/refused-storage";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { place } from "../../../tests/support/factories/town-category";
import { listFacts } from "~/features/facts/list-facts.server";
import { decide } from "~/features/moderation/decide.server";
import { sharePrompt } from "~/features/sharing/share-prompt.server";

import { getPrompt } from "./get-prompt.server";
import { hideFacts, hideOwnFacts, planHiding } from "./hide-facts.server";
import { togglePublic } from "./toggle-public.server";
import { storeChange, updatePrompt } from "./update-prompt.server";

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

test("a prompt that is refused is not rewritten", async () => {
  const { services, viewer, share, create, row, admin } = await setUp();
  const content = "Buy our lamps today, at Kotori Coffee on Friday: they cost next to nothing.";
  const { id } = await create({ content });
  const { id: shared } = await create({ content });
  await share(shared);
  const { id: copied } = await create({ content });
  const { id: withheld } = await create({ content });
  const order = { generateAuto: false, showProfile: true, ...place };
  const texts = { title: "Lamps", description: "Sells lamps.", generateAuto: false };
  await publishPrompt(services, viewer, "ada", withheld, { ...order, ...texts });
  await decide(services, await admin(), withheld, { action: "hide", reason: "spam", sentence: "No ads." });
  const openings = {
    [id]: () => publishPrompt(services, viewer, "ada", id, { ...order, ...texts }),
    [copied]: () => sharePrompt(services, viewer, "ada", copied, texts),
    [shared]: () => togglePublic(services, viewer, shared, true),
  };
  for (const [each, open] of Object.entries(openings)) {
    const before = await row(each);
    await expect(open()).rejects.toMatchObject({ code: "withheld_copy" });
    expect(await row(each)).toEqual(before);
  }
});

test("a publication that the database refuses leaves the prompt as it is", async () => {
  const { services, viewer, id, create, row, changeMember } = await setUp();
  const order = { generateAuto: false, showProfile: true, ...place };
  const publishAs = (language: "en" | "es", each = id) =>
    publishPrompt(services, viewer, "ada", each, { ...order, language });
  const content = "Invite\u200B our guests to Kotori Coffee.";
  await updatePrompt(services, viewer, id, { content });
  const before = await row(id);
  await changeMember(viewer.id, { createdAt: services.clock.now(), earlyPublications: 0 });
  services.earlyPublications = 0;
  await expect(publishAs("en")).rejects.toMatchObject({ code: "publish_wait" });
  expect(await row(id)).toEqual(before);
  services.earlyPublications = 9;
  const { id: other } = await create({ content: "Invita a nuestros clientes." });
  await publishAs("en");
  await publishAs("es", other);
  await services.db.update(publications).set({ workId: "work" }).where(eq(publications.userId, viewer.id));
  await togglePublic(services, viewer, id, false);
  await updatePrompt(services, viewer, id, { content: "Come to Kotori Coffee." });
  const hidden = await row(id);
  await expect(publishAs("es")).rejects.toMatchObject({ code: "version_exists" });
  expect(await row(id)).toEqual(hidden);
});

test("an edit of a linked prompt during its first publication refuses it: nothing has compared that text", async () => {
  const { services, viewer, create, shareAs, publish, row, database } = await setUpTown();
  const { id } = await create();
  await shareAs(id, { title: "a" });
  const content = "Come\u200B on Friday.";
  database.interrupt(/^update "counters"/, () => updatePrompt(services, viewer, id, { content }));
  await expect(publish(id)).rejects.toMatchObject({ code: "prompt_changed" });
  expect(await row(id)).toMatchObject({ content, publishedAt: null });
});

test("an edit since a prompt was read is not overwritten, and shows no fact", async () => {
  const { services, viewer, id, share, row } = await setUp();
  await share(id);
  const facts = await listFacts(services, viewer);
  const change = (content: string) => updatePrompt(services, viewer, id, { content });
  const { prompt: before } = await change("Come to Kotori Coffee.");
  await change("Come on Friday.");
  const changed = { code: "prompt_changed" };
  await expect(hideFacts(services, viewer, before, planHiding(before, facts))).rejects.toMatchObject(changed);
  expect((await row(id))?.content).toBe("Come on Friday.");
  const opened = await togglePublic(services, viewer, id, true);
  const template = { content: "Come to Kotori Coffee.", variables: null };
  const late = storeChange(services, viewer, before, { template });
  await expect(late).rejects.toMatchObject(changed);
  expect((await row(id))?.content).toBe(opened.content);
});

test("an edit since a prompt was read is refused where only a tag holds a fact", async () => {
  const { services, viewer, id, share, row } = await setUp();
  await share(id);
  const facts = await listFacts(services, viewer);
  const { prompt: before } = await updatePrompt(services, viewer, id, { tags: ["Friday"] });
  await updatePrompt(services, viewer, id, { content: "Come to Kotori Coffee." });
  const edited = await row(id);
  const hiding = hideFacts(services, viewer, before, planHiding(before, facts));
  await expect(hiding).rejects.toMatchObject({ code: "prompt_changed" });
  expect(await row(id)).toEqual(edited);
});

test("the facts in a prompt that nobody else sees stay", async () => {
  const { services, viewer, id, share, row } = await setUp();
  await share(id);
  await updatePrompt(services, viewer, id, { content: "Come on Friday." });
  await expect(hideOwnFacts(services, viewer, id)).rejects.toMatchObject({ code: "prompt_not_found" });
  expect((await row(id))?.content).toBe("Come on Friday.");
  expect((await getPrompt(services, viewer, id)).version).toBe(2);
});

test("a member's facts are read once and hidden in one batch by whatever shows a text to others", async () => {
  const { services, viewer, id, create, share } = await setUp();
  const order = { generateAuto: true, showProfile: true, ...place };
  const content = "Invite our guests to Kotori Coffee.";
  const { id: linked } = await create({ content: `${content}\u200B` });
  const texts = { title: "", description: "", generateAuto: false };
  await share(linked);
  const { id: own } = await create({ content });
  const changes = [
    () => publishPrompt(services, viewer, "ada", id, order),
    () => updatePrompt(services, viewer, id, { originalInput: "our guests", content, tags: ["party"] }),
    () => editPublication(services, viewer, id, { content: `${content}!`, ...place }),
    () => togglePublic(services, viewer, id),
    () => updatePrompt(services, viewer, id, { content }),
    () => togglePublic(services, viewer, id),
    () => sharePrompt(services, viewer, "ada", own, texts),
    () => togglePublic(services, viewer, linked, true),
    () => publishPrompt(services, viewer, "ada", linked, order),
  ];
  const counts = [];
  for (const change of changes) {
    takeCosts();
    await change();
    const costs = takeCosts();
    const reads = costs.filter(({ query }) => query.includes(`from "facts"`)).length;
    const writes = new Set(costs.filter(({ rowsWritten }) => rowsWritten > 0).map(({ trip }) => trip)).size;
    counts.push([reads, writes]);
  }
  const [both, private_] = [
    [1, 1],
    [0, 1],
  ];
  expect(counts).toEqual([both, both, both, private_, private_, both, both, both, both]);
});

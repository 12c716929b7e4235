import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { examples, promptVersions } from "~/db/schema";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { listFacts } from "~/features/facts/list-facts.server";
import { factDraft } from "~/features/facts/schema";
import { changePrompts } from "~/features/library/selection/change-prompts.server";
import { undo } from "~/features/library/selection/undo.server";
import { listExamples } from "~/features/sharing/examples/list-examples.server";
import { publishPrompt } from "~/features/town/publish-prompt.server";

import { countingSession } from "../../../tests/support/database/counting-session";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { place } from "../../../tests/support/factories/town-category";
import { hideFacts, hideOwnFacts, listHolding, planHiding } from "./hide-facts.server";
import { getPrompt } from "./get-prompt.server";
import { markVersion } from "./history/mark-version.server";
import { updatePrompt } from "./update-prompt.server";

const fact = factDraft.parse({ name: "My shop", text: "Kotori Coffee" });

async function setUp() {
  const town = await setUpTown();
  const { services, viewer } = town;
  return {
    ...town,
    keep: () => keepFacts(services, viewer, [fact]),
    holding: async () =>
      (await listHolding(services, viewer, await listFacts(services, viewer))).map(({ id }) => id),
  };
}

test(
  "what others saw of a prompt before a fact was kept is found, and hidden in one step",
  { tags: "promise-14e" },
  async () => {
    const { services, viewer, create, row, keep, holding } = await setUp();
    const content = "Invite our guests to {{Kotori Coffee}}.";
    const tags = ["文章生成用", "Kotori Coffee"] as const;
    const { id } = await create({ content, tags });
    const { id: other } = await create({ content: "Thank our guests." });
    const order = { generateAuto: true, showProfile: true, ...place };
    for (const each of [id, other]) await publishPrompt(services, viewer, "ada", each, order);
    await updatePrompt(services, viewer, id, { content: `${content} Kotori Coffee is ours.` });
    await markVersion(services, viewer, id, 1, { isShared: true });
    const variableValues = { "Kotori Coffee": "in May" };
    const made = {
      id: "made",
      promptId: id,
      userId: viewer.id,
      kind: "text",
      position: 1,
      createdAt: new Date(),
    } as const;
    await services.db.insert(examples).values({ ...made, text: "Dear guests,", variableValues });
    expect(await holding()).toEqual([]);
    await keep();
    expect(await holding()).toEqual([id]);
    await hideOwnFacts(services, viewer, id);
    expect(await holding()).toEqual([]);
    expect(await row(id)).toMatchObject({
      content: "Invite our guests to {{My shop}}. {{My shop 2}} is ours.",
      tags: ["文章生成用", "[My shop]"],
    });
    const versions = await services.db.select().from(promptVersions).where(eq(promptVersions.promptId, id));
    expect(versions.filter(({ isShared }) => isShared)).toEqual([]);
    const { examples: after } = await listExamples(services, viewer, id);
    expect(after.map(({ values }) => values)).toEqual([{}]);
  },
);

test("a hiding that an edit meanwhile refuses hides nothing elsewhere either", async () => {
  const { services, viewer, create, publish, keep } = await setUp();
  const { id } = await create({ content: "Come to Kotori Coffee." });
  await publish(id);
  await updatePrompt(services, viewer, id, { content: "Come to us." });
  await markVersion(services, viewer, id, 1, { isShared: true });
  await keep();
  const before = await getPrompt(services, viewer, id);
  await updatePrompt(services, viewer, id, { content: "Come to us soon." });
  const hiding = hideFacts(services, viewer, before, planHiding(before, await listFacts(services, viewer)));
  await expect(hiding).rejects.toMatchObject({ code: "prompt_changed" });
  const versions = await services.db.select().from(promptVersions).where(eq(promptVersions.promptId, id));
  expect(versions.find(({ number }) => number === 1)?.isShared).toBe(true);
});

test("of many texts that others see, those of the prompts changed last are looked through", async () => {
  const { services, viewer, create, keep, holding } = await setUp();
  const order = { generateAuto: true, showProfile: true, ...place };
  const ids: string[] = [];
  for (const content of ["Come to Kotori Coffee.", "Thank Kotori Coffee."]) {
    const { id } = await create({ content });
    await publishPrompt(services, viewer, "ada", id, order);
    ids.push(id);
  }
  const [older, newer] = ids as [string, string];
  await updatePrompt(services, viewer, newer, { tags: ["thanks"] });
  await keep();
  expect(await holding()).toEqual([newer, older]);
  const { session, takeCosts } = countingSession(env.DB.withSession());
  const rowsOfTexts = async () => {
    await listHolding({ db: openDb(session) }, viewer, await listFacts(services, viewer));
    const ofTexts = takeCosts().filter(({ query }) => query.includes(`"original_input"`));
    return ofTexts.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  };
  const rowsOfBoth = await rowsOfTexts();
  await services.db.insert(examples).values({
    id: "long",
    promptId: newer,
    userId: viewer.id,
    kind: "text",
    position: 1,
    createdAt: new Date(),
    text: "Dear guests,",
    variableValues: { guests: "x".repeat(1_000_000) },
  });
  expect(await holding()).toEqual([newer]);
  expect(await rowsOfTexts()).toBeLessThan(rowsOfBoth);
});

test(
  "undo gives no tag with a fact back to a prompt that others see by now",
  { tags: "promise-14e" },
  async () => {
    const { services, viewer, create, row, keep } = await setUp();
    await keep();
    const { id } = await create({ tags: ["文章生成用", "Kotori Coffee"] });
    const untagged = await changePrompts(
      services,
      viewer,
      { ids: [id] },
      { action: "untag", tag: "Kotori Coffee" },
    );
    await publishPrompt(services, viewer, "ada", id, { generateAuto: true, showProfile: true, ...place });
    await undo(services, viewer, untagged.undo!);
    expect((await row(id))?.tags).toEqual(["文章生成用"]);
  },
);

import { expect, test } from "vitest";

import { prompts, searchOutbox } from "~/db/schema";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { keepFacts } from "~/features/facts/keep-facts.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { expectIndexesToFit } from "../../../tests/support/database/library-indexes";
import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { expectTownToFit } from "../../../tests/support/database/town-indexes";
import { otherCategory, place } from "../../../tests/support/factories/town-category";
import { sampled } from "../../../tests/support/sampling";

type Town = Awaited<ReturnType<typeof setUpTown>>;

const missing = { code: "prompt_not_found" };

/** How often two things are done at once, each first in turn. */
const rounds = sampled(4, 10);

/** Expects counters to fit, and unique numbers; returns the numbers. */
async function expectOrder({ services, viewer }: Town): Promise<number[]> {
  const rows = await expectTownToFit(services.db);
  await expectIndexesToFit(services.db, viewer.id);
  const numbers = rows.flatMap(({ townNumber }) => townNumber ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  return numbers;
}

test("two presses at once publish once: one number, one link, one entry", async () => {
  const town = await setUpTown();
  const { create, publish, list, numberOf, post } = town;
  const before = (await numberOf(await post("before")))!;
  const { id } = await create();
  const [one, other] = await Promise.all([publish(id, { title: "a" }), publish(id, { title: "b" })]);
  expect(one.prompt.shareId).toBe(other.prompt.shareId);
  expect(await numberOf(id)).toBe(before + 1);
  expect((await list()).total).toBe(2);
  expect(await numberOf(await post("after"))).toBe(before + 2);
  await expectOrder(town);
});

test("a second request between reading and publishing does not change the number", async () => {
  const town = await setUpTown();
  const { create, publish, database, row } = town;
  const { id } = await create();
  let inner: number | null = null;
  database.interrupt(/^update "counters"/, async () => {
    await publish(id, { title: "first", ...otherCategory });
    inner = (await row(id))!.townNumber;
  });
  await publish(id, { title: "second" });
  expect(inner).not.toBeNull();
  expect(await row(id)).toMatchObject({ townNumber: inner, title: "second", ...place });
  await expectOrder(town);
});

test("a public prompt closed and given a fact during its publishing is not opened", async () => {
  const { services, viewer, create, shareAs, toggle, publish, database, row } = await setUpTown();
  await keepFacts(services, viewer, [{ name: "My shop", text: "Kotori Coffee", subject: "", fits: [] }]);
  const { id } = await create();
  await shareAs(id, { title: "a" });
  database.interrupt(/^update "counters"/, async () => {
    await toggle(id, false);
    await updatePrompt(services, viewer, id, { content: "Come to Kotori Coffee." });
  });
  await expect(publish(id)).rejects.toMatchObject({ code: "prompt_changed" });
  expect(await row(id)).toMatchObject({ content: "Come to Kotori Coffee.", isPublic: false });
});

test("twenty prompts of five members at once get twenty consecutive numbers", async () => {
  const town = await setUpTown();
  const { create, publish, member, list } = town;
  const members = await Promise.all(Array.from({ length: 5 }, () => member()));
  const kept = await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      const owner = members[turn % 5]!;
      return { owner, id: (await create({ content: `${turn}` }, owner)).id };
    }),
  );
  await Promise.all(kept.map(({ id, owner }) => publish(id, {}, owner)));
  const numbers = await expectOrder(town);
  expect(numbers.at(-1)! - numbers[0]!).toBe(19);
  expect((await list()).total).toBe(20);
});

test("a prompt deleted during its publishing is nowhere, and leaves no number behind", async () => {
  const town = await setUpTown();
  const { services, viewer, create, publish, database, post, numberOf, list, posted } = town;
  const before = (await numberOf(await post("before")))!;
  const { id } = await create();
  database.interrupt(/^update "counters"/, () => deletePrompt(services, viewer, id));
  await expect(publish(id)).rejects.toMatchObject(missing);
  expect(await numberOf(await post("after"))).toBe(before + 1);
  expect((await list()).total).toBe(2);
  expect((await posted()).total).toBe(2);
  await expectOrder(town);
});

test("publishing and deleting at once, in either order, leaves nothing", async () => {
  const town = await setUpTown();
  const { services, viewer, create, publish, row, list } = town;
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await create();
    const work = [() => publish(id), () => deletePrompt(services, viewer, id)];
    await Promise.allSettled((round % 2 ? work : work.toReversed()).map((start) => start()));
    expect(await row(id)).toBeUndefined();
  }
  expect((await list()).total).toBe(0);
  await expectOrder(town);
});

test("an edit of a publication removed meanwhile is refused and restores nothing", async () => {
  const town = await setUpTown();
  const { post, editAs, remove, database, row, list } = town;
  const id = await post("before");
  database.interrupt(/^select "updated_at"/, () => remove(id));
  await expect(editAs(id, { content: "after", ...otherCategory })).rejects.toMatchObject(missing);
  expect(await row(id)).toMatchObject({ content: "before", category: null, townNumber: null });
  expect((await list()).total).toBe(0);
  await expectOrder(town);
});

test("an edit and a removal at once leave an edited and removed prompt, or an untouched one", async () => {
  const town = await setUpTown();
  const { post, editAs, remove, row } = town;
  for (let round = 0; round < rounds; round += 1) {
    const id = await post("before");
    const work = [() => editAs(id, { content: "after", ...otherCategory }), () => remove(id)];
    const results = await Promise.allSettled((round % 2 ? work : work.toReversed()).map((start) => start()));
    const [edited] = round % 2 ? results : results.toReversed();
    expect(await row(id)).toMatchObject({
      content: edited!.status === "fulfilled" ? "after" : "before",
      category: null,
      townNumber: null,
    });
  }
  await expectOrder(town);
});

test("an owner and an admin who remove the same prompt at once do it once", async () => {
  const town = await setUpTown();
  const { post, remove, admin, row } = town;
  const mayor = await admin();
  const id = await post("a");
  const results = await Promise.allSettled([remove(id), remove(id, mayor)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await row(id))!.townNumber).toBeNull();
  await expectOrder(town);
});

test("many edits at once make a version each, and the last one remains", async () => {
  const town = await setUpTown();
  const { post, editAs, row } = town;
  const id = await post("before");
  const basis = (await row(id))!.updatedAt;
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      editAs(id, {
        content: `É${turn}`,
        updatedAt: basis.toISOString(),
        ...(turn % 2 ? place : otherCategory),
      }),
    ),
  );
  expect(results.filter(({ overwrote }) => !overwrote)).toHaveLength(1);
  const after = (await row(id))!;
  expect(after.content).toMatch(/^É\d$/);
  expect(after.category).toBe(Number(after.content[1]) % 2 ? place.category : otherCategory.category);
  expect(after.foldedContent).toBe(`e${after.content[1]}`);
  await expectOrder(town);
});

test("with `ifUnchanged` an edit since the basis refuses another text, and allows another category", async () => {
  const { post, editAs, row } = await setUpTown();
  const id = await post("before");
  const basis = { updatedAt: (await row(id))!.updatedAt.toISOString(), ifUnchanged: true };
  await editAs(id, { content: "theirs", ...place });
  await expect(editAs(id, { content: "mine", ...otherCategory, ...basis })).rejects.toMatchObject({
    code: "prompt_changed",
  });
  expect(await row(id)).toMatchObject({ content: "theirs", category: place.category });
  expect((await editAs(id, { content: "theirs", ...otherCategory, ...basis })).overwrote).toBe(true);
  expect(await row(id)).toMatchObject({ content: "theirs", category: otherCategory.category });
});

test("a member deleted during publishing takes all of theirs, and nothing else", async () => {
  const town = await setUpTown();
  const { services, create, publish, post, member, list } = town;
  const leaver = await member();
  for (let round = 0; round < 5; round += 1) await post(`${round}`, {}, leaver);
  const own = await Promise.all(Array.from({ length: 5 }, () => create({ content: "leaves" }, leaver)));
  const others = await Promise.all(Array.from({ length: 5 }, () => create({ content: "stays" })));
  const clock = { now: () => leaver.session.authenticatedAt };
  await Promise.allSettled([
    ...own.slice(0, 3).map(({ id }) => publish(id, {}, leaver)),
    ...others.map(({ id }) => publish(id)),
    deleteAccount({ ...services, clock }, leaver),
    ...own.slice(3).map(({ id }) => publish(id, {}, leaver)),
  ]);
  expect((await list()).prompts.map(({ content }) => content)).toEqual(Array(5).fill("stays"));
  const rows = await services.db.select().from(prompts);
  expect(rows.map(({ userId }) => userId)).not.toContain(leaver.id);
  await expectOrder(town);
});

test("changes without effect on the search leave no row in the outbox", async () => {
  const { create, shareAs, publish, post, toggle, editAs, changeMember, viewer, waiting, services } =
    await setUpTown();
  const id = await post("a", { title: "t", description: "d" });
  const closed = await post("b");
  await toggle(closed, false);
  const { id: kept } = await create();
  const { id: shared } = await create();
  await services.db.delete(searchOutbox);
  await publish(id, { showProfile: false });
  await publish(id, { title: "t", description: "d" });
  await editAs(id, { content: "a", ...place });
  await editAs(closed, { content: "c", ...otherCategory });
  await shareAs(shared, { title: "a" });
  await toggle(shared);
  await deletePrompt(services, viewer, kept);
  await deletePrompt(services, viewer, closed);
  await changeMember(viewer.id, { displayName: "Ada" });
  expect(await waiting()).toEqual([]);
});

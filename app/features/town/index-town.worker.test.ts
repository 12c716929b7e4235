import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";
import { searchOutbox } from "~/db/schema";
import { categories, type Place } from "~/domain/categories";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { togglePublic } from "~/features/prompts/toggle-public.server";
import { updatePrompt } from "~/features/prompts/update-prompt.server";
import { foldText } from "~/features/text/fold-text";
import type { SearchIndex } from "~/platform/search/search-index";
import type { Services } from "~/services";

import { countingSession } from "../../../tests/support/database/counting-session";
import { storedPrompts } from "../../../tests/support/database/stored-prompts";
import { failingWrite } from "../../../tests/support/database/failing-write";
import { randomOfRun } from "../../../tests/support/factories/random-of-run";
import { setUpSharing } from "../../../tests/support/factories/set-up-sharing";
import { indexTown } from "./index-town.server";
import { publishPrompt } from "./publish-prompt.server";
import { removePublication } from "./remove-publication.server";
import { scopeOf, searchRuns } from "./search-document";

type Texts = Partial<Record<"originalInput" | "content" | "title" | "description", string>>;

const place: Place = { category: "marketing", subcategory: "広告・宣伝" };

async function setUp() {
  const sharing = await setUpSharing();
  const { services, viewer, create } = sharing;
  const { db, search } = services;
  const owner = { ...viewer, email: "ada@example.com", emailVerified: true };

  async function publish(
    id: string,
    { title = "t", description = "d" }: Texts = {},
    where = place,
    by: { id: string } = owner,
  ) {
    const texts = { title, description, generateAuto: false, showProfile: true };
    await publishPrompt(services, { ...owner, ...by }, "ada", id, { ...texts, ...where });
  }
  const townNumberOf = async (id: string) => (await sharing.row(id))?.townNumber;

  return {
    ...sharing,
    publish,
    townNumberOf,
    /** Creates and publishes a prompt, and returns its id. */
    async post({ originalInput = "-", content = "-", ...texts }: Texts, tags: string[] = []) {
      const { id } = await create({ originalInput, content, tags: ["文章生成用", ...tags] });
      await publish(id, texts);
      return id;
    },
    edit: (id: string, content: string) => updatePrompt(services, viewer, id, { content }),
    remove: (id: string) => removePublication({ ...services, adminEmails: [] }, owner, id),
    index: (rounds?: number) => indexTown(services, rounds),
    waiting: async () => (await db.select().from(searchOutbox)).length,
    find: (words: string, scope: string | null = null) =>
      search.find({ runs: searchRuns(words), scope }, 10_000),
  };
}

/** The same services with `work` done before the index's first update. */
function interrupted(services: Pick<Services, "db" | "search">, work: () => Promise<unknown>) {
  let isDone = false;
  const search: SearchIndex = {
    ...services.search,
    async apply(changes) {
      if (!isDone) {
        isDone = true;
        await work();
      }
      await services.search.apply(changes);
    },
  };
  return { ...services, search };
}

test("a publication is found by each of its texts, its tags and its category", async () => {
  const { post, townNumberOf, index, find } = await setUp();
  const texts = { originalInput: "wish-a", content: "content-a", title: "title-a", description: "about-a" };
  const id = await post(texts, ["tag-a"]);
  await index();
  const townNumber = (await townNumberOf(id))!;
  for (const words of [
    "wish",
    "CONTENT",
    "title a",
    "about",
    "tag",
    "マーケティング",
    "広告 宣伝",
    "wish 広告",
  ])
    expect(await find(words), words).toContain(townNumber);
  for (const scope of [scopeOf("marketing", null), scopeOf("marketing", "広告・宣伝")])
    expect(await find("wish", scope)).toContain(townNumber);
  for (const scope of [scopeOf("ai", null), scopeOf("marketing", "SEO")])
    expect(await find("wish", scope)).toEqual([]);
});

test("matches do not span texts", async () => {
  const { post, index, find } = await setUp();
  await post({ originalInput: "uno", title: "dos", description: "tres", content: "cuatro" }, ["cinco"]);
  await index();
  for (const words of ["unodos", "dostres", "trescuatro", "cuatrocinco", "cincoマーケティング"])
    expect(await find(words), words).toEqual([]);
  expect(await find("uno cinco cuatro dos")).toHaveLength(1);
});

test("unpublished prompts are not in the index", async () => {
  const { create, share, post, index, remove, services, viewer, find } = await setUp();
  await create({ content: "hidden ones" });
  await share((await create({ content: "hidden ones" })).id);
  const [taken, closed, deleted] = [
    await post({ content: "hidden ones" }),
    await post({ content: "hidden ones" }),
    await post({ content: "hidden ones" }),
  ];
  await index();
  expect(await find("hidden ones")).toHaveLength(3);
  await remove(taken);
  await togglePublic(services, viewer, closed, false);
  await deletePrompt(services, viewer, deleted);
  await index();
  expect(await find("hidden ones")).toEqual([]);
  await togglePublic(services, viewer, closed, true);
  await index();
  expect(await find("hidden ones")).toHaveLength(1);
});

test("a deleted member's words leave the index", async () => {
  const { post, register, enter, publish, create, index, dump, services, waiting, find } = await setUp();
  await post({ content: "staying neighbour" });
  await index();
  const before = (await dump()).search_publications;
  const leaver = await register();
  const { viewer } = await enter(leaver);
  const { id } = await create({ content: "leaving zanzibar" }, viewer);
  await publish(id, {}, place, viewer);
  await index();
  expect((await dump()).search_publications!.join()).toContain("zan anz nzi zib iba bar");
  await deleteAccount({ ...services, clock: { now: () => viewer.session.authenticatedAt } }, viewer);
  expect(await waiting()).toBeGreaterThan(0);
  await index();
  expect((await dump()).search_publications).toEqual(before);
  expect(await find("neighbour")).toHaveLength(1);
});

test("an edit is found by its new words and no longer by its old ones", async () => {
  const { post, publish, edit, index, find } = await setUp();
  const id = await post({ content: "elder" });
  await index();
  await edit(id, "younger");
  await edit(id, "youngest");
  await index();
  expect(await find("youngest")).toHaveLength(1);
  for (const words of ["elder", "younger"]) expect(await find(words)).toEqual([]);
  await publish(id, { title: "moved" }, { category: "ai", subcategory: "AIと倫理" });
  await index();
  expect(await find("youngest", scopeOf("ai", "AIと倫理"))).toHaveLength(1);
  expect(await find("youngest", "marketing")).toEqual([]);
});

test("an index run works off its maximum of rounds of fifty, oldest first", async () => {
  const { post, index, waiting, find } = await setUp();
  await index();
  for (let count = 0; count < 120; count += 1) await post({ content: "rounds" });
  const rows = await waiting();
  await index(0);
  expect(await waiting()).toBe(rows);
  await index(1);
  expect(await waiting()).toBe(rows - 50);
  const first = await find("rounds");
  expect(first.length).toBeGreaterThan(0);
  await index();
  expect(await waiting()).toBe(0);
  expect(await find("rounds")).toHaveLength(120);
  expect((await find("rounds")).slice(-first.length)).toEqual(first);
});

test("an index run reads listed prompts by number only, not the whole town", async () => {
  const { services, post } = await setUp();
  for (let count = 0; count < 3; count += 1) await post({ content: "plans" });
  const { session, takeCosts, explain } = countingSession(env.DB.withSession());
  const search = { ...services.search, apply: () => Promise.reject(new Error("That was enough.")) };
  await expect(indexTown({ db: openDb(session), search })).rejects.toThrow("That was enough.");
  const reading = takeCosts().filter(({ query }) => query.includes('from "publications"'));
  expect(reading).toHaveLength(1);
  expect(await explain(reading[0]!)).toContain(
    "SEARCH publications USING INDEX publications_town (town_number=?)",
  );
});

test("an aborted run between the two databases leaves its work to the next", async () => {
  const { post, edit, index, waiting, find } = await setUp();
  const id = await post({ content: "before the end" });
  const rows = await waiting();
  await failingWrite("DELETE ON search_outbox", () => expect(index()).rejects.toThrow());
  expect(await waiting()).toBe(rows);
  expect(await find("before the end")).toHaveLength(1);
  await edit(id, "after the end");
  await index();
  expect(await waiting()).toBe(0);
  expect(await find("before the end")).toEqual([]);
  expect(await find("after the end")).toHaveLength(1);
});

test("two runs at once do the work of one", async () => {
  const { post, index, waiting, find } = await setUp();
  for (let count = 0; count < 60; count += 1) await post({ content: "at once" });
  await Promise.all([index(), index(), index()]);
  expect(await waiting()).toBe(0);
  expect(await find("at once")).toHaveLength(60);
});

test("changes during a run stay in the outbox", async () => {
  const { services, post, edit, waiting, index, find } = await setUp();
  const id = await post({ content: "morning" });
  await indexTown(
    interrupted(services, () => edit(id, "evening")),
    1,
  );
  expect(await waiting()).toBe(1);
  await index();
  expect(await find("morning")).toEqual([]);
  expect(await find("evening")).toHaveLength(1);
});

test("a slow run restores nothing that a fast one has changed or deleted meanwhile", async () => {
  const { services, post, edit, remove, waiting, index, find } = await setUp();
  const [changed, gone] = [await post({ content: "slow reader" }), await post({ content: "slow reader" })];
  await indexTown(
    interrupted(services, async () => {
      await edit(changed, "fast reader");
      await remove(gone);
      await index();
    }),
  );
  expect(await waiting()).toBe(0);
  expect(await find("slow reader")).toEqual([]);
  expect(await find("fast reader")).toHaveLength(1);
});

test("the index equals the town's list in the end, for any order of writers, aborts and slow runs", async () => {
  const { services, viewer, create, publish, edit, remove, index, find } = await setUp();
  const random = randomOfRun(47);
  const words = ["議事録", "作成", "作る", "を", "aiで", "a", "prompt", "pro", "año", "5個", "🦊"];
  const write = () => random.some(words, 6).join(random.pick(["", " ", "、"])) || "-";
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await create({ content: write() })).id);
  const change = async () => {
    const id = random.pick(ids);
    const act = random.pick([
      () => edit(id, write()),
      () => edit(id, write()),
      () => publish(id, { title: write(), description: write() }),
      () => remove(id),
      () => togglePublic(services, viewer, id),
    ]);
    // Some do not fit the prompt's state: they are refused.
    await act().catch(() => {});
  };
  for (let time = 0; time < 150; time += 1) {
    await change();
    if (random.chance(0.2)) await index();
    if (random.chance(0.2))
      await indexTown(
        interrupted(services, async () => {
          await change();
          if (random.chance(0.7)) await index();
          await change();
        }),
        1,
      );
    if (random.chance(0.1)) await failingWrite("DELETE ON search_outbox", () => index().catch(() => {}));
  }
  await index();
  const rows = await storedPrompts(services.db);
  const listed = rows.filter((row) => row.isPublic && row.townNumber !== null);
  const documents = listed.map(({ townNumber, ...row }) => {
    const names = [categories[row.category!].title, row.subcategory];
    const texts = [row.originalInput, row.title, row.description, row.content, ...row.tags, ...names];
    return { townNumber, text: foldText(texts.join("\n")) };
  });
  for (const search of [
    ...words,
    "録作",
    "作成を",
    "roまたは",
    "5個a",
    "議 5",
    "pt a",
    "文章生成",
    "マーケティング",
  ]) {
    const found = documents.filter(({ text }) => searchRuns(search).every((run) => text.includes(run)));
    const numbers = found.map(({ townNumber }) => townNumber!).sort((one, other) => other - one);
    expect(await find(search), search).toEqual(searchRuns(search).length > 0 ? numbers : []);
  }
});

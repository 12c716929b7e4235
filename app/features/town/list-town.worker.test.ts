import { expect, test } from "vitest";

import { setUpTown } from "../../../tests/support/factories/set-up-town";
import { otherCategory, place } from "../../../tests/support/factories/town-category";
import { pageSize } from "./limits";

const anonymous = { displayName: null, isOfficial: false, isAdmin: false };

test("publications are listed newest first, in all, by category and by subcategory", async () => {
  const { create, shareAs, publish, post, contents } = await setUpTown();
  const { id: kept } = await create({ content: "kept first, published last" });
  await shareAs((await create({ content: "only shared" })).id, { title: "a" });
  await post("a");
  await post("b", { subcategory: "SEO" });
  await post("c", otherCategory);
  await publish(kept, { subcategory: "SEO" });
  expect(await contents()).toEqual(["kept first, published last", "c", "b", "a"]);
  expect(await contents({ category: "marketing" })).toEqual(["kept first, published last", "b", "a"]);
  expect(await contents({ category: "marketing", subcategory: "SEO" })).toEqual([
    "kept first, published last",
    "b",
  ]);
  expect(await contents(otherCategory)).toEqual(["c"]);
  expect(await contents({ category: "video" })).toEqual([]);
});

test("counts cover every category, and the subcategories of the open one", async () => {
  const { post, list } = await setUpTown();
  await post("a");
  await post("b", { subcategory: "SEO" });
  await post("c", otherCategory);
  const present = async (query = {}) =>
    Object.fromEntries(Object.entries((await list(query)).counts).filter(([, count]) => count !== 0));
  expect(await present()).toEqual({ all: 3, marketing: 2, ai: 1 });
  expect(await present({ category: "marketing" })).toEqual({
    all: 3,
    marketing: 2,
    ai: 1,
    SEO: 1,
    "広告・宣伝": 1,
  });
  expect(await present(otherCategory)).toEqual({ all: 3, marketing: 2, ai: 1, AIと倫理: 1 });
});

test("pages of twelve continue each other, and a page beyond the last is the last", async () => {
  const { post, list, contents } = await setUpTown();
  expect(await list({ page: 7 })).toMatchObject({ prompts: [], total: 0, page: 1, pageCount: 1 });
  const posted: string[] = [];
  for (let number = 1; number <= 2 * pageSize + 1; number += 1) {
    await post(`${number}`);
    posted.unshift(`${number}`);
  }
  const pages = [await contents(), await contents({ page: 2 }), await contents({ page: 3 })];
  expect(pages.flat()).toEqual(posted);
  expect(pages.map(({ length }) => length)).toEqual([pageSize, pageSize, 1]);
  for (const page of [4, 21, 999_999_999])
    expect(await list({ page })).toMatchObject({ page: 3, pageCount: 3, total: posted.length });
  expect(await contents({ page: 999_999_999 })).toEqual(["1"]);
  expect(await list({ category: "video", page: 2 })).toMatchObject({ page: 1, pageCount: 1 });
});

test("a prompt is shown with its category before its own tags, and with public fields only", async () => {
  const { post, list, row } = await setUpTown();
  const id = await post("a", { title: "T", description: "D" });
  const { shareId, createdAt, publishedAt, updatedAt } = (await row(id))!;
  const { prompts, ...rest } = await list();
  expect(prompts).toEqual([
    {
      id,
      shareId,
      title: "T",
      description: "D",
      originalInput: "wish for a",
      content: "a",
      variables: [],
      tags: ["マーケティング", "広告・宣伝", "文章生成用", "letter"],
      ...place,
      isPublic: true,
      createdAt,
      publishedAt,
      updatedAt,
      originalCreatorId: null,
      creator: anonymous,
      language: "en",
      memberId: null,
      basedOn: null,
      saves: 0,
      uses: 0,
      isSaved: false,
      isNewHere: false,
      picture: null,
      firstText: null,
      isProven: false,
    },
  ]);
  expect(rest).toMatchObject({ total: 1, isCapped: false, page: 1, pageCount: 1 });
});

test("a creator is shown with a public profile and their consent for this prompt", async () => {
  const { viewer, post, list, changeMember } = await setUpTown();
  await post("wished");
  await post("not wished", { showProfile: false });
  const shown = async (reader: { id: string } | null = null) =>
    (await list({}, reader)).prompts.map(({ originalCreatorId, creator }) => [originalCreatorId, creator]);
  await changeMember(viewer.id, { displayName: "Ada", isPublic: false, isOfficial: true });
  expect(await shown()).toEqual([
    [null, anonymous],
    [null, anonymous],
  ]);
  await changeMember(viewer.id, { isPublic: true });
  const ada = { displayName: "Ada", isOfficial: true, isAdmin: false };
  expect(await shown()).toEqual([
    [null, anonymous],
    [viewer.id, ada],
  ]);
  // To themselves it is marked as theirs, and no more.
  expect(await shown(viewer)).toEqual([
    [viewer.id, anonymous],
    [viewer.id, ada],
  ]);
});

test("badges mark official accounts, and admins with a verified address", async () => {
  const { post, list, admin, changeMember } = await setUpTown();
  const mayor = await admin();
  await changeMember(mayor.id, { displayName: "Mayor", isPublic: true, isOfficial: true });
  await post("a", {}, mayor);
  const creator = async () => (await list()).prompts[0]!.creator;
  expect(await creator()).toEqual({ displayName: "Mayor", isOfficial: true, isAdmin: true });
  await admin({ verified: false });
  expect(await creator()).toEqual({ displayName: "Mayor", isOfficial: true, isAdmin: false });
  await changeMember(mayor.id, { isOfficial: false, emailVerifiedAt: new Date(0) });
  expect(await creator()).toEqual({ displayName: "Mayor", isOfficial: false, isAdmin: true });
});

test("a search finds within its category, newest first, in pages, and shows the current list", async () => {
  const { post, index, contents, list, toggle, editAs } = await setUpTown();
  for (let number = 1; number <= pageSize + 2; number += 1) await post(`lantern ${number}`);
  await post("lantern elsewhere", otherCategory);
  await post("nothing of it");
  await index();
  expect((await list({ search: "LANTERN" })).total).toBe(pageSize + 3);
  expect((await contents({ search: "lantern" })).slice(0, 2)).toEqual([
    "lantern elsewhere",
    `lantern ${pageSize + 2}`,
  ]);
  expect(await contents({ search: "lantern", page: 2 })).toEqual(["lantern 3", "lantern 2", "lantern 1"]);
  expect(await contents({ search: "lantern", page: 99 })).toEqual(["lantern 3", "lantern 2", "lantern 1"]);
  expect(await contents({ search: "lantern", category: "ai" })).toEqual(["lantern elsewhere"]);
  expect(await contents({ search: "lantern", ...otherCategory })).toEqual(["lantern elsewhere"]);
  expect(await contents({ search: "lantern", category: "marketing", subcategory: "SEO" })).toEqual([]);
  // These are not in the index yet.
  const { prompts } = await list({ search: "lantern", category: "ai" });
  await toggle(prompts[0]!.id, false);
  expect(await contents({ search: "lantern", category: "ai" })).toEqual([]);
  await toggle(prompts[0]!.id, true);
  await editAs(prompts[0]!.id, { content: "changed", ...otherCategory });
  expect(await contents({ search: "lantern", category: "ai" })).toEqual(["changed"]);
});

test("a search without letters finds nothing, and hostile characters are plain text", async () => {
  const { post, index, contents, list } = await setUpTown();
  await post("robert drop table");
  await index();
  for (const search of ["*", "\"'", "()", "%_", "\u0000", "、。", "-", "🦊"])
    expect(await list({ search }), search).toMatchObject({ prompts: [], total: 0, page: 1, pageCount: 1 });
  for (const search of ["robert*", "robert\u0000", "(robert)", '"robert'])
    expect(await contents({ search }), search).toEqual(["robert drop table"]);
  for (const search of ['robert" OR "1', "scope : robert", "NEAR(robert table)", "grams:robert NOT table"])
    expect(await contents({ search }), search).toEqual([]);
  expect(await contents({ search: `robert'); DROP TABLE prompts; --` })).toEqual([]);
  expect(await contents()).toEqual(["robert drop table"]);
});

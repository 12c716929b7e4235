import { expect, sessionUser, test } from "../support/clients/clients";
import { createPrompt, refusal } from "../support/factories/library-client";
import { publishPrompt, uniqueWord } from "../support/clients/publish-prompt";
import { refreshSearch } from "../support/clients/run-schedule";
import { moment, readTown } from "../support/clients/town-client";

const place = { category: "technology", subcategory: "ブロックチェーン" };
const quietCategory = { category: "technology", subcategory: "クラウドコンピューティング" };

test("a prompt is published, listed, edited and removed again", async ({ member, visit }) => {
  const { client } = await member();
  const { uid } = await sessionUser(client);
  const word = uniqueWord();
  const prompt = await createPrompt(client, { originalInput: word, tags: ["chain"] });
  const published = await client.post(`/api/prompts/${prompt.id}/publish-to-town`, {
    data: {
      ...quietCategory,
      title: " A\nchain ",
      description: "For\r\nall.",
      generateAuto: false,
      showProfile: true,
    },
  });
  expect(published.status()).toBe(200);
  const { shareId, ...kept } = await published.json();
  expect(shareId).toMatch(/^[0-9A-Za-z]{22}$/);
  expect(kept).toEqual({
    ...prompt,
    ...quietCategory,
    shareId: undefined,
    isPublic: true,
    title: "A chain",
    description: "For\nall.",
    showProfile: true,
    publishedAt: moment,
    language: "en",
    originalCreatorId: uid,
  });

  const reader = await visit();
  const listed = {
    id: prompt.id,
    shareId,
    title: "A chain",
    description: "For\nall.",
    originalInput: word,
    content: "Write it.",
    variables: [],
    tags: ["テクノロジー", quietCategory.subcategory, "文章生成用", "chain"],
    ...quietCategory,
    isPublic: true,
    createdAt: moment,
    publishedAt: moment,
    updatedAt: moment,
    originalCreatorId: null,
    creator: { displayName: null, isOfficial: false, isAdmin: false },
    language: "en",
    saves: 0,
    uses: 0,
    isSaved: false,
    isNewHere: false,
    picture: null,
    firstText: null,
    isProven: false,
  };
  const shown = await readTown(reader, quietCategory);
  expect(shown.prompts.find(({ id }) => id === prompt.id)).toEqual(listed);
  expect(shown.pagination).toEqual({
    page: 1,
    totalPages: Math.max(1, Math.ceil(shown.pagination.total / 12)),
    total: expect.any(Number),
    moreThanTotal: false,
    older: shown.pagination.total > 12 ? expect.stringMatching(/^\d+$/) : null,
  });
  const own = { ...listed, originalCreatorId: uid };
  expect((await readTown(client, quietCategory)).prompts).toContainEqual(own);
  const pagination = { page: 1, totalPages: 1, total: 1, moreThanTotal: false };
  expect(await (await client.get("/api/my-town-prompts")).json()).toEqual({ prompts: [own], pagination });

  const edited = await client.patch(`/api/public-prompts/${prompt.id}`, {
    data: { content: "Better.", category: "technology", subcategory: "IoT", updatedAt: prompt.updatedAt },
  });
  expect([edited.status(), await edited.json()]).toEqual([
    200,
    {
      ...own,
      content: "Better.",
      subcategory: "IoT",
      tags: ["テクノロジー", "IoT", "文章生成用", "chain"],
      overwrote: false,
    },
  ]);
  const again = await client.patch(`/api/public-prompts/${prompt.id}`, {
    data: { content: "Best.", ...quietCategory, updatedAt: prompt.updatedAt },
  });
  expect(await again.json()).toMatchObject({ content: "Best.", overwrote: true });

  const removed = await client.delete(`/api/public-prompts/${prompt.id}`);
  expect([removed.status(), await removed.json()]).toEqual([200, { deleted: true }]);
  expect(await refusal(await client.delete(`/api/public-prompts/${prompt.id}`))).toEqual([
    404,
    "prompt_not_found",
  ]);
  expect((await (await client.get(`/api/prompts/${shareId}`)).json()).prompt.content).toBe("Best.");
  expect(await (await client.get("/api/prompts")).json()).toMatchObject([
    { id: prompt.id, category: null, subcategory: null, publishedAt: null, isPublic: true },
  ]);
});

test("the newest publication is first, and pages continue each other", async ({ member, visit }) => {
  const { client } = await member();
  const word = uniqueWord();
  const ids: string[] = [];
  for (let turn = 0; turn < 14; turn += 1)
    ids.unshift((await publishPrompt(client, { originalInput: `${word} turn${turn}`, ...place })).id);
  const reader = await visit();
  const posted = async (page: string) =>
    (await (await client.get(`/api/my-town-prompts?page=${page}`)).json()) as Awaited<
      ReturnType<typeof readTown>
    >;
  const [first, second, beyond] = [await posted("1"), await posted("2"), await posted("999999999")];
  expect([...first.prompts, ...second.prompts].map(({ id }) => id)).toEqual(ids);
  expect(beyond).toEqual(second);
  expect(second.pagination).toEqual({ page: 2, totalPages: 2, total: 14, moreThanTotal: false });
  const newest = (await readTown(reader, place)).prompts.map(({ id }) => id);
  // Other tests may publish meanwhile.
  const own = newest.filter((id) => ids.includes(id));
  expect(own).toEqual(ids.slice(0, own.length));
  expect(own).not.toEqual([]);

  await refreshSearch(reader);
  const found = [];
  for (const page of ["1", "2", "3"]) {
    const { prompts, pagination } = await readTown(reader, { search: word, page });
    expect(pagination).toEqual({
      page: Math.min(2, Number(page)),
      totalPages: 2,
      total: 14,
      moreThanTotal: false,
      older: null,
    });
    found.push(prompts.map(({ id }) => id));
  }
  expect([...found[0]!, ...found[1]!]).toEqual(ids);
  expect(found[2]).toEqual(found[1]);
  expect((await readTown(reader, { search: word, ...place })).pagination.total).toBe(14);
  expect((await readTown(reader, { search: word, category: "ai" })).prompts).toEqual([]);
  const mine = await client.get(`/api/my-town-prompts?search=${word}+turn13`);
  expect((await mine.json()).prompts).toMatchObject([{ id: ids[0] }]);
});

test("the category tree has seven categories and 56 subcategories in the client's language", async ({
  visit,
}) => {
  const client = await visit();
  const labels: Record<string, string[]> = {
    ja: ["すべて", "マーケティング", "広告・宣伝"],
    en: ["All", "Marketing", "Advertising"],
    es: ["Todo", "Marketing", "Publicidad"],
  };
  for (const [language, [all, marketing, advertising]] of Object.entries(labels)) {
    const byHeader = await client.get("/api/prompt-categories", { headers: { "Accept-Language": language } });
    expect(byHeader.status()).toBe(200);
    const tree = await byHeader.json();
    const other = await visit();
    expect(await (await other.get(`/api/prompt-categories?lang=${language}`)).json()).toEqual(tree);
    expect(Object.keys(tree)).toEqual([
      "all",
      "marketing",
      "business",
      "communication",
      "technology",
      "ai",
      "image",
      "video",
    ]);
    const count = (key: string) => Object.keys(tree[key].subcategories).length;
    expect(Object.keys(tree).map(count)).toEqual([0, 7, 9, 7, 8, 7, 9, 9]);
    expect(tree.all.label).toBe(all);
    expect(tree.marketing).toMatchObject({ title: "マーケティング", label: marketing });
    expect(tree.marketing.subcategories["広告・宣伝"]).toBe(advertising);
  }
});

test("texts are suggested on request, for blank fields only", async ({ member }) => {
  const { client } = await member();
  const { id } = await createPrompt(client, { originalInput: "商店街の議事録" });
  const response = await client.post(`/api/prompts/${id}/publish-to-town`, {
    data: { ...place, title: "手書き", generateAuto: true, showProfile: false },
  });
  expect(await response.json()).toMatchObject({
    title: "手書き",
    description: "議事録に使えるプロンプトです。",
    showProfile: false,
  });
});

test("forms do the same as calls, without scripts too", async ({ member, visit }) => {
  const { client } = await member();
  const { id } = await createPrompt(client);
  const post = async (path: string, form: Record<string, string>) => {
    const response = await client.post(path, { form });
    return [response.status(), response.headers().location];
  };
  const posted = async () => (await (await client.get("/api/my-town-prompts")).json()).prompts;
  const texts = { title: "t", description: "d" };
  expect(
    await post(`/dashboard/prompts/${id}/publish`, { category: "", subcategory: "IoT", ...texts }),
  ).toEqual([303, expect.stringMatching(/^\/prompts\/\w{22}$/)]);
  expect(await posted()).toMatchObject([{ id, category: "technology", subcategory: "IoT", title: "t" }]);
  expect(await (await client.get("/api/prompts")).json()).toMatchObject([{ id, showProfile: false }]);

  expect(await post(`/town-prompts/${id}/edit`, { content: "By form.", ...place })).toEqual([
    303,
    "/my-town-prompts",
  ]);
  expect(await posted()).toMatchObject([{ id, content: "By form.", ...place }]);

  const toggle = `/my-town-prompts/${id}/toggle-public`;
  expect(await post(toggle, { isPublic: "false" })).toEqual([303, "/my-town-prompts"]);
  expect(await post(toggle, { isPublic: "false" })).toEqual([303, "/my-town-prompts"]);
  expect(await posted()).toMatchObject([{ id, isPublic: false }]);
  expect(await post(toggle, { isPublic: "true" })).toEqual([303, "/my-town-prompts"]);
  expect(await posted()).toMatchObject([{ id, isPublic: true }]);

  expect(await post(`/town-prompts/${id}/delete`, {})).toEqual([303, "/town-prompts"]);
  expect(await posted()).toEqual([]);
  for (const [path, form] of [
    [`/town-prompts/${id}/delete`, {}],
    [`/town-prompts/${id}/edit`, { content: "c", ...place }],
  ] as const)
    expect((await client.post(path, { form })).status(), path).toBe(404);
  expect((await (await visit()).get(`/town-prompts/${id}/edit`)).status()).toBe(303);
});

import type { APIRequestContext } from "@playwright/test";

import { expect, sessionUser, test } from "../support/clients/clients";
import { createFolder, createPrompt, refusal } from "../support/factories/library-client";

const typeTags = ["文章生成用", "業務自動化用", "画像生成用", "動画生成用"];
const id = expect.stringMatching(/^[0-9A-Za-z]{22}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const contents = async (client: APIRequestContext, query = "") =>
  ((await (await client.get(`/api/prompts${query}`)).json()) as { content: string }[]).map(
    ({ content }) => content,
  );

test("a prompt is created with 201, listed, changed and deleted", async ({ member }) => {
  const { client } = await member();
  const { uid } = await sessionUser(client);
  const folder = await createFolder(client, "仕事");
  const created = await client.post("/api/prompts", {
    data: {
      originalInput: "  新商品の紹介\r\nメール ",
      content: "## 役割\n",
      tags: ["会議", "会議", " メール "],
      type: "画像生成用",
      folderId: folder.id,
    },
  });
  expect(created.status()).toBe(201);
  expect(created.headers()["content-type"]).toContain("application/json");
  expect(created.headers()["cache-control"]).toBe("private, no-store");
  const prompt = await created.json();
  expect(prompt).toEqual({
    id,
    originalInput: "新商品の紹介\nメール",
    content: "## 役割",
    variables: [],
    type: "画像生成用",
    tags: ["画像生成用", "会議", "メール"],
    folderId: folder.id,
    shareId: null,
    isPublic: false,
    title: null,
    description: null,
    category: null,
    subcategory: null,
    publishedAt: null,
    showProfile: true,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    pinnedAt: null,
    lastUsedAt: null,
    language: null,
    asks: false,
    originalCreatorId: uid,
  });
  expect(await (await client.get("/api/prompts")).json()).toEqual([prompt]);

  const changed = await client.patch(`/api/prompts/${prompt.id}`, {
    data: { content: "直した", tags: ["経理", "文章生成用"], updatedAt: prompt.updatedAt },
  });
  expect(changed.status()).toBe(200);
  const after = await changed.json();
  expect(after).toEqual({
    ...prompt,
    content: "直した",
    tags: ["画像生成用", "経理"],
    updatedAt: moment,
    version: 2,
    overwrote: false,
  });
  expect(after.updatedAt > prompt.updatedAt).toBe(true);

  const count = async () => (await (await client.get("/api/prompts/count")).json()).count;
  expect(await count()).toBeGreaterThan(0);
  const deleted = await client.delete(`/api/prompts/${prompt.id}`);
  expect([deleted.status(), await deleted.json()]).toEqual([200, { deleted: true, undo: id }]);
  expect(await contents(client)).toEqual([]);
  expect(await refusal(await client.delete(`/api/prompts/${prompt.id}`))).toEqual([404, "prompt_not_found"]);
});

test("a prompt needs only a purpose and a content: the defaults are text generation and 'uncategorized'", async ({
  member,
}) => {
  const { client } = await member();
  const [home] = await (await client.get("/api/folders")).json();
  const expected = { type: "文章生成用", tags: ["文章生成用"], folderId: home.id };
  expect(await createPrompt(client)).toMatchObject(expected);
  expect(await createPrompt(client, { tags: [], folderId: null })).toMatchObject(expected);
  expect(await createPrompt(client, { tags: ["a", "動画生成用"] })).toMatchObject({
    type: "動画生成用",
    tags: ["動画生成用", "a"],
  });
});

test("an empty change returns the prompt, and a move updates the counts", async ({ member }) => {
  const { client } = await member();
  const prompt = await createPrompt(client);
  const folder = await createFolder(client, "仕事");
  const same = await (await client.patch(`/api/prompts/${prompt.id}`, { data: {} })).json();
  expect(same).toEqual({ ...prompt, updatedAt: moment, overwrote: false });
  await client.patch(`/api/prompts/${prompt.id}`, { data: { folderId: folder.id } });
  const folders = await (await client.get("/api/folders")).json();
  expect(folders.map(({ name, promptCount }: never) => [name, promptCount])).toEqual([
    ["uncategorized", 0],
    ["仕事", 1],
  ]);
});

test("the later save of two tabs wins and reports it", async ({ member }) => {
  const { client } = await member();
  const { id: promptId, updatedAt } = await createPrompt(client);
  const save = async (content: string) =>
    (await client.patch(`/api/prompts/${promptId}`, { data: { content, updatedAt } })).json();
  expect((await save("first")).overwrote).toBe(false);
  expect(await save("second")).toMatchObject({ overwrote: true, content: "second" });
  expect(await contents(client)).toEqual(["second"]);
});

test("a shared prompt's visibility is switched, and the response names the new one in the client's language", async ({
  member,
}) => {
  const { client } = await member();
  const prompt = await createPrompt(client);
  const path = `/api/prompts/${prompt.id}/toggle-public`;
  expect(await refusal(await client.patch(path))).toEqual([409, "prompt_not_shared"]);
  await client.post(`/api/prompts/${prompt.id}/share`, { data: { title: "街" } });
  for (const [language, isPublic, message] of [
    ["ja", false, "プロンプトを非公開にしました"],
    ["en", true, "The link works again"],
    ["es", false, "El prompt ahora es privado"],
  ] as const) {
    const response = await client.patch(path, { headers: { "Accept-Language": language } });
    expect([response.status(), await response.json()]).toEqual([200, { message, isPublic }]);
  }
  expect((await (await client.get("/api/prompts")).json())[0].isPublic).toBe(false);
});

test("a folder is created with 201, renamed and deleted; its prompts move to 'uncategorized'", async ({
  member,
}) => {
  const { client } = await member();
  const created = await client.post("/api/folders", { data: { name: "  月次\t 報告 " } });
  expect(created.status()).toBe(201);
  const folder = await created.json();
  expect(folder).toEqual({ id, name: "月次 報告" });
  await createPrompt(client, { folderId: folder.id });

  const path = `/api/folders/${folder.id}`;
  const renamed = await client.patch(path, { data: { name: "会社" } });
  expect([renamed.status(), await renamed.json()]).toEqual([200, { id: folder.id, name: "会社" }]);
  const list = async () => (await client.get("/api/folders")).json();
  const home = { id, name: "uncategorized", promptCount: 0 };
  expect(await list()).toEqual([home, { id: folder.id, name: "会社", promptCount: 1 }]);

  const deleted = await client.delete(path);
  expect([deleted.status(), await deleted.json()]).toEqual([200, { deleted: true, undo: id }]);
  expect(await list()).toEqual([{ ...home, promptCount: 1 }]);
  expect(await refusal(await client.delete(path))).toEqual([404, "folder_not_found"]);
});

test("a taken name and 'uncategorized' are 409", async ({ member }) => {
  const { client } = await member();
  const [home] = await (await client.get("/api/folders")).json();
  const folder = await createFolder(client, "仕事");
  for (const name of ["仕事", "uncategorized"])
    expect(await refusal(await client.post("/api/folders", { data: { name } }))).toEqual([
      409,
      "folder_name_taken",
    ]);
  const taken = await client.patch(`/api/folders/${folder.id}`, { data: { name: "uncategorized" } });
  expect(await refusal(taken)).toEqual([409, "folder_name_taken"]);
  const path = `/api/folders/${home.id}`;
  expect(await refusal(await client.patch(path, { data: { name: "x" } }))).toEqual([409, "folder_fixed"]);
  expect(await refusal(await client.delete(path))).toEqual([409, "folder_fixed"]);
});

test("the tags are the four type tags, for a member also their own, the most used first", async ({
  member,
  visit,
}) => {
  const { client } = await member();
  const tags = async (who: APIRequestContext) => (await who.get("/api/tags")).json();
  expect(await tags(await visit())).toEqual(typeTags);
  for (const own of [["b", "a"], ["b"], ["動画生成用", "c"]]) await createPrompt(client, { tags: own });
  expect(await tags(client)).toEqual([...typeTags, "b", "a", "c"]);
  expect(await tags((await member()).client)).toEqual(typeTags);
});

test("pages carry their total and links to their neighbors, with the filters", async ({ member }) => {
  const { client } = await member();
  const folder = await createFolder(client, "仕事");
  for (let number = 1; number <= 55; number += 1)
    await createPrompt(client, { content: `Prompt ${number}.`, tags: ["仕事"], folderId: folder.id });
  await createPrompt(client, { content: "elsewhere" });

  const first = await client.get("/api/prompts?page=1");
  expect(first.headers()["x-total-count"]).toBe("56");
  expect(first.headers().link).toBe(
    ["first", "next", "last"]
      .map((relation, index) => `</api/prompts?page=${[1, 2, 6][index]}>; rel="${relation}"`)
      .join(", "),
  );
  expect(await contents(client, "?page=6")).toHaveLength(6);

  const filters = new URLSearchParams([
    ["search", "prompt 仕事"],
    ["folder", folder.id],
    ["tag", "仕事"],
    ["tag", "文章生成用"],
    ["size", "30"],
  ]);
  const second = await client.get(`/api/prompts?${filters}&page=2`);
  expect(second.headers()["x-total-count"]).toBe("55");
  const links = second.headers().link!;
  expect(links.match(/rel="\w+"/g)).toEqual(['rel="first"', 'rel="prev"', 'rel="last"']);
  const previous = /<([^>]*)>; rel="prev"/.exec(links)![1]!;
  const page = await (await client.get(previous)).json();
  expect(page.map(({ content }: { content: string }) => content)).toEqual(
    Array.from({ length: 30 }, (_, index) => `Prompt ${55 - index}.`),
  );
  // A page beyond the end is the last one, with its number.
  const beyond = await client.get(`/api/prompts?${filters}&page=999`);
  expect(await beyond.json()).toEqual(await second.json());
  expect(beyond.headers().link).toBe(links);

  const nothing = await client.get("/api/prompts?search=nothing&page=3");
  expect([nothing.headers()["x-total-count"], await nothing.json()]).toEqual(["0", []]);

  const whole = await client.get("/api/prompts");
  expect(whole.headers()["content-type"]).toContain("application/json");
  expect(whole.headers().link).toBeUndefined();
  const all = (await whole.json()) as { content: string }[];
  expect(all.map(({ content }) => content)).toEqual([
    "elsewhere",
    ...Array.from({ length: 55 }, (_, index) => `Prompt ${55 - index}.`),
  ]);
  expect(await contents(client, `?folder=${folder.id}`)).toHaveLength(55);
  expect(await contents(client, "?search=ELSEWHERE")).toEqual(["elsewhere"]);
  const head = await client.head("/api/prompts?page=1");
  expect([head.status(), head.headers()["x-total-count"], await head.text()]).toEqual([200, "56", ""]);
});

test("an empty library is an empty array, whole or in pages", async ({ member }) => {
  const { client } = await member();
  for (const query of ["", "?page=1", "?folder=none", "?tag=none&size=50"])
    expect(await contents(client, query), query).toEqual([]);
});

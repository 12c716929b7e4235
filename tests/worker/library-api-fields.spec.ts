import type { APIResponse } from "@playwright/test";

import { expect, test } from "../support/clients/clients";
import { draft, furnish, refusal } from "../support/factories/library-client";

const list = (length: number) => Array.from({ length }, (_, number) => `tag ${number}`);
const texts = (field: string, missing: string, limit: number) => [
  ...["", " \n\t　", "\u200b\ufeff"].map((value) => ({ body: { [field]: value }, field, code: missing })),
  ...[1, true, null, ["a"], {}].map((value) => ({ body: { [field]: value }, field, code: "wrong_type" })),
  ...["字", "🦊"].map((one) => ({
    body: { [field]: one.repeat(limit + 1) },
    field,
    code: "too_long",
    limit,
  })),
  ...["a\u0000b", "\u001b[31m", "a\ud83e"].map((value) => ({
    body: { [field]: value },
    field,
    code: "control_characters",
  })),
];

const fields: { body: object; field: string; code: string; limit?: number }[] = [
  ...texts("originalInput", "purpose_required", 4_000),
  ...texts("content", "content_required", 20_000),
  ...["a", null, 1, {}].map((tags) => ({ body: { tags }, field: "tags", code: "wrong_type" })),
  { body: { tags: list(21) }, field: "tags", code: "too_many", limit: 20 },
  { body: { tags: ["a", 1] }, field: "tags.1", code: "wrong_type" },
  { body: { tags: [" "] }, field: "tags.0", code: "required" },
  { body: { tags: ["字".repeat(51)] }, field: "tags.0", code: "too_long", limit: 50 },
  { body: { tags: ["a", "b,c"] }, field: "tags.1", code: "separator_in_tag" },
  { body: { tags: ["a\u0000"] }, field: "tags.0", code: "control_characters" },
  ...[1, [], {}].map((folderId) => ({ body: { folderId }, field: "folderId", code: "wrong_type" })),
  { body: { isPublic: true }, field: "isPublic", code: "unknown_field" },
  { body: { id: "x" }, field: "id", code: "unknown_field" },
  { body: { __proto__x: 1 }, field: "__proto__x", code: "unknown_field" },
];

async function expectComplaint(response: APIResponse, { body, field, code, limit }: (typeof fields)[number]) {
  const what = JSON.stringify(body).slice(0, 80);
  expect(response.status(), what).toBe(422);
  const { error, code: general, fields: complaints } = await response.json();
  expect(general).toBe("invalid_fields");
  const expected = { code, message: expect.stringMatching(/./), ...(limit && { limit }) };
  expect(complaints, what).toEqual({ [field]: expected });
  expect(error).toBe(complaints[field].message);
}

test("every field of a new prompt is checked, and a refused one stores nothing", async ({ member }) => {
  const { client } = await member();
  for (const complaint of [
    ...fields,
    ...["", "詩", 1, null].map((type) => ({ body: { type }, field: "type", code: "not_an_option" })),
  ])
    await expectComplaint(
      await client.post("/api/prompts", { data: { ...draft, ...complaint.body } }),
      complaint,
    );
  const empty = await (await client.post("/api/prompts", { data: {} })).json();
  expect(empty).toMatchObject({
    error: "プロンプトの目的を入力してください",
    fields: { originalInput: { code: "purpose_required" }, content: { code: "content_required" } },
  });
  expect(await (await client.get("/api/prompts")).json()).toEqual([]);
});

test("every field of a change is checked, and a refused one changes nothing", async ({ member }) => {
  const { client } = await member();
  const { promptId } = await furnish(client);
  const before = await (await client.get("/api/prompts")).json();
  for (const complaint of [
    ...fields,
    { body: { type: "画像生成用" }, field: "type", code: "unknown_field" },
    ...["", "now", 1, null].map((updatedAt) => ({
      body: { updatedAt },
      field: "updatedAt",
      code: "wrong_type",
    })),
  ])
    await expectComplaint(
      await client.patch(`/api/prompts/${promptId}`, { data: { originalInput: "new", ...complaint.body } }),
      complaint,
    );
  const nowhere = await client.patch(`/api/prompts/${promptId}`, { data: { content: "new", folderId: "" } });
  expect(await refusal(nowhere)).toEqual([404, "folder_not_found"]);
  expect(await (await client.get("/api/prompts")).json()).toEqual(before);
});

test("a folder's name is checked on creation and on renaming", async ({ member }) => {
  const { client } = await member();
  const { folderId } = await furnish(client);
  const path = `/api/folders/${folderId}`;
  for (const complaint of [
    ...texts("name", "folder_name_required", 50),
    { body: {}, field: "name", code: "folder_name_required" },
    { body: { name: "a", color: "red" }, field: "color", code: "unknown_field" },
  ]) {
    await expectComplaint(await client.post("/api/folders", { data: complaint.body }), complaint);
    await expectComplaint(await client.patch(path, { data: complaint.body }), complaint);
  }
  const names = (await (await client.get("/api/folders")).json()).map(({ name }: { name: string }) => name);
  expect(names).toEqual(["uncategorized", "仕事"]);
});

test("texts of exactly the maximum length are stored unchanged", async ({ member }) => {
  const { client } = await member();
  const name = "🦊".repeat(50);
  const folder = await (await client.post("/api/folders", { data: { name } })).json();
  const tags = ["文章生成用", ...list(19), "字".repeat(50)];
  const data = { originalInput: "🦊".repeat(4_000), content: "字".repeat(20_000), tags, folderId: folder.id };
  const prompt = await (await client.post("/api/prompts", { data })).json();
  expect({ name: folder.name, ...prompt }).toMatchObject({ name, ...data });
  // A prompt's own response is a valid change.
  const same = await client.patch(`/api/prompts/${prompt.id}`, { data });
  expect([same.status(), await same.json()]).toMatchObject([200, data]);
});

test("the longest prompt is accepted in the longest encoding", async ({ member }) => {
  const { client } = await member();
  const longest = { originalInput: "🦊".repeat(4_000), content: "🦊".repeat(20_000) };
  const escaped = JSON.stringify(longest).replaceAll(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  const headers = { "Content-Type": "application/json" };
  const response = await client.post("/api/prompts", { headers, data: Buffer.from(escaped) });
  expect(response.status()).toBe(201);
  expect(await response.json()).toMatchObject(longest);
});

test("list parameters are validated", async ({ member }) => {
  const { client } = await member();
  for (const [query, field, code] of [
    ["page=0", "page", "not_an_option"],
    ["page=-1", "page", "not_an_option"],
    ["page=1.5", "page", "not_an_option"],
    ["page=x", "page", "not_an_option"],
    ["page=", "page", "not_an_option"],
    ["page=99999999999999999999", "page", "not_an_option"],
    ["size=0", "size", "not_an_option"],
    ["size=11", "size", "not_an_option"],
    ["size=x", "size", "not_an_option"],
    [`search=${"a".repeat(201)}`, "search", "too_long"],
    [
      list(21)
        .map((tag) => `tag=${tag}`)
        .join("&"),
      "tag",
      "too_many",
    ],
  ] as const) {
    const response = await client.get(`/api/prompts?${query}`);
    expect(response.status(), query).toBe(422);
    expect((await response.json()).fields[field]?.code, query).toBe(code);
  }
  for (const query of [
    "page=999999999",
    "search=%25%5F%27%22%00%F0%9F%A6%8A",
    "search=%ff",
    "tag=&tag=",
    "folder=",
  ])
    expect((await client.get(`/api/prompts?${query}`)).status(), query).toBe(200);
});

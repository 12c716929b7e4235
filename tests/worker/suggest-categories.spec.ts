import { expect, test } from "../support/clients/clients";
import { createPrompt, refusal } from "../support/factories/library-client";

const path = "/api/suggest-categories";

test("a prompt gets a suggested category", async ({ member }) => {
  const { client } = await member();
  for (const [originalInput, type, category, subcategory] of [
    ["取引先へのお詫びメール", "文章生成用", "communication", "メール"],
    ["Poster for a jazz night", "画像生成用", "image", "グラフィックデザイン"],
    ["Un documental sobre pescadores", "動画生成用", "video", "ドキュメンタリー"],
  ]) {
    const { id: promptId } = await createPrompt(client, { originalInput, type });
    const suggested = await client.post(path, { data: { promptId } });
    expect([suggested.status(), await suggested.json()]).toEqual([
      200,
      { category, subcategory, engine: "builtin" },
    ]);
  }
});

test("an unrecognized prompt gets the default category of its type, marked as a fallback", async ({
  member,
}) => {
  const { client } = await member();
  const { id: promptId } = await createPrompt(client, {
    originalInput: "あれこれ",
    content: "…",
    type: "業務自動化用",
  });
  const suggested = await client.post(path, { data: { promptId } });
  expect([suggested.status(), await suggested.json()]).toEqual([
    200,
    { fallback: { category: "business", subcategory: "生産性向上" }, engine: "builtin" },
  ]);
});

test("a visitor is 401, and another's or an unknown prompt 404", async ({ member, visit }) => {
  const { client } = await member();
  const { id: promptId } = await createPrompt(client);
  const stranger = (await member()).client;
  const visitor = await visit();
  for (const asked of [promptId, "none"]) {
    const data = { promptId: asked };
    expect(await refusal(await visitor.post(path, { data }))).toEqual([401, "unauthenticated"]);
    expect(await refusal(await stranger.post(path, { data }))).toEqual([404, "prompt_not_found"]);
  }
});

test("other methods are 405, other bodies 415, and other fields 422", async ({ member }) => {
  const { client } = await member();
  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    const response = await client.fetch(path, { method });
    expect(await refusal(response), method).toEqual([405, "method_not_allowed"]);
    expect(response.headers().allow).toBe("POST");
  }
  expect(await refusal(await client.post(path, { form: { promptId: "a" } }))).toEqual([
    415,
    "unsupported_media_type",
  ]);
  for (const [data, ...fields] of [
    [{}, "promptId"],
    [{ promptId: 1 }, "promptId"],
    [{ promptId: "a", category: "ai", engine: "x" }, "category", "engine"],
  ] as const) {
    const response = await client.post(path, { data });
    expect(response.status(), JSON.stringify(data)).toBe(422);
    const body = await response.json();
    expect(body).toMatchObject({ code: "invalid_fields", error: expect.any(String) });
    expect(Object.keys(body.fields).sort()).toEqual(fields);
  }
});

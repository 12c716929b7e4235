import { expect, test } from "../support/clients/clients";
import { createPrompt, refusal } from "../support/factories/library-client";
import { sharePrompt, togglePublic } from "../support/clients/share-prompt";

const id = expect.stringMatching(/^[0-9A-Za-z]{22}$/);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Every call of sharing but the public one. */
const memberCalls = (promptId: string, shareId: string) =>
  [
    ["POST", `/api/prompts/${promptId}/share`, { title: "a" }],
    ["POST", `/api/prompts/${promptId}/generate-title-description`, {}],
    ["PATCH", `/api/prompts/${shareId}/edit`, { title: "a" }],
  ] as const;

test("a prompt is shared by a link, read by everybody and edited by its owner", async ({ member, visit }) => {
  const { client } = await member();
  const prompt = await createPrompt(client, { tags: ["letter"] });
  const shared = await client.post(`/api/prompts/${prompt.id}/share`, {
    data: { title: " A\nletter ", description: "For\r\nall.", generateAuto: false },
  });
  expect([shared.status(), await shared.json()]).toEqual([200, { shareId: id }]);
  const { shareId } = await shared.json();
  expect(shareId).not.toBe(prompt.id);

  const reader = await visit();
  const read = await reader.get(`/api/prompts/${shareId}`);
  expect(read.headers()["cache-control"]).toBe("public, no-cache");
  const view = await read.json();
  expect(view).toEqual({
    prompt: {
      shareId,
      title: "A letter",
      description: "For\nall.",
      originalInput: "a letter",
      content: "Write it.",
      variables: [],
      tags: ["文章生成用", "letter"],
      type: "文章生成用",
      isPublic: true,
      createdAt: moment,
      updatedAt: moment,
      version: null,
      hasNewer: false,
      language: null,
      versions: {},
    },
    creator: null,
    isOwner: false,
    saves: 0,
    uses: 0,
    isSaved: false,
    examples: [],
    proof: null,
  });
  expect(await (await client.get(`/api/prompts/${shareId}`)).json()).toEqual({ ...view, isOwner: true });
  const head = await reader.head(`/api/prompts/${shareId}`);
  expect([head.status(), await head.text()]).toEqual([200, ""]);

  const edited = await client.patch(`/api/prompts/${shareId}/edit`, { data: { title: "Better" } });
  expect([edited.status(), await edited.json()]).toEqual([
    200,
    { prompt: { ...view.prompt, title: "Better", updatedAt: moment } },
  ]);
  const again = await client.post(`/api/prompts/${prompt.id}/share`, { data: { title: "Again" } });
  expect(await again.json()).toEqual({ shareId });
});

test("a title and a description are suggested, and fill only blank fields", async ({ member }) => {
  const { client } = await member();
  const { id: promptId } = await createPrompt(client, { originalInput: "商店街の議事録" });
  const path = `/api/prompts/${promptId}/generate-title-description`;
  const made = await client.post(path, { data: { content: "{{店名}}を紹介する" } });
  expect([made.status(), await made.json()]).toEqual([
    200,
    {
      title: "商店街の議事録",
      description: expect.stringMatching(/店名を入れて使います。$/),
      engine: "builtin",
    },
  ]);
  const { shareId } = await (
    await client.post(`/api/prompts/${promptId}/share`, { data: { title: "手書き", generateAuto: true } })
  ).json();
  expect((await (await client.get(`/api/prompts/${shareId}`)).json()).prompt).toMatchObject({
    title: "手書き",
    description: "議事録に使えるプロンプトです。",
  });
});

test("an invalid field is 422 with its name", async ({ member }) => {
  const { client } = await member();
  const { id: promptId, shareId } = await sharePrompt(client, { title: "kept" });
  const [[, share], [, describe], [, edit]] = memberCalls(promptId, shareId);
  for (const [method, path, data, ...fields] of [
    ["POST", share, {}, "title"],
    ["POST", share, { title: " ", generateAuto: false }, "title"],
    ["POST", share, { title: "x".repeat(51), description: "x".repeat(1_001) }, "description", "title"],
    ["POST", share, { title: 1, generateAuto: "yes" }, "generateAuto", "title"],
    ["POST", share, { title: "a", isPublic: false }, "isPublic"],
    ["POST", share, { title: "a", shareId: "chosen-by-me" }, "shareId"],
    ["POST", describe, { content: " " }, "content"],
    ["POST", describe, { content: "x".repeat(20_001) }, "content"],
    ["POST", describe, { title: "a" }, "title"],
    ["PATCH", edit, { title: "🦊".repeat(51) }, "title"],
    ["PATCH", edit, { title: "a\u0000" }, "title"],
    ["PATCH", edit, { title: 1, description: [] }, "description", "title"],
    ["PATCH", edit, { title: "a", content: "b", userId: "c" }, "content", "userId"],
  ] as const) {
    const response = await client.fetch(path, { method, data });
    expect(response.status(), JSON.stringify(data)).toBe(422);
    const body = await response.json();
    expect(body).toMatchObject({ code: "invalid_fields", error: expect.any(String) });
    expect(Object.keys(body.fields).sort()).toEqual(fields);
  }
  expect((await (await client.get(`/api/prompts/${shareId}`)).json()).prompt.title).toBe("kept");
});

test("a visitor may only read: other calls are 401", async ({ member, visit }) => {
  const { client } = await member();
  const { id: promptId, shareId } = await sharePrompt(client);
  const reader = await visit();
  for (const [method, path, data] of [...memberCalls(promptId, shareId), ...memberCalls("none", "none")]) {
    const response = await reader.fetch(path, { method, data });
    expect(await refusal(response), path).toEqual([401, "unauthenticated"]);
  }
});

test("a public prompt is read-only to other members (403); a private one is 404 to them", async ({
  member,
}) => {
  const { client } = await member();
  const { id: promptId, shareId } = await sharePrompt(client, { title: "mine" });
  const stranger = (await member()).client;
  const [share, describe, edit] = memberCalls(promptId, shareId);
  const ask = async ([method, path, data]: readonly [string, string, object]) =>
    refusal(await stranger.fetch(path, { method, data, headers: { "Accept-Language": "ja" } }));
  for (const call of [share, describe]) expect(await ask(call)).toEqual([404, "prompt_not_found"]);
  expect(await ask(edit)).toEqual([403, "prompt_not_owned"]);
  const refused = await stranger.patch(edit[1], { data: edit[2] });
  expect((await refused.json()).error).toContain("このプロンプトを編集する権限がありません");
  for (const path of [`/prompts/${shareId}/edit`, `/prompts/${shareId}/edit.data`]) {
    expect((await stranger.get(path)).status(), path).toBe(403);
    expect((await stranger.post(path, { form: { title: "theirs" } })).status(), path).toBe(403);
  }
  await togglePublic(client, promptId);
  for (const call of [share, describe, edit]) expect(await ask(call)).toEqual([404, "prompt_not_found"]);
  expect((await (await client.get(`/api/prompts/${shareId}`)).json()).prompt.title).toBe("mine");
});

test("other methods are 405 with the allowed ones", async ({ member, baseURL }) => {
  const { client } = await member();
  const { id: promptId, shareId } = await sharePrompt(client);
  for (const [method, path, allow] of [
    ["POST", `/api/prompts/${shareId}`, "GET, HEAD, PATCH, DELETE"],
    ["GET", `/api/prompts/${promptId}/share`, "POST"],
    ["DELETE", `/api/prompts/${promptId}/share`, "POST"],
    ["GET", `/api/prompts/${promptId}/generate-title-description`, "POST"],
    ["GET", `/api/prompts/${shareId}/edit`, "PATCH"],
    ["POST", `/api/prompts/${shareId}/edit`, "PATCH"],
    ["POST", `/oembed?url=${baseURL}/prompts/${shareId}`, "GET, HEAD"],
  ] as const) {
    const response = await client.fetch(path, { method });
    expect(await refusal(response), `${method} ${path}`).toEqual([405, "method_not_allowed"]);
    expect(response.headers().allow).toBe(allow);
  }
  expect((await client.post(`/embed/${shareId}`)).status()).toBe(405);
});

test("a body must be JSON of an allowed size, and from this site", async ({ member }) => {
  const { client } = await member();
  const { id: promptId, shareId } = await sharePrompt(client, { title: "kept" });
  const json = { "Content-Type": "application/json" };
  const elsewhere: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const [method, path, data] of memberCalls(promptId, shareId)) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await client.fetch(path, { method, headers: { "Content-Type": type }, data: "{}" });
      expect(await refusal(response), path).toEqual([415, "unsupported_media_type"]);
    }
    for (const [body, ...expected] of [
      [Buffer.from('{"title":'), 400, "invalid_json"],
      [Buffer.from(JSON.stringify({ title: "a".repeat(400_000) })), 413, "body_too_large"],
      [Buffer.from("[]"), 422, "invalid_fields"],
    ] as const)
      expect(await refusal(await client.fetch(path, { method, headers: json, data: body })), path).toEqual(
        expected,
      );
    for (const headers of elsewhere)
      expect(await refusal(await client.fetch(path, { method, headers, data })), path).toEqual([
        403,
        "cross_origin",
      ]);
  }
  for (const headers of elsewhere)
    for (const [path, form] of [
      [`/prompts/${shareId}/edit`, { title: "theirs" }],
      [`/prompts/${shareId}/save`, { folderId: "" }],
      [`/dashboard/prompts/${promptId}/share`, { title: "theirs" }],
    ] as const)
      for (const address of [path, `${path}.data`])
        expect((await client.post(address, { headers, form })).status(), address).toBe(403);
  expect((await (await client.get(`/api/prompts/${shareId}`)).json()).prompt.title).toBe("kept");
  expect(await (await client.get("/api/prompts")).json()).toHaveLength(1);
});

test("a copy is the reader's own, private and without a link", async ({ member }) => {
  const { client } = await member();
  const { shareId, id: promptId } = await sharePrompt(client, { originalInput: "a", tags: ["x"] });
  const reader = (await member()).client;
  const [folder] = await (await reader.get("/api/folders")).json();
  const saved = await reader.post(`/prompts/${shareId}/save`, { form: { folderId: folder.id } });
  expect([saved.status(), saved.headers().location]).toEqual([303, "/dashboard"]);
  expect(await (await reader.get("/api/prompts")).json()).toMatchObject([
    { originalInput: "a", tags: ["文章生成用", "x"], shareId: null, isPublic: false },
  ]);
  const [copy] = await (await reader.get("/api/prompts")).json();
  const shared = await (await reader.get(`/api/prompts/${shareId}`)).json();
  expect(copy.title).toBe(shared.prompt.title);
  const again = await reader.post(`/prompts/${shareId}/save`, { form: { folderId: folder.id } });
  expect([again.status(), again.headers().location]).toEqual([303, `/dashboard/prompts/${copy.id}`]);
  await togglePublic(client, promptId);
  for (const path of [`/prompts/${shareId}/save`, `/prompts/${shareId}/save.data`]) {
    expect((await reader.get(path)).status()).toBe(404);
    expect((await reader.post(path, { form: { folderId: folder.id } })).status()).toBe(404);
  }
  expect(await (await reader.get("/api/prompts")).json()).toHaveLength(1);
});

import { expect, test } from "../support/clients/clients";
import { draft, furnish, refusal } from "../support/factories/library-client";
import { plainResponse } from "../support/clients/plain-response";

const json = { "Content-Type": "application/json" };
/** Every call about an existing prompt or folder. */
const callsAbout = (promptId: string, folderId: string) =>
  [
    ["PATCH", `/api/prompts/${promptId}`, { content: "changed" }, "prompt_not_found"],
    ["PATCH", `/api/prompts/${promptId}`, {}, "prompt_not_found"],
    ["PATCH", `/api/prompts/${promptId}/toggle-public`, undefined, "prompt_not_found"],
    ["DELETE", `/api/prompts/${promptId}`, undefined, "prompt_not_found"],
    ["PATCH", `/api/folders/${folderId}`, { name: "mine" }, "folder_not_found"],
    ["DELETE", `/api/folders/${folderId}`, undefined, "folder_not_found"],
    ["POST", "/api/prompts", { ...draft, folderId }, "folder_not_found"],
  ] as const;

test("a visitor has no library: every call but the tags is 401", async ({ visit }) => {
  const client = await visit();
  for (const [method, path, data] of [
    ["GET", "/api/prompts"],
    ["GET", "/api/prompts?page=1"],
    ["GET", "/api/folders"],
    ["POST", "/api/prompts", draft],
    ["POST", "/api/folders", { name: "仕事" }],
    ...callsAbout("p", "f"),
  ] as const) {
    const response = await client.fetch(path, { method, data });
    expect(await response.json(), `${method} ${path}`).toEqual({
      error: "ログインが必要です。",
      code: "unauthenticated",
    });
    expect(response.status()).toBe(401);
  }
});

test(
  "another member's prompts, folders and tags are not found, by any method, like unknown ids",
  { tag: "@promise-14a" },
  async ({ member }) => {
    const { client } = await member();
    const { promptId, folderId } = await furnish(client);
    const stranger = (await member()).client;
    const own = await furnish(stranger);
    const state = async () => [
      await (await client.get("/api/prompts")).json(),
      await (await client.get("/api/folders")).json(),
    ];
    const before = await state();
    const none = "0".repeat(22);
    const unknown = callsAbout(none, none);
    for (const [index, [method, path, data, code]] of callsAbout(promptId, folderId).entries()) {
      const response = await stranger.fetch(path, { method, data });
      expect(await refusal(response), `${method} ${path}`).toEqual([404, code]);
      const [, otherPath, otherData] = unknown[index]!;
      const other = await stranger.fetch(otherPath, { method, data: otherData });
      const [theirs, orphaned] = [await plainResponse(response, path), await plainResponse(other, otherPath)];
      expect(theirs).toEqual(orphaned);
    }
    const moved = await stranger.patch(`/api/prompts/${own.promptId}`, { data: { content: "x", folderId } });
    expect(await refusal(moved)).toEqual([404, "folder_not_found"]);
    for (const query of [`?folder=${folderId}`, `?folder=${folderId}&page=1`])
      expect(await (await stranger.get(`/api/prompts${query}`)).json()).toEqual([]);
    expect(await state()).toEqual(before);
  },
);

test("other methods are 405 with the allowed ones", async ({ member }) => {
  const { client } = await member();
  const { promptId, folderId } = await furnish(client);
  for (const [method, path, allow] of [
    ["PUT", "/api/prompts", "GET, HEAD, POST"],
    ["DELETE", "/api/prompts", "GET, HEAD, POST"],
    ["POST", `/api/prompts/${promptId}`, "GET, HEAD, PATCH, DELETE"],
    ["GET", `/api/prompts/${promptId}/toggle-public`, "PATCH"],
    ["POST", `/api/prompts/${promptId}/toggle-public`, "PATCH"],
    ["PATCH", "/api/folders", "GET, HEAD, POST"],
    ["GET", `/api/folders/${folderId}`, "PATCH, DELETE"],
    ["POST", "/api/tags", "GET, HEAD"],
  ] as const) {
    const response = await client.fetch(path, { method });
    expect(await refusal(response), `${method} ${path}`).toEqual([405, "method_not_allowed"]);
    expect(response.headers().allow).toBe(allow);
  }
});

test("a body must be JSON of an allowed size", async ({ member }) => {
  const { client } = await member();
  const { promptId, folderId } = await furnish(client);
  for (const [method, path] of [
    ["POST", "/api/prompts"],
    ["PATCH", `/api/prompts/${promptId}`],
    ["POST", "/api/folders"],
    ["PATCH", `/api/folders/${folderId}`],
  ] as const) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await client.fetch(path, { method, headers: { "Content-Type": type }, data: "{}" });
      expect(await refusal(response), path).toEqual([415, "unsupported_media_type"]);
    }
    for (const [data, ...expected] of [
      [Buffer.from('{"name":'), 400, "invalid_json"],
      [Buffer.from([0x22, 0xff, 0x22]), 400, "invalid_json"],
      [Buffer.from(JSON.stringify({ content: "a".repeat(400_000) })), 413, "body_too_large"],
      [Buffer.from("[]"), 422, "invalid_fields"],
      [Buffer.from("null"), 422, "invalid_fields"],
    ] as const)
      expect(await refusal(await client.fetch(path, { method, headers: json, data })), path).toEqual(
        expected,
      );
  }
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (const [method, path] of [
    ["DELETE", `/api/prompts/${promptId}`],
    ["DELETE", `/api/folders/${folderId}`],
    ["PATCH", `/api/prompts/${promptId}/toggle-public`],
  ] as const) {
    const response = await client.fetch(path, { method, headers: form, data: "a=b" });
    expect(await refusal(response), path).toEqual([415, "unsupported_media_type"]);
  }
  expect(await (await client.get("/api/prompts")).json()).toHaveLength(1);
});

test("a refusal is in the client's language", async ({ member }) => {
  const { client } = await member();
  for (const [language, missing, blank] of [
    [
      "ja",
      "このプロンプトは、非公開になったか、削除された可能性があります。",
      "フォルダー名を入力してください",
    ],
    ["en-GB,en;q=0.9", "This prompt may have been deleted or made private.", "Please enter a folder name."],
    [
      "es-MX,es;q=0.8,en;q=0.5",
      "Puede que este prompt se haya eliminado o que ahora sea privado.",
      "Escribe el nombre de la carpeta.",
    ],
  ] as const) {
    const headers = { "Accept-Language": language };
    const deleted = await client.delete("/api/prompts/none", { headers });
    expect((await deleted.json()).error).toBe(missing);
    const refused = await client.post("/api/folders", { headers, data: { name: " " } });
    expect((await refused.json()).error).toBe(blank);
  }
});

test("another site cannot act for a member", async ({ member }) => {
  const { client } = await member();
  const { promptId, folderId } = await furnish(client);
  const before = await (await client.get("/api/prompts")).json();
  const elsewhere: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of elsewhere)
    for (const [method, path, data] of callsAbout(promptId, folderId))
      expect(await refusal(await client.fetch(path, { method, headers, data })), path).toEqual([
        403,
        "cross_origin",
      ]);
  expect(await (await client.get("/api/prompts")).json()).toEqual(before);
});

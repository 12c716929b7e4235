import { expect, test } from "../support/clients/clients";
import { createFolder, createPrompt, refusal } from "../support/factories/library-client";
import { makeToken, withToken } from "../support/clients/token-client";
import { fromHere } from "../support/clients/visitor";

test("a token of scope read exports, and one of scope write imports", async ({ member, visit }) => {
  const { client } = await member();
  const { id: folderId } = await createFolder(client, "仕事");
  await createPrompt(client, { content: "Write {{week}}.", tags: ["x"], folderId });
  const program = await visit();
  const read = withToken((await makeToken(client, { scope: "read" })).token);
  const write = withToken((await makeToken(client, { scope: "write" })).token);

  expect(await refusal(await program.get("/api/export"))).toEqual([401, "unauthenticated"]);
  const exported = await program.get("/api/export", { headers: read });
  expect(exported.headers()["content-disposition"]).toMatch(
    /^attachment; filename="prompt-town-\d{4}-\d\d-\d\d\.json"$/,
  );
  const library = await exported.json();
  expect(library).toMatchObject({
    format: "prompt-town",
    formatVersion: 1,
    folders: ["仕事"],
    prompts: [
      { content: "Write {{week}}.", folder: "仕事", tags: ["文章生成用", "x"], version: 1, versions: [] },
    ],
  });
  const zip = await program.get("/api/export?format=csv&format=prompt", { headers: read });
  expect(zip.headers()["content-type"]).toBe("application/zip");
  expect((await zip.body()).subarray(0, 2).toString()).toBe("PK");
  expect(await refusal(await program.get("/api/export?format=exe", { headers: read }))).toEqual([
    422,
    "invalid_fields",
  ]);

  const data = { prompts: [...library.prompts, { originalInput: "b", content: "B." }, { content: 1 }] };
  const refused = await program.post("/api/import", { headers: read, data });
  expect(await refusal(refused)).toEqual([403, "insufficient_scope"]);
  const imported = await program.post("/api/import", { headers: write, data });
  expect(await imported.json()).toEqual({
    created: [{ index: 1, id: expect.any(String) }],
    replaced: [],
    same: [0],
    skipped: [],
    refused: [{ index: 2, field: "originalInput", code: "purpose_required" }],
    left: [],
  });
  const tooMany = { prompts: Array.from({ length: 501 }, () => ({ originalInput: "a", content: "b" })) };
  const many = await program.post("/api/import", { headers: write, data: tooMany });
  expect((await many.json()).fields).toEqual({
    prompts: expect.objectContaining({ code: "too_many", limit: 500 }),
  });
});

test("more than ten exports a minute are refused, and lists are still read", async ({ member }) => {
  const { client } = await member();
  const codes = new Set<string>();
  // So many over two minutes are too many in one of them, also on a slow machine.
  for (let count = 0; count <= 20 && !codes.has("rate_limited"); count += 1) {
    const response = await client.get("/api/export");
    expect(response.headers()["ratelimit-policy"]).toBe('"export";q=10;w=60');
    if (!response.ok()) codes.add((await response.json()).code);
  }
  expect([...codes]).toEqual(["rate_limited"]);
  expect((await client.get("/api/export?format=csv")).status()).toBe(429);
  expect((await client.get("/dashboard/export/file")).status()).toBe(429);
  expect((await client.get("/api/prompts")).status()).toBe(200);
});

test("the export's page leads to a download of the member's own prompts", async ({ member, visit }) => {
  const { client } = await member();
  const { id } = await createPrompt(client, { content: "Mine." });
  await createPrompt(client, { content: "Left out." });
  const page = await client.get(`/dashboard/export?id=${id}`);
  expect(await page.text()).toContain(`name="id" value="${id}"`);
  const file = await client.get(`/dashboard/export/file?id=${id}&format=csv`);
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers()["cache-control"]).toContain("no-store");
  expect(await file.text()).toContain("Mine.");
  expect(await file.text()).not.toContain("Left out.");
  const stranger = await visit();
  const sent = await stranger.get(`/dashboard/export/file?id=${id}`);
  expect([sent.status(), sent.headers().location]).toEqual([
    303,
    expect.stringContaining("/auth?redirectTo="),
  ]);
});

test("an upload that cannot be read is refused with its form, and its text stays", async ({ member }) => {
  const { client } = await member();
  const post = (multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) =>
    client.post("/dashboard/import", { headers: fromHere, multipart });
  const broken = await post({ text: '{"prompts": [' });
  expect(broken.status()).toBe(400);
  expect(await broken.text()).toContain("{&quot;prompts&quot;: [");
  expect((await post({ text: "" })).status()).toBe(400);
  const buffer = Buffer.alloc(11 * 1024 * 1024, "x");
  expect((await post({ file: { name: "a.txt", mimeType: "text/plain", buffer } })).status()).toBe(413);
  expect((await client.get("/dashboard/import/none")).status()).toBe(404);
});

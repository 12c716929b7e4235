import { expect, test } from "../support/clients/clients";
import { createPrompt, refusal } from "../support/factories/library-client";
import { publishPrompt } from "../support/clients/publish-prompt";
import { townCalls, townForms } from "../support/clients/town-client";

const place = { category: "video", subcategory: "3D" };
const json = { "Content-Type": "application/json" };

test("an invalid field is 422 with its name", async ({ member }) => {
  const { client } = await member();
  const { id, originalInput } = await publishPrompt(client, place);
  const [[, publish], [, edit]] = townCalls(id);
  const content = "c";
  for (const [method, path, data, ...fields] of [
    ["POST", publish, {}, "category", "subcategory"],
    ["POST", publish, { category: "ai" }, "subcategory"],
    ["POST", publish, { subcategory: "SEO" }, "category"],
    ["POST", publish, { category: "cooking", subcategory: "SEO" }, "category"],
    ["POST", publish, { category: "all", subcategory: "SEO" }, "category"],
    ["POST", publish, { category: "__proto__", subcategory: "title" }, "category"],
    ["POST", publish, { category: "ai", subcategory: "SEO" }, "subcategory"],
    ["POST", publish, { category: 1, subcategory: ["SEO"] }, "category", "subcategory"],
    [
      "POST",
      publish,
      { ...place, title: "x".repeat(51), description: "x".repeat(1_001) },
      "description",
      "title",
    ],
    ["POST", publish, { ...place, showProfile: "on", generateAuto: 1 }, "generateAuto", "showProfile"],
    ["POST", publish, { ...place, isPublic: false, townNumber: 1 }, "isPublic", "townNumber"],
    ["PATCH", edit, {}, "category", "content", "subcategory"],
    ["PATCH", edit, { ...place, content: " " }, "content"],
    ["PATCH", edit, { ...place, content: "x".repeat(20_001) }, "content"],
    ["PATCH", edit, { content, category: "video", subcategory: "SEO" }, "subcategory"],
    ["PATCH", edit, { content, category: "", subcategory: "" }, "category", "subcategory"],
    ["PATCH", edit, { ...place, content, userId: "me", updatedAt: "now" }, "updatedAt", "userId"],
  ] as const) {
    const response = await client.fetch(path, { method, data });
    expect(response.status(), JSON.stringify(data)).toBe(422);
    const body = await response.json();
    expect(body).toMatchObject({ code: "invalid_fields", error: expect.any(String) });
    expect(Object.keys(body.fields).sort()).toEqual(fields);
  }
  const { prompts } = await (await client.get("/api/my-town-prompts")).json();
  expect(prompts).toMatchObject([
    { id, originalInput, content: `${originalInput}を書いてください。`, ...place },
  ]);
});

test("an invalid form is 422 and keeps submitted values", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  for (const [path, form, kept] of [
    [`/dashboard/prompts/${id}/publish`, { title: "kept title" }, "kept title"],
    [
      `/dashboard/prompts/${id}/publish`,
      { category: "ai", subcategory: "cooking", title: "kept title" },
      "kept title",
    ],
    [`/town-prompts/${id}/edit`, { content: "kept content" }, "kept content"],
    [
      `/town-prompts/${id}/edit`,
      { content: "kept content", category: "cooking", subcategory: "4D" },
      "kept content",
    ],
  ] as const) {
    const response = await client.post(path, { form });
    expect(response.status(), path).toBe(422);
    expect(await response.text()).toContain(kept);
  }
});

test(
  "an invalid query is 422 with its field by call; a page shows what it can",
  { tag: "@promise-28a" },
  async ({ visit, member }) => {
    const client = await visit();
    const pages = ["0", "-1", "1e9", "abc", "1.5", "", "１"];
    for (const page of pages) {
      const query = new URLSearchParams({ page });
      const response = await client.get(`/api/public-prompts?${query}`);
      expect([response.status(), Object.keys((await response.json()).fields)], page).toEqual([422, ["page"]]);
      expect((await client.get(`/town-prompts?${query}`)).status(), page).toBe(200);
    }
    const { client: owner } = await member();
    for (const page of pages) {
      const query = new URLSearchParams({ page });
      const response = await owner.get(`/api/my-town-prompts?${query}`);
      expect([response.status(), Object.keys((await response.json()).fields)], page).toEqual([422, ["page"]]);
      expect((await owner.get(`/my-town-prompts?${query}`)).status(), page).toBe(200);
    }
    for (const [query, field] of [
      ["category=cooking", "category"],
      ["category=constructor", "category"],
      ["category=ai&subcategory=SEO", "subcategory"],
      ["category=ai&subcategory=cooking", "subcategory"],
      ["subcategory=SEO", "subcategory"],
      ["category=all&subcategory=SEO", "subcategory"],
      [`category=${"x".repeat(10_240)}`, "category"],
    ] as const) {
      const response = await client.get(`/api/public-prompts?${query}`);
      expect(response.status(), query).toBe(422);
      expect(await response.json()).toMatchObject({
        code: "invalid_fields",
        fields: { [field]: { code: "not_an_option" } },
      });
      for (const path of ["/town-prompts", "/town-prompts.data"])
        expect((await client.get(`${path}?${query}`)).status(), query).toBe(404);
    }
    for (const query of ["category=all", "category=&subcategory=&search=&page=1", "other=1"])
      expect((await client.get(`/api/public-prompts?${query}`)).status(), query).toBe(200);
  },
);

test("other methods are 405 with the allowed ones", async ({ member }) => {
  const { client } = await member();
  const { id } = await createPrompt(client);
  for (const [method, path, allow] of [
    ["GET", `/api/prompts/${id}/publish-to-town`, "POST"],
    ["PUT", `/api/prompts/${id}/publish-to-town`, "POST"],
    ["DELETE", `/api/prompts/${id}/publish-to-town`, "POST"],
    ["GET", `/api/public-prompts/${id}`, "PATCH, DELETE"],
    ["POST", `/api/public-prompts/${id}`, "PATCH, DELETE"],
    ["POST", "/api/public-prompts", "GET, HEAD"],
    ["DELETE", "/api/public-prompts", "GET, HEAD"],
    ["POST", "/api/my-town-prompts", "GET, HEAD"],
    ["POST", "/api/prompt-categories", "GET, HEAD"],
    ["POST", "/feeds/all.xml", "GET, HEAD"],
    ["POST", "/sitemap.xml", "GET, HEAD"],
    ["POST", "/sitemaps/pages.xml", "GET, HEAD"],
    ["POST", "/robots.txt", "GET, HEAD"],
  ] as const) {
    const response = await client.fetch(path, { method });
    expect(await refusal(response), `${method} ${path}`).toEqual([405, "method_not_allowed"]);
    expect(response.headers().allow).toBe(allow);
  }
  for (const path of [
    "/api/public-prompts",
    "/api/my-town-prompts",
    "/api/prompt-categories",
    "/feeds/all.xml",
    "/sitemap.xml",
    "/robots.txt",
  ]) {
    const head = await client.head(path);
    expect([head.status(), await head.text()], path).toEqual([200, ""]);
  }
});

test("a body must be JSON of an allowed size, and from this site", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const before = await (await client.get("/api/my-town-prompts")).json();
  const elsewhere: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
  ];
  for (const [method, path, data] of townCalls(id)) {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await client.fetch(path, { method, headers: { "Content-Type": type }, data: "{}" });
      expect(await refusal(response), `${method} ${path}`).toEqual([415, "unsupported_media_type"]);
    }
    for (const headers of elsewhere)
      expect(await refusal(await client.fetch(path, { method, headers, data })), path).toEqual([
        403,
        "cross_origin",
      ]);
    if (!data) continue;
    for (const [body, ...expected] of [
      [Buffer.from('{"category":'), 400, "invalid_json"],
      [Buffer.from([0x22, 0xff, 0x22]), 400, "invalid_json"],
      [Buffer.from(JSON.stringify({ content: "a".repeat(400_000) })), 413, "body_too_large"],
      [Buffer.from("[]"), 422, "invalid_fields"],
      [Buffer.from("null"), 422, "invalid_fields"],
    ] as const)
      expect(await refusal(await client.fetch(path, { method, headers: json, data: body })), path).toEqual(
        expected,
      );
  }
  for (const headers of elsewhere)
    for (const [path, form] of townForms(id))
      for (const address of [path, `${path}.data`])
        expect((await client.post(address, { headers, form })).status(), address).toBe(403);
  expect(await (await client.get("/api/my-town-prompts")).json()).toEqual(before);
});

test("reads change nothing: confirmation pages only ask", async ({ member }) => {
  const { client } = await member();
  const { id } = await publishPrompt(client, place);
  const before = await (await client.get("/api/my-town-prompts")).json();
  for (const [path] of townForms(id))
    for (const address of [path, `${path}.data`, `${path}?category=ai&subcategory=AIと倫理&isPublic=false`])
      expect((await client.get(address)).status(), address).toBe(200);
  expect(await (await client.get("/api/my-town-prompts")).json()).toEqual(before);
});

test("a page beyond the last one is the last one", async ({ visit }) => {
  const text = await (await (await visit()).get("/town-prompts?page=99999")).text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toMatch(
    /\/town-prompts(?:\?page=\d{1,2})?$/,
  );
});

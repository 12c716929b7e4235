import { expect, test } from "../support/clients/clients";
import { refusal } from "../support/factories/library-client";

const endpointsByPath = [
  { path: "/api/translate", field: "text", sent: "題名" },
  { path: "/api/translate/batch", field: "texts", sent: ["題名"] },
  { path: "/api/translate/object", field: "object", sent: { title: "題名" } },
];
const [one, batch, object] = endpointsByPath.map(({ path }) => path) as [string, string, string];

test("the languages have their own names, and without a model there is no translation", async ({ visit }) => {
  const response = await (await visit()).get("/api/translate/languages");
  expect([response.status(), await response.json()]).toEqual([
    200,
    {
      supportedLanguages: [
        { code: "ja", name: "日本語" },
        { code: "en", name: "English" },
        { code: "es", name: "Español" },
      ],
      available: false,
    },
  ]);
});

test("without a model visitors get the originals, whatever language they request", async ({ visit }) => {
  const client = await visit();
  const values = [{ a: ["題", 1, null, { 鍵: true }], b: "" }, "題", null, 0, [], { ["__proto__"]: "題" }];
  for (const targetLanguage of ["ja", "en", "es"])
    for (const sourceLanguage of [undefined, "ja", "en"]) {
      const ask = async (path: string, data: object) => {
        const response = await client.post(path, { data: { ...data, targetLanguage, sourceLanguage } });
        expect(response.headers()["cache-control"]).toBe("private, no-store");
        return [response.status(), await response.json()];
      };
      expect(await ask(one, { text: " 題名\r\n" })).toEqual([
        200,
        { translatedText: " 題名\r\n", translated: false, engine: "builtin" },
      ]);
      expect(await ask(batch, { texts: ["題名", "", "Hi", "題名"] })).toEqual([
        200,
        {
          translatedTexts: ["題名", "", "Hi", "題名"],
          translated: [false, false, false, false],
          engine: "builtin",
        },
      ]);
      if (sourceLanguage !== undefined) continue;
      for (const value of values)
        expect(await ask(object, { object: value })).toEqual([
          200,
          { translatedObject: value, translated: false, engine: "builtin" },
        ]);
    }
});

const nested = (depth: number): unknown => (depth === 0 ? "題" : [nested(depth - 1)]);

interface Complaint {
  what: string;
  path: string;
  body: object;
  field: string;
  code: string;
  limit?: number;
}

const ofEveryEndpoint = endpointsByPath.flatMap(({ path, field, sent }): Complaint[] => [
  { what: "nothing", path, body: { targetLanguage: "en" }, field, code: "required" },
  { what: "no language", path, body: { [field]: sent }, field: "targetLanguage", code: "required" },
  {
    what: "an unknown target",
    path,
    body: { [field]: sent, targetLanguage: "fr" },
    field: "targetLanguage",
    code: "not_an_option",
  },
  {
    what: "an unknown source",
    path,
    body: { [field]: sent, targetLanguage: "en", sourceLanguage: "auto" },
    field: "sourceLanguage",
    code: "not_an_option",
  },
  {
    what: "an unknown field",
    path,
    body: { [field]: sent, targetLanguage: "en", model: "x" },
    field: "model",
    code: "unknown_field",
  },
]);

const ofOneEndpoint: Complaint[] = [
  { what: "a number", path: one, body: { text: 1 }, field: "text", code: "wrong_type" },
  { what: "a text", path: batch, body: { texts: "題" }, field: "texts", code: "wrong_type" },
  {
    what: "a list with a number",
    path: batch,
    body: { texts: ["題", 1] },
    field: "texts.1",
    code: "wrong_type",
  },
  {
    what: "50,001 characters",
    path: one,
    body: { text: "字".repeat(50_001) },
    field: "text",
    code: "too_long",
    limit: 50_000,
  },
  {
    what: "50,001 characters in all",
    path: batch,
    body: { texts: ["字".repeat(25_000), "🦊".repeat(25_001)] },
    field: "texts",
    code: "too_long",
    limit: 50_000,
  },
  {
    what: "101 texts",
    path: batch,
    body: { texts: Array.from({ length: 101 }, () => "字") },
    field: "texts",
    code: "too_many",
    limit: 100,
  },
  {
    what: "far more than is read, of the wrong type",
    path: batch,
    body: { texts: Array.from({ length: 200_000 }, () => 1) },
    field: "texts",
    code: "too_many",
    limit: 100,
  },
  {
    what: "50,001 characters in all",
    path: object,
    body: { object: { a: "字".repeat(25_000), b: ["字".repeat(25_001)] } },
    field: "object",
    code: "too_long",
    limit: 50_000,
  },
  {
    what: "501 texts",
    path: object,
    body: { object: Array.from({ length: 501 }, () => "字") },
    field: "object",
    code: "too_many",
    limit: 500,
  },
  {
    what: "33 levels",
    path: object,
    body: { object: nested(33) },
    field: "object",
    code: "too_deep",
    limit: 32,
  },
];

for (const { what, path, body, field, code, limit } of [...ofEveryEndpoint, ...ofOneEndpoint]) {
  test(`POST ${path} with ${what} for ${field} is refused with ${code}`, async ({ visit }) => {
    const data = "targetLanguage" in body || code === "required" ? body : { ...body, targetLanguage: "en" };
    const response = await (await visit()).post(path, { data });
    expect(response.status()).toBe(422);
    const { error, fields } = await response.json();
    expect(fields).toEqual({ [field]: { code, message: error, ...(limit && { limit }) } });
    expect(error).toMatch(/./);
  });
}

test("the largest allowed request is accepted, however it is encoded", async ({ visit }) => {
  const client = await visit();
  const text = "字".repeat(50_000);
  const headers = { "Content-Type": "application/json" };
  for (const written of [text, "\\u5b57".repeat(50_000)]) {
    const data = Buffer.from(`{"text":"${written}","targetLanguage":"en"}`);
    const response = await client.post(one, { data, headers });
    expect(response.status()).toBe(200);
    expect((await response.json()).translatedText).toBe(text);
  }
  const list = { texts: Array.from({ length: 100 }, () => "字".repeat(500)), targetLanguage: "en" };
  expect((await client.post(batch, { data: list })).status()).toBe(200);
  const levels = { object: nested(32), targetLanguage: "en" };
  expect((await client.post(object, { data: levels })).status()).toBe(200);
});

test("deeply nested, too large and invalid JSON is refused", async ({ visit }) => {
  const client = await visit();
  const headers = { "Content-Type": "application/json" };
  const post = async (path: string, text: string) =>
    refusal(await client.post(path, { data: Buffer.from(text), headers }));
  const depth = 100_000;
  const endless = `{"object":${"[".repeat(depth)}${"]".repeat(depth)},"targetLanguage":"en"}`;
  expect(await post(object, endless)).toEqual([422, "invalid_fields"]);
  expect(await post(one, `{"text":"${"a".repeat(600_000)}","targetLanguage":"en"}`)).toEqual([
    413,
    "body_too_large",
  ]);
  expect(await post(batch, "{")).toEqual([400, "invalid_json"]);
  expect(await refusal(await client.post(one, { form: { text: "a", targetLanguage: "en" } }))).toEqual([
    415,
    "unsupported_media_type",
  ]);
});

test("other methods are 405, and other sites are refused", async ({ visit }) => {
  const client = await visit();
  for (const { path, field, sent } of endpointsByPath) {
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const response = await client.fetch(path, { method });
      expect(await refusal(response), `${method} ${path}`).toEqual([405, "method_not_allowed"]);
      expect(response.headers().allow).toBe("POST");
    }
    const data = { [field]: sent, targetLanguage: "en" };
    const headers = { Origin: "https://evil.example" };
    expect((await client.post(path, { data, headers })).status(), path).toBe(403);
  }
  const languages = await client.post("/api/translate/languages");
  expect([languages.status(), languages.headers().allow]).toEqual([405, "GET, HEAD"]);
});

test("many translations within a minute are refused with Retry-After, counted over all routes", async ({
  visit,
}) => {
  const client = await visit();
  for (let count = 0; ; count += 1) {
    // A new minute allows another 60.
    expect(count).toBeLessThan(121);
    const { path, field, sent } = endpointsByPath[count % endpointsByPath.length]!;
    const response = await client.post(path, { data: { [field]: sent, targetLanguage: "en" } });
    if (response.status() === 200) continue;
    expect(await refusal(response)).toEqual([429, "rate_limited"]);
    expect(response.headers()["retry-after"]).toBe("60");
    return;
  }
});

test("a call without a readable write does not pin its client to the primary database", async ({ visit }) => {
  const client = await visit();
  for (const { path, field, sent } of endpointsByPath) {
    const response = await client.post(path, { data: { [field]: sent, targetLanguage: "en" } });
    expect([response.status(), response.headers()["set-cookie"]], path).toEqual([200, undefined]);
  }
});

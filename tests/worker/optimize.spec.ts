import { expect, test } from "../support/clients/clients";

const kept = "取引先にお礼のメールを書いてください。";
const data = { promptContent: `あなたは世界最高の専門家です。${kept}`, promptPurpose: "お礼のメール" };
const endpoint = "/api/optimize";

test("POST /api/optimize returns the better prompt, the changes with reasons in the client's language, and questions", async ({
  member,
}) => {
  const { client } = await member();
  const sentences: string[] = [];
  for (const language of ["ja", "en", "es"]) {
    const response = await client.post(endpoint, { data, headers: { "Accept-Language": language } });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("private, no-store");
    const body = await response.json();
    expect(body).toEqual({
      optimizedPrompt: kept,
      improvements: [expect.any(String)],
      variables: expect.any(Array),
      engine: "builtin",
      fellBack: false,
    });
    expect(body.variables.length).toBeGreaterThan(0);
    sentences.push(body.improvements[0]);
  }
  expect(sentences).toEqual([
    "削除：「あなたは世界最高の専門家です」。事実を伴わない役割は、回答の質を下げます",
    "Removed: “あなたは世界最高の専門家です”. A role that states no facts makes the reply worse",
    "Eliminado: «あなたは世界最高の専門家です». Un papel sin datos empeora la respuesta",
  ]);
});

test("answers are in the prompt, under the names of the questions", async ({ member }) => {
  const { client } = await member();
  const { variables } = await (await client.post(endpoint, { data })).json();
  const [{ name, label }] = variables;
  const told = "9/3の見学の受け入れ";
  const response = await client.post(endpoint, { data: { ...data, answers: { [name]: told } } });
  expect(await response.json()).toMatchObject({ optimizedPrompt: `${kept}\n・${label}：${told}` });
  const unknown = await client.post(endpoint, { data: { ...data, answers: { "no-such.question": "x" } } });
  expect(unknown.status()).toBe(422);
  expect((await unknown.json()).fields).toHaveProperty(["answers.no-such.question", "code"], "not_an_option");
});

test("a good prompt gets no improvements", async ({ member }) => {
  const { client } = await member();
  const parsed = await client.post(endpoint, { data: { ...data, promptContent: kept } });
  expect(await parsed.json()).toMatchObject({ optimizedPrompt: kept, improvements: [], engine: "builtin" });
});

test("a visitor is refused with 401, whatever the body", async ({ visit }) => {
  const client = await visit();
  for (const body of [data, {}]) {
    const response = await client.post(endpoint, { data: body });
    expect(response.status()).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthenticated", error: "ログインが必要です。" });
  }
});

for (const { what, body, status = 422, code = "invalid_fields", field } of [
  { what: "no content", body: { promptPurpose: "a" }, field: ["promptContent", "content_required"] },
  {
    what: "a blank purpose",
    body: { promptContent: "a", promptPurpose: " 　" },
    field: ["promptPurpose", "purpose_required"],
  },
  {
    what: "20,001 characters",
    body: { promptContent: "字".repeat(20_001), promptPurpose: "a" },
    field: ["promptContent", "too_long"],
  },
  {
    what: "a number",
    body: { promptContent: 1, promptPurpose: "a" },
    field: ["promptContent", "wrong_type"],
  },
  { what: "an unknown field", body: { ...data, model: "x" }, field: ["model", "unknown_field"] },
  { what: "broken JSON", body: Buffer.from("{"), status: 400, code: "invalid_json" },
]) {
  test(`${what} is refused with ${status} ${code}`, async ({ member }) => {
    const { client } = await member();
    const response = await client.post(endpoint, {
      data: body,
      headers: { "Content-Type": "application/json" },
    });
    expect(response.status()).toBe(status);
    const parsed = await response.json();
    expect(parsed).toMatchObject({ code, error: expect.stringMatching(/.+/) });
    if (field) expect(parsed.fields[field[0]!].code).toBe(field[1]);
  });
}

test("empty fields have the messages of the dialog", async ({ member }) => {
  const { client } = await member();
  const headers = { "Accept-Language": "en" };
  const empty = await client.post(endpoint, { headers, data: { promptContent: "", promptPurpose: "" } });
  const { fields } = await empty.json();
  expect(fields.promptContent.message).toMatch(/^Please enter the prompt content/);
  expect(fields.promptPurpose.message).toMatch(/^Please enter the prompt purpose/);
});

test("other methods are 405", async ({ member }) => {
  const { client } = await member();
  const response = await client.get(endpoint);
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe("POST");
});

test("many optimizations within a minute are refused with Retry-After", async ({ member }) => {
  const { client } = await member();
  for (let count = 0; ; count += 1) {
    // A new minute allows another 30.
    expect(count).toBeLessThan(61);
    const response = await client.post(endpoint, { data });
    if (response.status() === 200) continue;
    expect(response.status()).toBe(429);
    expect(response.headers()["retry-after"]).toBe("60");
    expect((await response.json()).code).toBe("rate_limited");
    return;
  }
});

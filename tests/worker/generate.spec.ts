import { expect, test } from "../support/clients/clients";

import { visitor } from "../support/clients/visitor";

test("POST /api/generate returns the prompt, its purpose, tags and questions", async ({ request }) => {
  const response = await request.post("/api/generate", {
    headers: visitor(),
    data: { input: "  新商品の紹介メール  ", isDeepThinking: false },
  });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  const prompt = await response.json();
  expect(prompt).toEqual({
    content: expect.stringMatching(/^新商品の紹介メール/),
    originalInput: "新商品の紹介メール",
    tags: expect.arrayContaining(["文章生成用"]),
    type: "文章生成用",
    kind: expect.stringMatching(/^[a-z-]+$/),
    kinds: expect.arrayContaining([{ id: prompt.kind, name: expect.any(String) }]),
    asks: true,
    variables: expect.any(Array),
    wishes: expect.any(Array),
    engine: "builtin",
    fellBack: false,
  });
  expect(prompt.variables.length).toBeGreaterThan(0);
  expect(prompt.kinds[0].id).toBe(prompt.kind);
  expect(prompt.tags[0]).toBe("文章生成用");
});

for (const { flag, type } of [
  { flag: "isAutonomousAgent", type: "業務自動化用" },
  { flag: "isImageGeneration", type: "画像生成用" },
  { flag: "isVideoGeneration", type: "動画生成用" },
]) {
  test(`${flag} makes a prompt of the type ${type}`, async ({ request }) => {
    const response = await request.post("/api/generate", {
      headers: visitor(),
      data: { input: "A bakery opens", [flag]: true },
    });
    expect(await response.json()).toMatchObject({ type, originalInput: "A bakery opens" });
  });
}

for (const { what, data, status = 422, code = "invalid_fields", field } of [
  { what: "an empty purpose", data: { input: "" }, field: ["input", "purpose_required"] },
  { what: "a blank purpose", data: { input: " \n\t　" }, field: ["input", "purpose_required"] },
  {
    what: "an invisible purpose",
    data: { input: "\u200b\u2060\ufeff" },
    field: ["input", "purpose_required"],
  },
  { what: "no purpose", data: {}, field: ["input", "purpose_required"] },
  { what: "4,001 characters", data: { input: "字".repeat(4001) }, field: ["input", "too_long"] },
  { what: "20,001 characters", data: { input: "a".repeat(20_001) }, field: ["input", "too_long"] },
  { what: "a number", data: { input: 1 }, field: ["input", "wrong_type"] },
  { what: "null", data: { input: null }, field: ["input", "wrong_type"] },
  { what: "a list", data: { input: ["a"] }, field: ["input", "wrong_type"] },
  {
    what: "a text flag",
    data: { input: "a", isDeepThinking: "yes" },
    field: ["isDeepThinking", "wrong_type"],
  },
  { what: "NUL", data: { input: "a\u0000b" }, field: ["input", "control_characters"] },
  { what: "an escape", data: { input: "a\u001b[31m" }, field: ["input", "control_characters"] },
  { what: "half an emoji", data: { input: "a\ud83e" }, field: ["input", "control_characters"] },
  {
    what: "two uses",
    data: { input: "a", isImageGeneration: true, isVideoGeneration: true },
    field: ["isVideoGeneration", "not_an_option"],
  },
  { what: "answers as a list", data: { input: "a", answers: ["x"] }, field: ["answers", "wrong_type"] },
  {
    what: "a number as an answer",
    data: { input: "a", answers: { "a.b": 1 } },
    field: ["answers.a.b", "wrong_type"],
  },
  {
    what: "a number as a kind",
    data: { input: "a", kind: 1 },
    field: ["kind", "wrong_type"],
  },
  {
    what: "61 characters as a kind",
    data: { input: "a", kind: "k".repeat(61) },
    field: ["kind", "not_an_option"],
  },
  { what: "a text as the switch", data: { input: "a", asks: "off" }, field: ["asks", "wrong_type"] },
  { what: "a text as wishes", data: { input: "a", wishes: "x" }, field: ["wishes", "wrong_type"] },
  { what: "21 wishes", data: { input: "a", wishes: Array(21).fill("x") }, field: ["wishes", "too_many"] },
  {
    what: "a blank refused version",
    data: { input: "a", refused: " " },
    field: ["refused", "content_required"],
  },
  { what: "an unknown field", data: { input: "a", owner_id: "u1" }, field: ["owner_id", "unknown_field"] },
  { what: "a list as body", data: ["a"], field: ["", "wrong_type"] },
  { what: "broken JSON", data: Buffer.from('{"input":'), status: 400, code: "invalid_json", field: null },
  { what: "no UTF-8", data: Buffer.from([0x22, 0xff, 0x22]), status: 400, code: "invalid_json", field: null },
  {
    what: "400 kB",
    data: { input: "a".repeat(400_000) },
    status: 413,
    code: "body_too_large",
    field: null,
  },
]) {
  test(`${what} is refused with ${status} ${code}`, async ({ request }) => {
    const response = await request.post("/api/generate", {
      headers: { ...visitor(), "Content-Type": "application/json", "Accept-Language": "en" },
      data,
    });
    expect(response.status()).toBe(status);
    const body = await response.json();
    expect(body).toMatchObject({ code, error: expect.stringMatching(/^[A-Z].*\.$/) });
    if (!field) return;
    const [name, complaint] = field;
    expect(body.fields[name!].code).toBe(complaint);
    if (complaint === "too_long") expect(body.error).toContain("4,000");
  });
}

for (const input of ["🦊🍣👨‍👩‍👧‍👦", "اكتب رسالة شكر", '<b>bold</b> & "quotes"', "字".repeat(4000)]) {
  test(`unusual text is accepted unchanged: ${input.slice(0, 12)}`, async ({ request }) => {
    const response = await request.post("/api/generate", { headers: visitor(), data: { input } });
    expect(response.status()).toBe(200);
    expect((await response.json()).originalInput).toBe(input);
  });
}

test("a form or plain text sent to the JSON endpoint is 415", async ({ request }) => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await request.post("/api/generate", {
      headers: { ...visitor(), "Content-Type": type },
      data: '{"input":"a"}',
    });
    expect(response.status(), type).toBe(415);
    expect((await response.json()).code).toBe("unsupported_media_type");
  }
});

test("the generated prompt is in the client's language", async ({ request }) => {
  const errors: string[] = [];
  for (const language of ["ja", "en", "es"]) {
    const response = await request.post("/api/generate", {
      headers: { ...visitor(), "Accept-Language": language },
      data: { input: "" },
    });
    errors.push((await response.json()).error);
  }
  expect(errors).toEqual([
    "プロンプトの目的を入力してください",
    "Please enter the prompt purpose.",
    "Escribe el objetivo del prompt.",
  ]);
});

test("the streaming endpoint sends the stages and ends with a draft that opens", async ({ request }) => {
  const response = await request.post("/api/generate", {
    headers: { ...visitor(), Accept: "text/event-stream" },
    data: { input: "会議の議事録" },
  });
  expect(response.headers()["content-type"]).toContain("text/event-stream");
  const text = await response.text();
  expect(text).toContain('event: stage\ndata: "draft"\n\n');
  const done = JSON.parse(text.split("event: done\ndata: ")[1]!);
  expect(done.draftId).toMatch(/^\w{22}$/);
  const page = await request.get(`/generate/${done.draftId}`);
  expect(await page.text()).toContain("会議の議事録");
});

test("a member's streamed draft does not open for others", async ({ member, visit }) => {
  const { client } = await member();
  const response = await client.post("/api/generate", {
    headers: { ...visitor(), Accept: "text/event-stream" },
    data: { input: "会議の議事録" },
  });
  const { draftId } = JSON.parse((await response.text()).split("event: done\ndata: ")[1]!);
  expect((await client.get(`/generate/${draftId}`)).status()).toBe(200);
  expect((await (await visit()).get(`/generate/${draftId}`, { headers: visitor() })).status()).toBe(404);
});

test(
  "more than 30 generations within a minute are refused with Retry-After",
  { tag: "@promise-23a" },
  async ({ request }) => {
    const headers = visitor();
    const statuses: number[] = [];
    // A new minute allows another 30.
    while (!statuses.includes(429) && statuses.length < 61) {
      const response = await request.post("/api/generate", {
        headers,
        data: { input: "a", isDeepThinking: false },
      });
      statuses.push(response.status());
      if (response.status() === 429) {
        expect(response.headers()["retry-after"]).toBe("60");
        expect((await response.json()).code).toBe("rate_limited");
      }
    }
    expect(statuses).toContain(429);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  },
);

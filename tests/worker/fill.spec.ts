import { createPrompt, refusal } from "../support/factories/library-client";
import { expect, test } from "../support/clients/clients";
import { makeToken, withToken } from "../support/clients/token-client";
import { visitor } from "../support/clients/visitor";

const template = {
  content: "Write to {{who}} about {{topic}}.\n- Day: {{day}}\n- Tone: {{tone}}",
  variables: [
    { name: "who", required: true },
    { name: "topic", kind: "long_text", value: "the weather" },
    { name: "day", kind: "date" },
    { name: "tone", kind: "choice", options: ["warm", "formal"] },
  ],
};

test("a prompt is filled by id and by link, and its errors are by field", async ({
  member,
  visit,
  request,
}) => {
  const { client } = await member();
  const { id } = await createPrompt(client, template);
  const headers = withToken((await makeToken(client, { scope: "read" })).token);
  const program = await visit();
  const own = `/api/prompts/${id}`;
  const fill = async (values: object, path = own, by = program, with_: Record<string, string> = headers) =>
    by.post(`${path}/fill`, { headers: { ...visitor(), ...with_ }, data: { values } });

  const filled = await fill({ who: "Ada $& {{topic}}\n}}", day: "2026-11-23" });
  expect([filled.status(), await filled.json()]).toEqual([
    200,
    { text: "Write to Ada $& {{topic}}\n}} about the weather.\n- Day: 2026-11-23" },
  ]);
  const wrong = await fill({ day: "soon", tone: "cold", topic: "x".repeat(20_001), size: "1" });
  const { code, fields } = await wrong.json();
  expect([wrong.status(), code]).toEqual([422, "invalid_fields"]);
  expect(Object.entries(fields).map(([name, one]) => [name, (one as { code: string }).code])).toEqual([
    ["values.size", "unknown_field"],
    ["values.who", "required"],
    ["values.topic", "too_long"],
    ["values.day", "not_a_date"],
    ["values.tone", "not_an_option"],
  ]);
  expect(Object.keys((await (await fill({ who: ["Ada"] })).json()).fields)).toEqual(["values.who"]);

  const schema = await program.get(`${own}/schema`, { headers: { ...visitor(), ...headers } });
  expect(schema.status()).toBe(200);
  expect(await schema.json()).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    properties: { topic: { default: "the weather" }, tone: { enum: ["warm", "formal"] } },
    required: ["who"],
    additionalProperties: false,
  });

  for (const response of [
    await fill({ who: "Ada" }, own, request, {}),
    await fill({ who: "Ada" }, own, (await member()).client, {}),
    await request.get(`${own}/schema`, { headers: visitor() }),
  ])
    expect(await refusal(response)).toEqual([404, "prompt_not_found"]);

  const { shareId } = await (
    await client.post(`${own}/share`, { headers: visitor(), data: { title: "A letter" } })
  ).json();
  const shared = `/api/prompts/${shareId}`;
  expect((await fill({ who: "Ada" }, shared, request, {})).status()).toBe(200);
  const open = await request.get(`${shared}/schema`, { headers: visitor() });
  expect(open.headers()).toMatchObject({
    "cache-control": "public, no-cache",
    "access-control-allow-origin": "*",
  });
  expect((await open.json()).title).toBe("A letter");
});

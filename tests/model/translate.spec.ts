import type { APIRequestContext } from "@playwright/test";

import { openAiPort } from "../support/servers/addresses";
import { expect, test } from "../support/clients/clients";
import { openAiLane } from "../support/servers/openai-lane";
import { orderFor, pretendTranslation } from "../support/factories/pretend-translation";

test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const engine = "town-large";
const reply = (when: string, text: string) =>
  ({ kind: "answer", content: { translations: [{ index: 0, text }] }, when }) as const;
const calls = async () => (await lane.calls()).length;
let texts = 0;

/** A text without a stored translation. */
const fresh = () => `題名${(texts += 1)}号${crypto.randomUUID()}`;

const post = async (client: APIRequestContext, path: string, data: object) => {
  const response = await client.post(`/api/translate${path}`, { data });
  return [response.status(), await response.json()];
};

test("a configured model makes translation available, and pages know", async ({ visit }) => {
  const client = await visit();
  expect((await (await client.get("/api/translate/languages")).json()).available).toBe(true);
  expect(await (await client.get("/terms")).text()).toMatch(/hasModel\\?",true/);
});

test(
  "every route uses the model, and the next client gets the stored translation",
  { tag: "@promise-25b" },
  async ({ visit }) => {
    const [title, text] = [fresh(), fresh()];
    await lane.script(reply(title, "Title"), reply(text, "Text of ⟦1⟧"));
    const given = { title, 数: 3, parts: [`${text}{{名前}}`, title, "Hello"] };
    const object = { title: "Title", 数: 3, parts: ["Text of {{名前}}", "Title", "Hello"] };
    for (const round of [1, 2]) {
      const client = await visit();
      expect(await post(client, "/object", { object: given, targetLanguage: "en" }), `${round}`).toEqual([
        200,
        { translatedObject: object, translated: true, engine },
      ]);
      expect(await post(client, "", { text: title, targetLanguage: "en", sourceLanguage: "ja" })).toEqual([
        200,
        { translatedText: "Title", translated: true, engine },
      ]);
      expect(await post(client, "/batch", { texts: ["Hi", title], targetLanguage: "en" })).toEqual([
        200,
        { translatedTexts: ["Hi", "Title"], translated: [false, true], engine },
      ]);
    }
    expect(await calls()).toBe(2);
  },
);

test("texts do not influence each other's translations, and a member's translations are private", async ({
  visit,
  registered,
}) => {
  await lane.script({ kind: "translate", gullible: true });
  const [order, victims] = [orderFor("A scam"), Array.from({ length: 12 }, fresh)];
  const list = [...victims, order];
  const read = async (client: APIRequestContext, asked: string[]): Promise<string[]> =>
    (await post(client, "/batch", { texts: asked, targetLanguage: "en" }))[1].translatedTexts;
  const { client } = await registered();
  // In one call with both texts the model obeys.
  expect(await read(client, list)).toContain("A scam");
  expect(await read(await visit(), list)).toContain("A scam");
  for (const text of victims)
    for (const reader of [await visit(), client])
      expect(await read(reader, [text])).toEqual([pretendTranslation(text, "en")]);
});

test("a Japanese target is returned unchanged, without a call", async ({ visit }) => {
  const text = fresh();
  await lane.script();
  expect(await post(await visit(), "", { text, targetLanguage: "ja" })).toEqual([
    200,
    { translatedText: text, translated: false, engine: "builtin" },
  ]);
  expect(await calls()).toBe(0);
});

for (const { what, replies } of [
  { what: "a dead model", replies: [{ kind: "error", status: 500, message: "Oops" }] },
  { what: "a busy model", replies: [{ kind: "error", status: 429, message: "Slow down", retryAfter: "7" }] },
  { what: "a refusal", replies: [{ kind: "refusal", text: "No." }] },
  { what: "a hanging model", replies: [{ kind: "hang" }] },
  {
    what: "garbage",
    replies: [
      { kind: "answer", content: "{ no json" },
      { kind: "answer", content: "still none" },
    ],
  },
] as const) {
  test(`${what} gives the originals with 200`, async ({ visit }) => {
    const list = [fresh(), "Hello"];
    await lane.script(...replies);
    expect(await post(await visit(), "/batch", { texts: list, targetLanguage: "es" })).toEqual([
      200,
      { translatedTexts: list, translated: [false, false], engine: "builtin" },
    ]);
    expect(await calls()).toBe(replies.length);
  });
}

import { expect, test } from "../support/clients/clients";
import { visitor } from "../support/clients/visitor";
import { uniqueWord } from "../support/clients/publish-prompt";
import { searchDatabase } from "../support/database/search-database";
import { refusal } from "../support/factories/library-client";
import { openAiPort } from "../support/servers/addresses";
import { openAiLane } from "../support/servers/openai-lane";

// The site has one lane at the model: its tests take turns.
test.describe.configure({ mode: "serial" });

const lane = openAiLane(`http://127.0.0.1:${openAiPort}`, "site");
const data = { prompt: "Plan my day. Ask me first." };
const answered = [{ reply: "When do you get up?", answer: "At six." }];

test("a prompt is run by JSON, goes on, and each reply is one of three a day", async ({ visit }) => {
  const client = await visit();
  const headers = visitor();
  await lane.script(
    { kind: "answer", content: "When do you get up?" },
    { kind: "answer", content: "# Plan" },
    { kind: "answer", content: "# Plan" },
  );
  const tries = await (await client.get("/api/try", { headers })).json();
  expect(tries).toEqual({ engine: "town-large", left: 3, limit: 3 });
  const first = await client.post("/api/try", { headers, data });
  expect(first.status(), await first.text()).toBe(200);
  expect(await first.json()).toMatchObject({ reply: "When do you get up?", isCut: false, left: 2 });
  await client.post("/api/try", { headers, data: { ...data, answered } });
  expect((await lane.calls())[1]?.body.messages).toHaveLength(3);
  await client.post("/api/try", { headers, data });
  const refused = await client.post("/api/try", { headers, data });
  expect(await refusal(refused)).toEqual([429, "tries_spent"]);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await lane.calls()).toHaveLength(3);
});

test("what is too long, too much or blank is refused by its field, and costs nothing", async ({ visit }) => {
  const client = await visit();
  const headers = visitor();
  await lane.script();
  const fieldsOf = async (body: object) =>
    Object.keys((await (await client.post("/api/try", { headers, data: body })).json()).fields);
  expect(await fieldsOf({ prompt: " " })).toEqual(["prompt"]);
  expect(await fieldsOf({ prompt: "a".repeat(20_001) })).toEqual(["prompt"]);
  expect(await fieldsOf({ ...data, answered: [{ reply: "a", answer: "" }] })).toEqual(["answered.0.answer"]);
  expect(await fieldsOf({ ...data, answered: [...answered, ...answered, ...answered] })).toEqual([
    "answered",
  ]);
  expect((await (await client.get("/api/try", { headers })).json()).left).toBe(3);
  expect(await lane.calls()).toHaveLength(0);
});

test(
  "calls at once never exceed the day's replies, and nothing said is stored",
  { tag: "@promise-23b" },
  async ({ visit }) => {
    const client = await visit();
    const headers = visitor();
    const mark = uniqueWord();
    await lane.script(
      ...Array.from({ length: 12 }, () => ({ kind: "answer", content: `Said ${mark}` }) as const),
    );
    const send = () => client.post("/api/try", { headers, data: { prompt: `Asked ${mark}` } });
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await send()).status()));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(await lane.calls()).toHaveLength(3);
    expect(searchDatabase(mark, "model")).toEqual([]);
  },
);

/** The events of a stream. */
const eventsIn = (text: string) =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, line]) => [event, JSON.parse(line!)]);

test(
  "a hostile reply is streamed as text, and set without HTML, pictures and links",
  { tag: "@promise-25b" },
  async ({ visit }) => {
    const client = await visit();
    const hostile =
      "# Hi\n\n<script>alert(1)</script> [x](javascript:alert(2)) ![p](https://evil.example/p.png)";
    await lane.script(
      { kind: "answer", content: hostile, pieceLength: 7 },
      { kind: "cut", content: hostile, after: 4 },
    );
    const send = async () => {
      const headers = { ...visitor(), Accept: "text/event-stream" };
      return eventsIn(await (await client.post("/api/try", { headers, data })).text());
    };
    const events = await send();
    expect(events.flatMap(([event, piece]) => (event === "delta" ? [piece] : [])).join("")).toBe(hostile);
    const [event, done] = events.at(-1)!;
    expect([event, done.reply, done.isCut]).toEqual(["done", hostile, false]);
    const set = JSON.stringify(done.blocks);
    expect(set).not.toContain('"link"');
    expect(set).toContain("<script>alert(1)</script>");
    expect(set).toContain(`"p"," (https://evil.example/p.png)"`);
    expect((await send()).at(-1)).toMatchObject(["done", { reply: "# Hi", isCut: true, left: 2 }]);
  },
);

test("a failure before the first word is told by its code, streamed or not", async ({ visit }) => {
  const client = await visit();
  await lane.script(
    { kind: "refusal", text: "No." },
    { kind: "error", status: 429, message: "Slow down.", retryAfter: "7" },
    { kind: "error", status: 500, message: "Oops" },
  );
  const plain = await client.post("/api/try", { headers: visitor(), data });
  expect(await refusal(plain)).toEqual([502, "model_refused"]);
  for (const code of ["model_busy", "model_failed"]) {
    const headers = { ...visitor(), Accept: "text/event-stream" };
    const text = await (await client.post("/api/try", { headers, data })).text();
    expect(eventsIn(text)).toEqual([["failed", expect.objectContaining({ code })]]);
  }
});

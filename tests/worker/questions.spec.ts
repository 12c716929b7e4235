import { visitor } from "../support/clients/visitor";
import { shapes } from "../contract/calls";
import { shapeFaults } from "../contract/shape-faults";
import { createFolder, createPrompt, refusal } from "../support/factories/library-client";
import { expect, test } from "../support/clients/clients";

const line = "断りのLINE";
const unknown = { code: "not_an_option" };

interface Asked {
  variables: { name: string; label: string; options: string[]; value: string | null }[];
  wishes: { id: string; text: string; on: boolean }[];
  enough: boolean;
}

test("POST /api/questions answers the open questions of a line and its possible wishes", async ({
  request,
}) => {
  const response = await request.post("/api/questions", { headers: visitor(), data: { input: line } });
  expect(response.status()).toBe(200);
  const asked: Asked = await response.json();
  expect(
    shapeFaults(asked, { variables: ["Variable"], wishes: ["Wish"], enough: "boolean" }, shapes),
  ).toEqual([]);
  expect(asked.enough).toBe(false);
  expect(asked.variables.length).toBeGreaterThan(2);
  for (const { value, options } of asked.variables) {
    expect(value).toBeNull();
    expect(options.length).toBeGreaterThan(2);
  }
  const shallow = await request.post("/api/questions", {
    headers: visitor(),
    data: { input: line, isDeepThinking: false },
  });
  expect((await shallow.json()).variables.length).toBeLessThanOrEqual(3);
});

test("a complete line gets no questions, and a line in no known language gets them in the reader's", async ({
  request,
}) => {
  const ask = async (input: string, language: string): Promise<Asked> => {
    const headers = { ...visitor(), "Accept-Language": language };
    return (await request.post("/api/questions", { headers, data: { input } })).json();
  };
  const full =
    "Write a 200 word reply to my landlord, who keeps the deposit of 900 euros since May; polite, no threats, cite nothing.";
  const { enough, wishes } = await ask(full, "en");
  expect([enough, wishes.filter(({ on }) => on)]).toEqual([true, []]);
  const [english, spanish] = [await ask("집주인에게 편지", "en"), await ask("집주인에게 편지", "es")];
  expect(english.variables[0]!.label).not.toBe(spanish.variables[0]!.label);
});

test("questions refuse the same input as generation, and take no answers", async ({ request }) => {
  for (const [data, field] of [
    [{ input: " " }, "input"],
    [{ input: "a", isImageGeneration: true, isVideoGeneration: true }, "isImageGeneration"],
    [{ input: "a", answers: {} }, "answers"],
  ] as const) {
    const response = await request.post("/api/questions", { headers: visitor(), data });
    expect(response.status()).toBe(422);
    expect((await response.json()).fields).toHaveProperty(field);
  }
});

test("answers are in the generated prompt, after the person's words", async ({ request }) => {
  const headers = visitor();
  const asked: Asked = await (
    await request.post("/api/questions", { headers, data: { input: line } })
  ).json();
  const [first, second] = asked.variables;
  const [wish] = asked.wishes;
  const response = await request.post("/api/generate", {
    headers,
    data: {
      input: line,
      answers: { [first!.name]: "  $& {{x}}\n泊まり ", [second!.name]: " " },
      wishes: [wish!.id],
    },
  });
  const prompt = await response.json();
  expect(prompt.content).toBe(`${line}\n・${first!.label}：$& {{x}} 泊まり\n・${wish!.text}`);
  expect(prompt.variables).toEqual(
    asked.variables
      .map((variable) => ({ ...variable, value: variable === first ? null : variable.value }))
      .map((variable) =>
        variable.name === first!.name ? { ...variable, value: "$& {{x}} 泊まり" } : variable,
      ),
  );
  expect(prompt.wishes.filter(({ on }: { on: boolean }) => on)).toEqual([{ ...wish, on: true }]);
  expect(prompt).toMatchObject({ engine: "builtin", fellBack: false });
});

test("answers and wishes of no question are refused by field", async ({ request }) => {
  const fieldsOf = async (more: object) => {
    const response = await request.post("/api/generate", {
      headers: { ...visitor(), "Accept-Language": "en" },
      data: { input: line, ...more },
    });
    expect(response.status()).toBe(422);
    return (await response.json()).fields;
  };
  expect(await fieldsOf({ answers: { "no.such": "x" } })).toMatchObject({ "answers.no.such": unknown });
  expect(await fieldsOf({ answers: { nothing: "x" } })).toMatchObject({ "answers.nothing": unknown });
  expect(await fieldsOf({ wishes: ["no.such"] })).toMatchObject({ wishes: unknown });
  expect(await fieldsOf({ answers: { a: "字".repeat(301) } })).toMatchObject({
    "answers.a": { code: "too_long", limit: 300 },
  });
  expect(
    await fieldsOf({ answers: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`a${at}`, "x"])) }),
  ).toMatchObject({
    answers: { code: "too_many" },
  });
});

test("a generated response is saved unchanged into a folder; another shape is refused", async ({
  member,
}) => {
  const { client } = await member();
  const asked: Asked = await (
    await client.post("/api/questions", { headers: visitor(), data: { input: line } })
  ).json();
  const generated = await client.post("/api/generate", {
    headers: visitor(),
    data: { input: line, answers: { [asked.variables[0]!.name]: "飲み会" } },
  });
  const answer = await generated.json();
  const { id: folderId } = await createFolder(client, "仕事");
  const saved = await createPrompt(client, { ...answer, folderId });
  const { content, originalInput, tags, type } = answer;
  expect(saved).toMatchObject({ content, originalInput, tags, type, folderId });
  for (const more of [{ engine: 1 }, { fellBack: "no" }, { wishes: {} }, { variables: [{ name: 1 }] }]) {
    const refused = await client.post("/api/prompts", { headers: visitor(), data: { ...answer, ...more } });
    expect(await refusal(refused), JSON.stringify(more)).toEqual([422, "invalid_fields"]);
  }
});

import { expect, test } from "vitest";

import { answerComposition } from "~/features/generator/composing/answer-composition";
import { modelName } from "~/features/generator/model/model-names";
import { openPlaybooks } from "~/features/generator/playbooks/playbooks.server";
import { promptDraft } from "~/features/prompts/schema";

import {
  responses as replies,
  asks,
  fox,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";
import { inputOfDraft } from "./input-of-draft";

const playbooks = await openPlaybooks();
const book = playbooks.find("text", "decline-invitation")!;
const [fact, ...furtherFacts] = book.facts;
const [wish] = book.wishes;
const factName = `${book.id}.${fact!.id}`;
const wishId = `${book.id}.${wish!.id}`;
const unknown = { code: "not_an_option" };

/** The answer to each fact, by name. */
const allAnswers = (id: string) =>
  Object.fromEntries(playbooks.find("text", id)!.facts.map((one) => [`${id}.${one.id}`, `about ${one.id}`]));

const generateBuiltin = async (input: object) =>
  (await setUpGeneration({ withoutModel: true })).generate({ deepThinking: false, ...input });

test("answers and wishes come after the person's words, and are returned with the open questions", async () => {
  const { content, variables, wishes } = await generateBuiltin({
    answers: { [factName]: "a wedding" },
    wishes: [wishId],
  });
  const list = `${shortLine}\n- ${fact!.label.en}: a wedding\n- ${wish!.text.en}`;
  expect(content.split("\n\n")[0]).toBe(list);
  expect(variables.filter(({ value }) => value !== null)).toEqual([
    expect.objectContaining({ name: factName, label: fact!.label.en, value: "a wedding" }),
  ]);
  expect(variables.length).toBeGreaterThan(1);
  expect(wishes.filter(({ on }) => on)).toEqual([{ id: wishId, text: wish!.text.en, on: true }]);
});

test("the AI asks for nothing that was given, and only for what is still missing once every fact is", async () => {
  const input = { purpose: "decline the dinner invitation", kind: book.id, deepThinking: true };
  const before = await generateBuiltin(input);
  expect(before.composition.asking!.items).toHaveLength(2 + furtherFacts.length);
  expect(before.asks).toBe(true);
  const told = await generateBuiltin({ ...input, answers: { [factName]: "a wedding" } });
  const [list, asking] = told.content.split("\n\n");
  expect(list).toBe(`${input.purpose}\n- ${fact!.label.en}: a wedding`);
  expect(asking).not.toContain(before.composition.asking!.items[0]!.text);
  for (const { text } of before.composition.asking!.items.slice(1)) expect(asking).toContain(text);
  expect(told.asks).toBe(true);
  const all = await generateBuiltin({ ...input, answers: allAnswers(book.id) });
  const { rest, ending } = all.composition.asking!;
  expect(rest).toBe(playbooks.passages.rest.text.en);
  expect(all.content.split("\n\n").slice(1)).toEqual([rest + ending]);
  expect(all.asks).toBe(true);
});

test("what must not be in it is an answer like the others; for a picture it is an exclusion", async () => {
  const avoid = `${book.id}.avoid`;
  const { content } = await generateBuiltin({ kind: book.id, answers: { [avoid]: "my illness" } });
  expect(content.split("\n\n")[0]).toBe(
    `${shortLine}\n- ${playbooks.passages.avoid.text.label.en}: my illness`,
  );
  const picture = { ...fox, kind: "general", answers: { "general.avoid": "people, text" } };
  expect((await generateBuiltin(picture)).content).toMatch(/^a red fox, no people, no text$/i);
  const flagged = { ...picture, purpose: "Midjourney: a red fox" };
  expect((await generateBuiltin(flagged)).content).toMatch(/ --no people, text$/);
});

test("pasted material stands below the list, between fences", async () => {
  const mail = playbooks.find("text", "reply-to-message")!;
  const material = mail.facts.find((one) => one.material)!;
  const { content } = await generateBuiltin({
    purpose: "reply to this",
    kind: mail.id,
    asks: false,
    answers: { [`${mail.id}.${material.id}`]: "Dear Ada,\n```\nFriday?\n```" },
  });
  expect(content).toBe(
    `reply to this\n\n${material.label.en}:\n\`\`\`\`\nDear Ada,\n\`\`\`\nFriday?\n\`\`\`\n\`\`\`\``,
  );
});

test("names of no question and ids of no wish are refused by field, before any model call", async () => {
  const { generate, lane } = await setUpGeneration({ replies: replies(asks) });
  const fieldsOf = (input: object) =>
    generate(input).then(
      () => null,
      (error) => error.code === "invalid_fields" && error.fields,
    );
  for (const name of [
    "nothing",
    "nothing.at-all",
    `${book.id}.nothing`,
    "__proto__.x",
    "model.",
    "model.{{x}}",
    "model.a b",
  ])
    expect(await fieldsOf({ answers: JSON.parse(`{"${name}": "x"}`) }), name).toEqual({
      [`answers.${name}`]: unknown,
    });
  for (const id of ["nothing", `${book.id}.nothing`, "model.____", `model.${"x".repeat(161)}`])
    expect(await fieldsOf({ wishes: [id] }), id).toEqual({ wishes: unknown });
  expect(await fieldsOf({ answers: { [modelName("For whom")]: "x".repeat(501) } })).toEqual({
    [`answers.${modelName("For whom")}`]: { code: "too_long", limit: 500 },
  });
  expect(await lane.calls()).toEqual([]);
});

test("a model gets the answers and wishes, and cannot lose them", async () => {
  const { generate, lane } = await setUpGeneration({ replies: replies(asks) });
  const order = { deepThinking: false, answers: { [factName]: "a wedding" }, wishes: [wishId] };
  const { content, variables } = await generate(order);
  const input = (await lane.calls())[0]!.body.messages[1]!.content;
  expect(input).toMatch(/BEGIN ANSWERS \w+\n[^\n]*: a wedding\nEND ANSWERS/);
  expect(input).toContain(`\n${wish!.text.en}\nEND WISHES`);
  expect(content.split("\n\n")[0]).toBe(`${shortLine}\n- ${fact!.label.en}: a wedding\n- ${wish!.text.en}`);
  expect(variables.map(({ label }) => label).slice(0, 3)).toEqual([
    fact!.label.en,
    "For whom",
    "What it costs",
  ]);
});

test("a model's questions and offers can be answered in a later call, with and without a model", async () => {
  const first = await setUpGeneration({ replies: replies(asks) });
  const { variables, wishes } = await first.generate({ deepThinking: false });
  const input = {
    deepThinking: false,
    answers: { [variables[0]!.name]: "My team" },
    wishes: wishes.filter(({ text }) => text === "No jargon.").map(({ id }) => id),
  };
  const list = `${shortLine}\n- For whom: My team\n- No jargon.`;
  expect((await generateBuiltin(input)).content.split("\n\n")[0]).toBe(list);
  const second = await setUpGeneration({ replies: replies(asks) });
  const again = await second.generate(input);
  expect(again.content.split("\n\n")[0]).toBe(list);
  expect(again.variables.map(({ label, value }) => [label, value]).slice(0, 2)).toEqual([
    ["For whom", "My team"],
    ["What it costs", null],
  ]);
  expect(again.wishes.map(({ text, on }) => [text, on])).toEqual([
    ["No jargon.", true],
    ["Two versions to choose from.", false],
  ]);
});

test("the name of a model's question contains its whole label", async () => {
  for (const label of ["snake_case and 100%", "%5F %25_", "断るもの", "Lo que rechazo"]) {
    const name = modelName(label);
    expect(name).not.toMatch(/\s/);
    const { content } = await generateBuiltin({ asks: false, answers: { [name]: "x" } });
    expect(content).toBe(`${shortLine}\n- ${label}: x`);
  }
});

test("regeneration keeps answers, tapped wishes, the kind and the switch", async () => {
  const first = await setUpGeneration({ replies: replies(asks) });
  const { composition } = await first.generate({ deepThinking: false });
  const tapped = answerComposition(
    composition,
    { [composition.variables[0]!.name]: "My team" },
    [modelName("No jargon.")],
    false,
  );
  const input = inputOfDraft({
    originalInput: shortLine,
    use: "text",
    deepThinking: false,
    composition: tapped,
  });
  expect(input).toEqual({
    purpose: shortLine,
    use: "text",
    deepThinking: false,
    kind: "general",
    asks: false,
    answers: { [modelName("For whom")]: "My team" },
    wishes: [modelName("No jargon.")],
  });
  expect((await generateBuiltin(input)).content).toBe(`${shortLine}\n- For whom: My team\n- No jargon.`);
});

test("tags are valid for the playbooks, whatever a model's topics and a task's name", async () => {
  const topics = ["invoices, in and out", "#mail", "\u202Epost\u200B", "x".repeat(60), "", "mail"];
  for (const setting of [{ replies: replies({ ...asks, topics }) }, { withoutModel: true }]) {
    const { generate } = await setUpGeneration(setting);
    const generated = await generate({ purpose: "landlord wont give my deposit back", deepThinking: false });
    const { tags, type } = generated;
    expect(tags[0]).toBe(type);
    expect(tags.length).toBeGreaterThan(1);
    expect(promptDraft.parse({ originalInput: "x", content: "x", tags })).toMatchObject({ tags, type });
  }
});

import { expect, test } from "vitest";

import { answerComposition } from "~/features/composing/answer-composition";
import { modelName } from "~/features/model/model-names";
import { openPlaybooks } from "~/features/playbooks/library.server";
import { promptDraft } from "~/features/prompts/schema";

import {
  answers as replies,
  asks,
  points,
  promptOf,
  setUpGeneration,
  shortLine,
} from "../../../tests/support/factories/set-up-generation";
import { orderOfDraft } from "./order-of-draft";

const library = await openPlaybooks();
const book = library.find("text", "decline-invitation")!;
const [question] = book.questions;
const wish = book.wishes.find(({ deep }) => !deep)!;
const answerTo = `${book.id}.${question!.id}`;
const wishId = `${book.id}.${wish.id}`;
const unknown = { code: "not_an_option" };

test("answers and wishes come after the person's words, and are returned with the open questions", async () => {
  const { generate } = await setUpGeneration({ withoutModel: true });
  const { content, variables, wishes } = await generate({
    answers: { [answerTo]: "a wedding" },
    wishes: [wishId],
  });
  expect(content).toBe(`${shortLine}\n- ${question!.label.en}: a wedding\n- ${wish.text.en}`);
  expect(variables.filter(({ value }) => value !== null)).toEqual([
    expect.objectContaining({ name: answerTo, label: question!.label.en, value: "a wedding" }),
  ]);
  expect(variables.length).toBeGreaterThan(1);
  expect(wishes.filter(({ on }) => on)).toEqual([{ id: wishId, text: wish.text.en, on: true }]);
});

test("names of no question and ids of no wish are refused by field, before any model call", async () => {
  const { generate, lane } = await setUpGeneration({ replies: replies(points) });
  const fieldsOf = (order: object) =>
    generate(order).then(
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
  expect(await lane.calls()).toEqual([]);
});

test("a model gets the answers and wishes, and cannot lose them", async () => {
  const { generate, lane } = await setUpGeneration({ replies: replies({ ...points, ...asks }) });
  const order = { deepThinking: false, answers: { [answerTo]: "a wedding" }, wishes: [wishId] };
  const { content, variables } = await generate(order);
  const input = (await lane.calls())[0]!.body.messages[1]!.content;
  expect(input).toMatch(/BEGIN ANSWERS \w+\n[^\n]*: a wedding\nEND ANSWERS/);
  expect(input).toContain(`\n${wish.text.en}\nEND WISHES`);
  expect(content).toBe(`${shortLine}\n- ${question!.label.en}: a wedding\n- ${wish.text.en}`);
  expect(variables.map(({ label }) => label)).toEqual([question!.label.en, "For whom", "What it costs"]);
});

test("a person's answer or choice, even of no wish, stops a model's points, which are not requested", async () => {
  for (const order of [{ wishes: [] }, { answers: { [answerTo]: "a wedding" } }]) {
    const { generate, lane } = await setUpGeneration({ replies: replies({ ...points, ...asks }) });
    const { content, wishes } = await generate({ deepThinking: false, ...order });
    expect(content).not.toContain(points.points[0]);
    expect(wishes.map(({ text, on }) => [text, on])).toEqual(asks.wishes.map((text) => [text, false]));
    expect(JSON.stringify((await lane.calls())[0]!.body.response_format)).not.toContain("points");
  }
});

test("a model's questions and offers can be answered in a later call, with and without a model", async () => {
  const first = await setUpGeneration({ replies: replies({ ...points, ...asks }) });
  const { variables, wishes } = await first.generate({ deepThinking: false });
  const order = {
    deepThinking: false,
    answers: { [variables[0]!.name]: "My team" },
    wishes: wishes
      .filter(({ text }) => text === "No jargon." || text === points.points[0])
      .map(({ id }) => id),
  };
  const prompt = `${shortLine}\n- For whom: My team\n- Say what it takes to build.\n- No jargon.`;
  const builtin = await setUpGeneration({ withoutModel: true });
  expect((await builtin.generate(order)).content).toBe(prompt);
  const second = await setUpGeneration({ replies: replies({ ...points, ...asks }) });
  const again = await second.generate(order);
  expect(again.content).toBe(prompt);
  expect(again.variables.map(({ label, value }) => [label, value])).toEqual([
    ["For whom", "My team"],
    ["What it costs", null],
  ]);
  expect(again.wishes.map(({ text }) => text)).toEqual([
    "Say what it takes to build.",
    "No jargon.",
    "Two versions to choose from.",
  ]);
});

test("the name of a model's question contains its whole label", async () => {
  const { generate } = await setUpGeneration({ withoutModel: true });
  for (const label of ["snake_case and 100%", "%5F %25_", "断るもの", "Lo que rechazo"]) {
    const name = modelName(label);
    expect(name).not.toMatch(/\s/);
    expect((await generate({ answers: { [name]: "x" } })).content).toBe(
      promptOf(shortLine, { points: [`${label}: x`] }),
    );
  }
});

test("regeneration keeps answers and tapped wishes, and replaces the model's points", async () => {
  const first = await setUpGeneration({ replies: replies({ ...points, ...asks }) });
  const { composition, content } = await first.generate({ deepThinking: false });
  const tapped = answerComposition(composition, { [composition.variables[0]!.name]: "My team" }, [
    ...composition.wishes.filter(({ on }) => on).map(({ id }) => id),
    modelName("No jargon."),
  ]);
  const order = orderOfDraft({
    originalInput: shortLine,
    use: "text",
    deepThinking: false,
    composition: tapped,
  });
  expect(order).toEqual({
    purpose: shortLine,
    use: "text",
    deepThinking: false,
    answers: { [modelName("For whom")]: "My team" },
    wishes: [modelName("No jargon.")],
  });
  const second = await setUpGeneration({ replies: replies({ ...asks, points: ["Something else."] }) });
  expect((await second.generate({ ...order, refused: content })).content).toBe(
    `${shortLine}\n- For whom: My team\n- No jargon.\n- Something else.`,
  );
});

test("tags are valid for the library, whatever a model's topics and a task's name", async () => {
  const topics = ["invoices, in and out", "#mail", "\u202Epost\u200B", "x".repeat(60), "", "mail"];
  for (const setting of [{ replies: replies({ ...points, topics }) }, { withoutModel: true }]) {
    const { generate } = await setUpGeneration(setting);
    const generated = await generate({ purpose: "Process the invoices that come in by mail" });
    const { tags, type } = generated;
    expect(tags[0]).toBe(type);
    expect(tags.length).toBeGreaterThan(1);
    expect(promptDraft.parse({ originalInput: "x", content: "x", tags })).toMatchObject({ tags, type });
  }
});

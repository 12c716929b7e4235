import { asksFirst } from "~/domain/asking-leads";

import { ask, generate, type Asked } from "../support/clients/generation-client";
import { visitor } from "../support/clients/visitor";
import { shapes } from "../contract/calls";
import { shapeFaults } from "../contract/shape-faults";
import { expect, test } from "../support/clients/clients";

const line = "義母へのLINE、角を立てずに断りたい";

test("POST /api/questions returns the pieces of a line's prompt, with its open questions and possible wishes", async ({
  request,
}) => {
  const asked = await ask(request, { input: line });
  expect(shapeFaults(asked, "Questions", shapes)).toEqual([]);
  expect(asked).toMatchObject({
    use: "text",
    language: "ja",
    kind: "decline-invitation",
    certain: true,
    enough: false,
    base: line,
    asks: true,
  });
  expect(asked.kinds[0]!.id).toBe(asked.kind);
  expect(asked.kinds.length).toBeGreaterThan(1);
  expect(asked.content.startsWith(`${line}\n\n`)).toBe(true);
  expect(asksFirst(asked.content)).toBe(true);
  expect(asked.variables.length).toBeGreaterThan(2);
  expect(asked.wishes.length).toBeGreaterThan(1);
  for (const { value, options, example } of asked.variables) {
    expect(value).toBeNull();
    // A fact is answered in one's own words, like its example; a choice is picked.
    if (options.length > 0) expect(options.length).toBeGreaterThan(2);
    else expect(example).not.toBe("");
  }
  // The last question is always what must not be in it.
  expect(asked.variables.at(-1)!.name).toBe("decline-invitation.avoid");
  const shallow = await ask(request, { input: line, isDeepThinking: false });
  expect(shallow.variables.length).toBeLessThan(asked.variables.length);
  expect(shallow.variables.at(-1)!.name).toBe("decline-invitation.avoid");
});

test("the AI asks for the facts while the switch is on, and never for a picture or a film", async ({
  request,
}) => {
  const silent = await ask(request, { input: line, asks: false });
  expect([silent.asks, silent.content]).toEqual([false, line]);
  for (const flag of ["isImageGeneration", "isVideoGeneration"]) {
    const scene = await ask(request, { input: "雨の日の喫茶店、窓辺の猫", [flag]: true });
    expect([scene.asking, scene.asks]).toEqual([null, false]);
    expect(scene.content.startsWith("雨の日の喫茶店、窓辺の猫")).toBe(true);
    expect(scene.content).not.toContain("\n");
  }
});

test("rules that keep an automation safe are on from the start, and may be switched off", async ({
  request,
}) => {
  const input = "毎週月曜に売上レポートを作ってSlackに送る";
  const { wishes, content } = await ask(request, { input, isAutonomousAgent: true });
  const safe = wishes.filter(({ id }) => id.startsWith("safe."));
  expect(safe.length).toBe(5);
  for (const { on, text } of safe) expect([on, content.includes(text)]).toEqual([true, true]);
  expect(wishes.filter(({ on }) => on)).toEqual(safe);
  const bare = await generate(request, { input, isAutonomousAgent: true, wishes: [], asks: false });
  expect(bare.content).toBe(input);
});

test("a chosen kind has its own questions, and its own prompt", async ({ request }) => {
  const first = await ask(request, { input: line });
  const { id: kind } = first.kinds[1]!;
  const other = await ask(request, { input: line, kind });
  expect([other.kind, other.certain, other.kinds[0]!.id]).toEqual([kind, true, kind]);
  expect(other.kinds.map(({ id }) => id)).toContain(first.kind);
  const names = (asked: Asked) => asked.variables.map(({ name }) => name);
  for (const name of names(other)) expect(names(first)).not.toContain(name);
  const made = await generate(request, { input: line, kind });
  expect(made).toMatchObject({ kind, content: other.content });
  // A kind of another use, or none at all, is no kind of the line.
  for (const odd of ["no-such-kind", "report-sending", "__proto__"])
    expect(await ask(request, { input: line, kind: odd })).toEqual(first);
});

test("an uncertain line gets general questions and the kinds to choose from", async ({ request }) => {
  const asked = await ask(request, { input: "うーん" });
  expect(asked).toMatchObject({ certain: false, enough: false, asks: true });
  expect(asked.variables.length).toBeGreaterThan(2);
});

test("a complete line is asked nothing, and a line in no known language is asked in the reader's", async ({
  request,
}) => {
  const full =
    "Write a 200 word reply to my landlord, who keeps the deposit of 900 euros since May; polite, no threats, cite nothing.";
  const { enough, wishes, asks, content } = await ask(request, { input: full }, "en");
  expect([enough, asks, content]).toEqual([true, false, full]);
  expect(wishes.filter(({ on }) => on)).toEqual([]);
  const [english, spanish] = [
    await ask(request, { input: "집주인에게 편지" }, "en"),
    await ask(request, { input: "집주인에게 편지" }, "es"),
  ];
  expect(english.variables[0]!.label).not.toBe(spanish.variables[0]!.label);
  // What the AI is told is in the line's own language, for whoever reads the page.
  expect(english.content).toBe(spanish.content);
  expect(asksFirst(english.content)).toBe(true);
});

test("questions refuse the same input as generation, and take no answers", async ({ request }) => {
  for (const [data, field] of [
    [{ input: " " }, "input"],
    [{ input: "a", isImageGeneration: true, isVideoGeneration: true }, "isImageGeneration"],
    [{ input: "a", kind: ["x"] }, "kind"],
    [{ input: "a", asks: "on" }, "asks"],
    [{ input: "a", answers: {} }, "answers"],
    [{ input: "a", refused: "b" }, "refused"],
  ] as const) {
    const response = await request.post("/api/questions", { headers: visitor(), data });
    expect(response.status()).toBe(422);
    expect((await response.json()).fields).toHaveProperty(field);
  }
});

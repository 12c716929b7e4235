import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearAnswers, saveAnswers, readAnswers, typedAnswers } from "./saved-answers";

const ada = "ada@example.com";
const bob = "bob@example.com";
const stored = new Map<string, string>();

/** The browser's storage. */
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("answers are stored by prompt, and read by the same member only", () => {
  saveAnswers(ada, "letter", { who: "Carol" });
  saveAnswers(ada, "report", { day: "Monday" });
  expect(readAnswers(ada, "letter")).toEqual({ who: "Carol" });
  expect(readAnswers(ada, "report")).toEqual({ day: "Monday" });
  expect(readAnswers(ada, "other")).toBeNull();
  for (const stranger of [bob, null]) expect(readAnswers(stranger, "letter")).toBeNull();
});

test("a visitor's answers are there after they sign in, and another member's are replaced", () => {
  saveAnswers(null, "letter", { who: "Carol" });
  expect(readAnswers(ada, "letter")).toEqual({ who: "Carol" });
  saveAnswers(ada, "report", { day: "Monday" });
  expect(readAnswers(null, "letter")).toBeNull();
  saveAnswers(bob, "report", { day: "Friday" });
  expect(readAnswers(ada, "report")).toBeNull();
  expect([...stored.values()].join("")).not.toMatch(/Carol|Monday|ada/);
});

test("no answers to a prompt remove only its own, and forgetting removes all", () => {
  saveAnswers(ada, "letter", { who: "Carol" });
  saveAnswers(ada, "report", { day: "Monday" });
  saveAnswers(ada, "letter", null);
  expect([readAnswers(ada, "letter"), readAnswers(ada, "report")]).toEqual([null, { day: "Monday" }]);
  clearAnswers();
  expect(readAnswers(ada, "report")).toBeNull();
  expect(stored.size).toBe(0);
});

test("the prompts used longest ago are dropped: beyond thirty, or beyond the size", () => {
  for (let at = 0; at < 31; at += 1) saveAnswers(ada, `prompt ${at}`, { at: `${at}` });
  expect(readAnswers(ada, "prompt 0")).toBeNull();
  expect(readAnswers(ada, "prompt 1")).toEqual({ at: "1" });
  saveAnswers(ada, "long", { text: "x".repeat(399_000) });
  expect(readAnswers(ada, "long")).not.toBeNull();
  expect(readAnswers(ada, "prompt 1")).toBeNull();
  saveAnswers(ada, "too long", { text: "x".repeat(401_000) });
  expect(readAnswers(ada, "too long")).toBeNull();
});

test("a damaged or refused storage has no answers, and nothing fails", () => {
  for (const damaged of ["{", "null", '"x"', JSON.stringify({ owner: ada, prompts: {} })]) {
    stored.set("answers", damaged);
    expect(readAnswers(ada, "letter"), damaged).toBeNull();
  }
  vi.stubGlobal("window", {});
  saveAnswers(ada, "letter", { who: "Carol" });
  expect(readAnswers(ada, "letter")).toBeNull();
});

test("answers in own words are told apart from options, the last used prompt first", () => {
  saveAnswers(null, "letter", { who: "Carol", tone: "warm" }, ["who"]);
  saveAnswers(null, "report", { shop: "Kotori" }, ["shop"]);
  expect(typedAnswers(ada)).toEqual([
    { name: "shop", label: "shop", text: "Kotori" },
    { name: "who", label: "who", text: "Carol" },
  ]);
});

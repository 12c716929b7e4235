import { expect, test } from "vitest";

import { shownDescription, shownTitle, textsBelow } from "./shown-texts";

const purpose = (originalInput: string) => ({ originalInput, title: null, description: null });

test("title and description are shown unchanged", () => {
  const texts = { originalInput: "a", title: "A title", description: "Said\nof it." };
  expect([shownTitle(texts), shownDescription(texts)]).toEqual(["A title", "Said\nof it."]);
});

test("the purpose's first 50 and 160 characters replace missing ones, as one line", () => {
  const short = purpose("a letter\n to\tmy landlord");
  expect(shownTitle(short)).toBe("a letter to my landlord");
  expect(shownDescription(short)).toBe("a letter to my landlord");
  for (const [shown, length] of [
    [shownTitle, 50],
    [shownDescription, 160],
  ] as const) {
    expect(shown(purpose("あ".repeat(length)))).toBe("あ".repeat(length));
    expect(shown(purpose("あ".repeat(length + 1)))).toBe(`${"あ".repeat(length - 1)}…`);
    expect(shown(purpose("🦊".repeat(length + 1)))).toBe(`${"🦊".repeat(length - 1)}…`);
  }
});

test("below the title stands only what it does not say, and nothing twice", () => {
  const below = (title: string | null, description: string | null, originalInput: string) =>
    Object.values(textsBelow({ title, description, originalInput }));
  expect(below("Dinner", "For a week.", "Plan dinners")).toEqual(["For a week.", "Plan dinners"]);
  expect(below("Plan dinners", " plan  dinners.", "Plan dinners")).toEqual([null, null]);
  expect(below(null, null, "Plan dinners")).toEqual([null, null]);
  expect(below("Dinner", "Plan dinners", "Plan dinners.")).toEqual(["Plan dinners", null]);
  const long = "a ".repeat(60).trim();
  expect(below(null, null, long)).toEqual([null, long]);
});

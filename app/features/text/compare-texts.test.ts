import { expect, test } from "vitest";

import { compareTexts, piecesOf } from "./compare-texts";

const joined = (segments: { text: string }[]) => segments.map(({ text }) => text).join("");
const changed = (segments: { text: string; changed: boolean }[]) =>
  segments.filter((segment) => segment.changed).map(({ text }) => text);

test("only different words are marked, in every language", () => {
  const english = compareTexts("Write a good letter.\nKeep it.", "Write a short letter.\nKeep it.");
  expect([changed(english.before), changed(english.after)]).toEqual([["good"], ["short"]]);
  const japanese = compareTexts("記事を詳しく書いてください。", "記事を簡潔に書いてください。");
  expect(changed(japanese.before).join("")).toContain("詳し");
  expect(joined(japanese.after.filter((segment) => !segment.changed))).toContain("書いてください。");
  expect(changed(japanese.after).join("")).not.toContain("記事");
});

test("added lines are marked on one side only", () => {
  const { before, after } = compareTexts("Task.", "Role.\nTask.\nLength.");
  expect(changed(before)).toEqual([]);
  expect(joined(after.filter((segment) => !segment.changed))).toContain("Task.");
  expect(changed(after).join("")).toContain("Role.");
});

test("a line that became the last one is the same line, and what went around it are whole lines", () => {
  expect(piecesOf("Task.\n- Long.\n- Calm.\nThanks!", "Task.\n- Calm.")).toEqual([
    { removed: "Task.\n", added: "Task.\n" },
    { removed: "- Long.\n", added: "" },
    { removed: "- Calm.", added: "- Calm." },
    { removed: "\nThanks!", added: "" },
  ]);
  expect(piecesOf("Task.", "Task.\n")).toEqual([
    { removed: "Task.", added: "Task." },
    { removed: "", added: "\n" },
  ]);
});

test("equal texts have no change, and empty ones no segment", () => {
  expect(compareTexts("a\nb", "a\nb")).toEqual({
    before: [{ text: "a\nb", changed: false }],
    after: [{ text: "a\nb", changed: false }],
  });
  expect(compareTexts("", "")).toEqual({ before: [], after: [] });
  expect(compareTexts("", "a")).toEqual({ before: [], after: [{ text: "a", changed: true }] });
});

test("the segments of each side join to its text, whatever the texts are", () => {
  const words = (seed: number, gap: string) =>
    Array.from({ length: 3_000 }, (_, index) => ((index * seed) % 9973).toString(36)).join(gap);
  const texts = [words(7919, " "), words(104_729, "\n"), words(7, "\n"), "あ".repeat(20_000), "🦊\r\n🍣"];
  for (const before of texts)
    for (const after of texts) {
      const comparison = compareTexts(before, after);
      expect(joined(comparison.before)).toBe(before);
      expect(joined(comparison.after)).toBe(after);
    }
});

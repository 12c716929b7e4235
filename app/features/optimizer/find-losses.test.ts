import { expect, test } from "vitest";

import { faultOf, findLosses } from "./find-losses";

const faultsOf = (...texts: Parameters<typeof findLosses>) => findLosses(...texts).map(faultOf);

test("lost variables of both spellings and a lost language are faults", () => {
  expect(findLosses("Write to {{ name }} about ${topic}.", "Write to {{name}} about ${topic}.")).toEqual([]);
  expect(faultsOf("Write to {{someone}}.", "Write to {{name}} about {{purpose}} and ${topic}.")).toEqual([
    "The variable {{name}} is missing.",
    "The variable {{purpose}} is missing.",
    "The variable ${topic} is missing.",
  ]);
  expect(faultsOf("手紙を書いてください。", "Write a letter to my landlord.")[0]).toContain(
    "another language",
  );
});

test("lost figures, quotations, code and contracts are faults", () => {
  const prompt = 'Ask me one question at a time about "Old Rope", 5 in all.\n```\nlet a = 1;\n```';
  expect(findLosses(prompt, prompt)).toEqual([]);
  for (const [improved, fault] of [
    [prompt.replace("5 in all", "some"), ": 5"],
    [prompt.replace('"Old Rope"', "it"), "Old Rope"],
    [prompt.replace("= 1", "= 2"), "code block"],
    [prompt.replace("Ask me one question at a time", "Write"), "talk"],
  ] as const)
    expect(faultsOf(improved, prompt).join(" "), improved).toContain(fault);
});

test("figures in a row are one loss", () => {
  const prompt = "Call 600 123 456, before 2026-12-04. Say it in 3 lines.";
  const wordsOf = (improved: string) => findLosses(improved, prompt).map(({ words }) => words);
  expect(wordsOf("Call in time. Say it in 3 lines.")).toEqual(["600 123 456", "2026-12-04"]);
  expect(wordsOf(prompt.replace("600 123", "6"))).toEqual(["600 123 456"]);
});

test("figures of the padding may be lost", () => {
  const prompt = "You have an IQ of 180. Write 3 lines.";
  expect(findLosses("Write 3 lines.", prompt, "Write 3 lines.")).toEqual([]);
  expect(findLosses("Write 3 lines.", prompt)).not.toEqual([]);
});

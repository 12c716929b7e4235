import { expect, test } from "vitest";

import { keptFaults } from "./kept-faults";

test("lost variables of both spellings and a lost language are faults", () => {
  expect(keptFaults("Write to {{ name }} about ${topic}.", "Write to {{name}} about ${topic}.")).toEqual([]);
  expect(keptFaults("Write to {{someone}}.", "Write to {{name}} about {{purpose}} and ${topic}.")).toEqual([
    "The variable {{name}} is missing.",
    "The variable {{purpose}} is missing.",
    "The variable ${topic} is missing.",
  ]);
  expect(keptFaults("手紙を書いてください。", "Write a letter to my landlord.")[0]).toContain(
    "prompt's language",
  );
});

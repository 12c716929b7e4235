import * as fc from "fast-check";
import { expect, test } from "vitest";

import { saysTheSame } from "./says-the-same";

test.each([
  ["Keep it short.", "keep it short!"],
  ["Keep it short", "Keep it short and polite"],
  ["Apologize only once", "Apologise only once."],
  ["謝るのは一度まで", "謝るのは一度まで。"],
  ["謝るのは一度まで", "謝るのは一度までにする"],
  ["Sin disculparse dos veces", "sin disculparse dos veces más"],
  ["42", "42"],
  ["…", "…"],
])("%s says the same as %s", (one, other) => {
  expect(saysTheSame(one, other)).toBe(true);
  expect(saysTheSame(other, one)).toBe(true);
});

test.each([
  ["Keep it short.", "No jargon."],
  ["Two versions to choose from", "What it costs"],
  ["謝るのは一度まで", "二案を出す"],
  ["Apologize only once", "謝るのは一度まで"],
  ["", "Keep it short"],
  ["…", "!"],
])("%s does not say the same as %s", (one, other) => {
  expect(saysTheSame(one, other)).toBe(false);
  expect(saysTheSame(other, one)).toBe(false);
});

test("every text says the same as itself, and the order of two does not matter", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("短く", "Keep it short"),
  );
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(saysTheSame(one, one)).toBe(true);
      expect(saysTheSame(one, other)).toBe(saysTheSame(other, one));
    }),
  );
});

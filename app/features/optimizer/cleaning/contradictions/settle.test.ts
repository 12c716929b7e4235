import { expect, test } from "vitest";

import { findContradictions } from "../../optimize-builtin";
import { settle } from "./settle";

const settled = (content: string, kept: string): string => {
  const found = findContradictions(content);
  const answers = found.flatMap(({ question: { name }, passages }) =>
    passages.includes(kept) ? [[name, kept]] : [],
  );
  expect(answers, content).toHaveLength(1);
  return settle(content, found, Object.fromEntries(answers)).content;
};

test.each([
  [
    "Plan the trip. Make the plan very detailed, hour by hour. Keep it short. We love food. Remember that the plan must be very detailed.",
    "Keep it short.",
    "Plan the trip. Keep it short. We love food.",
  ],
  [
    "Plan the trip. Keep it short, half a page maximum. Make the plan very detailed. We love food. Again, be brief.",
    "Make the plan very detailed.",
    "Plan the trip. Make the plan very detailed. We love food.",
  ],
  [
    "Escribe la carta. Hazla muy detallada. Que sea breve, máximo 120 palabras. No uses jerga. Recuerda que tiene que ser muy detallada.",
    "Que sea breve, máximo 120 palabras.",
    "Escribe la carta. Que sea breve, máximo 120 palabras. No uses jerga.",
  ],
  [
    "Write to Ann. Use emojis. No emojis. Sign as Bo. Include emojis.",
    "No emojis.",
    "Write to Ann. No emojis. Sign as Bo.",
  ],
])("a sentence with the wish that gave way goes with it: %s", (content, kept, left) => {
  expect(settled(content, kept)).toBe(left);
});

test.each([
  [
    "Plan the trip. Make the plan very detailed. Keep it short. The museum guide must be very detailed.",
    "Keep it short.",
    "Plan the trip. Keep it short. The museum guide must be very detailed.",
  ],
  [
    "Write to Ann. Use formal language. Be casual. If she asks about work, be formal.",
    "Be casual.",
    "Write to Ann. Be casual. If she asks about work, be formal.",
  ],
])("a like wish for something else stays: %s", (content, kept, left) => {
  expect(settled(content, kept)).toBe(left);
});

test("a wish that stands beside the one that gives way stays", () => {
  expect(
    settled(
      "Escribe la carta. Trátalos de usted. Usa un tono cercano y tutéalos, porque nos conocemos todos.",
      "Trátalos de usted.",
    ),
  ).toBe("Escribe la carta. Trátalos de usted. Usa un tono cercano.");
  expect(settled("Write to Ann. Use a warm tone, in a table with two rows. No tables.", "No tables.")).toBe(
    "Write to Ann. Use a warm tone. No tables.",
  );
});

test("a line tells what counts where a cut would break the sentence", () => {
  for (const [content, kept] of [
    ["Write to Ann. Make it fun but professional, casual but formal.", "casual"],
    ["Write to Ann. Keep it short but include all the details.", "include all the details"],
  ]) {
    const found = findContradictions(content!);
    expect(settle(content!, found, { "contradiction.1": kept! })).toMatchObject({ content, cuts: [] });
  }
});

test("a wish that is asked about is not asked about again", () => {
  const content =
    "Escribe la carta. Hazla muy detallada. Que sea breve, máximo 120 palabras. Recuerda que tiene que ser muy detallada.";
  expect(findContradictions(content)).toHaveLength(1);
});

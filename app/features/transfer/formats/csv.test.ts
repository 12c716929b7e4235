import { assert, constantFrom, property, string } from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";

import { parseFormula, withoutFormula } from "./csv";

const formula = /^[=+\-@＝＋－＠]/;
const quoted = (text: string) => `"${withoutFormula(text).replaceAll('"', '""')}"`;

test("no sheet of another language finds a formula in a cell", () => {
  const call = "cmd|' /C calc'!A0";
  for (const sign of "=+-@＝＋－＠")
    for (const text of [
      sign + call,
      `a;${sign}${call}`,
      `a; ${sign}${call};b`,
      `a;"${sign}${call}"`,
      `a\t${sign}${call}`,
      `a\n${sign}${call}`,
      `a\n\n;;\t${sign} ${call}`,
      `'${sign}${call}`,
    ]) {
      for (const delimiter of [",", ";", "\t"]) {
        // As sheets do that take quotes within a cell for its text, and as those that do not.
        const lines = `id,${quoted(text)}`.split("\n");
        const cells = lines.flatMap((line) => line.split(delimiter).map((one) => one.replace(/^[\s"]+/, "")));
        const read = Papa.parse<string[]>(quoted(text), { delimiter }).data.flat();
        expect(
          [...cells, ...read].filter((one) => formula.test(one)),
          JSON.stringify(text),
        ).toEqual([]);
      }
    }
});

test("items of lists stay as they are, and every text is read as it was", () => {
  expect(withoutFormula("Do:\n- this\n+ that; then go")).toBe("Do:\n- this\n+ that; then go");
  const pieces = constantFrom(..."';\t\n\r\"=+-@＝＋－＠ a".split(""));
  assert(
    property(string({ unit: pieces, maxLength: 20 }), (text) => {
      expect(parseFormula(withoutFormula(text))).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});

import Papa from "papaparse";
import { expect, test, vi } from "vitest";

import { readTable } from "./read-table.server";

/** The rows of a table, and how many characters were parsed for them. */
function readCounted(text: string) {
  const parse = vi.spyOn(Papa, "parse");
  const { rows } = readTable(text, 5_000);
  const read = parse.mock.calls.reduce((sum, [input]) => sum + String(input).length, 0);
  parse.mockRestore();
  return { rows, read };
}

test("a long table full of open quotes is read three times at most", () => {
  const text = `act,prompt\n${'"""a\n'.repeat(300_000)}`;
  const { rows, read } = readCounted(text);
  expect(read).toBeLessThanOrEqual(3 * text.length);
  expect(rows.at(-1)!.isOpen).toBe(true);
});

test("a short table goes on after each of its open quotes, up to twenty times", () => {
  const { rows } = readCounted(`act,prompt\n${'"""a\n'.repeat(10)}b,c\n`);
  expect(rows.map(({ isOpen }) => isOpen)).toEqual([false, ...Array<boolean>(10).fill(true), false]);
  expect(readCounted(`act,prompt\n${'"""a\n'.repeat(100)}`).rows).toHaveLength(23);
});

import { array, assert, constantFrom, property, string, tuple } from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";

import { readTable } from "./read-table.server";

const most = 5_000;
/** The cells of a table; a doubtful row's after its line. */
const read = (text: string) =>
  readTable(text, most).rows.map(({ line, cells, isDoubtful }) => (isDoubtful ? [line, ...cells] : cells));

test("every table that another program writes is read as that program reads it", () => {
  const cell = string({ unit: constantFrom(...'"\n,; a“’'.split("")), maxLength: 8 });
  const pair = tuple(cell, cell, cell);
  assert(
    property(array(pair, { minLength: 1, maxLength: 8 }), constantFrom(",", ";", "\t"), (rows, delimiter) => {
      const heading = ["one", "two", "three"];
      const text = Papa.unparse([heading, ...rows], { delimiter, newline: "\n" });
      const table = readTable(text, most).rows;
      const filled = rows.filter((cells) => cells.some((one) => one.trim() !== ""));
      expect(table.map(({ cells }) => cells)).toEqual([heading, ...filled]);
      expect(table.some(({ isDoubtful }) => isDoubtful)).toBe(false);
    }),
  );
});

test.each([
  ["Excel", 'act;prompt\nA;"two\nlines; ""said"""\nB;5" pipe\n'],
  ["Google Sheets", 'act,prompt\nA,"two\nlines; ""said"""\nB,"5"" pipe"'],
  ["Numbers", 'act;prompt\nA;"two\nlines; ""said"""\nB;"5"" pipe"'],
  ["LibreOffice, every text quoted", '"act","prompt"\n"A","two\nlines; ""said"""\n"B","5"" pipe"\n'],
])("a table of %s is read without doubt", (_, text) => {
  expect(read(text)).toEqual([
    ["act", "prompt"],
    ["A", 'two\nlines; "said"'],
    ["B", '5" pipe'],
  ]);
});

test.each([
  ["a quote within a cell", 'x,say "hi" twice', ["x", 'say "hi" twice']],
  ["one smart quote", "x,“open", ["x", "“open"]],
  ["spaces after a quote", 'x,"a, b"  ', ["x", "a, b"]],
  ["an open quote", 'x,"open', [2, "x", '"open']],
  ["an open quote before a comma", 'x,"open, and more', [2, "x", "open, and more"]],
  ["quotes within quotes", 'x,"he said "hi, there" to me"', [2, "x", 'he said "hi, there" to me']],
  ["a quoted word first", '"Hello" she said,x', [2, '"Hello" she said', "x"]],
  ["a quoted word before a quoted cell", '"Hello" she said,"a, b"', [2, '"Hello" she said', "a, b"]],
  ["halves of a doubled quote", 'x,""all""', [2, "x", '"all"']],
  ["a quote alone", 'x,"', [2, "x", '"']],
])("%s is read as a reader sees it, and swallows no row", (_, line, cells) => {
  const heading = ["act", "prompt"];
  expect(read(`act,prompt\n${line}\nb,c\n"d","e"\n`)).toEqual([heading, cells, ["b", "c"], ["d", "e"]]);
  expect(read(`act,prompt\nb,c\n${line}`).at(-1)).toEqual(
    typeof cells[0] === "number" ? [3, ...cells.slice(1)] : cells,
  );
});

test("a cell of several lines is kept whole though its quotes do not fit", () => {
  const rows = (text: string) => read(`act,prompt\n${text}`).slice(1);
  expect(rows('x,"he said "hi" and\nleft"\nb,c')).toEqual([
    [2, "x", 'he said "hi" and\nleft'],
    ["b", "c"],
  ]);
  expect(rows('b,c\nx,"the last cell,\nwhich is cut')).toEqual([
    ["b", "c"],
    [3, "x", "the last cell,\nwhich is cut"],
  ]);
});

test("an open quote in every row leaves every row", () => {
  const { rows, hasMore } = readTable(`act,prompt\n${'a,"open\n'.repeat(4_000)}b,c\n`, most);
  expect(hasMore).toBe(false);
  expect(rows).toHaveLength(4_002);
  expect(rows.filter(({ isDoubtful }) => isDoubtful)).toHaveLength(4_000);
  expect(readTable(`act,prompt\n${'"""a\n'.repeat(300_000)}`, most).hasMore).toBe(true);
});

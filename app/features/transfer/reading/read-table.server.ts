import Papa from "papaparse";

/** A row of a table, or what is wrong with it. */
export interface TableRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
  /** A quote that was opened here is never closed. */
  isOpen: boolean;
}

/** How often reading goes on after an open quote: each time reads the rest of the table again. */
const mostRecoveries = 20;

/** Characters that may be read again: of a long table twice its own. */
const readAgain = (length: number): number => Math.max(2 * length, 1_000_000);

const delimiters = [",", ";", "\t"] as const;

/** The line by which a table tells Excel its delimiter. */
const delimiterLine = /^"?sep=([,;\t|])"?[^\S\n]*(?:\n|$)/i;

/** The delimiter that a table's first line has most of. */
function delimiterOf(text: string): string {
  const head = text
    .slice(0, 4_000)
    .split("\n", 1)[0]!
    .replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * The rows of a table with commas, semicolons or tabs, without blank ones, at most `most`; `hasMore`: there are further ones.
 * A row whose quote is never closed ends with its line, and the next line is read as a row.
 */
export function readTable(text: string, most: number): { rows: TableRow[]; hasMore: boolean } {
  const sign = delimiterLine.exec(text);
  const delimiter = sign?.[1] ?? delimiterOf(text);
  const table = { rows: [] as TableRow[], hasMore: false };
  const take = (row: TableRow): boolean => {
    if (row.cells.every((cell) => cell.trim() === "")) return true;
    table.hasMore = table.rows.length === most;
    if (!table.hasMore) table.rows.push(row);
    return !table.hasMore;
  };
  let next = readRun(text, { start: sign?.[0].length ?? 0, line: sign ? 2 : 1 }, delimiter, take);
  let room = readAgain(text.length);
  for (let round = 0; next && round < mostRecoveries; round += 1) {
    room -= text.length - next.start;
    if (room < 0) break;
    next = readRun(text, next, delimiter, take);
  }
  // What follows is not read: said once.
  if (next) table.rows.push({ line: next.line, cells: [], isOpen: true });
  return table;
}

/** Where a run of rows begins. */
interface Position {
  start: number;
  line: number;
}

/** Reads rows until the end, or until a quote stays open: then returns where the next line begins. */
function readRun(
  text: string,
  { start, line: firstLine }: Position,
  delimiter: string,
  take: (row: TableRow) => boolean,
): Position | null {
  const rest = text.slice(start);
  let at = 0;
  let line = firstLine;
  let resumed: Position | null = null;
  Papa.parse<string[]>(rest, {
    delimiter,
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const isOpen = errors.some(({ code }) => code === "MissingQuotes");
      if (isOpen) {
        const end = rest.indexOf("\n", at);
        const goesOn = take({ line, cells: [rest.slice(at, end < 0 ? undefined : end)], isOpen });
        if (goesOn && end >= 0 && end + 1 < rest.length) resumed = { start: start + end + 1, line: line + 1 };
        parser.abort();
        return;
      }
      if (!take({ line, cells: data, isOpen })) parser.abort();
      for (
        let next = rest.indexOf("\n", at);
        next >= 0 && next < meta.cursor;
        next = rest.indexOf("\n", at)
      ) {
        line += 1;
        at = next + 1;
      }
      at = meta.cursor;
    },
  });
  return resumed;
}

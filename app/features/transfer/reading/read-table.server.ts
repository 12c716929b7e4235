import { isCellEnd, mendCells, readQuoted, type Cells } from "./mend-cells.server";

/** A row of a table. */
export interface TableRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  cells: string[];
  /** Its quotes do not fit: the cells are those that a reader would most likely see. */
  isDoubtful: boolean;
}

/** Characters of lines that may be read again for cells of several lines whose quotes do not fit. */
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
 * A quote that does not fit ends no later than a line that is a row of its own. Linear in the text.
 */
export function readTable(text: string, most: number): { rows: TableRow[]; hasMore: boolean } {
  const sign = delimiterLine.exec(text);
  const delimiter = sign?.[1] ?? delimiterOf(text);
  const rows: TableRow[] = [];
  const room = { left: readAgain(text.length) };
  let [at, line] = sign ? [sign[0].length, 2] : [0, 1];
  while (at < text.length) {
    const strict = readCells(text, at, delimiter);
    const read = strict.isWhole
      ? strict
      : mendCells(text, strict, { delimiter, width: rows[0]?.cells.length ?? null, room });
    if (read.cells.some((cell) => cell.trim() !== "")) {
      if (rows.length === most) return { rows, hasMore: true };
      rows.push({ line, cells: read.cells, isDoubtful: !strict.isWhole });
    }
    for (let end = text.indexOf("\n", at); end >= 0 && end < read.next; end = text.indexOf("\n", end + 1))
      line += 1;
    at = read.next;
  }
  return { rows, hasMore: false };
}

/** The cells of a row up to the first one whose quotes do not fit: `next` is where that begins. */
function readCells(text: string, start: number, delimiter: string): Cells & { isWhole: boolean } {
  const cells: string[] = [];
  for (let at = start; ;) {
    const quoted = text[at] === '"' ? readQuoted(text, at, delimiter) : null;
    if (text[at] === '"' && !quoted) return { cells, next: at, isWhole: false };
    let end = quoted?.end ?? at;
    while (!isCellEnd(text, end, delimiter)) end += 1;
    cells.push(quoted?.text ?? text.slice(at, end));
    if (text[end] !== delimiter) return { cells, next: end + 1, isWhole: true };
    at = end + 1;
  }
}

type Cell = string | number;

const shown = (cell: Cell) => (typeof cell === "number" ? cell.toLocaleString("en") : cell);

/** Japanese characters are two columns wide. */
const width = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > "\u{2e7f}" ? 2 : 1), 0);

/** Rows as a plain text table: a header of the columns' names, numbers right-aligned. */
export function formatTable(title: string, rows: readonly Record<string, Cell>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(width(name), ...rows.map((row) => width(shown(row[name]!)))));
  const line = (cells: Cell[]) =>
    cells
      .map((cell, at) => {
        const gap = " ".repeat(widths[at]! - width(shown(cell)));
        return typeof rows[0]?.[names[at]!] === "number" ? gap + shown(cell) : shown(cell) + gap;
      })
      .join("  ")
      .trimEnd();
  const rule = widths.map((size) => "-".repeat(size)).join("  ");
  return [title, "", line(names), rule, ...rows.map((row) => line(names.map((name) => row[name]!)))].join(
    "\n",
  );
}

import type { ExportedPrompt } from "../exported-prompt";

/** Columns of an exported table, in order. */
export const csvColumns = [
  "id",
  "purpose",
  "content",
  "type",
  "tags",
  "folder",
  "title",
  "description",
  "variables",
  "created_at",
  "updated_at",
] as const;

/** Beginnings that a spreadsheet reads as a formula, also in a Japanese keyboard's full width. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;

/** Signs that a sheet opened with semicolons or tabs, or a line at a time, may take for the beginning of a cell. */
const beginning = /(?<![\s";])([\s";]+)('*)(?=([=+\-@＝＋－＠])(\s?))/g;

/** Changes the apostrophes before formulas within a text; items of lists are left as people read them. */
const within = (text: string, change: (apostrophes: string) => string): string =>
  text.replace(beginning, (whole, before: string, apostrophes: string, sign: string, space: string) => {
    const isItem = !/[;\t]/.test(before) && /[+-]/.test(sign) && space !== "";
    return /[;\t\r\n]/.test(before) && !isItem ? before + change(apostrophes) : whole;
  });

/**
 * A text that no spreadsheet runs: an apostrophe before what it would read as a formula, also where a sheet of another language
 * would cut the text.
 */
export function withoutFormula(text: string): string {
  const safe = within(text, (apostrophes) => `'${apostrophes}`);
  return formula.test(safe) ? `'${safe}` : safe;
}

/** The text before `withoutFormula`. */
export const parseFormula = (cell: string): string =>
  within(cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell, (apostrophes) =>
    apostrophes.slice(1),
  );

const cell = (text: string): string => {
  const safe = withoutFormula(text);
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The first line of a table, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `\uFEFF${row(csvColumns)}`;

/** The line of a prompt that could not be written: its id only, which an import reports. */
export const csvGap = (id: string): string => row(csvColumns.map((name) => (name === "id" ? id : "")));

/** The line of a prompt: what a table can have, without its history. */
export const csvRow = (prompt: ExportedPrompt): string =>
  row([
    prompt.id,
    prompt.originalInput,
    prompt.content,
    prompt.type,
    prompt.tags.join(", "),
    prompt.folder ?? "",
    prompt.title ?? "",
    prompt.description ?? "",
    prompt.variables.length > 0 ? JSON.stringify(prompt.variables) : "",
    prompt.createdAt.toISOString(),
    prompt.updatedAt.toISOString(),
  ]);

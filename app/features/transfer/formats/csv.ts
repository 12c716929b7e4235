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

/** Beginnings that a spreadsheet reads as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet runs: an apostrophe before what it would read as a formula. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text before `withoutFormula`. */
export const readFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const cell = (text: string): string => {
  const safe = withoutFormula(text);
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The first line of a table, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (): string => `\uFEFF${row(csvColumns)}`;

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

import { typeTags, type TypeTag } from "~/domain/prompt-use";
import { importPlaceholders } from "~/domain/import-placeholders";
import { splitTags } from "~/features/prompts/tags";
import { firstCharacters } from "~/features/text/first-characters";
import { visibleLine } from "~/features/text/visible-text";

import { csvColumns, parseFormula } from "../formats/csv";
import type { UnknownTable } from "../import-row";
import { columnRoles, type ColumnRole } from "../limits";
import { advisedItem } from "./advised-item";
import { headings } from "./column-names";
import type { TableRow } from "./read-table.server";

/** The column of each role that a table has. */
export type Columns = Partial<Record<ColumnRole, number>>;

/** Reads a row as an unchecked prompt. */
type ReadRow = (cells: readonly string[]) => unknown;

/** Uses in prompts.chat's column `type`; the others are texts. */
const chatTypes = new Map<string, TypeTag>([
  ["IMAGE", typeTags.image],
  ["VIDEO", typeTags.video],
]);

export const chatType = (type: string): TypeTag | undefined => chatTypes.get(type.trim().toUpperCase());

const fold = (cells: readonly string[]) => cells.map((cell) => visibleLine(cell).toLowerCase());

/** How to interpret a table by its headings. Null if they are unknown. */
export function knownTable(first: readonly string[], placeholders: boolean): ReadRow | null {
  const names = fold(first);
  const own = csvColumns.map((name) => names.indexOf(name));
  if (names.includes("content") && names.includes("purpose")) return (cells) => ownItem(cells, own);
  const [act, prompt, type] = ["act", "prompt", "type"].map((name) => names.indexOf(name));
  if (act! < 0 || prompt! < 0) return null;
  return (cells) => ({
    ...columnItem(cells, { originalInput: act!, content: prompt! }, placeholders),
    type: chatType(cells[type!] ?? ""),
  });
}

function ownItem(cells: readonly string[], places: readonly number[]): unknown {
  const [id, purpose, content, type, tags, folder, title, description, variables, created, updated] =
    places.map((place) => (place < 0 ? undefined : parseFormula(cells[place] ?? "")));
  return {
    id: id || undefined,
    originalInput: purpose || firstLine(content ?? ""),
    content: content ?? "",
    type: type || undefined,
    tags: tags === undefined ? undefined : splitTags(tags),
    folder: folder === undefined ? undefined : folder || null,
    title: title || undefined,
    description: description || undefined,
    variables: variables ? readJson(variables) : undefined,
    createdAt: created || undefined,
    updatedAt: updated || undefined,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Refused by the schema, as every other wrong type is.
    return text;
  }
}

/** Reads a row by the columns that a person chose. */
export function columnItem(cells: readonly string[], columns: Columns, placeholders: boolean) {
  const of = (role: ColumnRole) => (columns[role] === undefined ? undefined : cells[columns[role]]);
  const content = of("content") ?? "";
  const folder = of("folder");
  const tags = of("tags");
  return advisedItem({
    ...textItem(content, placeholders, of("originalInput")),
    ...(tags !== undefined && { tags: splitTags(tags) }),
    ...(folder !== undefined && { folder: folder.trim() || null }),
  });
}

/** A text as a prompt: its purpose is what is given, else its first line. */
export function textItem(text: string, placeholders: boolean, given?: string) {
  const template = placeholders ? importPlaceholders(text) : null;
  return {
    originalInput: given?.trim() || firstLine(text),
    content: template?.content ?? text,
    ...(template && template.found > 0 && { variables: template.variables }),
  };
}

const purposeLength = 80;

/** The first line with words, without Markdown's signs. */
export function firstLine(text: string): string {
  const lines = text.slice(0, 2_000).split("\n");
  const line = lines.find((one) => /[\p{L}\p{N}]/u.test(one)) ?? lines[0]!;
  return firstCharacters(visibleLine(line).replace(/^[#>*\-\s]+/, ""), purposeLength).trim();
}

const sampleRows = 4;
const sampleLength = 60;
const mostColumns = 40;

/** A table without known headings, for the choice of its columns. Null for a text that only has commas. */
export function unknownTable(rows: readonly TableRow[]): UnknownTable | null {
  const [first] = rows;
  if (!first || rows.length < 2 || first.cells.length < 2 || first.cells.length > mostColumns) return null;
  const even = rows.slice(0, 20).filter(({ cells }) => cells.length === first.cells.length).length;
  if (even < Math.min(rows.length, 20) * 0.8) return null;
  const names = fold(first.cells);
  const suggested: Columns = {};
  for (const role of columnRoles) {
    const name = headings[role].find((heading) => names.includes(heading));
    if (name) suggested[role] = names.indexOf(name);
  }
  const shorten = (cell: string) => firstCharacters(visibleLine(cell.slice(0, 400)), sampleLength);
  return { sample: rows.slice(0, sampleRows).map(({ cells }) => cells.map(shorten)), suggested };
}

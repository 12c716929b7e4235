import { AppError } from "~/errors";
import { visibleLine } from "~/features/texts/visible-text";

import { libraryForm } from "../exported-prompt";
import { openBudget, type YamlBudget } from "../formats/read-yaml.server";
import type { Source, SourceRow } from "../import-row";
import { importLimits } from "../limits";
import { decodeText } from "./decode-text.server";
import { isZip, readZip } from "./read-zip.server";
import { readTextFile } from "./read-text-file.server";
import { columnItem, knownTable, textItem, unknownTable, type Columns } from "./table-items.server";

/** How a person wants an upload read. */
export interface ReadOptions {
  /** Turns placeholders of other tools into variables, where a file does not define its own. */
  placeholders: boolean;
  /** The columns of a table, or that it is a text. */
  table?: { columns: Columns; headless: boolean } | "text";
}

/** How a file is read, and what all files of the import may still cost. */
interface Reading extends ReadOptions {
  budget: YamlBudget;
}

const nothing: Source = { rows: [], folders: [], table: null };
const endings = { library: ".json", table: ".csv", texts: [".md", ".markdown", ".txt", ".prompt"] };
/** Files that systems put beside others. */
const clutter = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$)/;
/** A text that can only mean JSON. */
const jsonStart = /^\s*(?:\{\s*"|\[\s*\{)/;

/**
 * The prompts of an upload: a ZIP archive, JSON, a table, Markdown, dotprompt, or text. Errors: `import_unreadable`,
 * `import_too_large`, `import_too_many`.
 */
export async function readSource(bytes: Uint8Array, options: ReadOptions): Promise<Source> {
  const reading = { ...options, budget: openBudget() };
  if (isZip(bytes)) return readArchive(bytes, reading);
  const text = decodeText(bytes);
  if (text === null) throw new AppError("import_unreadable");
  return text.trim() === "" ? nothing : readText(text, reading);
}

async function readText(text: string, options: Reading): Promise<Source> {
  if (options.table === "text") return { ...nothing, rows: [textRow(text, null, 1, options)] };
  if (jsonStart.test(text)) return readJson(text, null);
  if (/^---[ \t]*\n/.test(text)) return { ...nothing, rows: [textRow(text, null, 1, options)] };
  return (await readTableText(text, options)) ?? { ...nothing, rows: [textRow(text, null, 1, options)] };
}

function readJson(text: string, file: string | null): Source {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError("import_unreadable", { cause });
  }
  const library = Object(value) as { prompts?: unknown; folders?: unknown };
  const items = Array.isArray(value) ? (value as unknown[]) : library.prompts;
  if (!Array.isArray(items)) throw new AppError("import_unreadable");
  const folders = Array.isArray(library.folders)
    ? library.folders.filter((name) => typeof name === "string")
    : [];
  return {
    rows: bounded(items.map((item: unknown, at) => ({ line: at + 1, file, item }))),
    folders: folders.slice(0, importLimits.rows),
    table: null,
  };
}

function bounded(rows: SourceRow[], hasMore = rows.length > importLimits.rows): SourceRow[] {
  if (hasMore) throw new AppError("import_too_many", { limit: importLimits.rows });
  return rows;
}

/** The rows of a table; null: it is none. */
async function readTableText(
  text: string,
  { table, placeholders }: ReadOptions,
  file: string | null = null,
): Promise<Source | null> {
  const { readTable } = await import("./read-table.server");
  // A heading more than the rows.
  const { rows, hasMore } = readTable(text, importLimits.rows + 1);
  const chosen = typeof table === "object" ? table : null;
  const read = chosen
    ? (cells: readonly string[]) => columnItem(cells, chosen.columns, placeholders)
    : knownTable(rows[0]?.cells ?? [], placeholders);
  if (!read) {
    const unknown = unknownTable(rows);
    return unknown && { ...nothing, table: unknown };
  }
  const entries = rows.slice(chosen?.headless ? 0 : 1).map(({ line, cells, isOpen }): SourceRow => {
    if (isOpen) return { line, file, fault: { field: "", code: "quote_open" } };
    return { line, file, item: read(cells) };
  });
  return { ...nothing, rows: bounded(entries, hasMore || entries.length > importLimits.rows) };
}

function textRow(
  text: string,
  file: string | null,
  line: number,
  { placeholders, table, budget }: Reading,
): SourceRow {
  if (table === "text") return { line, file, item: textItem(text.trim(), placeholders) };
  try {
    return { line, file, item: readTextFile(text, file, { placeholders, budget }) };
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    return { line, file, fault: { field: "", code: "front_matter" } };
  }
}

/** Our own JSON file, which has all that the files beside it have; else every file. */
async function readArchive(bytes: Uint8Array, options: Reading): Promise<Source> {
  const found: Source = { rows: [], folders: [], table: null };
  let number = 0;
  for await (const { name, bytes: inside } of readZip(
    bytes,
    (path) => !clutter.test(path) && !path.endsWith("/"),
  )) {
    number += 1;
    const text = inside && decodeText(inside);
    const lower = name.toLowerCase();
    const file = Array.from(visibleLine(name.slice(-200)))
      .slice(-80)
      .join("");
    if (lower.endsWith(endings.library) && text?.includes(`"${libraryForm.format}"`))
      return readJson(text, file);
    const source = await readMember(lower, text, file, number, options);
    found.rows.push(...source.rows);
    found.folders.push(...source.folders);
    bounded(found.rows);
  }
  return found;
}

async function readMember(
  name: string,
  text: string | null,
  file: string,
  line: number,
  options: Reading,
): Promise<Source> {
  const refused = (code: "unknown_format" | "not_text"): Source => ({
    ...nothing,
    rows: [{ line, file, fault: { field: "", code } }],
  });
  const isText = endings.texts.some((ending) => name.endsWith(ending));
  if (!isText && !name.endsWith(endings.library) && !name.endsWith(endings.table))
    return refused("unknown_format");
  if (text === null) return refused("not_text");
  if (isText) return { ...nothing, rows: [textRow(text, file, line, options)] };
  if (name.endsWith(endings.library))
    try {
      return readJson(text, file);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === "import_unreadable") return refused("unknown_format");
      throw thrown;
    }
  const table = await readTableText(text, { ...options, table: undefined }, file);
  return table && !table.table ? table : refused("unknown_format");
}

import { importedFacts } from "~/features/facts/schema";
import { AppError } from "~/errors";
import { visibleLine } from "~/features/text/visible-text";

import { libraryForm } from "../exported-prompt";
import { hasFrontMatter } from "../formats/front-matter.server";
import { openBudget, type YamlBudget } from "../formats/parse-yaml.server";
import type { Source, SourceRow } from "../import-row";
import { importLimits, type Encoding } from "../limits";
import { decodeText } from "./decode-text.server";
import { jsonFault } from "./json-fault";
import { isChat, jsonItem } from "./json-items.server";
import { fileLocations, type FileLocation } from "./file-location";
import { isZip, namesInZip, readZip } from "./read-zip.server";
import { readTextFile } from "./read-text-file.server";
import { columnItem, knownTable, textItem, unknownTable, type Columns } from "./table-items.server";

/** How a person wants an upload read. */
export interface ReadOptions {
  /** Turns placeholders of other tools into variables, where a file does not define its own. */
  placeholders: boolean;
  /** Each line of a pasted text or of a plain text file is a prompt of its own. */
  lines?: boolean;
  /** The title of a text without one. Null if it was pasted. */
  fileName?: string | null;
  /** The columns of a table, or that it is a text. */
  table?: { columns: Columns; headless: boolean } | "text";
}

/** How a file is read, and what all files of the import may still cost. */
interface Reading extends ReadOptions {
  budget: YamlBudget;
  /** Title and folder, by a file's name and its place in an archive. */
  place?: FileLocation;
}

const nothing: Source = { rows: [], folders: [], facts: [], table: null, encodings: [] };
const endings = { library: ".json", table: ".csv", texts: [".md", ".markdown", ".txt", ".prompt"] };
/** Files and folders that systems and tools add. */
const clutter = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/))/;
/** The files of ChatGPT's and Claude's exports with what was said, and about whose it is. */
const chatFiles = [/(?:^|\/)conversations(?:-\d+)?\.json$/, /(?:^|\/)users?\.json$/];
/** The first bytes of documents of Excel before 2007. */
const isOldExcel = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
/** A text that can only mean JSON. */
const jsonStart = /^\s*(?:\{\s*"|\[\s*\{)/;

/**
 * The prompts of an upload: a ZIP archive, JSON, a table, Markdown, dotprompt, or text. Errors: `import_unreadable`, `import_json`,
 * `import_excel`, `import_opendocument`, `import_chats`, `import_too_large`, `import_too_many`.
 */
export async function readSource(bytes: Uint8Array, options: ReadOptions): Promise<Source> {
  const { fileName } = options;
  const place = fileName ? fileLocations([fileName])(fileName) : undefined;
  const reading = { ...options, place, budget: openBudget() };
  if (isZip(bytes)) return readArchive(bytes, reading);
  if (isOldExcel(bytes)) throw new AppError("import_excel");
  const decoded = decodeText(bytes);
  if (!decoded) throw new AppError("import_unreadable");
  const { text, encoding } = decoded;
  return text.trim() === "" ? nothing : { ...(await readText(text, reading)), encodings: [encoding] };
}

async function readText(text: string, options: Reading): Promise<Source> {
  if (options.lines && isPlain(options.fileName)) return { ...nothing, rows: lineRows(text, options) };
  const isText = options.table === "text";
  if (!isText && jsonStart.test(text)) return readJson(text, null, options);
  const table = isText || hasFrontMatter(text) ? null : await readTableText(text, options);
  return table ?? { ...nothing, rows: [textRow(text, null, 1, options)] };
}

const isPlain = (fileName: string | null | undefined) =>
  !fileName || /\.(?:txt|md|markdown)$/i.test(fileName);

/** The sign before an item of a list. */
const listSign = /^(?:[-*+](?:\s+|$)|[•・]\s*|\d{1,4}(?:[.)](?!\d)|[．、])\s*)/u;

/** A prompt of each line with words. Errors: `import_too_many`. */
function lineRows(text: string, { placeholders }: Reading): SourceRow[] {
  const rows: SourceRow[] = [];
  let line = 0;
  for (let start = 0; start < text.length;) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    const words = text.slice(start, end).trim().replace(listSign, "").trim();
    line += 1;
    if (words) rows.push({ line, file: null, item: textItem(words, placeholders) });
    bounded(rows, rows.length > importLimits.rows || line > importLimits.lines);
    start = end + 1;
  }
  return rows;
}

function readJson(text: string, file: string | null, { placeholders }: Reading): Source {
  if (hasMoreThan(text, "{", importLimits.objects)) throw new AppError("import_too_large");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError("import_json", { cause, place: jsonFault(text) });
  }
  const library = Object(value) as { prompts?: unknown; folders?: unknown; facts?: unknown };
  const items = Array.isArray(value) ? (value as unknown[]) : library.prompts;
  if (!Array.isArray(items)) throw new AppError("import_unreadable");
  const folders = Array.isArray(library.folders)
    ? library.folders.filter((name) => typeof name === "string")
    : [];
  if (items.length > 0 && items.every(isChat)) throw new AppError("import_chats");
  bounded([], items.length > importLimits.rows);
  return {
    ...nothing,
    rows: items.map((item: unknown, at) => ({ line: at + 1, file, item: jsonItem(item, placeholders) })),
    folders: folders.slice(0, importLimits.rows),
    facts: importedFacts.parse(library.facts),
  };
}

function hasMoreThan(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count <= most; at = text.indexOf(sign, at + 1)) count += 1;
  return count > most;
}

function bounded(rows: SourceRow[], hasMore = rows.length > importLimits.rows): SourceRow[] {
  if (hasMore) throw new AppError("import_too_many", { limit: importLimits.rows });
  return rows;
}

/** The rows of a table. Null if it is none. */
async function readTableText(
  text: string,
  { table, placeholders }: ReadOptions,
  file: string | null = null,
): Promise<Source | null> {
  const { readTable } = await import("./read-table.server");
  // A heading more than the rows.
  const { rows, hasMore } = readTable(text, importLimits.rows + 1);
  const chosen = typeof table === "object" ? table : null;
  const known = chosen ? null : knownTable(rows[0]?.cells ?? [], placeholders);
  const unknown = chosen || known ? null : unknownTable(rows);
  const { content, originalInput } = unknown?.suggested ?? {};
  // Headings that name a text and its title leave no choice.
  const isNamed = content !== undefined && originalInput !== undefined;
  const columns = chosen?.columns ?? (isNamed ? unknown?.suggested : undefined);
  const read = known ?? (columns && ((cells: readonly string[]) => columnItem(cells, columns, placeholders)));
  if (!read) {
    // No choice of columns could read it.
    if (unknown) bounded([], hasMore);
    return unknown && { ...nothing, table: unknown };
  }
  const entries = rows
    .slice(chosen?.headless ? 0 : 1)
    .map(({ line, cells, isDoubtful }): SourceRow => ({ line, file, item: read(cells), isDoubtful }));
  return { ...nothing, rows: bounded(entries, hasMore || entries.length > importLimits.rows) };
}

function textRow(text: string, file: string | null, line: number, { table, ...reading }: Reading): SourceRow {
  if (table === "text") return { line, file, item: textItem(text.trim(), reading.placeholders) };
  try {
    return { line, file, item: readTextFile(text, file, reading) };
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    return { line, file, fault: { field: "", code: "front_matter" } };
  }
}

/** Our own JSON file, which has all that the other files have; else every file. */
async function readArchive(bytes: Uint8Array, options: Reading): Promise<Source> {
  const found: Source = { ...nothing, rows: [], folders: [] };
  const names = namesInZip(bytes);
  refuseDocuments(names);
  const isWanted = (path: string) => !clutter.test(path) && !path.endsWith("/");
  const placeOf = fileLocations(names.filter(isWanted));
  const read = new Set<Encoding>();
  let number = 0;
  for await (const { name, bytes: inside } of readZip(bytes, isWanted)) {
    number += 1;
    const decoded = inside && decodeText(inside);
    const text = decoded?.text ?? null;
    const lower = name.toLowerCase();
    const file = Array.from(visibleLine(name.slice(-200)))
      .slice(-80)
      .join("");
    if (lower.endsWith(endings.library) && text?.includes(`"${libraryForm.format}"`))
      return { ...readJson(text, file, options), encodings: [decoded!.encoding] };
    const source = await readMember(lower, text, file, number, { ...options, place: placeOf(name) });
    found.rows.push(...source.rows);
    found.folders.push(...source.folders);
    if (decoded && source.rows.some(({ fault }) => !fault)) read.add(decoded.encoding);
    bounded(found.rows);
  }
  return { ...found, encodings: [...read] };
}

/** Refuses archives whose single files say nothing. Errors: `import_excel`, `import_opendocument`, `import_chats`. */
function refuseDocuments(names: readonly string[]): void {
  if (names.includes("xl/workbook.xml") || names.includes("xl/workbook.bin"))
    throw new AppError("import_excel");
  if (names.includes("META-INF/manifest.xml") && names.includes("content.xml"))
    throw new AppError("import_opendocument");
  if (chatFiles.every((file) => names.some((name) => file.test(name)))) throw new AppError("import_chats");
}

async function readMember(
  name: string,
  text: string | null,
  file: string,
  line: number,
  options: Reading,
): Promise<Source> {
  const refused = (code: "unknown_format" | "not_text" | "import_chats"): Source => ({
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
      return readJson(text, file, options);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      if (thrown.code === "import_unreadable" || thrown.code === "import_json")
        return refused("unknown_format");
      if (thrown.code === "import_chats") return refused(thrown.code);
      throw thrown;
    }
  const table = await readTableText(text, { ...options, table: undefined }, file);
  return table && !table.table ? table : refused("unknown_format");
}

import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { definitionsFor } from "~/features/prompts/change-template.server";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { operation } from "~/operation";
import type { Services } from "~/services";

import { checkItem, itemCleaner, type CheckedItem } from "./check-item";
import { compareRows } from "./compare-rows.server";
import { countOutcomes } from "./count-outcomes.server";
import type { HiddenCount, ImportState } from "./import-state";
import {
  dropUpload,
  readState,
  readUpload,
  rowsPart,
  sourcePart,
  storeImport,
  type StoredRow,
} from "./import-store.server";
import type { Source } from "./import-row";
import { importRound, importLimits, listedItems } from "./limits";
import type { ReadOptions } from "./reading/read-source.server";
import { faultOf } from "./row-outcome";

type Needs = Pick<Services, "db" | "clock" | "ids" | "files">;

const readingErrors = [
  "import_unreadable",
  "import_json",
  "import_excel",
  "import_opendocument",
  "import_chats",
  "import_too_large",
  "import_too_many",
  "import_empty",
] as const;

export const startImportOperation = operation({ limit: "write", errors: readingErrors });

/** An upload, and how it is read. */
export interface ImportInput {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null if it was pasted. */
  fileName?: string | null;
  placeholders: boolean;
  /** Each line is a prompt of its own. */
  lines?: boolean;
  keepHidden: boolean;
}

/**
 * Reads an upload and compares it with the viewer's library; nothing is imported yet. Replaces the viewer's unfinished import.
 * Returns the import's id. Errors: `import_unreadable`, `import_json`, `import_excel`, `import_opendocument`, `import_chats`, `import_too_large`,
 * `import_too_many`, `import_empty`, and those of the storage.
 */
export async function startImport(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  { bytes, fileName, placeholders, lines, keepHidden }: ImportInput,
): Promise<string> {
  if (bytes.length > importLimits.upload) throw new AppError("import_too_large");
  const { readSource } = await import("./reading/read-source.server");
  const source = await readSource(bytes, { placeholders, lines, fileName });
  const state: ImportState = {
    id: services.ids.create(),
    startedAt: services.clock.now().getTime(),
    phase: source.table ? "columns" : "preview",
    placeholders,
    keepHidden,
    table: source.table,
    // A pasted text was never in a file of other letters.
    encodings: fileName === null ? [] : source.encodings,
    folders: folderNames(source.folders),
    facts: source.facts,
    counts: { new: 0, same: 0, differs: 0, broken: 0 },
    hidden: [],
    listed: [],
    faults: [],
    total: 0,
    rounds: 0,
    next: 0,
    done: 0,
    choice: "skip",
    results: { created: 0, replaced: 0, skipped: 0, refused: 0 },
    stopped: null,
  };
  if (!source.table && source.rows.length + source.facts.length === 0) throw new AppError("import_empty");
  if (source.table) await storeImport(services, viewer.id, state, [sourcePart(bytes)]);
  else await preview(services, viewer, state, source);
  return state.id;
}

/** The names of a file's own folders that are names of folders, as many as a library takes. */
const folderNames = (names: readonly string[]): string[] => {
  const checked = names.flatMap((folder) => {
    const { prompt } = checkItem({ originalInput: "-", content: "-", folder });
    return prompt?.folder ? [prompt.folder] : [];
  });
  return [...new Set(checked)].slice(0, foldersLimit);
};

/** Reads the table of an import by chosen columns, or as a text. Errors: `import_not_found`, and those of `startImport`. */
export async function chooseColumns(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  importId: string,
  table: NonNullable<ReadOptions["table"]>,
): Promise<void> {
  const state = await readState(services, viewer.id, importId);
  if (state.phase !== "columns") return;
  const { readSource } = await import("./reading/read-source.server");
  const bytes = await readUpload(services, viewer.id, importId);
  const source = await readSource(bytes, { placeholders: state.placeholders, table });
  if (source.rows.length === 0) throw new AppError("import_empty");
  await preview(services, viewer, { ...state, phase: "preview", table: null }, source);
  await dropUpload(services, viewer.id, importId);
}

/** A checked prompt whose definitions of variables fit its text too, or why it is none. */
function checkRow(item: unknown): CheckedItem {
  const checked = checkItem(item);
  const { content, variables } = checked.prompt ?? {};
  if (content === undefined || !variables?.length) return checked;
  try {
    definitionsFor(content, variables);
    return checked;
  } catch (thrown) {
    return { fault: faultOf(thrown) };
  }
}

/** Checks and compares the rows, and stores them by rounds with the state of the import. */
async function preview(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  state: ImportState,
  source: Source,
): Promise<void> {
  const hidden = new Map<string, HiddenCount>();
  const { keepHidden, counts, listed, faults } = state;
  const doubtful: Required<ImportState>["doubtful"] = { count: 0, first: [] };
  const cleanItem = itemCleaner();
  const checked = source.rows.flatMap((row) => {
    const cleaned = row.fault ? null : cleanItem(row.item);
    for (const { codePoint, kind } of cleaned?.hidden ?? []) {
      const count = hidden.get(codePoint)?.count ?? 0;
      hidden.set(codePoint, { codePoint, kind, count: count + 1 });
    }
    const item = keepHidden && !row.fault ? row.item : cleaned?.item;
    const result = row.fault ? { fault: row.fault } : checkRow(item);
    const { line, file } = row;
    if (!row.fault && row.isDoubtful) {
      doubtful.count += 1;
      if (doubtful.first.length < listedItems.doubtful) doubtful.first.push({ line, file });
    }
    if (!result.fault) return [{ line, file, prompt: result.prompt, hidden: cleaned!.hidden.length }];
    counts.broken += 1;
    if (faults.length < listedItems.faults) faults.push({ line, file, ...result.fault });
    return [];
  });
  const compared = await compareRows(
    services,
    viewer,
    checked.map(({ prompt }) => prompt),
  );
  const rows: StoredRow[] = [];
  for (const [at, { line, file, prompt, hidden: found }] of checked.entries()) {
    const { state: rowState, target } = compared[at]!;
    counts[rowState] += 1;
    if (listed.length < listedItems.rows)
      listed.push({ line, file, name: prompt.originalInput.slice(0, 200), state: rowState, hidden: found });
    if (rowState !== "same")
      rows.push({ line, file, prompt, state: rowState, target, newId: services.ids.create() });
  }
  const rounds = inRounds(rows);
  const kinds = [...hidden.values()].sort((one, other) => other.count - one.count);
  const previewed = {
    ...state,
    hidden: kinds.slice(0, listedItems.hidden),
    doubtful,
    outcomes: await countOutcomes(services, viewer, rows, state.folders),
    total: rows.length,
    rounds: rounds.length,
  };
  await storeImport(services, viewer.id, previewed, rounds.map(rowsPart));
}

/** Rows in rounds of bounded size; a round has one row at least. */
function inRounds(rows: readonly StoredRow[]): StoredRow[][] {
  const rounds: StoredRow[][] = [];
  let characters = 0;
  for (const row of rows) {
    const size = JSON.stringify(row.prompt).length;
    const last = rounds.at(-1);
    characters += size;
    if (last && last.length < importRound.rows && characters <= importRound.characters) last.push(row);
    else {
      rounds.push([row]);
      characters = size;
    }
  }
  return rounds;
}

import { importFolder, importFolders } from "~/domain/file-keys";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { ImportState, StoredRow } from "./import-state";
import { importHours } from "./limits";

type Store = Pick<Services, "files">;

const about = { type: "application/octet-stream", version: "1" };

const keyOf = (userId: string, importId: string, part: string): string =>
  `${importFolder(userId)}${importId}/${part}`;

const rowsPart = (round: number): string => `rows-${round}`;

async function write({ files }: Store, key: string, value: unknown): Promise<void> {
  await files.write(key, new TextEncoder().encode(JSON.stringify(value)), about);
}

async function read<Value>({ files }: Store, key: string): Promise<Value | null> {
  const file = await files.read(key);
  return file && (JSON.parse(new TextDecoder().decode(file.bytes)) as Value);
}

/** Begins an import: the member's unfinished one is dropped. */
export const clearImports = ({ files }: Store, userId: string): Promise<void> =>
  files.deleteFolder(importFolder(userId));

export const writeState = (store: Store, userId: string, state: ImportState): Promise<void> =>
  write(store, keyOf(userId, state.id, "state"), state);

/** The state of a member's import. Errors: `import_not_found`, after its hours too. */
export async function readState(
  store: Pick<Services, "files" | "clock">,
  userId: string,
  importId: string,
): Promise<ImportState> {
  const state = /^\w{1,64}$/.test(importId)
    ? await read<ImportState>(store, keyOf(userId, importId, "state"))
    : null;
  if (!state || store.clock.now().getTime() - state.startedAt > importHours * 3_600_000)
    throw new AppError("import_not_found");
  return state;
}

/** The upload itself, until its columns are known. */
export const writeSource = (
  { files }: Store,
  userId: string,
  importId: string,
  bytes: Uint8Array<ArrayBuffer>,
) => files.write(keyOf(userId, importId, "source"), bytes, about);

export async function readUpload({ files }: Store, userId: string, importId: string) {
  const file = await files.read(keyOf(userId, importId, "source"));
  if (!file) throw new AppError("import_not_found");
  return file.bytes;
}

export const writeRows = (store: Store, userId: string, importId: string, round: number, rows: StoredRow[]) =>
  write(store, keyOf(userId, importId, rowsPart(round)), rows);

/** The rows of a round. Errors: `import_not_found`. */
export async function readRows(
  store: Store,
  userId: string,
  importId: string,
  round: number,
): Promise<StoredRow[]> {
  const rows = await read<StoredRow[]>(store, keyOf(userId, importId, rowsPart(round)));
  if (!rows) throw new AppError("import_not_found");
  return rows;
}

/** Deletes imports that nobody has finished for a day; returns the number of their files. Run daily. */
export async function expireImports({
  files,
  clock,
}: Pick<Services, "files" | "clock">): Promise<{ importFiles: number }> {
  const before = new Date(clock.now().getTime() - importHours * 3_600_000);
  return { importFiles: await files.deleteOlder(importFolders, before) };
}

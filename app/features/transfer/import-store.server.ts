import { and, eq, lt, sql } from "drizzle-orm";

import { deleteInRounds } from "~/db/delete-in-rounds";
import { imports } from "~/db/schema";
import { importFolder, importFolders } from "~/domain/file-keys";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import type { RowToApply } from "./apply-rows.server";
import type { ImportState } from "./import-state";
import { importHours } from "./limits";

type Store = Pick<Services, "db" | "files">;

/** A checked row waiting for its round. */
export interface StoredRow extends RowToApply {
  line: number;
  file: string | null;
}

/** A file of an import: values as JSON, or the bytes of the upload. */
interface Part {
  name: string;
  content: unknown;
}

const about = { type: "application/octet-stream", version: "1" };

const keyOf = (userId: string, importId: string, part: string): string =>
  `${importFolder(userId)}${importId}/${part}`;

const bytesOf = ({ content }: Part): Uint8Array<ArrayBuffer> =>
  content instanceof Uint8Array ? new Uint8Array(content) : new TextEncoder().encode(JSON.stringify(content));

const statePart = (state: ImportState): Part => ({ name: "state", content: state });

/** The upload itself, until its columns are known. */
export const sourcePart = (bytes: Uint8Array<ArrayBuffer>): Part => ({ name: "source", content: bytes });

/** The rows of a round. */
export const rowsPart = (rows: readonly StoredRow[], round: number): Part => ({
  name: `rows-${round}`,
  content: rows,
});

const isImport = (userId: string, importId: string) =>
  and(eq(imports.userId, userId), eq(imports.id, importId));

/**
 * Stores an import in place of the member's earlier one, whose files go. A member has one: its row in the database claims it and counts
 * its bytes before any is written. Errors: those of the storage.
 */
export async function storeImport(
  store: Store,
  userId: string,
  state: ImportState,
  others: readonly Part[],
): Promise<void> {
  const { db, files } = store;
  const parts = [...others, statePart(state)];
  // Twice in turn, not all at once: the whole import is large.
  const bytes = parts.reduce((sum, part) => sum + bytesOf(part).length, 0);
  const claim = { id: state.id, bytes, startedAt: new Date(state.startedAt) };
  await db.batch([
    // Bytes that take the place of others of the same import are written too.
    db.update(imports).set({ bytes: 0 }).where(eq(imports.userId, userId)),
    db
      .insert(imports)
      .values({ userId, ...claim })
      .onConflictDoUpdate({ target: imports.userId, set: claim }),
  ]);
  for (const part of parts) await files.write(keyOf(userId, state.id, part.name), bytesOf(part), about);
  await dropUnclaimed(store, userId);
}

/** Deletes the files of imports that are no longer the member's one: whoever ends last leaves the claimed one alone. */
async function dropUnclaimed({ db, files }: Store, userId: string): Promise<void> {
  const [claimed] = await db.select({ id: imports.id }).from(imports).where(eq(imports.userId, userId));
  const { names } = await files.listFolders(importFolder(userId));
  for (const name of names)
    if (name !== claimed?.id) await files.deleteFolder(`${importFolder(userId)}${name}/`);
}

/** Drops a member's import. */
export async function dropImport(store: Store, userId: string, importId: string): Promise<void> {
  await store.db.delete(imports).where(isImport(userId, importId));
  await dropUnclaimed(store, userId);
}

export const writeState = ({ files }: Store, userId: string, state: ImportState): Promise<void> =>
  files.write(keyOf(userId, state.id, "state"), bytesOf(statePart(state)), about);

/** Forgets the rows of an import that is done: its report stays, and counts. */
export async function storeReport({ db, files }: Store, userId: string, state: ImportState): Promise<void> {
  const rows = Array.from({ length: state.rounds }, (_, round) => keyOf(userId, state.id, `rows-${round}`));
  for (let start = 0; start < rows.length; start += 1_000)
    await files.delete(rows.slice(start, start + 1_000));
  await db
    .update(imports)
    // Never more: a report with many refusals is not refused itself.
    .set({ bytes: sql`min(${imports.bytes}, ${bytesOf(statePart(state)).length})` })
    .where(isImport(userId, state.id));
}

async function read({ files }: Store, key: string): Promise<string | null> {
  const file = await files.read(key);
  return file && new TextDecoder().decode(file.bytes);
}

/** The state of a member's import. Errors: `import_not_found`, after its hours too. */
export async function readState(
  store: Store & Pick<Services, "clock">,
  userId: string,
  importId: string,
): Promise<ImportState> {
  const [claimed] = await store.db.select().from(imports).where(isImport(userId, importId));
  const text = claimed && (await read(store, keyOf(userId, importId, "state")));
  if (!text || store.clock.now().getTime() - claimed.startedAt.getTime() > importHours * 3_600_000)
    throw new AppError("import_not_found");
  return JSON.parse(text) as ImportState;
}

export async function readUpload({ files }: Store, userId: string, importId: string) {
  const file = await files.read(keyOf(userId, importId, "source"));
  if (!file) throw new AppError("import_not_found");
  return file.bytes;
}

/** Deletes the upload whose columns are known. */
export const dropUpload = ({ files }: Store, userId: string, importId: string): Promise<void> =>
  files.delete(keyOf(userId, importId, "source"));

const moments = new Set(["createdAt", "updatedAt", "pinnedAt", "lastUsedAt"]);

/** The rows of a round. Null if another request has finished the import. */
export async function readRows(
  store: Store,
  userId: string,
  importId: string,
  round: number,
): Promise<StoredRow[] | null> {
  const text = await read(store, keyOf(userId, importId, `rows-${round}`));
  const revive = (name: string, value: unknown): unknown =>
    moments.has(name) && typeof value === "string" ? new Date(value) : value;
  return text === null ? null : (JSON.parse(text, revive) as StoredRow[]);
}

/** Deletes imports that nobody has finished for a day; returns the numbers of them and of their files. Run daily. */
export async function expireImports({
  db,
  files,
  clock,
}: Store & Pick<Services, "clock">): Promise<{ imports: number; importFiles: number }> {
  const before = new Date(clock.now().getTime() - importHours * 3_600_000);
  return {
    imports: await deleteInRounds(db, imports, lt(imports.startedAt, before)),
    importFiles: await files.deleteOlder(importFolders, before),
  };
}

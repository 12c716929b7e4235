import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";

import type { Viewer } from "~/context";
import { prompts, promptVersions } from "~/db/schema";
import { uncategorized } from "~/features/prompts/folders/folder";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { findPrompts } from "~/features/library/find-prompts.server";
import { ownColumns } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import type { ExportedPrompt, ExportedVersion } from "./exported-prompt";
import type { ExportInput } from "./schema";

type Needs = Pick<Services, "db">;

/** Prompts in memory at a time; fewer with their histories, each of which may be long. */
const step = 99;
const stepWithVersions = 20;

/** Numbers of the viewer's prompts in an export, oldest first: imported in this order they are listed as before. */
export async function exportedNumbers(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  { ids, filter }: Pick<ExportInput, "ids" | "filter">,
): Promise<number[]> {
  if (ids.length === 0) return (await findPrompts(services, viewer, filter)).toReversed();
  const numbers: number[] = [];
  for (let start = 0; start < ids.length; start += step - 1) {
    const rows = await services.db
      .select({ number: prompts.number })
      .from(prompts)
      .where(and(eq(prompts.userId, viewer.id), inArray(prompts.id, ids.slice(start, start + step - 1))));
    numbers.push(...rows.map(({ number }) => number));
  }
  return numbers.sort((one, other) => one - other);
}

/** Names of the viewer's folders, without 'uncategorized'. */
export async function exportedFolders(services: Needs, viewer: Pick<Viewer, "id">) {
  const folders = await listFolders(services, viewer);
  return new Map(folders.map(({ id, name }) => [id, name === uncategorized ? null : name]));
}

/** The viewer's prompts of these numbers in turn, read on demand. */
export async function* selectExported(
  services: Needs,
  viewer: Pick<Viewer, "id">,
  numbers: readonly number[],
  { folders, versions }: { folders: ReadonlyMap<string, string | null>; versions: boolean },
): AsyncGenerator<ExportedPrompt> {
  const size = versions ? stepWithVersions : step;
  for (let start = 0; start < numbers.length; start += size) {
    const rows = await services.db
      .select({ ...ownColumns, versionKind: prompts.versionKind, remixOf: prompts.copiedFrom })
      .from(prompts)
      .where(and(eq(prompts.userId, viewer.id), inArray(prompts.number, numbers.slice(start, start + size))))
      .orderBy(asc(prompts.number));
    const history = versions ? await versionsOf(services, viewer, rows) : null;
    for (const { variables, folderId, ...row } of rows)
      yield {
        ...row,
        variables: variables ?? [],
        folder: folders.get(folderId) ?? null,
        versions: history?.get(row.id) ?? [],
      };
  }
}

// A version shared by a link is private after an import, like its prompt.
const { promptId, userId: _owner, isShared: _shared, ...versionColumns } = getTableColumns(promptVersions);

async function versionsOf(
  { db }: Needs,
  viewer: Pick<Viewer, "id">,
  rows: readonly { id: string }[],
): Promise<Map<string, ExportedVersion[]>> {
  const history = new Map<string, ExportedVersion[]>();
  if (rows.length === 0) return history;
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ promptId, ...versionColumns })
    .from(promptVersions)
    .where(and(inArray(promptVersions.promptId, ids), eq(promptVersions.userId, viewer.id)))
    .orderBy(asc(promptVersions.promptId), asc(promptVersions.number));
  for (const { promptId: id, variables, ...version } of found) {
    const list = history.get(id) ?? [];
    list.push({ ...version, variables: variables ?? [] });
    history.set(id, list);
  }
  return history;
}

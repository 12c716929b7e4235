import { and, eq, exists, ne, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { changeInRounds, type ChangeInRounds } from "~/db/in-rounds";
import { folders, prompts } from "~/db/schema";
import { AppError } from "~/errors";
import { getFolder } from "~/features/prompts/folders/get-folder.server";
import { insertFolder, nameTaken, refuseNearName } from "~/features/prompts/folders/insert-folder.server";
import { foldersLimit } from "~/features/prompts/folders/limits";
import { selectUncategorized } from "~/features/prompts/folders/list-folders.server";
import type { FolderChoice } from "~/features/prompts/folders/schema";
import { areOwn } from "~/features/prompts/trash-prompts.server";
import type { Services } from "~/services";

import { deleteOldSteps, noteRound } from "./undo-steps.server";

/**
 * Moves prompts of the viewer to one of their folders, or to a new one. Null for 'uncategorized'. Errors:
 * `folder_not_found`, `folder_name_taken`, `folders_full`.
 */
export async function movePrompts(
  services: Pick<Services, "db" | "clock" | "ids" | "background">,
  viewer: Pick<Viewer, "id">,
  ids: readonly string[],
  folder: FolderChoice,
): Promise<ChangeInRounds & { undo: string }> {
  const { db, background } = services;
  const undo = services.ids.create();
  let added = folder && "name" in folder ? { id: services.ids.create(), name: folder.name } : null;
  if (added) await refuseNearName(services, viewer, added);
  const target = added?.id ?? (await getTarget(services, viewer, folder));
  const isThere = db
    .select()
    .from(folders)
    .where(and(eq(folders.id, target), eq(folders.userId, viewer.id)));
  const round = async (some: readonly string[]) => {
    const condition = and(areOwn(viewer, some), ne(prompts.folderId, target), exists(isThere))!;
    const step = {
      id: undo,
      kind: "move" as const,
      facts: sql`'to', ${target}`,
      former: sql`${prompts.folderId}`,
      condition,
    };
    const change = [
      noteRound(services, viewer, step),
      db.update(prompts).set({ folderId: target }).where(condition).returning({ id: prompts.id }),
      deleteOldSteps(services, viewer),
    ] as const;
    if (!added) return (await db.batch(change))[1].length;
    const [[created], , moved] = await db
      .batch([insertFolder(services, viewer, added), ...change])
      .catch(nameTaken);
    if (!created) throw new AppError("folders_full", { limit: foldersLimit });
    added = null;
    return moved.length;
  };
  return { ...(await changeInRounds(ids, round, background)), undo };
}

async function getTarget(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  folder: FolderChoice,
): Promise<string> {
  if (folder && "id" in folder) return (await getFolder(services, viewer, folder.id)).id;
  const home = await selectUncategorized(services, viewer).get();
  if (!home) throw new AppError("folder_not_found");
  return home.id;
}

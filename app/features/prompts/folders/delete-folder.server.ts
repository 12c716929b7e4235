import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts, trash } from "~/db/schema";
import { trashLifetime } from "~/domain/trash";
import { operation } from "~/operation";
import { storageLimits } from "~/platform/storage-limits";
import type { Services } from "~/services";

import { getChangeableFolder } from "./get-folder.server";
import { selectUncategorized } from "./list-folders.server";

export const deleteFolderOperation = operation({
  limit: "write",
  errors: ["folder_not_found", "folder_fixed"],
});

const megabyte = 1_000_000;

/** Moves a folder to the trash and its prompts to 'uncategorized'. Errors: `folder_not_found`, `folder_fixed`. */
export async function deleteFolder(
  services: Pick<Services, "db" | "clock" | "ids">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<{ undo: string }> {
  const { db, ids } = services;
  await getChangeableFolder(services, viewer, id);
  const undo = ids.create();
  await db.batch([
    trashFolder(services, viewer, id, undo),
    db
      .update(prompts)
      .set({ folderId: sql`(${selectUncategorized(services, viewer)})` })
      .where(and(eq(prompts.folderId, id), eq(prompts.userId, viewer.id))),
    db.delete(folders).where(and(eq(folders.id, id), eq(folders.userId, viewer.id))),
  ]);
  return { undo };
}

/**
 * Statement that puts a folder into the trash with its name and the ids of its prompts. The ids count towards the storage; where
 * they would exceed it they are left out, so that a deletion is never refused.
 */
function trashFolder(
  { db, clock }: Pick<Services, "db" | "clock">,
  viewer: Pick<Viewer, "id">,
  id: string,
  deletionId: string,
) {
  const now = clock.now().getTime();
  const { storage_full: verified, storage_unverified: unverified } = storageLimits;
  const limit = sql`case when email_verified_at is null then ${unverified * megabyte} else ${verified * megabyte} end`;
  return db.insert(trash).select(sql`
    with contents (name, ids) as (
      select name, (select nullif(json_group_array(id), '[]') from prompts where folder_id = ${id}) from folders
      where id = ${id} and user_id = ${viewer.id}
    ), kept (name, ids) as (
      select name, case when (
        select stored_bytes + octet_length(ids) <= ${limit} from users where id = ${viewer.id}
      ) then ids end from contents
    )
    select ${id}, ${viewer.id}, 'folder', ${deletionId}, name, json_object('name', name, 'prompts', json(coalesce(ids, '[]'))),
      octet_length(concat(name, ids)), ${now}, ${now + trashLifetime} from kept`);
}

import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, prompts } from "~/db/schema";
import type { Operation } from "~/operation";
import type { Services } from "~/services";

import { getChangeableFolder } from "./get-folder.server";
import { uncategorized } from "./folder";

export const deleteFolderOperation = {
  limit: "write",
  errors: ["folder_not_found", "folder_fixed"],
} as const satisfies Operation;

/** Deletes one of the viewer's folders; its prompts move to 'uncategorized'. Errors: `folder_not_found`, `folder_fixed`. */
export async function deleteFolder(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<void> {
  const { db } = services;
  await getChangeableFolder(services, viewer, id);
  const rest = db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, viewer.id), eq(folders.name, uncategorized)));
  await db.batch([
    db
      .update(prompts)
      .set({ folderId: sql`(${rest})` })
      .where(and(eq(prompts.folderId, id), eq(prompts.userId, viewer.id))),
    db.delete(folders).where(and(eq(folders.id, id), eq(folders.userId, viewer.id))),
  ]);
}

import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Folder } from "./folder";
import { getChangeableFolder } from "./get-folder.server";
import { nameTaken, refuseNearName } from "./insert-folder.server";
import type { FolderDraft } from "./schema";

export const renameFolderOperation = operation({
  limit: "write",
  errors: ["folder_not_found", "folder_name_taken", "folder_fixed"],
});

/** Renames one of the viewer's folders. Errors: `folder_not_found`, `folder_fixed`, `folder_name_taken`. */
export async function renameFolder(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
  { name }: FolderDraft,
): Promise<Pick<Folder, "id" | "name">> {
  await getChangeableFolder(services, viewer, id);
  await refuseNearName(services, viewer, { name, id });
  const [renamed] = await services.db
    .update(folders)
    .set({ name })
    .where(and(eq(folders.id, id), eq(folders.userId, viewer.id)))
    .returning({ id: folders.id, name: folders.name })
    .catch(nameTaken);
  if (!renamed) throw new AppError("folder_not_found");
  return renamed;
}

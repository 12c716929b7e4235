import type { Viewer } from "~/context";
import { AppError } from "~/errors";
import { operation } from "~/operation";
import type { Services } from "~/services";

import type { Folder } from "./folder";
import { insertFolder, nameTaken, refuseNearName } from "./insert-folder.server";
import { foldersLimit } from "./limits";
import type { FolderDraft } from "./schema";

export const createFolderOperation = operation({
  limit: "write",
  errors: ["folder_name_taken", "folders_full"],
});

/** Adds a folder to the viewer's library. Errors: `folder_name_taken`, `folders_full`. */
export async function createFolder(
  services: Pick<Services, "db" | "ids">,
  viewer: Pick<Viewer, "id">,
  { name }: FolderDraft,
): Promise<Pick<Folder, "id" | "name">> {
  await refuseNearName(services, viewer, { name });
  const [folder] = await insertFolder(services, viewer, { id: services.ids.create(), name }).catch(nameTaken);
  if (!folder) throw new AppError("folders_full", { limit: foldersLimit });
  return folder;
}

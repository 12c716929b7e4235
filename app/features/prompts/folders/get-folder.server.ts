import { and, eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { type Folder, uncategorized } from "./folder";

/** One of the viewer's folders. Errors: `folder_not_found`. */
export async function getFolder(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Folder> {
  const folder = await db
    .select({ id: folders.id, name: folders.name, promptCount: folders.promptCount })
    .from(folders)
    .where(and(eq(folders.id, id), eq(folders.userId, viewer.id)))
    .get();
  if (!folder) throw new AppError("folder_not_found");
  return folder;
}

/** One of the viewer's folders, for a change. Errors: `folder_not_found`, `folder_fixed` for 'uncategorized'. */
export async function getChangeableFolder(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<Folder> {
  const folder = await getFolder(services, viewer, id);
  if (folder.name === uncategorized) throw new AppError("folder_fixed");
  return folder;
}

import { eq, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { insertFolder } from "~/features/prompts/folders/insert-folder.server";
import { storageRefusal } from "~/platform/storage-limits";
import type { Services } from "~/services";

/** The names of the viewer's folders. */
export async function folderNames(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<Set<string>> {
  const own = await db.select({ name: folders.name }).from(folders).where(eq(folders.userId, viewer.id));
  return new Set(own.map(({ name }) => name));
}

/** Statement that adds a folder where `condition` holds; none where there is one of its name, or the limit is reached. */
export const folderStatement = (
  services: Pick<Services, "db" | "ids">,
  viewer: Pick<Viewer, "id">,
  name: string,
  condition: SQL | undefined,
) => insertFolder(services, viewer, { id: services.ids.create(), name }, condition).onConflictDoNothing();

/** Adds the folders that the viewer has not, as far as the limit allows. */
export async function addFolders(
  services: Pick<Services, "db" | "ids">,
  viewer: Pick<Viewer, "id">,
  names: readonly string[],
): Promise<void> {
  const known = await folderNames(services, viewer);
  for (const name of new Set(names))
    if (!known.has(name))
      await folderStatement(services, viewer, name, undefined).catch((thrown: unknown) => {
        // There is no room for its name.
        if (!storageRefusal(thrown)) throw thrown;
      });
}

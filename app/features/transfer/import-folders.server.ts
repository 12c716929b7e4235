import { eq } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { AppError } from "~/errors";
import { insertFolder, nameTaken } from "~/features/prompts/folders/insert-folder.server";
import { storageRefusal } from "~/platform/storage-limits";
import type { Services } from "~/services";

/** The ids of the viewer's folders by name; missing ones are added as far as the limit allows. */
export async function foldersFor(
  services: Pick<Services, "db" | "ids">,
  viewer: Pick<Viewer, "id">,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { db, ids } = services;
  const load = async () => {
    const rows = await db
      .select({ id: folders.id, name: folders.name })
      .from(folders)
      .where(eq(folders.userId, viewer.id));
    return new Map(rows.map(({ id, name }) => [name, id]));
  };
  const known = await load();
  const missing = [...new Set(names)].filter((name) => !known.has(name));
  if (missing.length === 0) return known;
  for (const name of missing)
    await insertFolder(services, viewer, { id: ids.create(), name }).catch((thrown: unknown) => {
      // Another request has added it, or there is no room for its name.
      try {
        nameTaken(thrown);
      } catch (cause) {
        if (!(cause instanceof AppError) && !storageRefusal(cause)) throw cause;
      }
    });
  return load();
}

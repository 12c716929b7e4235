import { eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import type { Services } from "~/services";

import type { Folder } from "./folder";
import { uncategorized } from "./uncategorized";

/** The viewer's folders with their counts: 'uncategorized' first, the others by name. */
export async function listFolders(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<Folder[]> {
  return db
    .select({ id: folders.id, name: folders.name, promptCount: folders.promptCount })
    .from(folders)
    .where(eq(folders.userId, viewer.id))
    .orderBy(sql`${folders.name} <> ${uncategorized}`, folders.name);
}

import { and, eq, ne, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders, users } from "~/db/schema";
import type { Services } from "~/services";

import type { Folder } from "./folder";
import { foldersLimit } from "./limits";
import { uncategorized } from "./uncategorized";

/** The statement that adds a folder while there is room for one, and `condition` holds. It returns the folder's id and name. */
export function insertFolder(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { id, name }: Pick<Folder, "id" | "name">,
  condition?: SQL,
) {
  const added = db.$count(folders, and(eq(folders.userId, viewer.id), ne(folders.name, uncategorized)));
  return db
    .insert(folders)
    .select(
      db
        .select({
          id: sql<string>`${id}`.as("id"),
          userId: users.id,
          name: sql<string>`${name}`.as("name"),
          promptCount: sql<number>`0`.as("prompt_count"),
        })
        .from(users)
        .where(and(eq(users.id, viewer.id), sql`${added} < ${foldersLimit}`, condition)),
    )
    .returning({ id: folders.id, name: folders.name });
}

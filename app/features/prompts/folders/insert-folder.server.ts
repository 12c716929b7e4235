import { and, eq, ne, sql, type SQL } from "drizzle-orm";

import type { Viewer } from "~/context";
import { takenAs } from "~/db/client";
import { folders } from "~/db/schema";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { type Folder, uncategorized } from "./folder";
import { foldersLimit } from "./limits";

/** Statement that adds a folder beside the one that every member has, if their limit allows and `condition` holds. */
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
          userId: folders.userId,
          name: sql<string>`${name}`.as("name"),
          promptCount: sql<number>`0`.as("prompt_count"),
        })
        .from(folders)
        .where(
          and(
            eq(folders.userId, viewer.id),
            eq(folders.name, uncategorized),
            sql`${added} < ${foldersLimit}`,
            condition,
          ),
        ),
    )
    .returning({ id: folders.id, name: folders.name });
}

/** Refuses a name that differs from another of the viewer's folders in case alone (`folder_name_taken`); `id`: the folder that is to have it. */
export async function refuseNearName(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  { name, id }: { name: string; id?: string },
): Promise<void> {
  const own = await db
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(eq(folders.userId, viewer.id));
  const wanted = name.toLowerCase();
  const isNear = (folder: Pick<Folder, "id" | "name">) =>
    folder.id !== id && folder.name !== name && folder.name.toLowerCase() === wanted;
  if (own.some(isNear)) throw new AppError("folder_name_taken");
}

/** Rethrows a failed write; as `folder_name_taken` for a duplicate name. */
export const nameTaken = takenAs("folder_name_taken");

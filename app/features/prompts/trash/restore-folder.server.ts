import { and, eq, exists, inArray, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import type { ChangeInRounds } from "~/db/in-rounds";
import { folders, prompts, trash } from "~/db/schema";
import { AppError } from "~/errors";
import { insertFolder, nameTaken } from "~/features/prompts/folders/insert-folder.server";
import { folderNameLimit, foldersLimit } from "~/features/prompts/folders/limits";
import { selectUncategorized } from "~/features/prompts/folders/list-folders.server";
import type { Services } from "~/services";

/**
 * Takes a folder out of the viewer's trash, under another name if its own is taken; those of its prompts that are still in
 * 'uncategorized' move back. Errors: `trash_item_not_found`, `folders_full`, `folder_name_taken`.
 */
export async function restoreFolder(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  id: string,
): Promise<ChangeInRounds> {
  const { db } = services;
  const isItem = and(eq(trash.id, id), eq(trash.userId, viewer.id));
  const [[item], taken] = await db.batch([
    db.select({ name: trash.name }).from(trash).where(isItem),
    db.select({ name: folders.name }).from(folders).where(eq(folders.userId, viewer.id)),
  ]);
  if (!item) throw new AppError("trash_item_not_found");
  const name = freeName(
    item.name,
    taken.map((folder) => folder.name),
  );
  const former = sql`(select value from json_each((select item from trash where id = ${id}), '$.prompts'))`;
  const isBack = exists(
    db
      .select()
      .from(folders)
      .where(and(eq(folders.id, id), eq(folders.userId, viewer.id))),
  );
  const [[folder]] = await db
    .batch([
      insertFolder(services, viewer, { id, name }, exists(db.select().from(trash).where(isItem))),
      db
        .update(prompts)
        .set({ folderId: id })
        .where(
          and(
            eq(prompts.folderId, selectUncategorized(services, viewer)),
            inArray(sql`+${prompts.id}`, former),
            isBack,
          ),
        ),
      db.delete(trash).where(and(isItem, isBack)),
    ])
    .catch(nameTaken);
  if (folder) return { changed: 1, left: 0 };
  // Restored in the meantime, or no room.
  if ((await db.$count(trash, isItem)) === 0) throw new AppError("trash_item_not_found");
  throw new AppError("folders_full", { limit: foldersLimit });
}

/** The name itself, or the first of "name 2", "name 3" that is not taken. */
function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : ` ${number}`;
    const room = folderNameLimit - ending.length;
    const candidate = [...name].slice(0, room).join("") + ending;
    if (!taken.includes(candidate)) return candidate;
  }
}

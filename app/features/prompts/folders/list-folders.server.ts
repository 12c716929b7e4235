import { and, eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import { readRows, writtenQuery } from "~/db/written-query";
import type { Services } from "~/services";

import { type Folder, sortFolders, uncategorized } from "./folder";

/** The viewer's folders with their counts: 'uncategorized' first, the others by name. */
export const listFolders = async (
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
): Promise<Folder[]> => sortFolders(await readRows(writtenFolders(services.db, { userId: viewer.id })));

const shown = { id: folders.id, name: folders.name, promptCount: folders.promptCount };

/** The folders of `userId`, unsorted, as a written query. */
export const writtenFolders = writtenQuery(shown, (db) =>
  db
    .select(shown)
    .from(folders)
    .where(eq(folders.userId, sql.placeholder("userId"))),
);

/** The id of the viewer's folder 'uncategorized', as a statement or a part of one. */
export const selectUncategorized = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, viewer.id), eq(folders.name, uncategorized)));

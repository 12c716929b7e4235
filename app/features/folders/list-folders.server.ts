import { eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { folders } from "~/db/schema";
import type { Services } from "~/services";

import type { Folder } from "./folder";
import { uncategorized } from "./uncategorized";

/** The viewer's folders with their counts: 'uncategorized' first, the others by name. */
export const listFolders = (services: Pick<Services, "db">, viewer: Pick<Viewer, "id">): Promise<Folder[]> =>
  selectFolders(services, viewer).execute();

/** The same as a statement, to be sent together with others. */
export const selectFolders = ({ db }: Pick<Services, "db">, viewer: Pick<Viewer, "id">) =>
  db
    .select({ id: folders.id, name: folders.name, promptCount: folders.promptCount })
    .from(folders)
    .where(eq(folders.userId, viewer.id))
    .orderBy(sql`${folders.name} <> ${uncategorized}`, folders.name);

import { eq, sql } from "drizzle-orm";

import type { Viewer } from "~/context";
import { users } from "~/db/schema";
import { numbered, readAll, writtenQuery } from "~/db/written-query";
import { type Folder, sortFolders } from "~/features/prompts/folders/folder";
import { writtenFolders } from "~/features/prompts/folders/list-folders.server";
import type { Services } from "~/services";

import { arranged } from "./arranged";
import { findShelved, type ShelvedName } from "./find-prompts.server";
import { findPage, type PromptPage } from "./list-prompts.server";
import type { LibraryRow } from "./library-row";
import { selectRows, toRow } from "./library-rows.server";
import { lenientLibraryQuery, libraryParameters, type LibraryQuery } from "./query";

/** Data of the library page: the folders, and the requested page of rows, pinned prompts first. */
export interface LibraryView extends Omit<PromptPage, "prompts"> {
  rows: LibraryRow[];
  query: LibraryQuery;
  folders: Folder[];
  /** Number of others' prompts on the member's shelf. */
  shelved: number;
  /** Those that fit a search which finds none of the member's own. */
  foundOnShelf: ShelvedName[];
  /** Something is in the member's trash. */
  hasTrash: boolean;
}

const shownShelf = {
  count: users.shelfCount,
  hasTrash: sql<boolean>`exists (select 1 from trash where user_id = ${sql.placeholder("userId")})`
    .mapWith(Boolean)
    .as("has_trash"),
};

const selectShelf = writtenQuery(shownShelf, (db) =>
  db
    .select(shownShelf)
    .from(users)
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** The viewer's library page for URL parameters. */
export async function getLibrary(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  parameters: URLSearchParams,
): Promise<LibraryView> {
  const query = lenientLibraryQuery.parse(libraryParameters(parameters));
  const { numbers, ...position } = await findPage(services, viewer, { ...query, pinnedFirst: true });
  const values = { userId: viewer.id, ...numbered(numbers) };
  const [selected, folders, [shelf]] = await readAll(
    selectRows(Math.max(1, numbers.length))(services.db, { value0: null, ...values }),
    writtenFolders(services.db, values),
    selectShelf(services.db, values),
  );
  const looksOnShelf = query.search !== "" && position.total === 0 && Boolean(shelf?.count);
  return {
    query,
    foundOnShelf: looksOnShelf ? await findShelved(services, viewer, query.search) : [],
    folders: sortFolders(folders),
    shelved: shelf?.count ?? 0,
    hasTrash: shelf?.hasTrash ?? false,
    rows: arranged(selected, numbers).map(toRow),
    ...position,
  };
}

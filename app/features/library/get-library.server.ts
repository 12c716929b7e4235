import type { Viewer } from "~/context";
import type { Folder } from "~/features/folders/folder";
import { listFolders } from "~/features/folders/list-folders.server";
import type { Services } from "~/services";

import { listPrompts, type PromptPage } from "./list-prompts.server";
import { lenientLibraryQuery, libraryParameters, type LibraryQuery } from "./query";

/** What the library's page shows: the folders, and a page of the prompts that its address asks for. */
export interface LibraryView extends PromptPage {
  query: LibraryQuery;
  folders: Folder[];
}

/** The viewer's library at an address. */
export async function getLibrary(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  parameters: URLSearchParams,
): Promise<LibraryView> {
  const query = lenientLibraryQuery.parse(libraryParameters(parameters));
  const [folders, page] = await Promise.all([
    listFolders(services, viewer),
    listPrompts(services, viewer, query),
  ]);
  return { query, folders, ...page };
}

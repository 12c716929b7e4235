import type { Viewer } from "~/context";
import { type Folder, sortFolders } from "~/features/folders/folder";
import { selectFolders } from "~/features/folders/list-folders.server";
import { toPrompt } from "~/features/prompts/prompt-columns.server";
import type { Services } from "~/services";

import { findPage, type PromptPage } from "./list-prompts.server";
import { selectPrompts } from "./find-prompts.server";
import { lenientLibraryQuery, libraryParameters, type LibraryQuery } from "./query";

/** Data of the library page: the folders, and the requested page of prompts. */
export interface LibraryView extends PromptPage {
  query: LibraryQuery;
  folders: Folder[];
}

/** The viewer's library page for URL parameters. */
export async function getLibrary(
  services: Pick<Services, "db">,
  viewer: Pick<Viewer, "id">,
  parameters: URLSearchParams,
): Promise<LibraryView> {
  const query = lenientLibraryQuery.parse(libraryParameters(parameters));
  const { numbers, ...position } = await findPage(services, viewer, query);
  const [rows, folders] = await services.db.batch([
    selectPrompts(services, viewer, numbers),
    selectFolders(services, viewer),
  ]);
  return { query, folders: sortFolders(folders), prompts: rows.map(toPrompt), ...position };
}

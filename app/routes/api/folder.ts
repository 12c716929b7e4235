import { folderAnswer } from "~/features/prompts/folders/answers";
import { deleteFolder, deleteFolderOperation } from "~/features/prompts/folders/delete-folder.server";
import { renameFolder, renameFolderOperation } from "~/features/prompts/folders/rename-folder.server";
import { folderDraft } from "~/features/prompts/folders/schema";
import { trashedAnswer } from "~/features/prompts/answers";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/folder";

/** One of the viewer's folders: rename, delete. */
const route = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "renameFolder",
    body: folderDraft,
    example: { name: "Work" },
    answer: folderAnswer,
    operation: renameFolderOperation,
    run: ({ services, viewer, params, body }) => renameFolder(services, viewer, params.folderId, body),
  }),
  DELETE: memberMethod({
    name: "deleteFolder",
    answer: trashedAnswer,
    operation: deleteFolderOperation,
    run: async ({ services, viewer, params }) => {
      const { undo } = await deleteFolder(services, viewer, params.folderId);
      return { deleted: true as const, undo };
    },
  }),
});

export const loader = route.loader;
export const action = route.action;

import { folderSchema } from "~/features/prompts/folders/responses";
import { deleteFolder, deleteFolderOperation } from "~/features/prompts/folders/delete-folder.server";
import { renameFolder, renameFolderOperation } from "~/features/prompts/folders/rename-folder.server";
import { folderDraft } from "~/features/prompts/folders/schema";
import { trashedResponse } from "~/features/prompts/responses";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/folder";

const { loader, action } = endpoint<Route.LoaderArgs>({
  PATCH: memberMethod({
    name: "renameFolder",
    body: folderDraft,
    example: { name: "Work" },
    response: folderSchema,
    operation: renameFolderOperation,
    run: ({ services, viewer, params, body }) => renameFolder(services, viewer, params.folderId, body),
  }),
  DELETE: memberMethod({
    name: "deleteFolder",
    response: trashedResponse,
    operation: deleteFolderOperation,
    run: async ({ services, viewer, params }) => {
      const { undo } = await deleteFolder(services, viewer, params.folderId);
      return { deleted: true as const, undo };
    },
  }),
});

export { loader, action };

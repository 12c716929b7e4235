import { folderAnswer } from "~/features/folders/answers";
import { deleteFolder } from "~/features/folders/delete-folder.server";
import { renameFolder } from "~/features/folders/rename-folder.server";
import { folderDraft } from "~/features/folders/schema";
import { deletedAnswer } from "~/features/prompts/answers";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

/** One of the viewer's folders: rename, delete. */
const door = endpoint({
  PATCH: memberMethod({
    name: "renameFolder",
    body: folderDraft,
    example: { name: "Work" },
    answer: folderAnswer,
    errors: ["folder_not_found", "folder_name_taken", "folder_fixed"],
    limit: "write",
    run: ({ services, viewer, params, body }) => renameFolder(services, viewer, params.folderId!, body),
  }),
  DELETE: memberMethod({
    name: "deleteFolder",
    answer: deletedAnswer,
    errors: ["folder_not_found", "folder_fixed"],
    limit: "write",
    run: async ({ services, viewer, params }) => {
      await deleteFolder(services, viewer, params.folderId!);
      return { deleted: true as const };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;

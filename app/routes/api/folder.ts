import { deleteFolder } from "~/features/folders/delete-folder.server";
import { renameFolder } from "~/features/folders/rename-folder.server";
import { folderDraft } from "~/features/folders/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** One of the viewer's folders: rename, delete. */
const door = endpoint({
  PATCH: memberMethod({
    body: folderDraft,
    limit: "write",
    run: ({ services, viewer, params, body }) => renameFolder(services, viewer, params.folderId!, body),
  }),
  DELETE: memberMethod({
    limit: "write",
    run: async ({ services, viewer, params }) => {
      await deleteFolder(services, viewer, params.folderId!);
      return { deleted: true };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;

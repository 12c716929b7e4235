import { createFolder } from "~/features/folders/create-folder.server";
import { listFolders } from "~/features/folders/list-folders.server";
import { folderDraft } from "~/features/folders/schema";
import { endpoint, memberMethod } from "~/http/endpoint.server";

/** The viewer's folders, and a new one. */
const door = endpoint({
  GET: memberMethod({ run: ({ services, viewer }) => listFolders(services, viewer) }),
  POST: memberMethod({
    body: folderDraft,
    limit: "write",
    run: async ({ services, viewer, body }) =>
      Response.json(await createFolder(services, viewer, body), { status: 201 }),
  }),
});

export const loader = door.loader;
export const action = door.action;

import { folderSchema, foldersResponse } from "~/features/prompts/folders/responses";
import { createFolder, createFolderOperation } from "~/features/prompts/folders/create-folder.server";
import { listFolders } from "~/features/prompts/folders/list-folders.server";
import { folderDraft } from "~/features/prompts/folders/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

const { loader, action } = endpoint({
  GET: memberMethod({
    name: "listFolders",
    response: foldersResponse,
    run: ({ services, viewer }) => listFolders(services, viewer),
  }),
  POST: memberMethod({
    name: "createFolder",
    body: folderDraft,
    example: { name: "Work" },
    response: folderSchema,
    status: 201,
    operation: createFolderOperation,
    run: ({ services, viewer, body }) => createFolder(services, viewer, body),
  }),
});

export { loader, action };

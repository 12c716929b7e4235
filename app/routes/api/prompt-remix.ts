import { remixRequest } from "~/features/people/schema";
import { promptResponse, serializePrompt } from "~/features/prompts/responses";
import { copySharedPrompt, copySharedPromptOperation } from "~/features/sharing/copy-shared-prompt.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/prompt-remix";

const { loader, action } = endpoint<Route.LoaderArgs>({
  POST: memberMethod({
    name: "remixPrompt",
    body: remixRequest,
    example: { content: "Write a report about {{month}}." },
    response: promptResponse,
    status: 201,
    operation: copySharedPromptOperation,
    run: async ({ services, viewer, params, body: { folderId, ...changes } }) => {
      const folder = folderId ? { id: folderId } : null;
      const own = await copySharedPrompt(services, viewer, params.shareId, folder, undefined, changes);
      return serializePrompt(own, viewer);
    },
  }),
});

export { loader, action };
